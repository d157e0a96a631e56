import Testing

/// `vipergen gen --only-missing`, which `check` advises where a file is missing.
@Suite struct GenMissingTests {
    @Test(arguments: [
        "--view code --no-delegate --tests none", "--view xib", "--cell Client --input agentId:Int",
        "--view storyboard --tests swift-testing",
    ])
    func `what check advises writes the one file that is missing`(_ options: String) throws {
        let session = try Session()
        #expect(session.run("gen Settings/Profile viper \(options)").code == 0)
        let router = "Modules/Settings/Profile/Router/ProfileRouter.swift"
        let whole = try session.sandbox.text(router)
        try session.remove(router)
        let presenter = "Modules/Settings/Profile/Presenter/ProfilePresenter.swift"
        try session.write(presenter, session.sandbox.text(presenter) + "// mine\n")
        let before = try session.tree()

        let found = session.run("check").output
        let advice = "vipergen gen Settings/Profile viper --only-missing"
        #expect(found.contains("; '\(advice)' adds it [missing-file]"), "\(found)")
        let words = String(advice.dropFirst("vipergen ".count))
        #expect(session.run(words + " --dry-run").code == 0)
        #expect(try session.tree() == before)
        let outcome = session.run(words)
        #expect(outcome.code == 0 && outcome.output == "create    \(router)\n", "\(outcome)")
        #expect(try session.sandbox.text(router) == whole)
        #expect(try session.tree().count == before.count + 1)
        #expect(session.run("check").code == 0)
        #expect(session.run(words).errors == "Nothing to do: no file is missing.\n")
    }

    @Test func `the project's own places are known`() throws {
        let session = try Session()
        try session.sandbox.file(".vipergen.json", "{directories: {Modules: 'App/Screens', Tests: 'AppTests'}}")
        session.run("gen Settings/Profile viper")
        try session.remove("App/Screens/Settings/Profile/Router/ProfileRouter.swift")
        #expect(session.run("check").output.contains("'vipergen gen Settings/Profile viper --only-missing'"))
        #expect(session.run("gen Settings/Profile viper --only-missing").lines.count == 1)
    }

    @Test func `a module that gen cannot write to gets no advice`() throws {
        let session = try Session()
        try session.sandbox.file(".vipergen.json", "{directories: {Modules: 'App/Screens'}}")
        session.run("gen Profile viper")
        try session.remove("App/Screens/Profile/Router/ProfileRouter.swift")
        try session.write(".vipergen.json", "{directories: {Modules: 'Elsewhere'}}")
        let output = session.run("check").output
        #expect(output.contains("generates it in every module [missing-file]"), "\(output)")
    }

    @Test(
        arguments: [
            ("gen Nobody viper --only-missing", 1, "there is no module 'Nobody'"),
            (
                "gen ClientList viper/cell --cell A --only-missing", 64,
                "--only-missing cannot be given for 'viper/cell'"
            ),
        ] as [(String, Int32, String)])
    func `where there is no module, nothing is written`(_ line: String, _ code: Int32, _ words: String) throws {
        let session = try Session()
        let outcome = session.run(line)
        #expect(outcome.code == code && outcome.errors.contains(words), "\(outcome)")
        #expect(try session.files() == [])
    }
}
