// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UIContextualAction: NSObject {
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    public enum Style: Int, Sendable {
        case normal, destructive
    }
    open private(set) var style = UIContextualAction.Style.normal
    open private(set) var handler: UIContextualAction.Handler = { _, _, _ in }
    open var title: String?
    open var image: UIImage?
    open var backgroundColor: UIColor!

    public convenience init(
        style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler
    ) {
        self.init()
        self.style = style
        self.title = title
        self.handler = handler
    }
}

@MainActor
open class UISwipeActionsConfiguration: NSObject {
    open private(set) var actions: [UIContextualAction] = []
    open var performsFirstActionWithFullSwipe = true

    public convenience init(actions: [UIContextualAction]) {
        self.init()
        self.actions = actions
    }
}
