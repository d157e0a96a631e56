import Conventions
import Testing

/// Which names in a layer are those of a framework that it may not use.
struct FrameworkNameTests {
    /// A name that begins as UIKit's do may be the project's own, or an extension's file.
    @Test(arguments: [
        ("UIState", "Common/UIState", false), ("UIState", "Feed/FeedStates", false), ("UIView", "Common/UIView", true),
        ("UISwitch", "Common/Other", true),
    ])
    func `a name that begins as UIKit's`(_ name: String, _ place: String, _ isUIKits: Bool) throws {
        let project = ExampleProject(files: [
            "App/Feed/FeedPresenter.swift": "import UIKit\nfinal class FeedPresenter {\n    var state: \(name)?\n}\n",
            "App/Feed/FeedRouter.swift": "class FeedRouter {}\n", "App/Feed/FeedView.swift": "class FeedView {}\n",
            "App/\(place).swift": isUIKits ? "extension \(name) {}\n" : "struct \(name) {}\n",
        ])
        let found = try project.violations().filter { $0.rule == .forbiddenImport }
        #expect(found.isEmpty != isUIKits, "\(found)")
    }

    /// By what routers make, presenters of SwiftUI hand on screens: no more than a matter of taste.
    @Test(arguments: [
        ("func detail() -> some View { router.detail() }", Severity.warning, "passes on 'View'"),
        ("func detail() -> AnyView { router.detail() }", .warning, "passes on 'AnyView'"),
        ("func link<C: View>(@ViewBuilder c: () -> C) -> some View { NavigationLink(a) { c() } }", .warning, "'View'"),
        ("func about() -> some View { Button(action: open) { router.title() } }", .error, "uses 'Button'"),
        ("func about() -> some View { Text(title) }", .error, "uses 'Text'"),
        ("func detail() -> some View { router.detail().foregroundColor(.red) }", .warning, "passes on 'View'"),
    ])
    func `a view that is passed on`(_ function: String, _ severity: Severity, _ words: String) throws {
        let project = ExampleProject(files: [
            "App/Feed/FeedPresenter.swift": "import SwiftUI\nfinal class FeedPresenter {\n    \(function)\n}\n",
            "App/Feed/FeedRouter.swift": "class FeedRouter {}\n",
            "App/Feed/FeedView.swift": "struct FeedView: View { let presenter: FeedPresenter }\n",
        ])
        let found = try project.violations().filter { $0.rule == .forbiddenImport }
        #expect(found.map(\.severity) == [severity])
        #expect(found.allSatisfy { $0.message.contains(words) }, "\(found)")
    }

    /// What is overridden says what it is given: a class of a library's, perhaps.
    @Test(arguments: [
        ("override func show(_ screen: UIViewController) {}", 0), ("func show(_ screen: UIViewController) {}", 1),
        ("override func show() { UIView().show() }", 1),
    ])
    func `the head of an override is another one's choice`(_ function: String, _ count: Int) throws {
        let project = ExampleProject(files: [
            "App/Feed/FeedPresenter.swift": "import Pod\nfinal class FeedPresenter: Base {\n    \(function)\n}\n",
            "App/Feed/FeedRouter.swift": "class FeedRouter {}\n", "App/Feed/FeedView.swift": "class FeedView {}\n",
        ])
        #expect(try project.violations().count { $0.rule == .forbiddenImport } == count)
    }

    @Test(arguments: [
        (
            "let a: UIImage?\n",
            ", but uses 'UIImage' in line 2; pass on data, a name or a URL, and let the view create it",
            Severity.warning
        ),
        (
            "let a = #imageLiteral(resourceName: \"a\")\n",
            ", but uses '#imageLiteral' in line 2; pass on data, a name or a URL, and let the view create it", .warning
        ),
        (
            "let a: UIImage?\nlet b: UIView?\n",
            ", but uses 'UIView' in line 3; move this to the view or the router", .error
        ),
        (
            "func a(_ b: IndexPath) { c(b.row) }\n",
            ", but reads 'row' of an index path in line 2; let the view pass on the number", .warning
        ),
        (
            "func a() { c(b.pngData()) }\n",
            ", but uses 'pngData' in line 2; pass on data, a name or a URL, and let the view create it", .warning
        ),
        (
            "let a: UIStackView.Alignment?\n",
            ", but uses 'UIStackView.Alignment' in line 2; pass on data, a name or a URL, and let the view create it",
            .warning
        ),
        (
            "let a: UIView.Type\n", ", but uses 'UIView' in line 2; move this to the view or the router", .error
        ),
    ])
    func `what is used is named`(_ code: String, _ words: String, _ severity: Severity) throws {
        let project = ExampleProject(files: [
            "App/Feed/FeedPresenter.swift": "import UIKit\n" + code,
            "App/Feed/FeedRouter.swift": "class FeedRouter {}\n",
        ])
        let found = try project.violations().filter { $0.rule == .forbiddenImport }
        #expect(found.map(\.message) == ["the presenter layer must not use 'UIKit'" + words])
        #expect(found.map(\.severity) == [severity])
    }
}
