import Testing

/// `vipergen gen` where a module that is there gets more.
@Suite struct GenExtensionTests {
    private static let presenter = "Modules/ClientList/Presenter/ClientListPresenter.swift"

    /// Puts another text in a file's place.
    private static func rewrite(_ path: String, in session: Session, _ change: (String) -> String) throws {
        let text = try session.sandbox.text(path)
        #expect(change(text) != text)
        try session.sandbox.fileSystem.remove(session.sandbox.path(path))
        try session.sandbox.file(path, change(text))
    }

    @Test func `what is added later is what is generated at once`() throws {
        try expectSameLater(["--tests", "swift-testing", "--input", "agentId:Int", "--cell", "Header"])
    }

    @Test(arguments: ["\n", "\r\n"])
    func `what a person has written stays`(_ newline: String) throws {
        let session = try Session()
        session.run("gen Settings/ClientList viper --no-delegate --cell Header --tests none")
        let path = "Modules/Settings/ClientList/Presenter/ClientListPresenter.swift"
        let mine = "    func didTapHelp() {\n        router.openHelp()\n    }\n"
        try Self.rewrite(path, in: session) {
            $0.replacing("import Foundation\n", with: "import Foundation\nimport Mine\n")
                .replacing("{ // MARK: InteractorOutput\n", with: "{ // MARK: InteractorOutput\n\n" + mine)
                .replacing("\n", with: newline)
        }
        let before = try session.sandbox.text(path)
        let outcome = session.run("gen Settings/ClientList viper/cell --cell Client")
        #expect(outcome.code == 0)
        #expect(outcome.lines.contains("update    " + path))
        let added = ["", "    func didTapClient(at index: Int) {", "    }"].map { $0 + newline }.joined()
        let header = "    func didTapHeader(at index: Int) {\(newline)    }\(newline)"
        #expect(try session.sandbox.text(path) == before.replacing(header, with: header + added))
    }

