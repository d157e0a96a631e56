// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

public struct UIEdgeInsets: Equatable, Sendable {
    public var top: CGFloat = 0
    public var left: CGFloat = 0
    public var bottom: CGFloat = 0
    public var right: CGFloat = 0
    public static var zero: UIEdgeInsets { UIEdgeInsets() }
    public init() {}
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

@MainActor
open class UIView: UIResponder {
    open var frame: CGRect {
        didSet { bounds.size = frame.size }
    }
    open var bounds: CGRect
    open var center = CGPoint.zero
    open var alpha: CGFloat = 1
    open var tag = 0
    open var isHidden = false
    open var isUserInteractionEnabled = true
    open var clipsToBounds = false
    open var backgroundColor: UIColor?
    open var tintColor: UIColor! = .systemBlue
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var layoutMargins = UIEdgeInsets.zero
    public var translatesAutoresizingMaskIntoConstraints = true
    public private(set) var constraints: [NSLayoutConstraint] = []

    open private(set) weak var superview: UIView?
    open private(set) var subviews: [UIView] = []
    private var needsLayout = true

    public init(frame: CGRect) {
        self.frame = frame
        bounds = CGRect(origin: .zero, size: frame.size)
        super.init()
    }

    public required init?(coder: NSCoder) {
        frame = .zero
        bounds = .zero
        super.init()
    }

    public override convenience init() { self.init(frame: .zero) }

    open override var next: UIResponder? { superview }
    open var window: UIWindow? { self as? UIWindow ?? superview?.window }

    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        subviews.insert(view, at: min(index, subviews.count))
        view.superview = self
        view.didMoveToSuperview()
        if window != nil { view.didMoveToWindow() }
    }
    open func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
    }
    open func removeFromSuperview() {
        guard let superview else { return }
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        didMoveToSuperview()
    }
    open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }
    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}

    open func setNeedsLayout() { needsLayout = true }
    open func layoutIfNeeded() {
        for view in subviews { view.layOut(in: self) }
        if needsLayout {
            needsLayout = false
            layoutSubviews()
        }
        subviews.forEach { $0.layoutIfNeeded() }
    }
    private func layOut(in superview: UIView) {
        let insets = LayoutEdge.allCases.compactMap { edge in
            superview.constraints.first { $0.binds(edge, of: self, to: superview) }?.constant
        }
        guard !translatesAutoresizingMaskIntoConstraints, insets.count == LayoutEdge.allCases.count else { return }
        let (top, bottom, leading, trailing) = (insets[0], insets[1], insets[2], insets[3])
        let size = superview.bounds.size
        frame = CGRect(
            x: leading, y: top, width: size.width - leading + trailing, height: size.height - top + bottom)
    }
    open func layoutSubviews() {}
    open func setNeedsDisplay() {}
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { self.constraints += constraints }

    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { animations() }
}
