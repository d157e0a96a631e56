// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

// A view whose four edges are bound to those of its superview, or of its guides, is laid out. Nothing else is.

public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
    public var rawValue: Float
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public init(rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
}

@MainActor
open class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }
    open var constant: CGFloat = 0
    open var isActive = false {
        didSet { if isActive { second?.view?.addConstraints([self]) } }
    }
    open var identifier: String?
    open var priority = UILayoutPriority.required
    private var first: LayoutPlace?
    private var second: LayoutPlace?
    fileprivate convenience init(_ first: LayoutPlace, _ second: LayoutPlace) {
        self.init()
        (self.first, self.second) = (first, second)
    }
    /// Whether it is active, and binds an edge of one view to the same edge of another.
    func binds(_ edge: LayoutEdge, of view: UIView, to superview: UIView) -> Bool {
        let isShared = first?.view === view && second?.view === superview && first?.edge == second?.edge
        return isActive && isShared && first?.edge == edge
    }
    open class func activate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = true } }
    open class func deactivate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = false } }
}

enum LayoutEdge: CaseIterable {
    case top, bottom, leading, trailing
}

@MainActor
private struct LayoutPlace {
    weak var view: UIView?
    let edge: LayoutEdge
}

@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    private let place: LayoutPlace?
    public override convenience init() { self.init(nil, of: nil) }
    init(_ edge: LayoutEdge?, of view: UIView?) { place = edge.map { LayoutPlace(view: view, edge: $0) } }
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        guard let place, let other = anchor.place else { return NSLayoutConstraint() }
        return NSLayoutConstraint(place, other)
    }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint {
        let constraint = self.constraint(equalTo: anchor)
        constraint.constant = constant
        return constraint
    }
}

@MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

@MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

@MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        constraint(equalTo: self, constant: constant)
    }
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
}

@MainActor
open class UILayoutGuide: NSObject {
    open private(set) weak var owningView: UIView?
    convenience init(of view: UIView) {
        self.init()
        owningView = view
    }
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.leading, of: owningView) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.trailing, of: owningView) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.top, of: owningView) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.bottom, of: owningView) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
}

extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.leading, of: self) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.trailing, of: self) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.top, of: self) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.bottom, of: self) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(of: self) }
}
