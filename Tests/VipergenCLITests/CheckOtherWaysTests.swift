import Testing

/// What keeps a convention in another way than the set has it, beside what looks like it and does not.
@Suite struct CheckOtherWaysTests {
    private static let weak = ("weak var view", "@Back var view")
    private static let back = "@propertyWrapper\nstruct Back<T: AnyObject> {\n    %var wrappedValue: T?\n}\n"

    @Test(
        arguments: [
            ("@Weak var view", "", true), ("@WeakReference var view", "", true), ("@WeakRef var view", "", true),
            ("@Unowned var view", "", true), ("@Back var view", back.replacing("%", with: "weak "), true),
            (
                "@Back var view",
                back.replacing("%var", with: "private weak var object: T?\n    var").replacing(
                    "T?\n}", with: "T? {\n        object\n    }\n}"), true
            ),
            ("@Back var view", back.replacing("%", with: ""), false), ("@Back var view", "", false),
            ("@Published var view", "", false), ("var view", back.replacing("%", with: "weak "), false),
        ] as [(String, String, Bool)])
    func `a wrapper that holds weakly is as good as weak`(_ property: String, _ wrapper: String, _ isGood: Bool) throws
    {
        let session = try HouseSet.session()
        try session.edit(HouseSet.presenter, "weak var view", property)
        try session.sandbox.file("Support/Wrappers.swift", wrapper)
        let found = session.found()
        #expect(found.count { $0.contains("[weak-reference]") } == (isGood ? 0 : 1), "\(found)")
        #expect(isGood ? found.isEmpty : true, "\(found)")
    }

