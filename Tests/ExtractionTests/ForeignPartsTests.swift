import Extraction
import Testing

/// What stands in modules and is not theirs, and what is theirs though it does not look like it.
@Suite struct ForeignPartsTests {
    private func generated(_ modules: [ModuleSource]) throws -> [String: String] {
        var extraction = Extraction(of: modules)
        #expect(try extraction.prove(name: "house").filter(\.isSerious).isEmpty)
        return try generate("New", Extracted(extraction).set)
    }

    @Test func `a module may be called as what frameworks have`() throws {
        let view = """
            enum MainSection {
                case main
            }

            final class MainView {
                var section = MainSection.main

                func show() {
                    DispatchQueue.main.async {
                        self.section = .main
                    }
                }
            }

            """
        let files = try generated([ModuleSource("Main", ["MainView.swift": view])])
        let expected = view.replacing("MainSection", with: "NewSection").replacing("MainView", with: "NewView")
        #expect(files["Modules/New/NewView.swift"] == expected)
    }

    @Test func `scenes are called as their classes`() throws {
        let scene =
            "<viewController storyboardIdentifier=\"ordersViewController\" customClass=\"OrdersViewController\"/>"
        let view =
            "final class OrdersViewController {\n    let scene = \"ordersViewController\"\n"
            + "    let key = \"ordersKey\"\n}\n"
        let files = try generated([
            ModuleSource("Orders", ["OrdersViewController.swift": view, "Orders.storyboard": scene])
        ])
        #expect(
            files["Modules/New/New.storyboard"]
                == "<viewController storyboardIdentifier=\"newViewController\" customClass=\"NewViewController\"/>")
        #expect(
            files["Modules/New/NewViewController.swift"]
                == view.replacing("OrdersV", with: "NewV").replacing("ordersV", with: "newV"))
    }

    @Test func `what is no Swift stays where it is and keeps its name`() throws {
        let module = ModuleSource(
            "Orders",
            [
                "OrdersView.swift": "final class OrdersView {\n    let cell = OrdersCell()\n}\n",
                "OrdersCell.h": "@interface OrdersCell : UITableViewCell\n@end\n",
                "OrdersCell.m": "#import \"OrdersCell.h\"\n@implementation OrdersCell\n@end\n",
            ])
        #expect(
            try generated([module]) == [
                "Modules/New/NewView.swift": "final class NewView {\n    let cell = OrdersCell()\n}\n"
            ])
        #expect(
            Extraction(of: [module]).differences.map(\.path).sorted() == [
                "Modules/{{name}}/{{name}}Cell.h", "Modules/{{name}}/{{name}}Cell.m",
            ])
    }

    /// What it declares for a protocol of somebody else's the module need not declare.
    @Test func `a test double is none of the module's parts`() throws {
        let modules = ["Orders", "Login"].map { name in
            ModuleSource(
                name,
                [
                    "\(name)Presenter.swift": """
                    protocol \(name)Input: Loading {
                        func show()
                    }

                    final class \(name)Presenter {
                        weak var view: \(name)Input?

                        func load() {
                            view?.startLoading()
                            view?.show()
                        }
                    }

                    """,
                    "\(name)/Tests/Mock\(name)View.swift": """
                    final class Mock\(name)View: \(name)Input {
                        func startLoading() {}

                        func show() {}
                    }

                    """,
                ])
        }
        for count in 1...2 {
            let files = try generated(Array(modules.prefix(count)))
            #expect(files["Modules/New/NewPresenter.swift"]?.contains("startLoading") == true)
        }
    }

    @Test func `what is inherited as several is shared by its parts`() throws {
        let parts = ["UIView & @Input & Other", "UIView & @Input", "UIView & Another & @Input"]
        let texts = parts.map { "protocol @Input {}\n\nfinal class @View: \($0) {\n    var id = 1\n}\n" }
        let expected = texts[1].replacing("UIView & @Input", with: "UIView, @Input")
        #expect(try mergedView(texts) == expected)
        #expect(try mergedView([texts[1], texts[1]]) == expected)
        let module = ModuleSource("Orders", ["OrdersView.swift": texts[0].replacing("@", with: "Orders")])
        #expect(try generated([module]).values.contains { $0.contains("UIView & NewInput & Other") })
    }

    /// Of what is handed over as something the set says that it is that.
    @Test(arguments: [
        "let presenter = @Presenter()\n", "@Presenter().listen()\n        let presenter = @Presenter()\n",
    ])
    func `who listens is a listener`(_ making: String) throws {
        func builder(_ type: String, _ more: String) -> String {
            let statements = "        \(making)\(more)        presenter.view = @View()\n"
            return
                "enum \(type) {\n    static func build() -> @Presenter {\n\(statements)"
                + "        return presenter\n    }\n}\n"
        }
        let presenter = "final class @Presenter {\n    weak var view: @View?\n\n    func listen() {}\n}\n"
        let listening =
            presenter + "\nextension @Presenter: ClockDelegate {\n    func tick() {\n        listen()\n    }\n}\n"
        let clock = "        let clock = Clock()\n        clock.delegate = presenter\n"
        let texts = [
            ["@Builder.swift": builder("@ModuleBuilder", clock), "@Presenter.swift": listening],
            ["@Builder.swift": builder("@Builder", ""), "@Presenter.swift": presenter],
        ]
        let modules = zip(moduleNames, texts).map { name, texts in
            let files = texts.merging(["@View.swift": "final class @View {}\n"]) { $1 }
                .map { ($0.replacing("@", with: name), $1.replacing("@", with: name)) }
            return ModuleSource(name, Dictionary(uniqueKeysWithValues: files))
        }
        let files = try generated(modules)
        let isSet = files["Modules/New/NewBuilder.swift"]?.contains("clock.delegate = presenter") == true
        #expect(isSet == files["Modules/New/NewPresenter.swift"]?.contains("NewPresenter: ClockDelegate"))
    }

    /// What is made is asked for what it has.
    @Test func `what an object is asked for that is made is there`() throws {
        let modules = zip(moduleNames, ["Controller", "View"]).map { name, type in
            let builder = """
                final class @Builder {
                    func configure(view: @Part) {
                        view.start()
                    }

                    static func open() {
                        @Builder().configure(view: Boards.make())
                    }
                }

                """
            let files = [
                "@Builder.swift": builder, "@\(type).swift": "final class @\(type) {\n    func start() {}\n}\n",
            ].map {
                ($0.replacing("@", with: name), $1.replacing("@Part", with: "@" + type).replacing("@", with: name))
            }
            return ModuleSource(name, Dictionary(uniqueKeysWithValues: files))
        }
        let builder = try generated(modules)["Modules/New/NewBuilder.swift"] ?? ""
        #expect(builder.contains("NewBuilder().configure") == builder.contains("func configure"), "\(builder)")
    }

    /// It stands where nothing can be left out.
    @Test(arguments: [
        ("Scenes.@View.title", "Scenes.@View", ""), ("Scenes.%.title", "Scenes.%", ""), ("make(.%)", "%", ""),
        ("@Service.title", "@Service", ""),
        // One that others name, too, is theirs as well.
        ("Scenes.%.title", "", "Scenes.homeFeed.show()"), ("Scenes.%.title", "Scenes.%", "Scenes.homeFeeds.show()"),
    ])
    func `what each module has its own of elsewhere a new one has its own of`(
        _ value: String, _ needed: String, _ other: String
    ) throws {
        func named(_ text: String, _ name: String) -> String {
            text.replacing("@", with: name).replacing("%", with: name.prefix(1).lowercased() + name.dropFirst())
        }
        let text = "final class @View {\n    var name: String {\n        return \(value)\n    }\n}\n"
        let modules = ["HomeFeed", "UserLogin"].map { name in
            let more = name == "UserLogin" ? "\nextension @View {\n    var title: Int { \(other) }\n}\n" : ""
            var module = ModuleSource(name, ["\(name)View.swift": named(text + more, name)])
            module.foreignNames = Set(["@View", "%", "@Service"].map { named($0, name) })
            return module
        }
        var extraction = Extraction(of: modules)
        #expect(try extraction.prove(name: "house").filter(\.isSerious).isEmpty)
        let files = try generate("New", Extracted(extraction).set)
        let expected = needed.isEmpty ? text.replacing("%", with: "homeFeed") : text
        #expect(files["Modules/New/NewView.swift"] == named(expected, "New"))
        let shown = extraction.neededNames(name: "house").map(\.name)
        #expect(
            shown.map { $0.replacing("{{propertyName}}", with: "%").replacing("{{name}}", with: "@") }
                == (needed.isEmpty ? [] : [needed]))
        #expect(extraction.leftNames(name: "house").map(\.name) == (needed.isEmpty ? ["homeFeed"] : []))
    }

    @Test func `a file that is called as no module's is called as its type, in small letters, too`() throws {
        let presenter = "protocol ordersPresentation {\n}\n\nclass ordersPresenter: ordersPresentation {\n}\n"
        let router = "class ordersRouter {\n    let presenter = ordersPresenter()\n}\n"
        let module = ModuleSource("Orders", ["presenter.swift": presenter, "ordersRouter.swift": router])
        let files = try generated([module])
        #expect(files.keys.sorted() == ["Modules/New/newPresenter.swift", "Modules/New/newRouter.swift"])
    }

    /// An old class is none of the new protocol.
    @Test(arguments: [true, false])
    func `a class that a new module is to have elsewhere is one with its protocol`(_ isOwn: Bool) throws {
        let builder = """
            enum @Builder {
                static func build() -> @View {
                    let service: @ServiceProtocol = @Service()
                    return @View(service: service)
                }
            }

            """
        let view =
            "class @View {\n    let service: @ServiceProtocol\n\n    init(service: @ServiceProtocol) {\n"
            + "        self.service = service\n    }\n}\n"
        let modules = zip(["HomeFeed", "UserLogin"], ["@Service()", "Mock()"]).map { name, maker in
            let text = builder.replacing("@Service()", with: maker) + view
            var module = ModuleSource(name, ["\(name)View.swift": text.replacing("@", with: name)])
            module.foreignNames = [name + "Service", name + "ServiceProtocol"]
            if isOwn { module.foreignParents = [name + "Service": [name + "ServiceProtocol"]] }
            return module
        }
        var extraction = Extraction(of: modules)
        #expect(try extraction.prove(name: "house").filter(\.isSerious).isEmpty)
        let text = try generate("New", Extracted(extraction).set)["Modules/New/NewView.swift"]
        let service = isOwn ? "NewService" : "HomeFeedService"
        #expect(text?.contains("let service: NewServiceProtocol = \(service)()\n") == true, "\(text ?? "")")
        let needed = ["{{name}}Service", "{{name}}ServiceProtocol"]
        #expect(extraction.neededNames(name: "house").map(\.name) == (isOwn ? needed : [needed[1]]))
    }

    /// What the builder hands the presenter to asks for it.
    @Test func `a protocol of which each has its own elsewhere is conformed to`() throws {
        let builder = """
            struct @Builder {
                func build() -> @Presenter {
                    let presenter = @Presenter()
                    let worker = @Worker()
                    worker.presenter = presenter
                    return presenter
                }
            }

            """
        let presenters = [
            "class @Presenter {\n}\n\nextension @Presenter: @Logic {\n}\n", "class @Presenter: @Logic {\n}\n",
            "class @Presenter {\n}\n",
        ]
        let modules = zip(moduleNames, presenters).map { name, presenter in
            let isHanded = presenter.contains("Logic")
            let handing = "        let worker = @Worker()\n        worker.presenter = presenter\n"
            let text = isHanded ? builder : builder.replacing(handing, with: "")
            let files = ["@Builder.swift": text, "@Presenter.swift": presenter].map {
                ($0.replacing("@", with: name), $1.replacing("@", with: name))
            }
            var module = ModuleSource(name, Dictionary(uniqueKeysWithValues: files))
            module.foreignNames = [name + "Logic", name + "Worker"]
            return module
        }
        for extraction in [Extraction(of: modules), Extraction(of: modules[0], comparedWith: Array(modules[1...]))] {
            var extraction = extraction
            #expect(try extraction.prove(name: "house").filter(\.isSerious).isEmpty)
            let files = try generate("New", Extracted(extraction).set)
            #expect(files["Modules/New/NewBuilder.swift"]?.contains("let worker = NewWorker()") == true)
            #expect(files["Modules/New/NewPresenter.swift"]?.contains("NewPresenter: NewLogic") == true, "\(files)")
        }
    }

    @Test func `what a storyboard shows in other modules is told`() throws {
        let modules = ["Orders", "Login", "Cards"].map { name in
            let view = "final class \(name)View {\n    var id = 1\n}\n"
            let scene = "<label text=\"\(name == "Login" ? "In" : "")\"/>\n"
            return ModuleSource(name, ["\(name)View.swift": view, "\(name).storyboard": scene])
        }
        #expect(Extraction(of: modules).differences.map(\.modules) == [["Login"]])
        #expect(Extraction(of: Array(modules.dropFirst())).differences.map(\.replacement) == ["as in Login"])
    }
}
