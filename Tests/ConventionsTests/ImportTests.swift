import Conventions
import TestSupport
import Testing

/// What `--fix` leaves of the imports of a presenter that does without UIKit.
struct ImportTests {
    @Test(arguments: [
        ("import UIKit\n", "let a = 1\n", ""),
        ("import UIKit\n", "let a = Date()\n", "import Foundation\n"),
        // A framework whose name begins like UIKit's brings nothing.
        ("import UIKit\nimport UIComponents\n", "let a = Date()\n", "import Foundation\nimport UIComponents\n"),
        ("import UIKit\nimport Foundation\n", "let a = Date()\n", "import Foundation\n"),
        // Observable objects are Combine's, and what is observed by a macro is Observation's.
        ("import SwiftUI\n", "final class Feed: ObservableObject {\n    @Published var a = 1\n}\n", "import Combine\n"),
        (
            "import SwiftUI\n", "@Observable\nfinal class Feed {\n    var a = Date()\n}\n",
            "import Foundation\nimport Observation\n"
        ),
        // That of RxSwift is generic.
        ("import UIKit\n", "let a: Observable<Int> = Observable.just(1)\n", "import Foundation\n"),
        ("import UIKit\n", "let a = Observable\n    .just(Date())\n", "import Foundation\n"),
        ("import SwiftUI\n", "func remove(at offsets: IndexSet) {}\n", "import Foundation\n"),
        ("import class UIKit.UIImage\nimport class UIKit.UIColor\n", "let a = 1\n", ""),
        ("import UIKit\n", "@objc protocol Feed {}\n", "import Foundation\n"),
        ("import UIKit\n", "let a: CGImage? = nil\n", "import CoreGraphics\n"),
        // A color of UIKit's may well go by its own name alone.
        ("import UIKit\n", "let a = make(.systemRed)\n", "import UIKit\n"),
    ])
    func `what a text needs stays`(_ imports: String, _ code: String, _ expected: String) throws {
        let path = "App/Feed/FeedPresenter.swift"
        let project = ExampleProject(files: [
            path: imports + code, "App/Feed/FeedRouter.swift": "class FeedRouter {}\n",
            "App/Feed/FeedView.swift": "class FeedView {}\n",
        ])
        let fileSystem = try project.fileSystem()
        _ = try project.checker(on: fileSystem, forFixing: true).fix { _ in }
        let text = try String(decoding: fileSystem.read("/project/" + path), as: UTF8.self)
        #expect(text == expected + code)
    }

    @Test(arguments: ["Feed/FeedObservable", "Common/Observable"])
    func `what the project declares itself is no framework's`(_ place: String) throws {
        let path = "App/Feed/FeedPresenter.swift"
        let isOwn = place == "Common/Observable"
        let code = "final class FeedPresenter {\n    let balance: any Observable\n}\n"
        let project = ExampleProject(files: [
            path: "import UIKit\n" + code, "App/Feed/FeedRouter.swift": "class FeedRouter {}\n",
            "App/\(place).swift": "protocol \(isOwn ? "Observable" : "Other") {}\n",
        ])
        let fileSystem = try project.fileSystem()
        _ = try project.checker(on: fileSystem, forFixing: true).fix { _ in }
        let text = try String(decoding: fileSystem.read("/project/" + path), as: UTF8.self)
        #expect(text == (isOwn ? "" : "import Observation\n") + code)
    }

    @Test(arguments: [
        ("App/Feed/Row/RowPresenter.swift", 1), ("App/Feed/BaseFeedInteractor.swift", 1),
        ("App/Feed/AlertPresenting.swift", 0), ("App/Common/RowPresenter.swift", 0),
    ])
    func `what is called as a layer in a module's own folder is bound to the same`(_ path: String, _ count: Int) throws
    {
        let project = ExampleProject(files: [
            path: "import UIKit\n", "App/Feed/FeedPresenter.swift": "", "App/Feed/FeedRouter.swift": "",
        ])
        #expect(try project.violations().filter { $0.rule == .unusedImport }.count == count)
    }

