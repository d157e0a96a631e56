// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

public struct UIEdgeInsets: Equatable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat
    public static var zero: UIEdgeInsets { stub() }
    public init() {}
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {}
}

@MainActor
open class UIView: UIResponder {
    public init(frame: CGRect) {}
    public required init?(coder: NSCoder) {}
    public override convenience init() {}

    open var frame: CGRect
    open var bounds: CGRect
    open var center: CGPoint
    open var alpha: CGFloat
    open var tag: Int
    open var isHidden: Bool
    open var isUserInteractionEnabled: Bool
    open var clipsToBounds: Bool
    open var backgroundColor: UIColor?
    open var tintColor: UIColor!
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var layoutMargins: UIEdgeInsets

    open var superview: UIView? { stub() }
    open var subviews: [UIView] { stub() }
    open var window: UIWindow? { stub() }
    open func addSubview(_ view: UIView) {}
    open func insertSubview(_ view: UIView, at index: Int) {}
    open func bringSubviewToFront(_ view: UIView) {}
    open func removeFromSuperview() {}
    open func isDescendant(of view: UIView) -> Bool { stub() }
    open func viewWithTag(_ tag: Int) -> UIView? { stub() }
    @objc open dynamic func didMoveToSuperview() {}
    @objc open dynamic func didMoveToWindow() {}

    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    @objc open dynamic func layoutSubviews() {}
    open func setNeedsDisplay() {}

    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {}
}
