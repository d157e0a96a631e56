import Extraction
import TemplateSets
import Testing

/// What several modules have in common.
@Suite struct SkeletonTests {
    /// The template of one file that some modules have, each of which is given as a name and the text.
    private func template(_ modules: [(name: String, text: String)]) throws -> String {
        let sources = modules.map { ModuleSource($0.name, ["\($0.name)View.swift": $0.text]) }
        return try Extracted(sources).text("module/Modules/{{name}}/{{name}}View.swift.mustache")
    }

    private static let order = """
        import UIKit
        import MapKit

        /// Shows the order.
        final class OrderListView: UIView, OrderListViewInput, MapOwner {

            weak var presenter: OrderListPresenter?
            let map = Map()

            // MARK: OrderListViewInput

            func show(_ order: Order) {
                let label = UILabel(frame: .zero)
                label.text = order.title
                add(label)
            }

            func zoom() {
                map.zoom()
            }

            var title: String {
                "Orders"
            }

            func kind(of thing: Thing) -> Kind {
                switch thing {
                case .a: .order
                default: .none
                }
            }
        }

        """

    private static let login = """
        import UIKit
        /// Shows the login.
        @MainActor
        class LoginView: UIViewController, LoginViewInput {
            weak var presenter: LoginPresenter?

            // MARK: LoginViewInput
            func kind(of thing: Thing) -> Kind {
                .login
            }
            func show(_ order: Order) {
                let label = UILabel(frame: .max)
                add(label)
                layout()
            }
            var title: String {
                "Login"
            }
        }
        """

