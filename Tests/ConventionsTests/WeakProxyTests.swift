import Testing

/// Presenters that own their view through a proxy which holds it weakly, and others that look like them.
struct WeakProxyTests {
    private static let generic = "final class WeakRef<T: AnyObject> { weak var object: T? }\n"
    private static let conformance = "extension WeakRef: FeedViewInput where T: FeedViewInput { func show() {} }\n"
    private static let own = "class FeedViewProxy: FeedViewInput { weak var view: (any FeedViewInput)? }\n"

    private typealias Case = (files: [String: String], count: Int)

    private static let cases: [Case] = [
        // A proxy of any view, that the module says what it shows; or what it is given as.
        (["Common/WeakRef.swift": generic, "Feed/FeedBuilder.swift": conformance], 0),
        (["Common/WeakRef.swift": generic + conformance], 0),
        (
            [
                "Common/References.swift": generic + conformance,
                "Feed/FeedBuilder.swift": "let a = FeedPresenter(view: WeakRef(b))\n",
            ], 0
        ),
        (["Feed/FeedBuilder.swift": "func build() { presenter.view = WeakRef(view) }\n"], 0),
        // One of the module's own.
        (["Feed/FeedViewProxy.swift": own], 0),
        (["Feed/FeedBuilder.swift": "private " + own], 0),
        // What holds it strongly, is for something else, or only called so, is none.
        (["Feed/FeedViewProxy.swift": own.replacing("weak ", with: "")], 1),
        (["Feed/FeedViewProxy.swift": own.replacing(": FeedViewInput {", with: ": FeedOther {")], 1),
        (["Common/References.swift": generic], 1),
        (["Feed/FeedBuilder.swift": "func build() { presenter.view = Strong(view) }\n"], 1),
        (["Feed/FeedBuilder.swift": "func build() { presenter.other = WeakRef(view) }\n"], 1),
    ]

    @Test(arguments: cases)
    func `who owns a proxy does not own the view`(_ files: [String: String], _ count: Int) throws {
        var project = ExampleProject(files: [
            "App/Feed/FeedPresenter.swift": "class FeedPresenter { var view: any FeedViewInput }\n",
            "App/Feed/FeedRouter.swift": "class FeedRouter {}\n",
            "App/Feed/FeedViewInput.swift": "protocol FeedViewInput: AnyObject { func show() }\n",
            "App/Feed/FeedViewController.swift":
                "class FeedViewController: UIViewController, FeedViewInput { var presenter: FeedPresenter! }\n",
        ])
        for (path, text) in files { project.files["App/" + path] = text }
        #expect(try project.violations().filter { $0.rule == .weakReference }.count == count)
    }

    /// Who is given another one of its kind when it is made is made after it: such objects stand in a row.
    @Test(arguments: [("let", 0), ("var", 2)])
    func `decorators own one another in one direction`(_ keyword: String, _ count: Int) throws {
        func decorator(_ name: String) -> String {
            "class \(name): FeedFetching { \(keyword) wrapped: any FeedFetching }\n"
        }
        let project = ExampleProject(files: [
            "App/Feed/FeedPresenter.swift": "class FeedPresenter { let fetching: any FeedFetching }\n",
            "App/Feed/FeedRouter.swift": "class FeedRouter {}\n",
            "App/Feed/FeedFetching.swift": "protocol FeedFetching: AnyObject {}\n",
            "App/Feed/FeedCache.swift": decorator("FeedCache"), "App/Feed/FeedLog.swift": decorator("FeedLog"),
        ])
        #expect(try project.violations().filter { $0.rule == .weakReference }.count == min(count, 1))
    }

    /// What a class conforms to without a word, and what a generic parameter has to be, are no way out.
    @Test(arguments: [
        "class FeedPresenter { var view: (any FeedViewInput & Sendable)? }",
        "class FeedPresenter { var view: (any FeedViewInput & Hashable)? }",
        "class FeedPresenter<View: FeedViewInput> { var view: View? }",
        "class FeedPresenter<Row, View : FeedViewInput>: FeedBase { var view: View! }",
    ])
    func `a view may be anything that it is`(_ presenter: String) throws {
        let project = ExampleProject(files: [
            "App/Feed/FeedPresenter.swift": presenter + "\n", "App/Feed/FeedRouter.swift": "class FeedRouter {}\n",
            "App/Feed/FeedRow.swift": "struct FeedRow: Sendable, Hashable {}\n",
            "App/Feed/FeedViewInput.swift": "protocol FeedViewInput: AnyObject {}\n",
            "App/Feed/FeedViewController.swift":
                "class FeedViewController: UIViewController, FeedViewInput { var presenter: FeedPresenter? }\n",
        ])
        #expect(try project.violations().filter { $0.rule == .weakReference }.count == 1)
    }
}
