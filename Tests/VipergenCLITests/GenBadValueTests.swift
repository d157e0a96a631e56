import Testing

/// Values of the command line from which a set makes paths.
@Suite struct GenBadValueTests {
    private func session() throws -> Session {
        let session = try Session()
        try session.sandbox.file(
            "Templates/a/template.json",
            #"{parameters: {x: {type: "list"}}, files: {"module/Modules/{{name}}/{{x}}.swift": {each: "x"}}}"#)
        try session.sandbox.file("Templates/a/module/Modules/{{name}}/{{x}}.swift", "let x = 1\n")
        return session
    }

    @Test(arguments: [
        (["Foo/Bar"], "the value 'Foo/Bar' of --x cannot be part of a file's name"),
        ([String(repeating: "a", count: 300)], " of --x cannot be part of a file's name"),
        (["A", "a"], "the values 'A' and 'a' of --x differ only by case"),
    ])
    func `what cannot be a name is the person's to change`(_ values: [String], _ words: String) throws {
        let session = try session()
        let outcome = session.run(["gen", "Foo", "a"] + values.flatMap { ["--x", $0] })
        #expect(outcome.code == 64 && outcome.errors.contains(words), "\(outcome)")
        #expect(session.run("gen Foo a --x B").code == 0)
    }

    @Test func `a variable without text is none`() throws {
        let session = try self.session()
        session.variables["SOURCE_DATE_EPOCH"] = ""
        #expect(session.run("gen Foo a --x B").code == 0)
    }
}
