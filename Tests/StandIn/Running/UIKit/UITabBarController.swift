// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UITabBar: UIView {
    open var items: [UITabBarItem]?
}

@MainActor
open class UITabBarController: UIViewController {
    open private(set) lazy var tabBar = UITabBar()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        // As UIKit's does: `viewDidLoad` comes before the initializer of the subclass returns.
        loadViewIfNeeded()
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var viewControllers: [UIViewController]? {
        get { children.isEmpty ? nil : children }
        set { setViewControllers(newValue, animated: false) }
    }
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        children.forEach { $0.removeFromParent() }
        for child in viewControllers ?? [] {
            addChild(child)
            child.didMove(toParent: self)
        }
        tabBar.items = viewControllers?.compactMap(\.tabBarItem)
        selectedIndex = 0
    }
    open var selectedIndex = 0 {
        didSet {
            guard selectedIndex != oldValue, isInWindow else { return }
            visibleChild?.appear(animated: false)
        }
    }
    open var selectedViewController: UIViewController? {
        get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
        set {
            guard let index = children.firstIndex(where: { $0 === newValue }) else { return }
            selectedIndex = index
        }
    }
    override var visibleChild: UIViewController? { selectedViewController }
}
