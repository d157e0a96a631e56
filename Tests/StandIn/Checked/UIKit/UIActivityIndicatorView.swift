// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }
    public init(style: UIActivityIndicatorView.Style) {}
    public override init(frame: CGRect) {}
    public required init(coder: NSCoder) {}
    open var style: UIActivityIndicatorView.Style
    open var hidesWhenStopped: Bool
    open var color: UIColor!
    open func startAnimating() {}
    open func stopAnimating() {}
    open var isAnimating: Bool { stub() }
}
