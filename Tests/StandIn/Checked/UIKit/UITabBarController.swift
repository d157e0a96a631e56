// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UITabBar: UIView {
    public override init(frame: CGRect) {}
    public required init?(coder: NSCoder) {}
    open var items: [UITabBarItem]?
}

@MainActor
open class UITabBarController: UIViewController {
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
    public required init?(coder: NSCoder) {}
    open var viewControllers: [UIViewController]?
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {}
    unowned(unsafe) open var selectedViewController: UIViewController?
    open var selectedIndex: Int
    open var tabBar: UITabBar { stub() }
}
