// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
    public var rawValue: Float
    public init(_ rawValue: Float) {}
    public init(rawValue: Float) {}
    public static let required = UILayoutPriority(0)
    public static let defaultHigh = UILayoutPriority(0)
    public static let defaultLow = UILayoutPriority(0)
}

@MainActor
open class NSLayoutConstraint: NSObject {
    public override init() {}
    open var constant: CGFloat
    open var isActive: Bool
    open var identifier: String?
    open var priority: UILayoutPriority
    open class func activate(_ constraints: [NSLayoutConstraint]) {}
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { stub() }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { stub() }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { stub() }
    open func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
    ) -> NSLayoutConstraint { stub() }
}

@MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

@MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

@MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { stub() }
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint { stub() }
}

@MainActor
open class UILayoutGuide: NSObject {
    open var leadingAnchor: NSLayoutXAxisAnchor { stub() }
    open var trailingAnchor: NSLayoutXAxisAnchor { stub() }
    open var topAnchor: NSLayoutYAxisAnchor { stub() }
    open var bottomAnchor: NSLayoutYAxisAnchor { stub() }
    open var centerXAnchor: NSLayoutXAxisAnchor { stub() }
    open var centerYAnchor: NSLayoutYAxisAnchor { stub() }
}

extension UIView {
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { stub() }
        set {}
    }
    public var constraints: [NSLayoutConstraint] { stub() }
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {}
    public var leadingAnchor: NSLayoutXAxisAnchor { stub() }
    public var trailingAnchor: NSLayoutXAxisAnchor { stub() }
    public var leftAnchor: NSLayoutXAxisAnchor { stub() }
    public var rightAnchor: NSLayoutXAxisAnchor { stub() }
    public var topAnchor: NSLayoutYAxisAnchor { stub() }
    public var bottomAnchor: NSLayoutYAxisAnchor { stub() }
    public var centerXAnchor: NSLayoutXAxisAnchor { stub() }
    public var centerYAnchor: NSLayoutYAxisAnchor { stub() }
    public var widthAnchor: NSLayoutDimension { stub() }
    public var heightAnchor: NSLayoutDimension { stub() }
    public var safeAreaLayoutGuide: UILayoutGuide { stub() }
    public var layoutMarginsGuide: UILayoutGuide { stub() }
}
