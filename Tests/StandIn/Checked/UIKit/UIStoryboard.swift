// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UIStoryboard: NSObject {
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {}
    open func instantiateInitialViewController() -> UIViewController? { stub() }
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { stub() }
}

extension UIStoryboard {
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? { stub() }

    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController { stub() }
}

@MainActor
open class UIStoryboardSegue: NSObject {
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {}
    open var identifier: String? { stub() }
    open var source: UIViewController { stub() }
    open var destination: UIViewController { stub() }
    @objc open dynamic func perform() {}
}
