// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UIAlertAction: NSObject {
    public override init() {}
    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }
    public convenience init(
        title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
    ) {}
    open var title: String? { stub() }
    open var style: UIAlertAction.Style { stub() }
    open var isEnabled: Bool
}

@MainActor
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
    public required init?(coder: NSCoder) {}
    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {}
    open func addAction(_ action: UIAlertAction) {}
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}
    open var actions: [UIAlertAction] { stub() }
    open var preferredAction: UIAlertAction?
    open var textFields: [UITextField]? { stub() }
    open var message: String?
    open var preferredStyle: UIAlertController.Style { stub() }
}
