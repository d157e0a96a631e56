// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7
    case none = -1
    case automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

@MainActor
open class UIViewController: UIResponder {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
    public required init?(coder: NSCoder) {}
    public override convenience init() {}
    open func encode(with coder: NSCoder) {}

    open var view: UIView!
    open var viewIfLoaded: UIView? { stub() }
    open var isViewLoaded: Bool { stub() }
    open func loadViewIfNeeded() {}
    @objc open dynamic func loadView() {}
    @objc open dynamic func viewDidLoad() {}
    @objc open dynamic func viewWillAppear(_ animated: Bool) {}
    @objc open dynamic func viewIsAppearing(_ animated: Bool) {}
    @objc open dynamic func viewDidAppear(_ animated: Bool) {}
    @objc open dynamic func viewWillDisappear(_ animated: Bool) {}
    @objc open dynamic func viewDidDisappear(_ animated: Bool) {}
    @objc open dynamic func viewWillLayoutSubviews() {}
    @objc open dynamic func viewDidLayoutSubviews() {}
    @objc open dynamic func didReceiveMemoryWarning() {}

    open var nibName: String? { stub() }
    open var nibBundle: Bundle? { stub() }
    open var storyboard: UIStoryboard? { stub() }
    open var title: String?
    open var isEditing: Bool
    @objc open dynamic func setEditing(_ editing: Bool, animated: Bool) {}

    open var parent: UIViewController? { stub() }
    open var children: [UIViewController] { stub() }
    open func addChild(_ childController: UIViewController) {}
    open func removeFromParent() {}
    @objc open dynamic func willMove(toParent parent: UIViewController?) {}
    @objc open dynamic func didMove(toParent parent: UIViewController?) {}
    open var isBeingPresented: Bool { stub() }
    open var isBeingDismissed: Bool { stub() }
    open var isMovingToParent: Bool { stub() }
    open var isMovingFromParent: Bool { stub() }

    open var modalPresentationStyle: UIModalPresentationStyle
    open var modalTransitionStyle: UIModalTransitionStyle
    open var isModalInPresentation: Bool
    open var presentedViewController: UIViewController? { stub() }
    open var presentingViewController: UIViewController? { stub() }
    @objc open dynamic func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {}
    @objc open dynamic func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
    @objc open dynamic func show(_ vc: UIViewController, sender: Any?) {}
    @objc open dynamic func showDetailViewController(_ vc: UIViewController, sender: Any?) {}

    open func performSegue(withIdentifier identifier: String, sender: Any?) {}
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { stub() }
    @objc open dynamic func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    open var navigationController: UINavigationController? { stub() }
    open var navigationItem: UINavigationItem { stub() }
    open var tabBarController: UITabBarController? { stub() }
    open var tabBarItem: UITabBarItem! {
        get { stub() }
        set {}
    }
    open var hidesBottomBarWhenPushed: Bool {
        get { stub() }
        set {}
    }
}
