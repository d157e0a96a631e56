import Testing

/// Connections of modules of a project's own set.
@Suite struct CheckOwnConnectionTests {
    /// A set that somebody has just begun is asked of modules without its being configured.
    @Test(arguments: [
        (
            "ViewController", "        presenter.viewIsReady()\n", "",
            "Modules/ClientList/ClientListPresenter.swift:12:10: error: 'viewIsReady' is never called"
        ),
        (
            "ViewController", "        self.title = title\n", "",
            "Modules/ClientList/ClientListViewController.swift:21:10: error: 'show' does nothing"
        ),
    ])
    func `a connection of a set of one's own is missed`(
        _ role: String, old: String, new: String, message: String
    ) throws {
        let session = try Session()
        for command in ["template new house", "gen ClientList,Details house"] {
            #expect(session.run(command).code == 0)
        }
        #expect(session.found("check --strict") == [])
        try session.edit("Modules/ClientList/ClientList\(role).swift", old, new)
        let found = session.found("check")
        #expect(found.count == 1 && found[0].hasPrefix(message), "\(found)")
    }

    /// A module may do without a property that the others have: what it has not is not set, either.
    @Test(arguments: [(false, 1), (true, 0)])
    func `what a type does not have is not missed`(_ isGone: Bool, _ count: Int) throws {
        let session = try Session()
        for command in ["template new house", "gen ClientList,Details house"] {
            #expect(session.run(command).code == 0)
        }
        let presenter = "Modules/Details/DetailsPresenter.swift"
        try session.edit("Modules/Details/DetailsBuilder.swift", "        presenter.view = view\n", "")
        if isGone {
            try session.edit(presenter, "    weak var view: DetailsViewController?\n", "")
            try session.edit(presenter, "        view?.show(title: \"Details\")\n", "        print()\n")
        }
        let found = session.found("check").filter { $0.contains("'view' of 'DetailsPresenter' is never set") }
        #expect(found.count == count, "\(found)")
    }

    /// What a protocol of the app's requires may have nothing to do in some module; what only the module asks for has.
    @Test(arguments: [(": Laid", 0), ("", 1)])
    func `what somebody else requires may do nothing`(_ conformance: String, _ count: Int) throws {
        let session = try Session()
        #expect(session.run("template new house").code == 0)
        let template = "Templates/house/module/Modules/{{name}}/{{name}}ViewController.swift.mustache"
        let lay =
            "\nextension {{name}}ViewController\(conformance) {\n    func lay() {\n        view.isHidden = true\n    }\n}\n"
        let text = try session.sandbox.text(template).replacing(
            "super.viewDidLoad()\n", with: "super.viewDidLoad()\n        lay()\n")
        try session.write(template, text + lay)
        #expect(session.run("gen ClientList,Details house").code == 0)
        #expect(session.found("check --strict") == [])
        try session.edit("Modules/Details/DetailsViewController.swift", "        view.isHidden = true\n", "")
        let found = session.found("check").filter { $0.contains("'lay' does nothing") }
        #expect(found.count == count, "\(session.found("check"))")
    }

    /// An object may have two roles of a kind, and be handed over for one of them alone.
    @Test(arguments: [("", []), ("tableView.dataSource = self", ["'FeedView' is never set as a 'dataSource'"])])
    func `what the set hands over by other means is not missed`(_ removed: String, _ messages: [String]) throws {
        let session = try sessionWithFeed([
            // What only keeps what it is given hands nothing over.
            "Presenter": """
            final class {{name}}Presenter {
                let interactor: {{name}}Interactor
                init(interactor: {{name}}Interactor) {
                    self.interactor = interactor
                }
            }

            """,
            "Interactor": "final class {{name}}Interactor: Interactor {}\n",
            "View": """
            final class {{name}}View: Screen, UITableViewDataSource, EmptyStateDataSource {
                var emptyStateDataSource: EmptyStateDataSource { self }
                func setUp() {
                    tableView.dataSource = self
                }
            }

            """,
        ])
        if !removed.isEmpty { try session.edit("Screens/Feed/FeedView.swift", removed, "") }
        let found = session.found("check --rule missing-wiring")
        #expect(found.count == messages.count)
        #expect(zip(found, messages).allSatisfy { $0.contains($1) }, "\(found)")
    }

    /// An object may be made by another name of its type, or be called as the module.
    @Test(arguments: [
        ("", 0), ("        presenter.interactor = interactor\n", 1), ("            feed.isSeen = true\n", 1),
    ])
    func `a builder may call types otherwise`(_ removed: String, _ count: Int) throws {
        let session = try sessionWithFeed([
            "Module": """
            final class {{name}}Module {
                typealias Presenter = {{name}}Presenter
                typealias Interactor = {{name}}Interactor
                let presenter = Presenter()
                let interactor = Interactor()
                func build() {
                    presenter.interactor = interactor
                }
                func see() {
                    if let {{name.camel}} = all.first {
                        {{name.camel}}.isSeen = true
                    }
                }
            }

            """,
            "": "final class {{name}} {\n    var isSeen = false\n}\n",
            "Presenter": "final class {{name}}Presenter {\n    var interactor: {{name}}Interactor!\n}\n",
            "Interactor": "final class {{name}}Interactor {}\n",
        ])
        if !removed.isEmpty { try session.edit("Screens/Feed/FeedModule.swift", removed, "") }
        #expect(session.found("check --rule missing-wiring").count == count)
    }

    /// A module Feed of a set of the project's own, whose templates are given by what their names have behind the
    /// module's.
    private func sessionWithFeed(_ templates: [String: String]) throws -> Session {
        let session = try Session()
        try session.sandbox.file(".vipergen.json", #"{"sets": {"Screens": "house"}}"#)
        try session.sandbox.file("Templates/house/template.json", #"{"name": "house"}"#)
        for (end, text) in templates {
            try session.sandbox.file(
                "Templates/house/module/Screens/{{name}}/{{name}}\(end).swift.mustache", text)
        }
        try #require(session.run("gen Feed house --quiet").code == 0)
        return session
    }

    /// What `gen` adds to a list elsewhere is as much of the module as its files.
    @Test(arguments: [
        (
            "        DetailFactory.shared,\n", "",
            ["'DetailFactory.shared' is not in 'modules' of 'ApplicationRoot.swift'"]
        ),
        ("        DetailFactory.shared,\n", "        // DetailFactory.shared,\n", ["'DetailFactory.shared' is not in"]),
        ("        DetailFactory.shared,\n", "        OldDetailFactory.shared,\n", ["'DetailFactory.shared' is not in"]),
        ("        DetailFactory.shared,\n", "        DetailFactory  .shared\n", []),
        // Where it is no list that can be read, nothing is known.
        ("let modules: [any ModuleFactoryProtocol] = [", "lazy var others = makeModules(), ones = [", []),
    ])
    func `a module that the application does not list is missed`(
        _ old: String, new: String, messages: [String]
    ) throws {
        let session = try Session()
        for command in ["gen App module-factory/app --start Main", "gen Main,Detail module-factory"] {
            #expect(session.run(command).code == 0)
        }
        #expect(session.found("check --strict") == [])
        try session.edit("Presentation/ApplicationRoot/ApplicationRoot.swift", old, new)
        let found = session.found("check")
        #expect(found.count == messages.count, "\(found)")
        for (line, message) in zip(found, messages) {
            #expect(line.hasPrefix("Presentation/UserStories/Detail/DetailFactory.swift:9:8: error: \(message)"))
        }
    }
}
