import Testing

/// `vipergen template extract`.
@Suite struct TemplateExtractTests {
    @Test func `a set made of a module writes that module`() throws {
        let session = try Session()
        session.run("gen ClientList viper --cell Client --input agentId:Int")
        let before = try session.files()
        let named = session.run("template extract ClientList --name house --dry-run")
        #expect(named.code == 0, "\(named)")
        #expect(session.run("template extract ClientLst --name house").code == 2)
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

    /// Three modules that are alike but for what each is about; the second has drifted.
    private func screens() throws -> Session {
        let session = try Session()
        for (name, thing) in [("OrderList", "Order"), ("UserLogin", "User"), ("HomeFeed", "Post")] {
            let weak = name == "UserLogin" ? "" : "weak "
            let folder = "Modules/\(name)/\(name)"
            try session.sandbox.file("\(folder)Router.swift", "class \(name)Router {}\n")
            try session.sandbox.file(
                "\(folder)View.swift",
                "class \(name)View {\n    var presenter: \(name)Presenter?\n    let \(thing.lowercased())Label = Label()\n}\n"
            )
            try session.sandbox.file(
                "\(folder)Presenter.swift",
                """
                class \(name)Presenter {
                    \(weak)var view: \(name)View?
                    private let \(thing.lowercased()): \(thing)
                    private let router: \(name)Router

                    init(\(thing.lowercased()): \(thing), router: \(name)Router) {
                        self.\(thing.lowercased()) = \(thing.lowercased())
                        self.router = router
                    }
                }

                """)
        }
        return session
    }

    @Test(arguments: ["Modules/UserLogin", "Modules/OrderList Modules/UserLogin Modules/HomeFeed"])
    func `what most modules have is in the set, and what was left out is told`(_ paths: String) throws {
        let session = try screens()
        let outcome = session.run("template extract \(paths) --name house")
        #expect(outcome.code == 0, "\(outcome)")
        session.run("gen NewScreen house")
        #expect(
            try session.text("Modules/NewScreen/NewScreenPresenter.swift") == """
                class NewScreenPresenter {
                    weak var view: NewScreenView?
                    private let router: NewScreenRouter

                    init(router: NewScreenRouter) {
                        self.router = router
                    }
                }

                """)
        #expect(outcome.errors.contains("    private let user: User (UserLogin)\n"), "\(outcome.errors)")
        #expect(
            outcome.errors.contains("    var view: {{name}}View?, which is weak var view: {{name}}View? (UserLogin)\n"),
            "\(outcome.errors)")
        #expect(outcome.errors.contains("Compared with HomeFeed and OrderList") == !paths.contains("HomeFeed"))
        let found = session.run("check")
        #expect(found.lines.filter { !$0.contains("weak-reference") } == [], "\(found)")
    }

    @Test(arguments: ["Modules/OrderList --alone", "Modules/OrderList Modules/UserLogin"])
    func `a set whose modules would not be whole is refused, and nothing is written`(_ words: String) throws {
        let session = try screens()
        for name in ["OrderList", "UserLogin"] {
            let text = "class \(name)Cell {\n    func show() {\n}\n"
            try session.sandbox.file("Modules/\(name)/\(name)Cell.swift", text)
        }
        let before = try session.tree()
        let outcome = session.run("template extract \(words) --name house")
        #expect(outcome.code == 1 && outcome.output.isEmpty, "\(outcome)")
        #expect(
            outcome.errors.hasPrefix("error: the set would write modules that are not whole; nothing was written\n"))
        let place = "  module/Modules/{{name}}/{{name}}Cell.swift.mustache:1:"
        #expect(outcome.errors.contains(place) && outcome.errors.contains("renders as invalid Swift"), "\(outcome)")
        #expect(try session.tree() == before)
    }

    /// Eight modules; the first have a thing more.
    private func houses(_ having: Int, _ change: (String) -> (old: String, new: String)) throws -> Session {
        let session = try Session()
        let names = ["OrderList", "UserLogin", "HomeFeed", "CartPage", "MapView", "HelpDesk", "NewsList", "PhotoShow"]
        try session.sandbox.file("App/Leaving.swift", "protocol Leaving {}\n")
        for (index, name) in names.enumerated() {
            let folder = "Modules/\(name)/\(name)"
            try session.sandbox.file("\(folder)Router.swift", "class \(name)Router {}\n")
            try session.sandbox.file(
                "\(folder)View.swift", "class \(name)View {\n    var presenter: \(name)Presenter?\n}\n")
            let presenter =
                "class \(name)Presenter {\n    weak var view: \(name)View?\n    var router: \(name)Router?\n}\n"
            let (old, new) = change(name)
            try session.sandbox.file(
                "\(folder)Presenter.swift", index < having ? presenter.replacing(old, with: new) : presenter)
        }
        return session
    }

    @Test(arguments: [
        ("class @Presenter {", "class @Presenter: Leaving {", "{{name}}Presenter: Leaving"),
        ("    var router", "    var page: Leaving?\n    var router", "{{name}}Presenter.page"),
    ])
    func `what half of the project's modules have is written but not demanded`(
        _ old: String, _ new: String, _ symbol: String
    ) throws {
        for paths in ["Modules/OrderList", "Modules/OrderList Modules/UserLogin Modules/HomeFeed"] {
            for having in [5, 8] {
                let session = try houses(having) { (old.replacing("@", with: $0), new.replacing("@", with: $0)) }
                let outcome = session.run("template extract \(paths) --name house")
                #expect(outcome.code == 0, "\(outcome)")
                #expect(outcome.errors.contains(symbol) == (having < 8), "\(outcome.errors)")
                session.run("gen NewScreen house")
                let text = try session.text("Modules/NewScreen/NewScreenPresenter.swift")
                #expect(text.contains(new.replacing("@", with: "NewScreen")))
                #expect(session.found() == [])
                // What they all have is demanded of each.
                try session.edit("Modules/HomeFeed/HomeFeedPresenter.swift", "    weak var view: HomeFeedView?\n", "")
                #expect(session.found().filter { $0.hasSuffix("[missing-member]") }.count == 1)
            }
        }
    }

    @Test func `what one of a few modules of the project lacks is demanded of nobody`() throws {
        let session = try houses(7) { _ in ("    var router", "    var page: Leaving?\n    var router") }
        session.run("template extract Modules/OrderList Modules/UserLogin Modules/HomeFeed --name house")
        #expect(session.found() == [])
    }

    @Test func `a type that differs from module to module is not demanded, but the property is`() throws {
        let session = try houses(4) { _ in ("    var router", "    var pages: [Int] = []\n    var router") }
        for name in ["MapView", "HelpDesk", "NewsList", "PhotoShow"] {
            try session.edit(
                "Modules/\(name)/\(name)Presenter.swift", "    var router",
                "    var pages: Set<Int> = []\n    var router")
        }
        session.run("template extract Modules/OrderList Modules/UserLogin Modules/HomeFeed --name house")
        #expect(session.found() == [])
        try session.edit("Modules/MapView/MapViewPresenter.swift", "    var pages: Set<Int> = []\n", "")
        #expect(session.found().map { $0.prefix { $0 != ":" } } == ["Modules/MapView/MapViewPresenter.swift"])
    }

    @Test func `a module can be taken as it is`() throws {
        let session = try screens()
        let outcome = session.run("template extract Modules/OrderList --name house --alone")
        #expect(outcome.code == 0 && !outcome.errors.contains("Compared with"), "\(outcome)")
        session.run("gen HomeFeed house --on-conflict overwrite")
        #expect(try session.text("Modules/HomeFeed/HomeFeedPresenter.swift").contains("private let order: Order"))
    }

    @Test func `an ownership cycle does not become the house's`() throws {
        let session = try screens()
        let outcome = session.run("template extract Modules/UserLogin --name house --alone")
        #expect(outcome.code == 0, "\(outcome)")
        session.run("gen NewScreen house")
        #expect(
            try session.text("Modules/NewScreen/NewScreenPresenter.swift").contains("    weak var view: NewScreenView?")
        )
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
        ("Modules/List", 64, "--name must be given"), ("Modules/List --name House", 64, "Use lowercase letters"),
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

    @Test func `a module that is named and compared with nothing needs no other set`() throws {
        let session = try Session()
        try session.sandbox.file("Modules/Odd/OddView.swift", "class OddView {}\n")
        try session.sandbox.file("Templates/broken/template.json", "{")
        let outcome = session.run("template extract Modules/Odd --name house --module Odd --alone")
        #expect(outcome.code == 0, "\(outcome)")
    }

    @Test func `a name can be given`() throws {
        let session = try Session()
        try session.sandbox.file("Modules/Odd/view.swift", "class OddView {}\n")
        #expect(session.run("template extract Modules/Odd --name house --module Odd").code == 0)
        #expect(session.run("gen Even house").lines == ["create    Modules/Even/EvenView.swift"])
        #expect(try session.text("Modules/Even/EvenView.swift") == "class EvenView {}\n")
    }
}

extension Session {
    fileprivate func text(_ path: String) throws -> String { try sandbox.text(path) }
}
