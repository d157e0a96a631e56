import Conventions
import Testing

/// Presenters that know their view by a class of UIKit's: there is nothing to move.
struct ViewPropertyTests {
    @Test(arguments: [
        (
            "weak var view: (UIViewController & FeedView)?",
            "let 'view' have the type of a protocol that the view conforms to"
        ),
        ("weak var view: UIViewController?", "let 'view' have the type of a protocol that the view conforms to"),
        ("func show(_ view: UIViewController) {}", "move this to the view or the router"),
        ("var completion: ((UIViewController) -> Void)?", "move this to the view or the router"),
        ("var screens: [UIViewController] = []", "move this to the view or the router"),
        ("let table: UITableView", "move this to the view or the router"),
    ])
    func `a property that holds the view takes a protocol's type`(_ member: String, _ advice: String) throws {
        let project = ExampleProject(files: [
            "App/Feed/FeedPresenter.swift": "import UIKit\nclass FeedPresenter {\n    \(member)\n}\n",
            "App/Feed/FeedRouter.swift": "class FeedRouter {}\n",
        ])
        let found = try project.violations().filter { $0.rule == .forbiddenImport }
        #expect(found.count == 1 && found[0].message.hasSuffix("in line 3; " + advice), "\(found)")
    }
}