    /// A library's module or a bridging header brings it.
    @Test(arguments: [
        ("import PromiseKit\nlet a = UIAlertController()\n", 2),
        ("func show(on view: UIViewController) {}\nlet a: UIView? = nil\n", 1),
        ("import UIKit\nlet a = UIAlertController()\n", 1),
        ("import SwiftUI\nlet a: UIViewController? = nil\n", 1),
        ("let a = UIApplication.shared\n", 1), ("let a = UIPasteboard.general\n", 1),
        ("extension FeedPresenter: UIDocumentPickerDelegate {}\n", 1),
        ("let a = UIApplication.didBecomeActiveNotification\n", nil),
        ("protocol FeedScreen { func show(_ child: UIViewController) }\n", nil),
        ("let a: UIImage? = nil\nlet b = UIFeed()\n", nil),
        ("let a: UIButton? = nil\n", nil),
        ("// UIAlertController\nlet a = \"UIView\"\n", nil),
    ])
    func `a screen of UIKit's needs no import to be told`(_ code: String, _ line: Int?) throws {
        let project = ExampleProject(files: [
            "App/Feed/FeedPresenter.swift": code, "App/Feed/FeedRouter.swift": "let a = UINavigationController()\n",
            "App/Feed/FeedView.swift": "class FeedView {}\n", "App/Common/UIButton.swift": "class UIButton {}\n",
        ])
        #expect(
            try project.violations().filter { $0.rule == .forbiddenImport }.map(\.line) == [line].compactMap(\.self))
    }

    @Test(arguments: [("MapKit", 0), ("Combine", 1)])
    func `what two frameworks have together may be of either`(_ other: String, _ count: Int) throws {
        let project = ExampleProject(files: [
            "App/Feed/FeedPresenter.swift":
                "import SwiftUI\nimport \(other)\nclass FeedPresenter { var camera: MapCameraPosition? }\n",
            "App/Feed/FeedRouter.swift": "class FeedRouter {}\n",
        ])
        let rules: [RuleIdentifier] = [.unusedImport, .forbiddenImport]
        #expect(try project.violations().filter { rules.contains($0.rule) }.count == count)
    }

    /// Who takes an import away has to be sure that nothing of it is used.
    @Test(arguments: [
        ("UIKit", "func f(_ a: NSTextCheckingResult) -> NSRange { a.range }", RuleIdentifier.unusedImport),
        ("UIKit", "func f(_ a: NSString) { a.size(withAttributes: nil) }", .forbiddenImport),
        ("UIKit", "let a = NSMutableAttributedString()\nlet b = a.addAttribute(.kern, value: 1, range: c)", nil),
        ("UIKit", "let a = NSValue(cgPoint: .zero)", .forbiddenImport),
        ("UIKit", "let a: NSTextStorage? = nil", .forbiddenImport),
        ("SwiftUI", "var a: ColorScheme = .dark", .forbiddenImport),
        ("SwiftUI", "let a = Angle.degrees(3)", .forbiddenImport),
        ("SwiftUI", "var a: AnyTransition", .forbiddenImport),
        // The application has types of its own that are called so.
        ("SwiftUI", "let a = Visibility.hidden", .unusedImport),
    ])
    func `an import that may be used stays`(_ framework: String, _ code: String, _ rule: RuleIdentifier?) throws {
        let project = ExampleProject(files: [
            "App/Feed/FeedPresenter.swift": "import \(framework)\nimport Foundation\n\(code)\nclass FeedPresenter {}\n",
            "App/Feed/FeedRouter.swift": "class FeedRouter {}\n", "App/Visibility.swift": "enum Visibility {}\n",
        ])
        let rules: [RuleIdentifier] = [.unusedImport, .forbiddenImport]
        #expect(try project.violations().filter { rules.contains($0.rule) }.map(\.rule) == [rule].compactMap(\.self))
    }

    @Test(arguments: [
        ("import SwiftUI\n", RuleIdentifier.forbiddenImport), ("import SwiftUI\nimport UIKit\n", .unusedImport),
    ])
    func `SwiftUI brings UIKit`(_ imports: String, _ rule: RuleIdentifier) throws {
        let project = ExampleProject(files: [
            "App/Feed/FeedPresenter.swift": imports + "let a = UIApplication.shared\n",
            "App/Feed/FeedRouter.swift": "class FeedRouter {}\n",
        ])
        let rules = try project.violations().filter { $0.message.contains("'SwiftUI'") }.map(\.rule)
        #expect(rules == [rule])
    }

    @Test(arguments: [
        ("let a: UIImage? = nil\nlet b: UIColor? = nil\n", RuleIdentifier.forbiddenImport, 1),
        ("func remove(_ a: inout [Int], at b: IndexSet) { a.remove(atOffsets: b) }\n", .forbiddenImport, 0),
        ("func b(_ a: Response) { c(ViewModel(UIImage: a?.UIImage, UIColor: a.UIColor)) }\n", .forbiddenImport, 0),
        ("func b(_ a: [UIColor: Int], _ c: UIKit.UIImage) {}\n", .forbiddenImport, 1),
        // Foundation knows selectors; images and the styles of text are UIKit's.
        (
            "func a() { center.addObserver(self, selector: #selector(b), name: nil, object: nil) }\n", .forbiddenImport,
            0
        ),
        ("let a = [Style(image: #imageLiteral(resourceName: \"a\"))]\n", .forbiddenImport, 1),
        ("let a: [NSAttributedString.Key: Any] = [.foregroundColor: b]\n", .forbiddenImport, 1),
        ("let a = NSAttributedString.DocumentType.html\n", .forbiddenImport, 1),
        // An index path by rows is UIKit's; other calls have items, too.
        ("let a = IndexPath(\n    item: 1, section: 2)\n", .forbiddenImport, 1),
        ("let a: IndexPath = .init(row: 1, section: 2)\n", .forbiddenImport, 1),
        ("func b(_ a: IndexPath) { show(a, item: 1, row: 2) }\n", .forbiddenImport, 0),
        ("func b(_ a: Action) { if case .tap(let indexPath) = a { show(indexPath.row) } }\n", .forbiddenImport, 1),
        ("func b(_ table: Table) { show(table.row) }\n", .forbiddenImport, 0),
        // What a screen is asked for tells that it is one, unless the module calls something so.
        (
            "func b(_ a: Response) { a.navigationController?.pushViewController(c, animated: true) }\n",
            .forbiddenImport, 1
        ),
        ("func b(_ a: Response) { a.screen.navigationItem.title = \"c\" }\n", .forbiddenImport, 1),
        (
            "protocol View { func popViewController() }\nfunc b(_ a: View) { a.popViewController() }\n",
            .forbiddenImport, 0
        ),
        // What is asked of a property has the property's type.
        ("class P { let router: BaseRouter?\n func b() { self.router?.popViewController(c) } }\n", .forbiddenImport, 0),
        (
            "class P { let router: UINavigationController?\n func b() { router?.popViewController(c) } }\n",
            .forbiddenImport, 1
        ),
        ("class P { let router = make()\n func b() { router.popViewController(c) } }\n", .forbiddenImport, 1),
        (
            "class P { let screen: FeedViewController?\n func b() { a(screen?.tabBarController) } }\n",
            .forbiddenImport, 1
        ),
        (
            "class P { let view: FeedView?\n func b() { view?.navigationController?.popViewController(c) } }\n",
            .forbiddenImport, 1
        ),
        ("func b(_ a: Response) { c(a.screens.viewControllers.last) }\n", .unusedImport, 0),
        // These may be of a screen, and may be not: neither is told.
        ("func b(_ a: Response) { a.screen.dismiss(animated: true) }\n", .forbiddenImport, 0),
        ("func b(_ a: Response) { a.screen.dismiss(animated: true) }\n", .unusedImport, 0),
        ("func b(_ a: Response) { a.screen.dismiss() }\n", .unusedImport, 2),
    ])
    func `a framework is told once`(_ code: String, _ rule: RuleIdentifier, _ count: Int) throws {
        let project = ExampleProject(files: [
            "App/Feed/FeedPresenter.swift": "import class UIKit.UIImage\nimport class UIKit.UIColor\n" + code,
            "App/Feed/FeedRouter.swift": "class FeedRouter {}\n", "App/Feed/FeedView.swift": "class FeedView {}\n",
        ])
        #expect(try project.violations().filter { $0.rule == rule }.count == count)
    }

    @Test(arguments: [
        "App/Reports/ReportsPresentor", "App/Reports/ReprotsPresenter", "App/Reports/ReportPresenter",
    ])
    func `a layer that is misspelled may import no more than it may`(_ file: String) throws {
        let project = ExampleProject(files: [
            file + ".swift": "import UIKit\nlet a: UIImage? = nil\n",
            "App/Reports/ReportsInteractor.swift": "class ReportsInteractor {}\n",
            "App/Reports/ReportsRouter.swift": "class ReportsRouter {}\n",
            "App/Reports/ReportsView.swift": "class ReportsView {}\n",
        ])
        #expect(try project.violations().contains { $0.rule == .forbiddenImport })
    }

    @Test(arguments: [
        ("items.remove(atOffsets: a)", "atOffsets:", Severity.warning),
        ("items.move(fromOffsets: a, toOffset: 0)", "fromOffsets:", .warning),
        ("store.delete(atOffsets: a)", "", .warning),
        ("}\n}\nextension Array { mutating func b(_ a: IndexSet) { remove(atOffsets: a)", "atOffsets:", .warning),
        ("items.remove(atOffsets: a); b = Binding<Int>()", "Binding", .error),
        ("items.remove(atOffsets: a); b = UIApplication.shared", "UIApplication", .error),
    ])
    func `what is done to a list when its rows have been is no more than a warning`(
        _ code: String, _ name: String, _ severity: Severity
    ) throws {
        let project = ExampleProject(files: [
            "App/Feed/FeedPresenter.swift":
                "import SwiftUI\nclass FeedPresenter { var items = [1]\nfunc a(_ a: IndexSet) { \(code) } }\n",
            "App/Feed/FeedRouter.swift": "class FeedRouter {}\n",
        ])
        let found = try project.violations().filter { $0.rule == .forbiddenImport }
        #expect(found.allSatisfy { $0.message.contains("uses '\(name)'") && $0.severity == severity })
        #expect(found.count == (name.isEmpty ? 0 : 1))
    }

    @Test(arguments: ["let all = CATEGORY.get()", "let size = CACHE_SIZE", "let kind = UIKIND"])
    func `a constant in capitals is no name of UIKit's`(_ code: String) throws {
        let project = ExampleProject(files: [
            "App/Feed/FeedInteractor.swift": "import UIKit\nclass FeedInteractor { func a() { \(code) } }\n",
            "App/Feed/FeedPresenter.swift": "class FeedPresenter {}\n",
            "App/Feed/FeedRouter.swift": "class FeedRouter {}\n",
        ])
        #expect(try project.violations().map(\.rule) == [.unusedImport])
    }

    @Test(arguments: [("View", 0), ("Interactor", 1)])
    func `who presents windows beside views alone is no presenter of a module`(_ role: String, _ count: Int) throws {
        let project = ExampleProject(files: [
            "App/Lock/LockPresenter.swift": "import UIKit\nclass LockPresenter { func show(in window: UIWindow) {} }\n",
            "App/Lock/LockViewController.swift": "class LockViewController {}\n",
            "App/Lock/Lock\(role).swift": "class Lock\(role) {}\n",
        ])
        #expect(try project.violations().filter { $0.rule == .forbiddenImport }.count == count)
    }

    @Test func `who presents alerts without a module is no presenter of one`() throws {
        let project = ExampleProject(files: [
            "App/Alert/AlertPresenterImpl.swift":
                "import UIKit\nclass AlertPresenterImpl: AlertPresenter { let alert = UIAlertController() }\n",
            "App/Alert/AlertPresenter.swift": "protocol AlertPresenter {}\n",
            "App/Alert/AlertViewModel.swift": "struct AlertViewModel {}\n",
        ])
        #expect(try project.violations().filter { $0.rule == .forbiddenImport }.isEmpty)
    }

    @Test(arguments: [
        ("UIImageJPEGRepresentation(image, 1)", true), ("UIPasteboard.general", true), ("UIScrollView()", false),
    ])
    func `what is no view's is not only to be moved there`(_ code: String, _ isService: Bool) throws {
        let text = "import UIKit\nclass FeedInteractor { func a() { use(\(code)) } }\n"
        let files = ["App/Feed/FeedInteractor.swift": text, "App/Feed/FeedRouter.swift": "class FeedRouter {}\n"]
        let messages = try ExampleProject(files: files).violations().map(\.message)
        #expect(messages.map { $0.contains("; hide this behind a service, or move") } == [isService], "\(messages)")
    }

    /// In a module whose files are called by their roles alone.
    @Test(arguments: [("Presenter", 1), ("Interactor", 1), ("Router", 0), ("View", 0)])
    func `a layer is known by its role alone`(_ role: String, _ count: Int) throws {
        var files: [String: String] = [:]
        for role in ["Presenter", "Interactor", "Router", "View"] { files["Feed/\(role).swift"] = "class \(role) {}\n" }
        files["Feed/\(role).swift", default: ""] = """
            import UIKit
            class \(role) {
                func open() { UIApplication.shared.resign() }
            }

            """
        let found = try ExampleProject(files: files).violations()
        #expect(found.count { $0.rule == .forbiddenImport } == count, "\(found.map(\.message))")
    }
}
