// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UIScreen: NSObject {
    open class var main: UIScreen { stub() }
    open var bounds: CGRect { stub() }
    open var scale: CGFloat { stub() }
}

@MainActor
open class UIWindow: UIView {
    public init(windowScene: UIWindowScene) {}
    public override init(frame: CGRect) {}
    public required init?(coder: NSCoder) {}
    open var rootViewController: UIViewController?
    open var windowScene: UIWindowScene?
    open var isKeyWindow: Bool { stub() }
    open func makeKey() {}
    open func makeKeyAndVisible() {}
}
