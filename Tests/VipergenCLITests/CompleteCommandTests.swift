import Platform
import Testing

/// The words that completion scripts ask for, and the options that are offered.
@Suite struct CompleteCommandTests {
    @Test func `names of sets alone, where a blueprint is none`() throws {
        let session = try Session()
        session.run("template new house")
        let names = session.run("__complete set-names --").lines.map { String($0.prefix { $0 != "\t" }) }
        #expect(names.contains("house") && names.contains("viper") && !names.contains { $0.contains("/") })
        #expect(session.run("__complete sets --").output.contains("viper/entity\t"))
    }

    @Test func `names of modules`() throws {
        let session = try Session(modulesOn: .memory)
        #expect(session.run("__complete modules -- gen").lines == ["ClientList", "Details"])
        session.variables = ["HOME": session.sandbox.root]
        #expect(session.run("__complete modules", in: "").output == "")
    }

    @Test func `behind --help, sets where otherwise the name of the module stands`() throws {
        let session = try Session(modulesOn: .memory)
        #expect(session.run("__complete modules -- gen --help").output == session.run("__complete sets --").output)
        #expect(session.run("__complete modules -- gen --help").output.contains("viper/entity\t"))
    }

    @Test func `revisions of git`() throws {
        let session = try Session(modulesOn: .disk)
        #expect(session.run("__complete revisions --").output == "")
        for words in [
            ["init", "--quiet", "--initial-branch", "trunk"],
            ["-c", "user.name=Ann", "-c", "user.email=a@b.c", "commit", "--quiet", "--allow-empty", "-m", "One"],
            ["tag", "v1"],
        ] {
            try #require(PosixProgramRunner().run(["git", "-C", session.sandbox.root] + words)?.code == 0)
        }
        #expect(session.run("__complete revisions --").lines == ["trunk", "v1"])
    }

    @Test(arguments: [
        ("inspect", "--format"), ("inspect", "--templates"), ("inspect", "--verbose"), ("rules", "--templates"),
        ("schema", "--format"), ("completions", "--project"), ("render", "--templates"),
    ])
    func `an option is offered only where it means something, and accepted everywhere`(
        _ command: String, _ option: String
    ) throws {
        let session = try Session()
        #expect(!session.run("\(command) --help").output.contains(" \(option) "))
        #expect(session.run("check --help").output.contains(" \(option) "))
        #expect(session.run("rules --quiet --verbose").code == 0)
    }
}
