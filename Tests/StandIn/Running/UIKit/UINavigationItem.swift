// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UINavigationItem: IsolatedStandInObject {
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never
    }
    open var title: String?
    open var prompt: String?
    open var titleView: UIView?
    open var hidesBackButton = false
    open var largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode.automatic
    open var backBarButtonItem: UIBarButtonItem?
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    public init(title: String) {
        self.title = title
        super.init()
    }
    public required init?(coder: NSCoder) { super.init() }
    public override init() { super.init() }
}
