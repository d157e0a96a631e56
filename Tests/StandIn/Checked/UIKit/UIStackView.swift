// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UIStackView: UIView {
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
    }
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
    public override init(frame: CGRect) {}
    public required init(coder: NSCoder) {}
    public convenience init(arrangedSubviews views: [UIView]) {}
    open var arrangedSubviews: [UIView] { stub() }
    open func addArrangedSubview(_ view: UIView) {}
    open func removeArrangedSubview(_ view: UIView) {}
    open var axis: NSLayoutConstraint.Axis
    open var alignment: UIStackView.Alignment
    open var distribution: UIStackView.Distribution
    open var spacing: CGFloat
}

extension NSLayoutConstraint {
    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }
}
