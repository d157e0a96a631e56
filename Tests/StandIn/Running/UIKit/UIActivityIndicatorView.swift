// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }
    open var style = UIActivityIndicatorView.Style.medium
    open var color: UIColor! = .gray
    open private(set) var isAnimating = false
    open var hidesWhenStopped = true {
        didSet { isHidden = hidesWhenStopped && !isAnimating }
    }

    public init(style: UIActivityIndicatorView.Style) {
        self.style = style
        super.init(frame: .zero)
        isHidden = true
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }
    // UIKit's does not fail, where UIView's may.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        isHidden = true
    }

    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }
    open func stopAnimating() {
        isAnimating = false
        isHidden = hidesWhenStopped
    }
}
