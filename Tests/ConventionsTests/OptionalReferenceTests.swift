import Testing

@testable import Conventions

/// Where a reference that becomes weak always had a value: it becomes optional, and so does what is done with it.
struct OptionalReferenceTests {
    @Test(
        arguments: [
            ("view.show()", "view?.show()"),
            ("self.view.show()", "self.view?.show()"),
            ("load { [weak self] in self?.view.show() }", "load { [weak self] in self?.view?.show() }"),
            ("load {\n    self.view.show()\n}", "load {\n    self.view?.show()\n}"),
            ("load { view.show(); view.hide() }", "load { view?.show(); view?.hide() }"),
            ("view.title = \"\"", "view?.title = \"\""),
            ("view.label.text = title()", "view?.label.text = title()"),
            ("view.items[0].show()", "view?.items[0].show()"),
            ("view.navigation?.push(view: self)", "view?.navigation?.push(view: self)"),
            ("view.items\n    .map { $0 }\n    .show()", "view?.items\n    .map { $0 }\n    .show()"),
            ("view.load { item in\n    item.show()\n}", "view?.load { item in\n    item.show()\n}"),
            ("if isOn { view.show() } else { view.hide() }", "if isOn { view?.show() } else { view?.hide() }"),
            ("switch it {\ncase .on: view.show()\n}", "switch it {\ncase .on: view?.show()\n}"),
            (
                "switch it {\ncase .on:\n    view.show()\ndefault:\n    view.hide()\n}",
                "switch it {\ncase .on:\n    view?.show()\ndefault:\n    view?.hide()\n}"
            ),
            ("cell.view.show()", "cell.view.show()"),
            ("show(view: 1)", "show(view: 1)"),
            ("// view.show()\nshow(\"view.show()\")", "// view.show()\nshow(\"view.show()\")"),
            ("", ""),
            // What takes the value, or what comes of it, needs a person.
            ("show(view)", nil), ("let title = view.title", nil), ("return view.show()", nil), ("if view.isOn {}", nil),
            ("print(\"\\(view.title)\")", nil), ("show(\n    view.title()\n)", nil), ("let a =\n    view.title()", nil),
            ("view.show() + 1", nil), ("view.show()\n    ?? 1", nil), ("_ = view.show()", nil),
            ("_ = view as? Int", nil),
            ("let view = view\nview.show()", nil), ("guard let view = next else { return }\nview.show()", nil),
            ("load { [view] in view.show() }", nil), ("try view.show()", nil), ("view.title", nil),
            ("for item in view.items() {}", nil), ("if\n    view.isOn() {}", nil),
            ("items.map { view.title() }", nil), ("items.map { view.label.size() }", nil),
            ("items.map { view.label?.size() }", "items.map { view?.label?.size() }"),
            ("func size() {\n    view.label.size()\n}", "func size() {\n    view?.label.size()\n}"),
            ("load { () -> Int in view.size() }", nil),
        ] as [(String, String?)])
    func `a question mark does for statements`(_ code: String, _ expected: String?) throws {
        func presenter(_ property: String, _ code: String) -> String {
            """
            class CartPresenter {
                \(property)
                init(view: CartOutput) { self.view = view; view.show() }
                func load() {
            \(code)
                }
            }

            """
        }
        let text = presenter("let view: CartOutput", code)
        let right = expected.map { presenter("weak var view: CartOutput?", $0) }
        #expect(try fixed(project(text)) == right ?? text)
    }

    @Test(arguments: [
        ("let view: any CartOutput", "weak var view: (any CartOutput)?"),
        ("private var view: CartOutput & Loading", "private weak var view: (CartOutput & Loading)?"),
        ("let view: Shop.CartOutput", "weak var view: Shop.CartOutput?"),
        ("lazy var view: CartOutput = make()", nil),
        ("@Injected var view: CartOutput", nil),
    ])
    func `its type becomes optional`(_ property: String, _ expected: String?) throws {
        func presenter(_ property: String) -> String { "class CartPresenter { \(property) }\n" }
        #expect(try fixed(project(presenter(property))) == presenter(expected ?? property))
    }

