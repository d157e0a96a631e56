// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UITextField: UIControl {
    public override init(frame: CGRect) {}
    public required init?(coder: NSCoder) {}
    open var text: String?
    open var placeholder: String?
    open var isSecureTextEntry: Bool
    open weak var delegate: (any UITextFieldDelegate)?
}

@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
}

// Optional requirements: they cannot be `@objc` without Foundation's bridging, so they have defaults.
extension UITextFieldDelegate {
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { stub() }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
}
