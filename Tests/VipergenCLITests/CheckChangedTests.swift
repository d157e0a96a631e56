import Platform
import Testing

/// `vipergen check --changed-since REV`, in a repository of git.
@Suite struct CheckChangedTests {
    private func git(_ session: Session, in folder: String = "", _ words: String...) throws {
        let settings = ["-c", "user.name=Ann", "-c", "user.email=ann@example.com", "-c", "commit.gpgsign=false"]
        let result = PosixProgramRunner().run(["git", "-C", session.sandbox.path(folder)] + settings + words)
        try #require(result?.code == 0, "git \(words)")
    }

    /// A repository with a fault in each of two modules, all of it committed.
    private func session() throws -> Session {
        let session = try Session(modulesOn: .disk)
        try session.edit(Session.presenter, "weak var view", "var view")
        try session.edit("Modules/Details/Presenter/DetailsPresenter.swift", "weak var view", "var view")
        try git(session, "init", "--quiet")
        try git(session, "add", "--all")
        try git(session, "commit", "--quiet", "--message", "All")
        return session
    }

    private func modules(_ session: Session, _ revision: String = "HEAD") -> [String] {
        session.found("check --changed-since \(revision)").map { String($0.split(separator: "/")[1]) }
    }

    @Test func `only modules that have changed are looked at`() throws {
        let session = try session()
        #expect(modules(session) == [])
        #expect(session.run("check --changed-since HEAD").code == 0)
        try session.edit(Session.router, "init() { }", "init() {}")
        #expect(modules(session) == ["ClientList"])
        #expect(session.run("check --changed-since HEAD").code == 1)
        try git(session, "add", "--all")
        #expect(modules(session) == ["ClientList"])
        try git(session, "commit", "--quiet", "--message", "One")
        #expect(modules(session) == [])
        #expect(modules(session, "HEAD~1") == ["ClientList"])
        #expect(session.run("check Modules/Details --changed-since HEAD~1").code == 0)
    }

    @Test func `what is new, gone, moved or a test counts too`() throws {
        for change in [
            { try $0.sandbox.file("Modules/Details/View/DetailsRöw.swift", "struct DetailsRöw {}\n") },
            { try $0.remove("Modules/Details/View/DetailsViewController.swift") },
            { try $0.remove("Tests/Details/Router/DetailsRouterTests.swift") },
            { try $0.edit("Modules/Details/View/Details.storyboard", "<scenes>", "<scenes >") },
        ] as [(Session) throws -> Void] {
            let session = try session()
            try change(session)
            #expect(Set(modules(session)) == ["Details"])
        }
    }

    @Test func `modules that share a folder are told apart`() throws {
        let session = try session()
        for name in ["Feed", "Chat"] {
            for role in ["Presenter", "Interactor", "ViewController"] {
                try session.sandbox.file("Flat/\(name)\(role).swift", "final class \(name)\(role) {}\n")
            }
        }
        try git(session, "add", "--all")
        try git(session, "commit", "--quiet", "--message", "Flat")
        try session.edit("Flat/FeedPresenter.swift", "FeedPresenter", "FeedPresentr")
        #expect(session.run("check --changed-since HEAD").errors.hasPrefix("1 module, "))
    }

    @Test func `a project may be a folder of the repository`() throws {
        let session = try Session(modulesOn: .disk)
        try git(session, in: "..", "init", "--quiet")
        try git(session, in: "..", "add", "--all")
        try git(session, in: "..", "commit", "--quiet", "--message", "All")
        try session.edit(Session.router, "init() { }", "init() {}")
        try session.sandbox.file("../Modules/Details/DetailsRow.swift", "struct DetailsRow {}\n")
        let outcome = session.run("check --changed-since HEAD")
        #expect(outcome.errors.hasPrefix("1 module, "), "\(outcome)")
    }

