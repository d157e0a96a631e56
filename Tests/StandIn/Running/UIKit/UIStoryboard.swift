// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

@MainActor
open class UIStoryboard: NSObject {
    private let name: String
    private let document: InterfaceElement

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        guard let document = Resources.interfaceFile(named: "\(name).storyboard") else {
            fatalError("Could not find a storyboard named '\(name)' in bundle \(Resources.folder ?? "(none)")")
        }
        self.name = name
        self.document = document
        super.init()
    }

    func scene(where isWanted: (InterfaceElement) -> Bool) -> StoryboardScene? {
        let scenes = document.group("scenes").compactMap { StoryboardScene($0, in: self) }
        return scenes.first { isWanted($0.controller) }
    }

    /// The initial scene of another storyboard, to which a `<viewControllerPlaceholder>` refers.
    func referredScene(where isWanted: (InterfaceElement) -> Bool) -> UIViewController? {
        let objects = document.group("scenes").flatMap { $0.group("objects") }
        let placeholder = objects.first { $0.name == "viewControllerPlaceholder" && isWanted($0) }
        guard let name = placeholder?.attributes["storyboardName"] else { return nil }
        return UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
    }

    private var initialScene: StoryboardScene? {
        guard let id = document.attributes["initialViewController"] else { return nil }
        return scene { $0.id == id }
    }

    private func scene(identifier: String) -> StoryboardScene {
        guard let scene = scene(where: { $0.attributes["storyboardIdentifier"] == identifier }) else {
            fatalError("Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
        }
        return scene
    }

    open func instantiateInitialViewController() -> UIViewController? { initialScene?.instantiate() }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        scene(identifier: identifier).instantiate()
    }

    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        guard let scene = initialScene else { return nil }
        return cast(scene.instantiate(creator: creator))
    }

    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        cast(scene(identifier: identifier).instantiate(creator: creator))
    }

    private func cast<ViewController: UIViewController>(_ made: UIViewController) -> ViewController {
        guard let controller = made as? ViewController else {
            fatalError("Storyboard (\(name)) made a \(type(of: made)) where a \(ViewController.self) was expected")
        }
        return controller
    }
}

@MainActor
open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    var kind: String?

    public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    open func perform() {
        if kind == "presentation" || kind == "modal" {
            source.present(destination, animated: true, completion: nil)
        } else {
            source.show(destination, sender: nil)
        }
    }
}
