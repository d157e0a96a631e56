// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UINavigationBar: UIView {
    open var prefersLargeTitles = false
}

@MainActor
open class UINavigationController: UIViewController {
    open var isNavigationBarHidden = false
    open private(set) lazy var navigationBar = UINavigationBar()

    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        if let root = scene?.rootViewController() { pushViewController(root, animated: false) }
    }

    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { children.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
    override var visibleChild: UIViewController? { topViewController }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if children.contains(where: { $0 === viewController }) {
            fatalError("Pushing the same view controller instance more than once is not supported (\(viewController))")
        }
        setViewControllers(children + [viewController], animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1 else { return nil }
        let popped = children.last
        setViewControllers(Array(children.dropLast()), animated: animated)
        return popped
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = children.firstIndex(where: { $0 === viewController }) else {
            fatalError("Tried to pop to a view controller that doesn't exist (\(viewController))")
        }
        let popped = Array(children[(index + 1)...])
        setViewControllers(Array(children[...index]), animated: animated)
        return popped
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        children.first.flatMap { popToViewController($0, animated: animated) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let oldTop = topViewController
        for child in children where !viewControllers.contains(where: { $0 === child }) {
            child.willMove(toParent: nil)
            if child === oldTop, isInWindow { child.disappear(animated: animated) }
            child.removeFromParent()
        }
        for child in viewControllers where child.parent !== self {
            addChild(child)
            child.didMove(toParent: self)
        }
        reorderChildren(viewControllers)
        guard let top = topViewController, top !== oldTop, isInWindow else { return }
        if let oldTop, oldTop.parent === self { oldTop.disappear(animated: animated) }
        top.appear(animated: animated)
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }
}
