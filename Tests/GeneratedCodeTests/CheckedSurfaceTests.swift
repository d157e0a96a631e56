import GeneratedCode
import Testing

/// What Xcode accepts is accepted by the stubs, what Xcode rejects is rejected.
@Suite struct CheckedSurfaceTests {
    @Test(arguments: accepted, LanguageMode.allCases)
    func `sound text is accepted`(text: String, mode: LanguageMode) throws {
        let report = try project(text).typeCheck(mode)
        #expect(report.isClean, "\(report)")
    }

    @Test(arguments: rejected, LanguageMode.allCases)
    func `unsound text is rejected`(text: String, mode: LanguageMode) throws {
        let report = try project(text).typeCheck(mode)
        #expect(!report.errors.isEmpty, "\(report)")
    }

    @Test(arguments: isolation)
    func `isolation is asked for in Swift 6 alone`(text: String, message: String) throws {
        #expect(try project(text).typeCheck(.swift5).isClean)
        #expect(try project(text).typeCheck(.swift6MainActor).isClean)
        let report = try project(text).typeCheck(.swift6)
        #expect(report.errors.contains { $0.message.contains(message) }, "\(report)")
    }

    @Test func `every file is reported in one run`() throws {
        let paths = ["Modules/A/A.swift", "Modules/B/B.swift", "Tests/A/ATests.swift"]
        let broken = paths.enumerated().map { ($1, Array("func f\($0)() -> Int { \"\" }\n".utf8)) }
        let files = Dictionary(uniqueKeysWithValues: broken)
        let report = try GeneratedProject(files: files).typeCheck(.swift6)
        #expect(Set(report.errors.map(\.path)) == Set(files.keys))
    }

    private func project(_ text: String) -> GeneratedProject {
        GeneratedProject(files: ["Modules/A/A.swift": Array(text.utf8)])
    }

    static let accepted = [
        """
        import UIKit
        @MainActor
        protocol Layer: AnyObject { init() }
        @MainActor
        protocol ViewLayer: Layer {
            associatedtype Presenter
            var presenter: Presenter! { get set }
        }
        @MainActor
        class Builder<View: UIViewController & ViewLayer> {
            private init() {}
            class var nib: String? { nil }
            static func build() -> View {
                let view = View()
                if let nib { UINib(nibName: nib, bundle: nil).instantiate(withOwner: view, options: nil) }
                return view
            }
            static func story(_ name: String) -> View? {
                UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() as? View
            }
        }
        @MainActor
        protocol AOutput: AnyObject {}
        final class AView: UIViewController, ViewLayer { var presenter: (any AOutput)! }
        final class ABuilder: Builder<AView> { override class var nib: String? { "AView" } }
        """,
        """
        import UIKit
        final class AViewController: UIViewController {
            @IBOutlet private weak var label: UILabel?
            @IBOutlet var table: UITableView!
            init() { super.init(nibName: nil, bundle: nil) }
            required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
            @IBAction func tap(_ sender: Any) { UINib(nibName: "A", bundle: .main).instantiate(withOwner: self) }
            func button() -> UIBarButtonItem {
                UIBarButtonItem(title: "A", style: .plain, target: self, action: #selector(tap(_:)))
            }
        }
        extension AViewController {
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
            override func viewDidLoad() { super.viewDidLoad() }
        }
        """,
        """
        import UIKit
        final class AView: UIViewController {
            nonisolated override func awakeFromNib() {
                MainActor.assumeIsolated {
                    super.awakeFromNib()
                    title = "A"
                }
            }
        }
        """,
        """
        import UIKit
        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = UINavigationController()
                window?.makeKeyAndVisible()
                return true
            }
        }
        """,
        """
        import UIKit
        final class AList: UITableViewController {
            private let rows = ["A"]
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "A", for: indexPath)
                cell.textLabel?.text = rows[indexPath.row]
                return cell
            }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                tableView.deselectRow(at: indexPath, animated: true)
                navigationController?.popViewController(animated: true)
            }
        }
        """,
        """
        import UIKit
        @MainActor
        enum Factory {
            static func first() -> UIViewController? {
                UIStoryboard(name: "A", bundle: Bundle(for: UIView.self)).instantiateInitialViewController()
            }
            static func second() -> UITableViewController {
                UIStoryboard(name: "A", bundle: nil).instantiateViewController(identifier: "B") { coder in
                    UITableViewController(coder: coder)
                }
            }
            static func alert() -> UIAlertController {
                let alert = UIAlertController(title: nil, message: "A", preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .cancel))
                return alert
            }
        }
        """,
    ]

    static let rejected = [
        "final class A: UIViewController {}",
        "import UIKit\nfinal class A: UIViewController { func viewDidLoad() {} }",
        "import UIKit\nfinal class A: UIViewController { override func viewWillAppear() {} }",
        "import UIKit\nfinal class A: UIViewController { var text: String { title } }",
        "import UIKit\nfinal class A: UIViewController { func f() { present(self, animate: true) } }",
        "import UIKit\nfinal class A: UIViewController { func f() { let unused = view } }",
        "import UIKit\nfinal class A: UIViewController { init(x: Int) { super.init(nibName: nil, bundle: nil) } }",
        "import UIKit\nfinal class A: NSObject { @IBOutlet var count: Int = 0 }",
        "protocol P: AnyObject {}\nfinal class A { weak var p: P? }",
        "protocol P: class {}",
        "func f(_ x: Bool) -> Int { if x { return 1 } }",
        "func f(_ text: String) -> String { text.trimmingCharacters(in: .whitespaces) }",
        """
        import UIKit
        nonisolated final class Router {
            nonisolated func open(from view: UIViewController) async { view.loadViewIfNeeded() }
        }
        """,
    ]

    @Test(arguments: [LanguageMode.swift6, .swift6MainActor])
    func `what is found after type-checking is found, too`(mode: LanguageMode) throws {
        let text = """
            import UIKit
            nonisolated final class Counter { var count = 0 }
            final class AView: UIViewController {
                @IBOutlet var label: UILabel!
                func start(_ counter: Counter) {
                    Task.detached { counter.count += 1 }
                    counter.count += 1
                }
            }
            """
        let report = try project(text).typeCheck(mode)
        #expect(report.errors.contains { $0.line == 6 || $0.line == 7 }, "\(report)")
    }

    static let isolation = [
        (
            "import UIKit\nfinal class ARouter { func open(_ view: UIViewController) { view.dismiss(animated: true) } }",
            "main actor-isolated instance method 'dismiss"
        ),
        (
            "import UIKit\nstruct ABuilder { func build() -> UIViewController { UIViewController() } }",
            "main actor-isolated initializer 'init()'"
        ),
        (
            """
            import UIKit
            protocol AViewInput: AnyObject { func show() }
            final class AView: UIViewController, AViewInput { func show() {} }
            """,
            "crosses into main actor-isolated code"
        ),
        (
            """
            import UIKit
            final class AView: UIViewController {
                override func awakeFromNib() { super.awakeFromNib(); configure() }
                func configure() {}
            }
            """,
            "'configure()'"
        ),
    ]
}
