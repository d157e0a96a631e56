// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UIViewController: UIResponder {
    public private(set) var nibName: String?
    public private(set) var nibBundle: Bundle?
    let scene: StoryboardScene?
    /// The custom objects of a scene live as long as its view controller.
    var topLevelObjects: [String: any InterfaceObject] = [:]

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        scene = nil
        super.init()
    }

    public required init?(coder: NSCoder) {
        scene = (coder as? SceneCoder)?.scene
        super.init()
        title = scene?.controller.attributes["title"]
    }

    public override convenience init() { self.init(nibName: nil, bundle: nil) }
    open func encode(with coder: NSCoder) {}

    // MARK: The view

    private var loadedView: UIView?
    public var isViewLoaded: Bool { loadedView != nil }
    public var viewIfLoaded: UIView? { loadedView }
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { loadedView = newValue }
    }

    public func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        guard loadedView != nil else { fatalError("\(type(of: self)).loadView() returned without setting the view.") }
        viewDidLoad()
    }

    open func loadView() {
        if let scene {
            scene.loadView(of: self)
        } else if let nibName = nibName ?? Resources.nibName(for: self) {
            UINib(nibName: nibName, bundle: nibBundle).instantiate(withOwner: self, options: nil)
            guard loadedView != nil else {
                fatalError("\(type(of: self)) loaded the \"\(nibName)\" nib but the view outlet was not set.")
            }
        } else {
            loadedView = UIView()
        }
        loadedView?.frame = UIScreen.main.bounds
    }

    open override func setOutlet(_ name: String, to object: AnyObject) {
        guard name == "view", let view = object as? UIView else { return super.setOutlet(name, to: object) }
        self.view = view
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func didReceiveMemoryWarning() {}

    // MARK: What it shows in its containers

    public var storyboard: UIStoryboard? { scene?.storyboard }
    open var title: String? {
        didSet {
            navigationItem.title = title
            tabBarItem.title = title
        }
    }
    open var isEditing = false
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open private(set) lazy var navigationItem = UINavigationItem()
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem()
    open var hidesBottomBarWhenPushed = false

    // MARK: Containers

    open internal(set) weak var parent: UIViewController?
    open fileprivate(set) var children: [UIViewController] = []
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }
    open var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }
    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Presentation

    weak var hostWindow: UIWindow?
    var presented: UIViewController?
    weak var presenter: UIViewController?
    open var isBeingPresented = false
    open var isBeingDismissed = false
    open var isMovingToParent = false
    open var isMovingFromParent = false
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }
    open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        endPresenting(animated: flag, completion: completion)
    }
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.show(vc, sender: sender)
        } else {
            present(vc, animated: true, completion: nil)
        }
    }
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        present(vc, animated: true, completion: nil)
    }

    // MARK: Segues

    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let segue = scene?.segue(identifier, from: self) else {
            fatalError("Receiver (\(self)) has no segue with identifier '\(identifier)'")
        }
        prepare(for: segue, sender: sender)
        segue.perform()
    }
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// The child that shows when this controller shows.
    var visibleChild: UIViewController? { nil }
}

extension UIViewController {
    func reorderChildren(_ order: [UIViewController]) { children = order }
}
