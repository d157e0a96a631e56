// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UIApplication: UIResponder {
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    }
    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    private static let onlyApplication = UIApplication()
    open class var shared: UIApplication { onlyApplication }
    open weak var delegate: (any UIApplicationDelegate)?
    /// A test host has one.
    open private(set) var connectedScenes: Set<UIScene> = [UIWindowScene()]

    /// What makes the delegate of the tested app. The app is launched as soon as its scene is asked for its delegate:
    /// tests that do not need it then do without its requests.
    public var makeDelegate: (() -> any UIApplicationDelegate)?
    private var launchedDelegate: (any UIApplicationDelegate)?

    func connectScenes() {
        guard launchedDelegate == nil, let made = makeDelegate?() else { return }
        launchedDelegate = made
        delegate = made
        _ = made.application(self, didFinishLaunchingWithOptions: nil)
        for scene in connectedScenes {
            let (session, options) = (UISceneSession(), UIScene.ConnectionOptions())
            let configuration = made.application(self, configurationForConnecting: session, options: options)
            guard let type = configuration.delegateClass as? any UISceneDelegate.Type else { continue }
            let delegate = type.init()
            scene.delegate = delegate
            delegate.scene(scene, willConnectTo: session, options: options)
        }
    }

    open func canOpenURL(_ url: URL) -> Bool { false }
    open func open(
        _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        completion?(false)
    }
}

@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { false }
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }
    public static func main() { fatalError("There is no event loop here: an application delegate cannot be run.") }
}