    @Test func `a text is what all have, in the words of the first`() throws {
        let text = try template([("OrderList", Self.order), ("Login", Self.login)])
        #expect(
            text == """
                import UIKit

                final class {{name}}View: {{name}}ViewInput {

                    weak var presenter: {{name}}Presenter?

                    // MARK: {{name}}ViewInput

                    func show(_ order: Order) {
                        let label = UILabel(frame: .zero)
                        add(label)
                    }

                    var title: String {
                        "Orders"
                    }

                    func kind(of thing: Thing) -> Kind {
                        switch thing {
                        case .a: .order
                        default: .none
                        }
                    }
                }

                """)
    }

    @Test(arguments: [
        ("a()\n", "a()\n", "a()\n"), ("let x = {{\n", "b\n", "{{=<% %>=}}\nlet x = {{\n"),
        ("func a(\n    b: Int,\n    c: Int\n) {\n    d()\n}\n\nlet e = 1\n", "let e = 1\n", "let e = 1\n"),
        ("foo\n    .bar()\n    .baz()\nlet e = 1\n", "foo\n    .bar()\nlet e = 1\n", "let e = 1\n"),
        ("#if DEBUG\nlet a = 1\n#endif\nlet e = 1\n", "#if DEBUG\nlet a = 2\n#endif\nlet e = 1\n", "let e = 1\n"),
        ("let s = \"\"\"\n    a {\n    \"\"\"\nlet e = 1\n", "let e = 1\n", "let e = 1\n"),
        ("func a()\n{\n    b()\n    c()\n}\n", "func a()\n{\n    c()\n}\n", "func a()\n{\n    c()\n}\n"),
        (
            "private enum A {\n    case b\n    case c\n}\n", "private enum A {\n    case c\n}\n",
            "private enum A {\n    case c\n}\n"
        ),
        (
            "f {\n    if a {\n        b()\n    }\n    c()\n}\n", "f {\n    if a {\n        d()\n    }\n    c()\n}\n",
            "f {\n    c()\n}\n"
        ),
        (
            "f {\n    if let a {\n        b()\n        c()\n    }\n}\n", "f {\n    if let a {\n        c()\n    }\n}\n",
            "f {\n    if let a {\n        c()\n    }\n}\n"
        ),
        (
            "func a() -> B {\n    let b = B(c: 1)\n    d()\n    return b\n}\n",
            "func a() -> B {\n    let b = B()\n    return b\n}\n",
            "func a() -> B {\n    let b = B()\n    return b\n}\n"
        ),
        (
            "func a() -> B {\n    d()\n    return b\n}\n", "func a() -> B {\n    return e\n}\n",
            "func a() -> B {\n    d()\n    return b\n}\n"
        ),
        (
            "f {\n    guard let a else {\n        b()\n    }\n    a.c()\n}\n", "f {\n    a.c()\n}\n",
            "f {\n    guard let a else {\n        b()\n    }\n    a.c()\n}\n"
        ),
        (
            "f {\n    guard let a else {\n        b()\n    }\n    a.c()\n}\n",
            "f {\n    guard let a else {\n        d()\n    }\n    a.c()\n}\n",
            "f {\n    guard let a else {\n        b()\n    }\n    a.c()\n}\n"
        ),
        ("a()\nextension B {\n    f()\n}\n", "a()\nextension B {\n}\n", "a()\n"),
        (
            "extension OrderListView: C {\n    f()\n}\n", "extension LoginView: C {\n}\n",
            "extension {{name}}View: C {\n}\n"
        ),
        ("extension B { // C\n    f()\n}\n", "extension B { // C\n}\n", "extension B { // C\n}\n"),
        ("private class A: B {\n}\n", "private class A: C {\n}\n", "private class A {\n}\n"),
        ("a()\r\nb()\r\n", "b()\r\n", "b()\r\n"),
        ("// one\nfunc a() {}\n", "// two\nfunc a() {}\n", "func a() {}\n"),
        ("a()\n", "b()\n", "a()\n"),
    ])
    func `lines go and come with what they belong to`(_ first: String, _ second: String, _ common: String) throws {
        #expect(try template([("OrderList", first), ("Login", second)]) == common)
    }

    @Test(arguments: [
        ("let p = P(a: a, b: c(d, e), f: f)", "let p = P(a: a, f: f)", "let p = P(a: a, f: f)"),
        ("let p = P(b: c { $0 }, f: f)", "let p = P(f: f)", "let p = P(f: f)"),
        ("let p = P(a: a)", "let p = P()", "let p = P()"), ("let p = P()", "let p = P(a: a)", "let p = P()"),
        ("let p = P(a: a)", "let p = Q(a: a)", "let p = P(a: a)"),
        ("let p = P(a).b", "let p = P(c).b", "let p = P(a).b"),
        ("let q = Q()\n    let p = P(q: q)", "let p = P()", "let p = P()"),
        ("let q = Q()\n    let p = P(q: q)", "let p = R()", "let q = Q()\n    let p = P(q: q)"),
        ("let p = P(\n        a: a,\n        b: b\n    )", "let p = P(b: b)", "let p = P(\n        b: b\n    )"),
        ("var p: P? = P(a: a, b: b) // p", "var p: P? = P(\n        a: a)", "var p: P? = P(a: a) // p"),
    ])
    func `what is made with other arguments is made with those that all give`(
        _ first: String, _ second: String, _ common: String
    ) throws {
        let texts = [first, second, common].map { "func f() {\n    \($0)\n    use(p)\n}\n" }
        #expect(try template([("OrderList", texts[0]), ("Login", texts[1])]) == texts[2])
    }

    @Test func `forms of a name of one word are those of the longer name`() throws {
        let text = try template([
            ("Login", "let login = \"login_title\"\nlet cell = \"login-cell\"\nfunc loginDidClose() {}\n"),
            (
                "OrderList",
                "let orderList = \"order_list_title\"\nlet cell = \"order-list-cell\"\nfunc orderListDidClose() {}\n"
            ),
        ])
        #expect(
            text == """
                let {{propertyName}} = "{{name.snake}}_title"
                let cell = "{{name.kebab}}-cell"
                func {{name.camel}}DidClose() {}

                """)
    }

    @Test func `a folder is written as that of the longest name`() throws {
        var modules = ["Login", "Register", "NewsList"].map { name in
            ModuleSource(name, ["\(name)View.swift": "class \(name)View {}\n", "\(name)Model.swift": ""])
        }
        modules[2].folder = "News List"
        #expect(
            try generate("OrderList", Extracted(modules).set).keys.sorted() == [
                "Modules/Order List/OrderListModel.swift", "Modules/Order List/OrderListView.swift",
            ])
    }

    @Test func `files that only some have are options`() throws {
        func files(_ name: String, _ kinds: [String]) -> ModuleSource {
            let texts = kinds.map { ($0.replacingName(with: name), "let a = 1\n") }
            return ModuleSource(name, Dictionary(uniqueKeysWithValues: texts))
        }
        let extracted = try Extracted([
            files("Orders", ["@View.swift", "@Cell.swift", "@Cell.xib", "@View.xib", "Tests/@/@CellTests.swift"]),
            files("Login", ["@View.swift", "@Wireframe.swift", "@Cell.swift", "@Cell.xib"]),
            files("Home", ["@View.swift", "@Wireframe.swift", "@Module.swift", "Tests/@/@ViewTests.swift"]),
        ])
        #expect(extracted.faults == [])
        let parameters = Dictionary(uniqueKeysWithValues: extracted.set.parameters.map { ($0.name, $0.defaultValue) })
        #expect(
            parameters == [
                "tests": "true", "cell": "true", "xib": "false", "view": "false", "wireframe": "true",
                "withModule": "false",
            ])
        #expect(
            try generate("A", extracted.set).keys.sorted() == [
                "Modules/A/ACell.swift", "Modules/A/ACell.xib", "Modules/A/AView.swift", "Modules/A/AWireframe.swift",
                "Tests/A/ACellTests.swift",
            ])
        let bare = ["cell": ["false"], "wireframe": ["false"], "tests": ["false"], "withModule": ["true"]]
        #expect(
            try generate("A", extracted.set, bare).keys.sorted() == [
                "Modules/A/AModule.swift", "Modules/A/AView.swift",
            ])
    }

    @Test func `folders are called as in the first module`() throws {
        let extracted = try Extracted([
            ModuleSource(
                name: "Orders", folder: "OrdersModule",
                files: [.init(path: ["View", "OrdersView.swift"], contents: [])]),
            ModuleSource(
                name: "Login",
                files: [
                    .init(path: ["view", "LoginView.swift"], contents: []),
                    .init(path: ["view", "a-Login.txt"], contents: []),
                ]),
        ])
        let all = try generate("A", extracted.set, ["a": ["true"]])
        #expect(all.keys.sorted() == ["Modules/A/View/AView.swift", "Modules/A/View/a-A.txt"])
    }

    @Test func `a file lies where most modules have it`() throws {
        let extracted = try Extracted([
            ModuleSource("Orders", ["Views/OrdersView.swift": ""]),
            ModuleSource("Login", ["LoginView.swift": "", "a/Contents.json": "{}", "b/Contents.json": "{}"]),
            ModuleSource("Home", ["HomeView.swift": "", "a/Contents.json": "{}", "b/Contents.json": "{}"]),
            ModuleSource("Cart", ["CartView.swift": ""]),
        ])
        #expect(extracted.set.parameters.map(\.name) == ["contents"])
        #expect(try generate("A", extracted.set).keys.sorted() == ["Modules/A/AView.swift"])
    }

    private static let sets = ["viper", "clean-swift", "viperbase", "module-factory", "viper-protocols", "vipera"]

    @Test(arguments: sets)
    func `modules of a set have all of it in common`(_ name: String) throws {
        let set = try builtIn(name)
        let names = ["List", "ClientOrders", "Список"]
        let modules = try names.map { ModuleSource($0, try generate($0, set)) }
        let extracted = try Extracted(modules)
        #expect(extracted.faults == [])
        #expect(extracted.set.parameters.isEmpty)
        for (name, module) in zip(names, modules) {
            let again = ModuleSource(name, try generate(name, extracted.set))
            #expect(again.files.map(\.path) == module.files.map(\.path))
            #expect(again.files.map(\.contents) == module.files.map(\.contents))
            #expect(again.tests.map(\.contents) == module.tests.map(\.contents))
        }
    }
}

extension String {
    fileprivate func replacingName(with name: String) -> String {
        split(separator: "@", omittingEmptySubsequences: false).joined(separator: name)
    }
}