    @Test func `a repository within the repository counts as a whole`() throws {
        let session = try Session(modulesOn: .disk)
        try git(session, in: "Modules/Details", "init", "--quiet")
        try git(session, in: "Modules/Details", "add", "--all")
        try git(session, in: "Modules/Details", "commit", "--quiet", "--message", "Part")
        try git(session, "init", "--quiet")
        try git(session, "add", "Modules/ClientList", "Tests")
        try git(session, "commit", "--quiet", "--message", "All")
        #expect(session.run("check --changed-since HEAD").errors == "1 module, 7 files: no violations.\n")
        try git(session, "-c", "advice.addEmbeddedRepo=false", "add", "--all")
        try git(session, "commit", "--quiet", "--message", "Submodule")
        #expect(session.run("check --changed-since HEAD").errors.hasPrefix("0 modules, "))
        try session.edit("Modules/Details/Presenter/DetailsPresenter.swift", "weak var view", "var view")
        #expect(Set(modules(session)) == ["Details"])
    }

    @Test func `that nothing has changed is not that there is nothing`() throws {
        let outcome = try session().run("check --changed-since HEAD")
        #expect(outcome.errors == "0 modules, 0 files: no violations.\nNo module has changed since 'HEAD'.\n")
    }

    @Test(arguments: ["nowhere", "--output=x", "-p"])
    func `a revision that is none is told`(_ revision: String) throws {
        let session = try session()
        let before = try session.files()
        let outcome = session.run(["check", "--changed-since=\(revision)"])
        #expect(outcome.code == 2 && outcome.output == "", "\(outcome)")
        #expect(outcome.errors.contains("git cannot list the changes since"), "\(outcome)")
        #expect(try session.files() == before)
    }

    @Test func `a folder without a repository is told`() throws {
        let outcome = try Session(modulesOn: .disk).run("check --changed-since HEAD")
        #expect(outcome.code == 2 && outcome.errors.contains("in a git repository"), "\(outcome)")
    }

    @Test(arguments: [
        "core.fsmonitor", "diff.external", "filter.x.clean", "filter.x.process", "filter.a=b.clean", "core.hooksPath",
        "diff.x.textconv", "core.sshCommand",
    ])
    func `nothing runs that a repository names`(_ key: String) throws {
        let session = try session()
        let program = session.sandbox.path("program")
        let trace = session.sandbox.path("trace")
        try session.sandbox.file("program", "#!/bin/sh\ntouch '\(trace)'\ncat\n")
        _ = PosixProgramRunner().run(["chmod", "+x", program])
        let name = key.split(separator: ".")[1]
        try session.sandbox.file(".git/info/attributes", "*.swift filter=\(name) diff=\(name)\n")
        try git(session, "config", key, key == "core.hooksPath" ? session.sandbox.path("hooks") : program)
        try session.sandbox.file("hooks/post-index-change", "#!/bin/sh\ntouch '\(trace)'\n")
        _ = PosixProgramRunner().run(["chmod", "+x", session.sandbox.path("hooks/post-index-change")])
        try session.edit(Session.router, "init() { }", "init() {}")
        #expect(modules(session).contains("ClientList"))
        #expect(try session.sandbox.fileSystem.entry(at: trace) == nil, "\(key)")
    }

    @Test func `a folder that is itself a bare repository is none`() throws {
        let session = try session()
        let trace = session.sandbox.path("trace")
        for folder in ["objects", "refs"] { try session.sandbox.file("Modules/\(folder)/x", "") }
        try session.sandbox.file("Modules/HEAD", "ref: refs/heads/main\n")
        try session.sandbox.file(
            "Modules/config", "[core]\n\tbare = false\n\tworktree = .\n\tfsmonitor = touch \(trace)\n")
        let outcome = session.run(["check", "--changed-since", "HEAD", "Modules"])
        #expect(outcome.code != 64, "\(outcome)")
        #expect(try session.sandbox.fileSystem.entry(at: trace) == nil)
    }
}
