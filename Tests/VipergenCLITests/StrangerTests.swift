import Platform
import TestSupport
import Testing

/// Template sets, configurations and repositories of others.
@Suite struct StrangerTests {
    /// A session with a set outside the project, or in it, that writes these files.
    private func session(inProject: Bool = false, _ files: KeyValuePairs<String, String>) throws -> Session {
        let session = try Session()
        let folder = inProject ? "Templates/house" : "../outside/house"
        try session.sandbox.file(folder + "/template.json", "{summary: 'A set', parameters: {lit: {default: 'git'}}}")
        for (path, text) in files { try session.sandbox.file("\(folder)/module/\(path)", text) }
        return session
    }

    private func gen(_ session: Session, _ more: String = "") -> Session.Outcome {
        session.run("gen A house --templates \(session.sandbox.outside)" + more)
    }

    @Test func `a set from elsewhere writes what others act on only by leave`() throws {
        let session = try session(["Package.swift": "p", ".github/x.yml": "y", "a.swift": "a"])
        let refused = gen(session)
        #expect(refused.code == 1)
        #expect(refused.errors.contains("Package.swift") && refused.errors.contains(".github/x.yml"))
        #expect(refused.errors.contains("--allow-unusual-files"))
        #expect(try session.files() == [])
        #expect(gen(session, " --dry-run").code == 1)
        #expect(gen(session, " --allow-unusual-files").code == 0)
        #expect(try session.files() == [".github/x.yml", "Package.swift", "a.swift"])
    }

    @Test func `a set of the project writes them`() throws {
        let session = try session(inProject: true, ["Package.swift": "p", "a.swift": "a"])
        #expect(session.run("gen A house").code == 0)
        #expect(try session.sandbox.text("Package.swift") == "p")

        let linked = try self.session(inProject: true, ["Views/a.swift": "a"])
        try linked.sandbox.folder("fastlane")
        try linked.sandbox.link("Views", to: "fastlane")
        #expect(linked.run("gen A house").code == 0)
        #expect(try linked.sandbox.text("fastlane/a.swift") == "a")
    }

    @Test func `a set that a link in the project leads out to is from elsewhere`() throws {
        let session = try session(["Package.swift": "p"])
        try session.sandbox.link("Templates", to: session.sandbox.outside)
        #expect(session.run("gen A house").code == 1)
        #expect(try session.files() == ["Templates"])
    }

    @Test func `lint lists what others act on, and fails for a set from elsewhere`() throws {
        for inProject in [true, false] {
            let session = try session(
                inProject: inProject, ["Package.swift": "let a = 1", ".{{lit}}rc": "y", "a.swift": "a"])
            let path = inProject ? "Templates/house" : session.sandbox.outside + "/house"
            let outcome = session.run("template lint \(path)")
            #expect(outcome.code == (inProject ? 0 : 1), "\(outcome)")
            let severity = inProject ? "note" : "error"
            let findings = outcome.lines.filter { !$0.hasPrefix(" ") }
            #expect(
                findings.count == 2 && findings.allSatisfy { $0.contains(": \(severity): the set writes '") },
                "\(outcome)")
            #expect(
                outcome.output.contains("writes 'Package.swift', which build tools and developers may act on"),
                "\(outcome)")
            #expect(!outcome.errors.contains("is clean"))
            let json = session.run("template lint \(path) --format json")
            #expect(json.code == outcome.code && json.output.contains("\"severity\": \"\(severity)\""))
        }
    }

    @Test func `a partial that a link has lie elsewhere is not read`() throws {
        for option in ["", " --lenient"] {
            let session = try Session(.disk)
            try session.sandbox.file("../outside/secret.mustache", "secret")
            try session.sandbox.file("parts/inside.mustache", "inside")
            try session.sandbox.file("parts/a.mustache", "{{>linked}}")
            try session.sandbox.link("parts/linked.mustache", to: "inside.mustache")
            #expect(session.run("render parts/a.mustache" + option).output == "inside")
            try session.remove("parts/linked.mustache")
            try session.sandbox.link("parts/linked.mustache", to: session.sandbox.outside + "/secret.mustache")
            let outcome = session.run("render parts/a.mustache" + option)
            #expect(outcome.code == 2 && outcome.output == "", "\(outcome)")
            #expect(outcome.errors.contains("linked.mustache: error: a link that leads out"), "\(outcome)")
        }
    }

    @Test(arguments: [
        ".{{lit}}/config", ".GIT/hooks/pre-commit", "GIT~1/config", ".vipergen.json",
        ".vipergen/generated.json",
    ])
    func `no leave and no place lets a set write these`(_ path: String) throws {
        for inProject in [true, false] {
            let session = try session(inProject: inProject, [path: "x"])
            let before = try session.tree()
            let outcome = gen(session, " --allow-unusual-files --on-conflict overwrite")
            #expect(outcome.code == 1, "\(outcome)")
            #expect(try session.tree() == before)
        }
    }

    @Test func `a configuration leads no module into the repository's own folder`() throws {
        let session = try Session()
        try session.sandbox.file(".vipergen.json", "{directories: {Modules: '.git/hooks'}}")
        try session.sandbox.file(".git/HEAD", "ref")
        let before = try session.tree()
        let outcome = session.run("gen A viper --allow-unusual-files")
        #expect(outcome.code == 1 && outcome.errors.contains("'.git'"), "\(outcome)")
        #expect(try session.tree() == before)
    }

    @Test(arguments: [
        "gen A viper", "init --yes", "template new house", "check --fix --allow-no-modules",
        "check --write-baseline --allow-no-modules",
    ])
    func `a journal that came with the repository is left alone and named`(_ line: String) throws {
        let session = try Session()
        let name = ".vipergen-journal-0123456789abcdef"
        let text = "vipergen-journal 1\nfolder .\ncreate 0 .git\nsealed 1\n"
        try session.sandbox.file(name, text)
        try session.sandbox.file(".vipergen-0123456789abcdef/0/config", "[core]")
        let outcome = session.run(line)
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.errors.contains("warning: '\(name)' was left alone"), "\(outcome)")
        #expect(try session.sandbox.text(name) == text)
        #expect(try session.sandbox.text(".vipergen-0123456789abcdef/0/config") == "[core]")
        #expect(try session.sandbox.fileSystem.entry(at: session.sandbox.path(".git")) == nil)
        #expect(session.run(line + " --quiet --dry-run").errors == "")
        let check = session.run("check")
        #expect(check.errors.contains("warning: '\(name)' is in the project"), "\(check)")
    }

    @Test func `a name that is not UTF-8 is told`() throws {
        let session = try Session(modulesOn: .disk)
        let path = Array(session.sandbox.path("Modules/ClientList/").utf8CString.dropLast()) + [0x61, -1, 0]
        let descriptor = open(path, O_CREAT | O_WRONLY, 0o644)
        // Some systems have no such names.
        guard descriptor >= 0 else { return }
        close(descriptor)
        let outcome = session.run("check")
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("a\\xFF': the name is not UTF-8"), "\(outcome)")
    }
}
