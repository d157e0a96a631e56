// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }
    open private(set) var title: String?
    open private(set) var style = UIAlertAction.Style.default
    open var isEnabled = true
    var handler: ((UIAlertAction) -> Void)?

    public convenience init(
        title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
    ) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }
}

@MainActor
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }
    open private(set) var actions: [UIAlertAction] = []
    open private(set) var textFields: [UITextField]?
    open private(set) var preferredStyle = UIAlertController.Style.actionSheet
    open var preferredAction: UIAlertAction?
    open var message: String?

    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            fatalError("UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        }
        actions.append(action)
    }
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            fatalError("Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        }
        let field = UITextField(frame: .zero)
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
    }
}
