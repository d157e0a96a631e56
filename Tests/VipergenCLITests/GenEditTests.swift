import Testing

/// `vipergen gen` where the blueprint changes files that the project has.
@Suite struct GenEditTests {
    private static let root = "Presentation/ApplicationRoot/ApplicationRoot.swift"
    private static let gen = "gen Profile,Posts module-factory --tests none"

    private static func session(app: Bool = true) throws -> Session {
        let session = try Session()
        if app { session.run("gen Main module-factory/app --tests none --quiet") }
        return session
    }

    /// Puts another text in a file's place.
    private static func rewrite(_ path: String, in session: Session, _ change: (String) -> String) throws {
        let text = try session.sandbox.text(path)
        try session.sandbox.fileSystem.remove(session.sandbox.path(path))
        try session.sandbox.file(path, change(text))
    }

    @Test func `modules are registered, each once`() throws {
        let session = try Self.session()
        let outcome = session.run(Self.gen)
        #expect(outcome.code == 0)
        #expect(
            outcome.output.hasSuffix(
                "update    \(Self.root)\n          + ProfileFactory.shared,\n          + PostsFactory.shared,\n"))
        #expect(outcome.errors == "21 files: 20 created, 1 updated.\n")
        let text = try session.sandbox.text(Self.root)
        #expect(
            text.contains(
                "= [\n        StartScreenFactory.shared,\n        ProfileFactory.shared,\n        PostsFactory.shared,\n    ]\n"
            ))

        let before = try session.tree()
        let again = session.run(Self.gen)
        #expect(again.code == 0)
        #expect(again.lines.last == "identical " + Self.root)
        #expect(again.errors == "21 files: 21 identical.\n")
        #expect(try session.tree() == before)
    }

    @Test func `a dry run shows the change and does not make it`() throws {
        let session = try Self.session()
        let before = try session.tree()
        let outcome = session.run(Self.gen + " --dry-run --diff")
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("update    \(Self.root)\n--- a/\(Self.root)\n+++ b/\(Self.root)\n@@ "))
        #expect(outcome.output.contains("\n+        ProfileFactory.shared,\n+        PostsFactory.shared,\n     ]\n"))
        #expect(try session.tree() == before)
        let json = session.run(Self.gen + " --dry-run --format json").output.filter { !$0.isWhitespace }
        #expect(json.contains(#"{"action":"update","path":"\#(Self.root)"}]"#))
    }

    @Test(arguments: ["\n", "\r\n"])
    func `only the lines that are added are new`(_ newline: String) throws {
        let session = try Self.session()
        try Self.rewrite(Self.root, in: session) { $0.replacing("\n", with: newline) + "// mine" }
        let before = try session.sandbox.text(Self.root)
        session.run(Self.gen)
        let lines = ["Profile", "Posts"].map { "        \($0)Factory.shared,\(newline)" }.joined()
        let marker = "StartScreenFactory.shared,\(newline)"
        #expect(try session.sandbox.text(Self.root) == before.replacing(marker, with: marker + lines))
    }

    @Test func `a file that somebody has moved is found by its name`() throws {
        let session = try Self.session()
        let text = try session.sandbox.text(Self.root)
        try session.sandbox.fileSystem.remove(session.sandbox.path(Self.root))
        try session.sandbox.file("App/Root/ApplicationRoot.swift", text)
        try session.sandbox.file("Pods/X/ApplicationRoot.swift", text)
        #expect(session.run(Self.gen).output.contains("update    App/Root/ApplicationRoot.swift\n"))
        #expect(try session.sandbox.text("App/Root/ApplicationRoot.swift").contains("PostsFactory.shared,"))
        #expect(try session.sandbox.text("Pods/X/ApplicationRoot.swift") == text)

        try session.sandbox.file("Other/ApplicationRoot.swift", text)
        let outcome = session.run("gen Details module-factory --tests none")
        #expect(outcome.code == 0)
        #expect(
            outcome.errors.hasSuffix(
                "\(Self.root): note: it may be any of App/Root/ApplicationRoot.swift, Other/ApplicationRoot.swift\n"
                    + "  Add to the list 'modules': DetailsFactory.shared\n"))
    }

    @Test func `a file is looked for where the project keeps its kind`() throws {
        let session = try Session()
        try session.sandbox.file(".vipergen.json", "{directories: {Presentation: 'App/UI', Services: 'Core'}}")
        session.run("gen Main module-factory/app --tests none")
        #expect(session.run(Self.gen).output.contains("update    App/UI/ApplicationRoot/ApplicationRoot.swift\n"))
        #expect(
            session.run("gen Api module-factory/service").output.contains("update    Core/ServicesAssemblyImpl.swift\n")
        )
    }

    @Test(arguments: [
        "", "class ApplicationRoot { let modules = make() }", "let modules = [", "let modules = [1] + [2]",
    ])
    func `a list that is not found is left to the person, and the module is written`(_ text: String) throws {
        let session = try Self.session(app: false)
        if !text.isEmpty { try session.sandbox.file(Self.root, text) }
        let outcome = session.run(Self.gen)
        #expect(outcome.code == 0)
        let reason =
            text.isEmpty
            ? "there is no such file; 'vipergen gen NAME module-factory/app' writes it"
            : "no unambiguous place for this line"
        #expect(
            outcome.errors
                == "20 files: 20 created.\n"
                + ["Profile", "Posts"].map {
                    "\(Self.root): note: \(reason)\n  Add to the list 'modules': \($0)Factory.shared\n"
                }.joined())
        #expect(try text.isEmpty || session.sandbox.text(Self.root) == text)
    }

    @Test func `a link is not followed`() throws {
        let session = try Self.session(app: false)
        try session.sandbox.fileSystem.createFile(
            session.sandbox.outside + "/Root.swift", bytes: Array("let modules = []".utf8), permissions: 0o644)
        try session.sandbox.folder("Presentation/ApplicationRoot")
        try session.sandbox.link(Self.root, to: session.sandbox.outside + "/Root.swift")
        let outcome = session.run(Self.gen)
        #expect(outcome.code == 0)
        #expect(outcome.errors.contains("there is no such file"))
        #expect(try session.sandbox.fileSystem.read(session.sandbox.outside + "/Root.swift").count == 16)
    }

    @Test func `a conflict elsewhere leaves the list as it is`() throws {
        let session = try Self.session()
        try session.sandbox.file("Presentation/UserStories/Posts/PostsFactory.swift", "mine")
        let before = try session.tree()
        #expect(session.run(Self.gen).code == 1)
        #expect(try session.tree() == before)
    }

    @Test func `a service has its place in the assembly, or nothing of it`() throws {
        let session = try Self.session()
        let outcome = session.run("gen Weather module-factory/service --tests none")
        #expect(
            outcome.lines == [
                "create    Services/WeatherService/WeatherService.swift",
                "create    Services/WeatherService/WeatherServiceImpl.swift",
                "update    Services/ServicesAssemblyProtocol.swift",
                "          + var weatherService: any WeatherService { get }",
                "update    Services/ServicesAssemblyImpl.swift",
                "          + let weatherService: any WeatherService",
                "          + weatherService = WeatherServiceImpl()",
            ])
        let impl = "Services/ServicesAssemblyImpl.swift"
        try Self.rewrite(impl, in: session) { $0.replacing("init(application:", with: "convenience init(app:") }
        let before = try session.sandbox.text(impl)
        let partial = session.run("gen Api module-factory/service --tests none")
        #expect(partial.code == 0)
        #expect(
            partial.errors.hasSuffix(
                """
                \(impl): note: no unambiguous place for this line
                  Add to the properties of 'ServicesAssemblyImpl': let apiService: any ApiService
                \(impl): note: no unambiguous place for this line
                  Add at the end of 'init' of 'ServicesAssemblyImpl': apiService = ApiServiceImpl()

                """))
        #expect(try session.sandbox.text(impl) == before)
    }
}
