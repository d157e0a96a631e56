// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UIScreen: NSObject {
    private static let onlyScreen = UIScreen()
    open class var main: UIScreen { onlyScreen }
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
    open var scale: CGFloat { 3 }
}

@MainActor
open class UIWindow: UIView {
    open var windowScene: UIWindowScene?
    open private(set) var isKeyWindow = false

    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init(frame: UIScreen.main.bounds)
        isHidden = true
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            if !isHidden { oldValue?.disappear(animated: false) }
            oldValue?.hostWindow = nil
            oldValue?.viewIfLoaded?.removeFromSuperview()
            rootViewController?.hostWindow = self
            if !isHidden { showRoot() }
        }
    }
    open override var isHidden: Bool {
        didSet {
            guard isHidden != oldValue else { return }
            if isHidden { rootViewController?.disappear(animated: false) } else { showRoot() }
        }
    }
    open func makeKey() { isKeyWindow = true }
    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
    }

    private func showRoot() {
        guard let rootViewController else { return }
        addSubview(rootViewController.view)
        rootViewController.appear(animated: false)
    }
}
