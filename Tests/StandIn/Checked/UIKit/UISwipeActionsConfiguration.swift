// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UIContextualAction: NSObject {
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    public enum Style: Int, Sendable {
        case normal, destructive
    }
    public convenience init(
        style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler
    ) {}
    open var style: UIContextualAction.Style { stub() }
    open var handler: UIContextualAction.Handler { stub() }
    open var title: String?
    open var image: UIImage?
    open var backgroundColor: UIColor!
}

@MainActor
open class UISwipeActionsConfiguration: NSObject {
    public convenience init(actions: [UIContextualAction]) {}
    open var actions: [UIContextualAction] { stub() }
    open var performsFirstActionWithFullSwipe: Bool {
        get { stub() }
        set {}
    }
}
