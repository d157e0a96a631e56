import Foundation
import Platform
import Testing

/// `vipergen doctor`.
@Suite struct DoctorCommandTests {
    @Test func `of a sound project nothing is wrong`() throws {
        let session = try Session(modulesOn: .disk)
        let outcome = session.run("doctor")
        #expect(outcome.code == 0 && outcome.errors == "Nothing is wrong.\n", "\(outcome)")
        let subjects = outcome.lines.map { $0.split(separator: " ")[1] }
        #expect(
            subjects == [
                "program", "installation", "project", "configuration", "sets", "modules", "Xcode", "git",
            ])
        #expect(outcome.lines.allSatisfy { $0.hasPrefix("ok ") })
        #expect(outcome.output.contains("2 modules, and each matches a template set"))
        #expect(session.run("doctor --quiet").output == "")
    }

    @Test func `another program that the shell finds is told`() throws {
        let session = try Session(modulesOn: .disk)
        try session.sandbox.file("other/vipergen", "")
        session.variables["PATH"] = "\(session.sandbox.path("none")):\(session.sandbox.path("other"))"
        let outcome = session.run("doctor")
        #expect(outcome.code == 0 && outcome.errors == "1 warning.\n", "\(outcome)")
        #expect(outcome.output.contains("the shell finds another program, '\(session.sandbox.path("other/vipergen"))'"))
    }

    @Test func `a project that is not there is told as such`() throws {
        let session = try Session(.memory)
        let outcome = session.run("doctor -C \(session.sandbox.path("nowhere"))", in: "")
        #expect(outcome.code == 1)
        #expect(outcome.output.contains("error   project        there is no directory"), "\(outcome)")
    }

    @Test(
        arguments: [
            ([".vipergen.json": "{template: }"], "error   configuration  ", ".vipergen.json:1:12: expected a value"),
            ([".vipergen.json": "{template: 'vipr'}"], "error   configuration  ", "Did you mean 'viper'?"),
            ([".vipergen.json": "{templates: ['Nowhere']}"], "error   configuration  ", "no directory 'Nowhere'"),
            ([".vipergen.json": "{sets: {Modulse: 'viper'}}"], "warning configuration  ", "Did you mean 'Modules'?"),
            ([".vipergen.json": "{exclude: ['**']}"], "warning modules        ", "none found"),
            ([".vipergen.baseline.json": "["], "error   configuration  ", ".vipergen.baseline.json:1:2"),
            (["Empty.xcodeproj/README": ""], "warning Xcode          ", "'Empty.xcodeproj' has no project.pbxproj"),
            (["E.xcodeproj/project.pbxproj": ""], "warning Xcode          ", "has an empty project.pbxproj"),
            (
                [".vipergen.json": "{header: '// {{nobody}}'}"], "error   configuration  ",
                ".vipergen.json:1:14: unknown"
            ),
            (
                [".vipergen.json": "{parameters: {viper: {tests: 'quick'}}}"], "error   configuration  ",
                ".vipergen.json:1:30: invalid value 'quick' for 'tests'"
            ),
            (
                [".vipergen.json": "{parameters: {vipera: {nothing: true}}}"], "error   configuration  ",
                "the set 'vipera' has no parameter 'nothing'"
            ),
            ([".vipergen.json": "{baseline: 'known.json'}"], "error   configuration  ", "'known.json'"),
            ([".vipergen.json": "{xcode: {project: 'B.xcodeproj'}}"], "error   Xcode          ", "'B.xcodeproj'"),
            (
                ["A.xcodeproj/project.pbxproj": "<<<<<<< HEAD\n"], "error   Xcode          ",
                "A.xcodeproj/project.pbxproj"
            ),
            (["Templates/house/template.json": "{x: 1}"], "error   sets           ", "unknown key 'x'"),
            (
                ["Templates/house/template.json": "{}", "Templates/house/module/M/{{name}}.swift.mustache": "{{x}}"],
                "warning sets           ", "'vipergen template lint house' lists them."
            ),
            (
                ["Templates/viper/template.json": "{}", "Templates/viper/module/M/{{name}}.swift.mustache": "//"],
                "warning sets           ", "'viper' hides the built-in set"
            ),
            (
                [
                    "App/Feed/FeedPresenter.swift": "final class FeedPresenter {}",
                    "App/Feed/FeedInteractor.swift": "final class FeedInteractor {}",
                    "App/Feed/FeedCoordinator.swift": "final class FeedCoordinator {}",
                ], "warning modules        ", "3 modules, of which 1 matches no template set"
            ),
            (
                [
                    "App/Feed/FeedPresenter.swift": "final class FeedPresenter {}",
                    "App/Feed/FeedInteractor.swift": "final class FeedInteractor {}",
                    "Templates/house/template.json": "{}", "Templates/house/module/M/{{name}}.swift.mustache": "//",
                ], "warning modules        ", "--name house2' makes a set of one."
            ),
        ] as [([String: String], String, String)])
    func `what is wrong is told with a remedy`(_ files: [String: String], _ beginning: String, _ words: String) throws {
        let session = try Session(modulesOn: .memory)
        for (path, text) in files { try session.sandbox.file(path, text) }
        let before = try session.tree()
        let outcome = session.run("doctor")
        #expect(outcome.code == (beginning.hasPrefix("error") ? 1 : 0), "\(outcome)")
        #expect(outcome.lines.contains { $0.hasPrefix(beginning) }, "\(outcome)")
        #expect(outcome.output.contains(words), "\(outcome)")
        #expect(try session.tree() == before)
    }

    @Test func `a configuration that git ignores is told`() throws {
        let session = try Session(modulesOn: .disk)
        session.run("init --yes")
        try session.sandbox.file(".gitignore", ".vipergen*\n")
        let repository = try #require(Process.git(["-C", session.sandbox.root, "init", "--quiet"]))
        #expect(repository == 0)
        #expect(session.run("doctor").output.contains("warning git            '.vipergen.json' is ignored"))
    }

    @Test func `what git says of a folder without a repository is not passed on`() throws {
        let session = try Session(modulesOn: .disk)
        let programs = TalkingPrograms()
        session.programs = programs
        #expect(session.run("doctor").output.contains("ok      git            the project is in no repository\n"))
        #expect(programs.loud == [["git", "--version"]])
    }

    @Test func `a repository that git refuses is told`() throws {
        let session = try Session(modulesOn: .disk)
        try session.sandbox.file(".git/HEAD", "nonsense")
        let outcome = session.run("doctor")
        #expect(outcome.output.contains("warning git            it cannot use the repository in "), "\(outcome)")
        #expect(outcome.output.contains(" status' says why."), "\(outcome)")
    }

    @Test func `the home folder is no project`() throws {
        let session = try Session()
        session.variables = ["HOME": session.sandbox.root]
        let outcome = session.run("doctor", in: "")
        #expect(
            outcome.code == 1
                && outcome.output.contains("error   project        the home folder does not look like a project"))
    }

    @Test func `JSON has a check each`() throws {
        let output = try Session(modulesOn: .memory).run("doctor --format json").output
        let root = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        #expect(root["version"] as? Int == 1)
        let checks = try #require(root["checks"] as? [[String: Any]])
        #expect(checks.allSatisfy { Set($0.keys) == ["subject", "state", "finding", "remedies"] })
        #expect(checks.count >= 7)
    }
}

/// The programs of this machine, with the words of those that may say something.
private final class TalkingPrograms: ProgramRunner, @unchecked Sendable {
    private(set) var loud: [[String]] = []

    func run(_ words: [String], silently isSilent: Bool) -> ProgramResult? {
        if !isSilent { loud.append(words) }
        return PosixProgramRunner().run(words, silently: isSilent)
    }
}

extension Process {
    /// The exit code of a command of git; nil where it cannot be started.
    fileprivate static func git(_ words: [String]) -> Int32? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + words
        guard (try? process.run()) != nil else { return nil }
        process.waitUntilExit()
        return process.terminationStatus
    }
}
