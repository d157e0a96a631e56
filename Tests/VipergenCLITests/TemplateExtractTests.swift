import Testing

/// `vipergen template extract`.
@Suite struct TemplateExtractTests {
    @Test func `a set made of a module writes that module`() throws {
        let session = try Session()
        session.run("gen ClientList viper --cell Client --input agentId:Int")
        let before = try session.files()
        let outcome = session.run("template extract Modules/ClientList --name house")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(
            outcome.lines.contains(
                "create    Templates/house/module/Tests/{{name}}/{{name}}ModuleBuilderTests.swift.mustache"))
        #expect(outcome.errors == "17 files: 17 created.\nNow try: vipergen gen NewModule house --dry-run --diff\n")
        #expect(session.run("template lint house").errors == "house is clean.\n")
        #expect(session.run("gen ClientList house").errors == "16 files: 16 identical.\n")
        #expect(session.run("gen Orders house").code == 0)
        #expect(try session.files().count == before.count * 2 + 17)
        #expect(try session.text("Modules/Orders/Router/OrdersRouter.swift").contains("class OrdersRouter"))
    }

    @Test func `the same again changes nothing, and a dry run writes nothing`() throws {
        let session = try Session()
        session.run("gen ClientList viper")
        let before = try session.tree()
        #expect(
            session.run("template extract Modules/ClientList --name house --dry-run --diff").output.contains(
                "+++ b/Templates"))
        #expect(try session.tree() == before)
        #expect(
            session.run("template extract Modules/ClientList --name house --format json").output.contains(#""create""#))
        #expect(session.run("template extract Modules/ClientList/ --name house").errors.contains("identical"))
        try session.sandbox.file("Templates/house/module/Modules/{{name}}/Extra.swift.mustache", "")
        let outcome = session.run("template extract Modules/ClientList --name house --on-conflict overwrite")
        #expect(outcome.code == 1)
        #expect(outcome.errors.hasPrefix("error: there is a template set 'house' already; nothing was written\n"))
    }

    @Test func `several modules give what they have in common`() throws {
        let session = try Session()
        session.run("gen Orders viper --input id:Int --view code")
        session.run("gen ClientList viper --no-delegate --view code")
        let outcome = session.run("template extract Modules/Orders Modules/ClientList --name house")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(session.run("template lint house").code == 0)
        let help = session.run("gen --help house").output
        #expect(help.contains("--[no-]module-delegate"), "\(help)")
        #expect(session.run("gen Login house --no-module-delegate --no-inputs").code == 0)
        let presenter = try session.text("Modules/Login/Presenter/LoginPresenter.swift")
        #expect(presenter.contains("weak var view: LoginViewController?"))
        #expect(!presenter.contains("let id: Int"))
    }

    @Test func `the project's own places are the set's roots`() throws {
        let session = try Session()
        try session.sandbox.file(
            ".vipergen.json",
            "{directories: {Modules: 'Elsewhere', Screens: 'App/Screens', Tests: 'AppTests'}, project: 'Shop'}")
        try session.sandbox.file("App/Screens/client-list/ClientListView.swift", "//\n//  Old.swift\n//\n\nimport A\n")
        try session.sandbox.file("App/Screens/client-list/ClientListPresenter.swift", "class ClientListPresenter {}\n")
        try session.sandbox.file("AppTests/Deep/ClientListViewTests.swift", "@testable import Shop\n")
        try session.sandbox.file("AppTests/Deep/MockClientListView.swift", "class MockClientListView {}\n")
        try session.sandbox.file("AppTests/Deep/ClientListDetailsViewTests.swift", "")
        try session.sandbox.file("App/Screens/Details/ClientListDetailsView.swift", "")
        #expect(session.run("template extract App/Screens/client-list --name house").code == 0)
        let files = try session.files().filter { $0.hasPrefix("Templates") }.map { $0.dropFirst(16) }
        #expect(
            files == [
                "module/Screens/{{name.kebab}}/{{name}}Presenter.swift.mustache",
                "module/Screens/{{name.kebab}}/{{name}}View.swift.mustache",
                "module/Tests/{{name}}/Mock{{name}}View.swift.mustache",
                "module/Tests/{{name}}/{{name}}ViewTests.swift.mustache", "partials/header.mustache", "template.json",
            ])
        #expect(
            try session.text("Templates/house/module/Tests/{{name}}/{{name}}ViewTests.swift.mustache")
                == "@testable import {{productModule}}\n")
        #expect(session.run("gen NewOrders house --quiet").code == 0)
        let view = try session.text("App/Screens/new-orders/NewOrdersView.swift")
        #expect(view == "//\n//  NewOrdersView.swift\n//  Shop\n//\n\nimport A\n")
    }

    @Test func `where new modules would go elsewhere it says so`() throws {
        let session = try Session()
        try session.sandbox.file("App/Login/LoginView.swift", "")
        let outcome = session.run("template extract App/Login --name house")
        #expect(outcome.errors.contains(#""directories": {"Modules": "App"}"#))
    }

    @Test(arguments: [
        ("Modules/List", 64, "--name must be given"), ("Modules/List --name House", 64, "Use small letters"),
        ("Modules/List --name house --module list", 64, "Did you mean 'List'?"),
        ("Modules/List --name house --module List --module More", 64, "--module 'More' is given for no PATH"),
        ("Modules/Nothing --name house", 2, "no such file"),
        ("../outside --name house", 64, "is not a folder in the project"),
        ("Modules/Away --name house", 64, "is not a folder in the project"),
        ("Modules/List/ListView.swift --name house", 64, "is not a directory"),
        ("Modules/Texts --name house", 2, "there is no Swift file in 'Modules/Texts'"),
        ("Modules --name house", 64, "Give it with --module NAME."), ("--name house", 64, "PATH is missing"),
        ("Modules/Odd --name house", 64, "Give it with --module NAME."),
    ])
    func `what cannot be done is said`(_ words: String, _ code: Int32, _ message: String) throws {
        let session = try Session()
        try session.sandbox.file("Modules/List/ListView.swift", "")
        try session.sandbox.file("Modules/Other/OtherView.swift", "")
        try session.sandbox.file("Modules/Texts/a.txt", "")
        try session.sandbox.file("Modules/Odd/view.swift", "")
        try session.sandbox.link("Modules/Away", to: session.sandbox.outside)
        let before = try session.tree()
        let outcome = session.run("template extract " + words)
        #expect(outcome.code == code, "\(outcome)")
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(try session.tree() == before)
    }

    @Test func `a name can be given`() throws {
        let session = try Session()
        try session.sandbox.file("Modules/Odd/view.swift", "class OddView {}\n")
        #expect(session.run("template extract Modules/Odd --name house --module Odd").code == 0)
        #expect(session.run("gen Even house").lines == ["create    Modules/Even/view.swift"])
        #expect(try session.text("Modules/Even/view.swift") == "class EvenView {}\n")
    }
}

extension Session {
    fileprivate func text(_ path: String) throws -> String { try sandbox.text(path) }
}
