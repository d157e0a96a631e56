import Testing

/// `vipergen template extract` where modules have no folder of their own.
struct ExtractedFlatTests {
    /// An application with three modules: their files lie in the folders of layers, or all in one.
    private func application(_ place: (_ role: String, _ name: String) -> String) throws -> Session {
        let session = try Session()
        for name in ["Login", "OrderList", "Profile"] {
            for (role, text) in [
                ("Presenter", "{\n    weak var view: \(name)View?\n    var interactor: \(name)Interactor?\n}\n"),
                ("Interactor", "{}\n"), ("View", "{\n    var presenter: \(name)Presenter?\n}\n"),
            ] {
                try session.sandbox.file(
                    "\(place(role, name))/\(name)\(role).swift", "final class \(name)\(role) \(text)")
            }
        }
        try session.sandbox.file("App/AppDelegate.swift", "class AppDelegate {}\n")
        try session.sandbox.file("App/AppRouter.swift", "class AppRouter { var login: LoginView? }\n")
        try session.sandbox.file("App/Assets.xcassets/AppIcon.appiconset/Contents.json", "{}\n")
        return session
    }

    @Test func `a module in the folders of layers is taken with them`() throws {
        let session = try application { role, _ in "App/\(role)s" }
        let outcome = session.run("template extract App --module OrderList --name house")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.errors.contains("Compared with Login and Profile"))
        #expect(outcome.errors.contains(#""directories": {"Modules": "App"}"#))
        let set = try session.files().filter { $0.hasPrefix("Templates") }
        #expect(
            set == [
                "Templates/house/module/Modules/Interactors/{{name}}Interactor.swift.mustache",
                "Templates/house/module/Modules/Presenters/{{name}}Presenter.swift.mustache",
                "Templates/house/module/Modules/Views/{{name}}View.swift.mustache", "Templates/house/template.json",
            ])
        try session.sandbox.file(".vipergen.json", "{template: 'house', directories: {Modules: 'App'}}")
        #expect(session.run("gen Search").code == 0)
        #expect(try session.exists("App/Views/SearchView.swift"))
        #expect(session.found("check --strict") == [])
        try session.remove("App/Interactors/SearchInteractor.swift")
        try session.sandbox.file("App/Views/SearchInteractor.swift", "final class SearchInteractor {}\n")
        #expect(session.run("check Search").output.contains("move 'SearchInteractor.swift' to 'App/Interactors'"))
    }

    @Test func `views may have folders of their own among the layers`() throws {
        let session = try application { role, name in "App/\(role)s" + (role == "View" ? "/" + name : "") }
        #expect(session.run("template extract App --module OrderList --name house").code == 0)
        try session.sandbox.file(".vipergen.json", "{template: 'house', directories: {Modules: 'App'}}")
        #expect(session.run("gen Search").code == 0)
        #expect(try session.exists("App/Views/Search/SearchView.swift"))
        #expect(try session.exists("App/Presenters/SearchPresenter.swift"))
        #expect(session.found("check --strict") == [])
    }

    @Test func `one of several modules in one folder is named by a file of its`() throws {
        let session = try application { _, _ in "App" }
        let outcome = session.run("template extract App/LoginView.swift --name house --alone")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(
            try session.files().filter { $0.hasPrefix("Templates") }.dropLast() == [
                "Templates/house/module/Modules/{{name}}Interactor.swift.mustache",
                "Templates/house/module/Modules/{{name}}Presenter.swift.mustache",
                "Templates/house/module/Modules/{{name}}View.swift.mustache",
            ])
    }

    @Test(arguments: [
        ("App", "'App' holds 3 modules: Login, OrderList and Profile", "--module Login"),
        ("App --module Logni", "no module 'Logni' is in 'App'", "Did you mean '--module Login'?"),
        ("App --module App", "no module 'App' is in 'App'", "Login, OrderList and Profile"),
        ("App/AppRouter.swift", "no module has it", "one of its files"),
    ])
    func `what is no module's is refused`(_ words: String, _ message: String, _ hint: String) throws {
        let session = try application { _, _ in "App" }
        let outcome = session.run("template extract \(words) --name house")
        #expect(outcome.code == 64, "\(outcome)")
        #expect(outcome.errors.contains(message) && outcome.errors.contains(hint), "\(outcome.errors)")
        #expect(try !session.exists("Templates"))
    }

    @Test(arguments: [
        ("App", " --module Login"), ("App/Layers", " --module Login"),
    ])
    func `init and check propose what works`(_ folder: String, _ option: String) throws {
        let session = try application { role, _ in folder == "App" ? "App" : "\(folder)/\(role)s" }
        let command = "template extract \(folder)\(option) --name house"
        #expect(session.run("init").errors.contains("Now try:\n  vipergen \(command)  "))
        let note = session.run("check").errors
        #expect(note.contains("'vipergen \(command)' creates a set"), "\(note)")
        #expect(session.run(command).code == 0)
    }

    /// The folder has one module, which spells its name in two ways, among helpers.
    @Test func `a folder that is not called as its module is taken whole`() throws {
        let session = try Session()
        for (file, type) in [
            ("Interactor/ToDoListInteractor", "ToDoListInteractor"), ("Router/ListRouter", "ToDoListRouter"),
            ("Presenter/ToDoListPresenter", "ToDoListPresenter"), ("View/ListView", "ToDoListView"),
        ] {
            try session.sandbox.file("App/ListScene/\(file).swift", "final class \(type) {}\n")
        }
        for helper in ["Item", "Store", "Reader", "Writer", "Cell", "Badge"] {
            try session.sandbox.file("App/ListScene/Parts/\(helper).swift", "struct \(helper) {}\n")
        }
        #expect(session.run("template extract App/ListScene --name house").code == 0)
        #expect(session.run("gen Orders house").code == 0)
        #expect(
            try session.files().filter { $0.hasPrefix("Modules") } == [
                "Modules/Orders/Interactor/OrdersInteractor.swift", "Modules/Orders/Presenter/OrdersPresenter.swift",
                "Modules/Orders/Router/OrdersRouter.swift", "Modules/Orders/View/OrdersView.swift",
            ])
    }

    @Test func `a data model is the application's`() throws {
        let session = try Session()
        session.run("gen ToDoList viper --tests none")
        try session.sandbox.file("Modules/ToDoList/ToDoList.xcdatamodeld/a.xcdatamodel/contents", "<model/>\n")
        try session.sandbox.file("ToDoListUITests/ToDoListUITests.swift", "class ToDoListUITests {}\n")
        #expect(session.run("template extract Modules/ToDoList --name house").code == 0)
        #expect(
            try !session.files().contains {
                $0.hasPrefix("Templates") && ($0.contains("model") || $0.contains("UITests"))
            })
    }
}