    /// Of the interactor, which nobody but its owner sets.
    @Test(
        arguments: [
            ("var interactor: LoginInteractor! = LoginInteractor()", true),
            ("var interactor: LoginInteractor! = nil", false),
            ("lazy var interactor: LoginInteractor! = LoginInteractor()", true),
            ("@Injected var interactor: LoginInteractor!", true),
            (
                "let interactor: LoginInteractor\n    init(interactor: LoginInteractor = LoginInteractor()) "
                    + "{\n        self.interactor = interactor\n    }", true
            ),
            ("var interactor: LoginInteractor!\n    init() {\n        interactor = LoginInteractor()\n    }", true),
            ("var interactor: LoginInteractor!\n    init() {\n        interactor = nil\n    }", false),
            (
                "var interactor: LoginInteractor!\n    init(a: [Int: Int] = [:], _ own: LoginInteractor? = nil) "
                    + "{\n        self.interactor = own\n    }", false
            ),
            (
                "var interactor: LoginInteractor!\n    init() {}\n    init(own: LoginInteractor) "
                    + "{\n        self.interactor = own\n    }", false
            ),
        ] as [(String, Bool)])
    func `a property may have its value from the start`(_ property: String, _ isGood: Bool) throws {
        let session = try HouseSet.session()
        try session.edit(HouseSet.presenter, "var interactor: LoginInteractor!", property)
        try session.edit(HouseSet.builder, "        presenter.interactor = LoginInteractor()\n", "")
        let found = session.found().filter { $0.contains("[missing-wiring]") }
        #expect(
            found.map { $0.contains("'interactor' of 'LoginPresenter' is never set here") } == (isGood ? [] : [true]))
    }

    @Test(
        arguments: [
            ("var presenter: LoginPresenter! {\n        didSet { presenter.view = self }\n    }", "", true),
            ("var presenter: LoginPresenter! {\n        didSet { presenter.view = nil }\n    }", "", false),
            ("var presenter: LoginPresenter! {\n        didSet { title = presenter.name }\n    }", "", false),
            ("var presenter: LoginPresenter!", "with(presenter) { target in target.view = view }", true),
            (
                "var presenter: LoginPresenter!",
                "with(presenter) { (target) in\n            target.view = view\n        }", true
            ),
            ("var presenter: LoginPresenter!", "with(presenter) { $0.view = view }", true),
            ("var presenter: LoginPresenter!", "for other in presenters { other.view = view }", false),
            ("var presenter: LoginPresenter!", "with(presenter) { target in target.other = view }", false),
        ] as [(String, String, Bool)])
    func `a connection may be made elsewhere`(_ property: String, _ statement: String, _ isGood: Bool) throws {
        let session = try HouseSet.session()
        try session.edit(HouseSet.view, "var presenter: LoginPresenter!", property)
        try session.edit(HouseSet.builder, "presenter.view = view", statement)
        let found = session.found().filter { $0.contains("[missing-wiring]") }
        #expect(found.map { $0.contains("'view' of 'LoginPresenter' is never set here") } == (isGood ? [] : [true]))
    }

    @Test func `a view may make its presenter itself`() throws {
        let session = try HouseSet.session()
        let lines = [
            "presenter: LoginPresenter = {", "    let presenter = LoginPresenter()", "    presenter.view = self",
            "    presenter.interactor = LoginInteractor()", "    return presenter", "}()",
        ]
        try session.edit(
            HouseSet.view, "var presenter: LoginPresenter!", "lazy var " + lines.joined(separator: "\n    "))
        try session.edit(HouseSet.builder, "        let presenter = LoginPresenter()\n", "")
        for line in ["presenter.view = view", "presenter.interactor = LoginInteractor()", "view.presenter = presenter"]
        {
            try session.edit(HouseSet.builder, "        \(line)\n", "")
        }
        #expect(session.found() == [])
    }

    @Test(
        arguments: [
            ("class BasePresenter<View: AnyObject> {\n    weak var view: View?\n}\n", true),
            (
                "class BasePresenter<View: AnyObject>: Base<View> {}\nclass Base<V: AnyObject> {\n    weak var view: V?\n}\n",
                true
            ),
            ("class BasePresenter<View: AnyObject> {\n    weak var screen: View?\n}\n", false),
            ("class Other {\n    weak var view: LoginView?\n}\n", false),
        ])
    func `a superclass may have the property`(_ base: String, _ isGood: Bool) throws {
        let session = try HouseSet.session()
        try session.edit(HouseSet.presenter, "LoginPresenter {", "LoginPresenter: BasePresenter<LoginView> {")
        try session.edit(HouseSet.presenter, "    weak var view: LoginView?\n", "")
        try session.sandbox.file("Shared/Bases.swift", base)
        let found = session.found()
        #expect(found.contains { $0.contains("has no property 'view'") } == !isGood, "\(found)")
        #expect(found.isEmpty == isGood, "\(found)")
    }

    @Test(
        arguments: [
            ("typealias Screen = LoginView\n    ", "", true), ("", "typealias Screen = LoginView\n", true),
            ("typealias Screen = LoginInteractor\n    ", "", false), ("", "final class Screen {}\n", false),
            ("", "typealias Screen = NewsView\n", false),
        ] as [(String, String, Bool)])
    func `a type may have another name`(_ own: String, _ other: String, _ isGood: Bool) throws {
        let session = try HouseSet.session()
        try session.edit(HouseSet.presenter, "weak var view: LoginView?", own + "weak var view: Screen?")
        try session.sandbox.file("Shared/Names.swift", other)
        let found = session.found()
        #expect(found.contains { $0.contains("'view' has the type 'Screen'") } == !isGood, "\(found)")
        #expect(found.isEmpty == isGood, "\(found)")
    }

    @Test func `what the set has unowned is to be that`() throws {
        let unowned =
            "private unowned let view: {{name}}View\n\n    init(view: {{name}}View) {\n        self.view = view\n    }\n"
        let session = try HouseSet.session([
            ("Presenter", "weak var view: {{name}}View?", unowned), ("Presenter", "view?.", "view."),
            ("Builder", "        let presenter = {{name}}Presenter()\n", ""),
            ("Builder", "        presenter.view = view\n", ""),
            (
                "Builder", "        let view = {{name}}View()\n",
                "        let view = {{name}}View()\n        let presenter = {{name}}Presenter(view: view)\n"
            ),
        ])
        #expect(session.found("check --strict") == [])
        let text = try session.sandbox.text(HouseSet.presenter)
        try session.edit(HouseSet.presenter, "private unowned let", "private let")
        let found = session.found()
        #expect(found.count == 1)
        #expect(found[0].contains("'view' must be unowned, as in the set 'house': it closes the strong reference"))
        #expect(!found[0].contains("optional"), "\(found)")
        #expect(session.run("check --fix").code == 0)
        #expect(try session.sandbox.text(HouseSet.presenter) == text)
    }
}