    @Test func `lines that a person has changed are left, and told`() throws {
        let session = try Session()
        session.run("gen ClientList viper --no-delegate --tests none")
        try Self.rewrite(Self.presenter, in: session) { $0.replacing("    var router", with: "    lazy var router") }
        let before = try session.sandbox.text(Self.presenter)
        let outcome = session.run("gen ClientList viper/delegate")
        #expect(outcome.code == 0)
        #expect(outcome.lines.contains("update    Modules/ClientList/ClientListModuleBuilder.swift"))
        #expect(!outcome.output.contains(Self.presenter))
        #expect(
            outcome.errors.contains(
                "\n\(Self.presenter): note: the lines to change differ from what was generated; change them by hand:\n"
                    + "--- a/\(Self.presenter)\n+++ b/\(Self.presenter)\n@@ "))
        #expect(outcome.errors.contains("\n+    weak var delegate: (any ClientListModuleDelegate)?\n"))
        #expect(try session.sandbox.text(Self.presenter) == before)
    }

    @Test func `a name that is gone is told where a person uses it`() throws {
        let session = try Session()
        try session.sandbox.file(
            "Templates/house/template.json",
            "{parameters: {cell: {type: 'list'}}, blueprints: {cell: {extends: 'module', adds: ['cell']}}}")
        let presenter = "Modules/ClientList/ClientListPresenter.swift"
        try session.sandbox.file(
            "Templates/house/module/Modules/{{name}}/{{name}}Presenter.swift.mustache",
            """
            class {{name}}Presenter {

                func fetch{{#cell}}{{.}}{{/cell}}{{^cell}}{{name}}{{/cell}}() { }

                func didTapClose() { }

            }

            """)
        session.run("gen ClientList house")
        let mine = "    func reload() {\n        fetchClientList()\n    }\n\n"
        try Self.rewrite(presenter, in: session) {
            $0.replacing("    func didTapClose() {", with: mine + "    func didTapClose() {")
        }
        try session.sandbox.file("Modules/ClientList/Extra.swift", "// fetchClientList\n")
        let outcome = session.run("gen ClientList house/cell --cell Client --dry-run")
        #expect(outcome.code == 0, "\(outcome)")
        let told = outcome.errors.split(separator: "\n").filter { $0.contains("was removed") }
        #expect(told == ["\(presenter): note: 'fetchClientList' was removed from the module but is still named here"])
    }

    @Test func `a file that somebody has removed stays so`() throws {
        let session = try Session()
        session.run("gen ClientList viper --no-delegate --tests none")
        try session.sandbox.fileSystem.remove(session.sandbox.path(Self.presenter))
        let outcome = session.run("gen ClientList viper/delegate")
        #expect(outcome.code == 0)
        #expect(outcome.errors.contains("\(Self.presenter): note: no such file"))
        #expect(try !session.files().contains(Self.presenter))
    }

    @Test func `a dry run shows the change and does not make it`() throws {
        let session = try Session()
        session.run("gen ClientList viper --no-delegate")
        let before = try session.tree()
        let outcome = session.run("gen ClientList viper/delegate --dry-run --diff")
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("\n+    weak var delegate: (any ClientListModuleDelegate)?\n"))
        let json = session.run("gen ClientList viper/delegate -n --format json").output.filter { !$0.isWhitespace }
        #expect(json.contains(#"{"action":"update","path":"\#(Self.presenter)"}"#))
        #expect(try session.tree() == before)
    }

    @Test func `options say what the files leave open`() throws {
        let session = try Session()
        try session.sandbox.file(".vipergen.json", "{parameters: {viper: {view: 'code', tests: 'none'}}}")
        session.run("gen ClientList viper --no-delegate --tests xctest --view xib --module-name Shop")
        let told = session.run("gen ClientList viper/delegate --module-name Shop")
        #expect(told.code == 0 && !told.errors.contains("note:"))
        #expect(
            try session.sandbox.text("Tests/ClientList/ClientListMocks.swift").contains(
                "@testable import Shop\n"))
    }

    @Test(arguments: [
        ("gen Posts viper/delegate", 1, "there is no module 'Posts' to extend: 'Modules/Posts/"),
        ("gen ClientList,Posts viper/cell --cell A", 1, "there is no module 'Posts' to extend"),
        ("gen ClientList viper/cell", 64, "--cell must be given"),
        ("gen ClientList viper/cell --cell client", 64, "'client'"),
        ("gen ClientList viper/delegate --no-delegate", 64, "--no-delegate"),
        ("gen ClientList viper/cells --cell A", 64, "Did you mean 'cell'?"),
    ])
    func `what cannot be extended is refused, and nothing is written`(_ line: String, _ code: Int32, _ words: String)
        throws
    {
        let session = try Session()
        session.run("gen ClientList viper --no-delegate")
        let before = try session.tree()
        let outcome = session.run(line)
        #expect(outcome.code == code)
        #expect(outcome.errors.contains(words), "\(outcome.errors)")
        #expect(try session.tree() == before)
    }

    @Test(arguments: [
        ("", "viper/cell --cell Bar --event x", "event"), ("", "viper/cell --cell Bar --input id:Int", "input"),
        ("--entity Client", "viper/cell --cell Bar --opens Detail", "opens"),
        ("--input id:Int --no-delegate", "viper/delegate --input x:Int", "input"),
    ])
    func `an option that the module was generated without is refused`(
        _ own: String, _ extended: String, _ option: String
    ) throws {
        let session = try Session()
        session.run("gen Clients viper \(own)")
        let before = try session.tree()
        let outcome = session.run("gen Clients \(extended)")
        #expect(outcome.code == 1, "\(outcome)")
        #expect(outcome.errors.contains("'Clients' was not generated with this --\(option), as its files show"))
        #expect(try session.tree() == before)
        #expect(session.run("gen Clients \(extended.split(separator: " --\(option)")[0])").code == 0)
    }

    /// Events cannot have been there before their delegate.
    @Test func `a delegate comes with its events`() throws {
        let (later, whole) = (try Session(), try Session())
        later.run("gen Clients viper --no-delegate --entity Client")
        let outcome = later.run("gen Clients viper/delegate --event didFinish")
        #expect(outcome.code == 0 && !outcome.errors.contains("by hand"), "\(outcome)")
        whole.run("gen Clients viper --entity Client --event didFinish")
        #expect(try later.tree() == whole.tree())
    }

    @Test func `a list that may not be empty leaves nothing to begin with`() throws {
        let session = try Session()
        try session.sandbox.file(
            "Templates/house/template.json",
            """
            { parameters: { row: { type: "list", format: "identifier", required: true } },
              blueprints: { row: { extends: "module", adds: "row" } } }
            """)
        try session.sandbox.file("Templates/house/module/M/{{name}}.txt.mustache", "{{#row}}\nrow {{.}}\n{{/row}}\n")
        let outcome = session.run("gen A house/row --row two")
        #expect(outcome.code == 1 && outcome.errors.contains("there is no module 'A' to extend"), "\(outcome)")
    }

    @Test func `a set shows what its blueprints extend`() throws {
        let session = try Session()
        let shown = session.run("template show viper").output
        #expect(shown.contains("viper/cell: A table view cell"))
        #expect(shown.contains("\n  extends what viper/module has written\n"))
        #expect(session.run("gen --help viper/cell").output.contains("--cell Name"))
        #expect(
            session.run("template show module-factory").output.contains(
                "\n  changes Presentation/ApplicationRoot/ApplicationRoot.swift: {{name}}Factory.shared\n"))
    }

    @Test(arguments: [
        ("gen ClientList viper --cell Client --cell Order", "'vipergen gen ClientList viper/cell --cell NAME' adds to"),
        ("gen ClientList viper --cell Client --delegate", "'vipergen gen ClientList viper/delegate' adds to"),
    ])
    func `who asks for more of a module that is there hears of what adds to it`(_ line: String, _ words: String) throws
    {
        let session = try Session(.memory)
        session.run("gen ClientList viper --cell Client --no-delegate")
        let before = try session.tree()
        let outcome = session.run(line)
        #expect(outcome.code == 1 && outcome.errors.contains(words), "\(outcome)")
        #expect(outcome.errors.contains("would be overwritten; nothing was written"), "\(outcome)")
        #expect(try session.tree() == before)
        #expect(!session.run("gen ClientList viper --no-delegate --view code").errors.contains("adds to"))
    }
}