    /// What is unwrapped by itself becomes optional, too, or stays where nothing can find it gone.
    @Test(arguments: [
        ("view.show()", "weak var view: CartOutput?", "view?.show()"),
        ("load { view.show() }", "weak var view: CartOutput?", "load { view?.show() }"),
        ("view?.show()", "weak var view: CartOutput?", "view?.show()"),
        ("if view != nil { view.show() }", "weak var view: CartOutput?", "if view != nil { view?.show() }"),
        ("guard let view = self.view else { return }\nshow(view)", "weak var view: CartOutput!", nil),
        ("show(view)", "weak var view: CartOutput!", "show(view)"),
        ("let title = view.title()", "weak var view: CartOutput!", "let title = view.title()"),
        ("load { show(self.view) }", "var view: CartOutput!", "load { show(self.view) }"),
        ("if isOn { show(view) }", "weak var view: CartOutput!", "if isOn { show(view) }"),
    ])
    func `what is unwrapped by itself`(_ code: String, _ property: String, _ expected: String?) throws {
        func presenter(_ property: String, _ code: String) -> String {
            "class CartPresenter {\n    \(property)\n    func load() {\n\(code)\n    }\n}\n"
        }
        let text = presenter("var view: CartOutput!", code)
        #expect(try fixed(project(text)) == presenter(property, expected ?? code))
    }

    @Test(arguments: [
        ("presenter.view = Mock()", false), ("presenter.view = .init()", false), ("sut?.view = App.Mock(1)", false),
        ("presenter.view = mock", true), ("presenter.view = nil", true),
        ("XCTAssertNotNil(presenter.view, \"\")", true), ("XCTAssert(presenter.view is Mock)", true),
        ("viewController.view.show()", true), ("presenter.view.show()", false),
    ])
    func `what tests give it has to have another owner`(_ test: String, _ isFixable: Bool) throws {
        var project = project("class CartPresenter { var view: CartOutput! }\n")
        project.files["AppTests/CartPresenterTests.swift"] = """
            class CartPresenterTests: XCTestCase {
                var sut: CartPresenter?
                func test() { \(test) }
            }

            """
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(found.map(\.isFixable) == [isFixable])
        let isTold = found.first?.message.hasSuffix("; make sure that something else owns what it refers to")
        #expect(isTold == (test.contains("view =") && !isFixable))
    }

    @Test(arguments: [
        ("App/Cart/CartRouter.swift", "func show(_ presenter: CartPresenter) { presenter.view.show() }", "let", false),
        ("App/Start.swift", "func show(_ presenter: CartPresenter) { presenter.view.show() }", "let", false),
        ("AppTests/CartTests.swift", "func test() { CartPresenter().view.show() }", "let", false),
        ("AppTests/CartTests.swift", "func test() { CartPresenter().view.show() }", "private let", true),
        ("App/Start.swift", "class Other: CartPresenter { func a() { view.show() } }", "let", false),
        ("App/Start.swift", "func make() { CartPresenter(view: 1) }", "let", true),
        ("App/Start.swift", "func show() { other.view.show() }", "let", true),
        ("App/Cart/CartRow.swift", "class Row {\n func a(_ it: CartPresenter) { show(self.view) }\n}", "let", true),
        ("App/Cart/CartRow.swift", "class Row: CartPresenter {\n func a() { show(self.view) }\n}", "let", false),
        ("App/Cart/CartInput.swift", "protocol CartInput { var view: CartOutput { get } }", "let", false),
    ])
    func `what others see of it stays`(_ path: String, _ text: String, _ introducer: String, _ isFixable: Bool) throws {
        var project = project("class CartPresenter { \(introducer) view: CartOutput }\n")
        project.files[path] = text + "\n"
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(found.map(\.isFixable) == [isFixable])
        #expect(found.map { $0.message.contains("it has to be an optional 'var'") } == [true])
    }

    @Test(arguments: [("let", false), ("private let", true)])
    func `a protocol that is declared elsewhere may ask for it`(_ introducer: String, _ isFixable: Bool) throws {
        let project = project("class CartPresenter: Screen { \(introducer) view: CartOutput }\n")
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(found.map(\.isFixable) == [isFixable])
    }

    private func fixed(_ project: ExampleProject) throws -> String {
        let fileSystem = try project.fileSystem()
        _ = try project.checker(on: fileSystem).fix { _ in }
        return String(decoding: try fileSystem.read("/project/App/Cart/CartPresenter.swift"), as: UTF8.self)
    }

    private func project(_ presenter: String) -> ExampleProject {
        ExampleProject(files: [
            "App/Cart/CartViewController.swift": """
            class CartViewController: UIViewController { var presenter: CartPresenter! }
            extension CartViewController: CartOutput, Loading {}

            """,
            "App/Cart/CartOutput.swift": """
            protocol CartOutput: AnyObject { func show(); func title() -> String; func size() -> Int }
            protocol Loading: AnyObject {}

            """,
            "App/Cart/CartPresenter.swift": presenter,
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
        ])
    }
}
