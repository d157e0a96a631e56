// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UINavigationBar: UIView {
    public override init(frame: CGRect) {}
    public required init?(coder: NSCoder) {}
    open var prefersLargeTitles: Bool
}

@MainActor
open class UINavigationController: UIViewController {
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {}
    public init(rootViewController: UIViewController) {}
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
    public required init?(coder aDecoder: NSCoder) {}

    open var viewControllers: [UIViewController]
    open var topViewController: UIViewController? { stub() }
    open var visibleViewController: UIViewController? { stub() }
    open var isNavigationBarHidden: Bool
    open var navigationBar: UINavigationBar { stub() }
    @objc open dynamic func pushViewController(_ viewController: UIViewController, animated: Bool) {}
    @discardableResult
    @objc open dynamic func popViewController(animated: Bool) -> UIViewController? { stub() }
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        stub()
    }
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { stub() }
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
    @objc open dynamic func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
}
