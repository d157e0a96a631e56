// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// One `<scene>`: a view controller, and the custom objects beside it.
@MainActor
struct StoryboardScene {
    let storyboard: UIStoryboard
    let element: InterfaceElement
    let controller: InterfaceElement

    init?(_ element: InterfaceElement, in storyboard: UIStoryboard) {
        let objects = element.group("objects")
        guard let controller = objects.first(where: { Self.classes[$0.name] != nil }) else { return nil }
        self.storyboard = storyboard
        self.element = element
        self.controller = controller
    }

    private static let classes: [String: UIViewController.Type] = [
        "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self,
        "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
    ]

    func instantiate(creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController {
        let coder = SceneCoder(scene: self)
        let made = creator?(coder) ?? decode(coder)
        let loader = InterfaceLoader(objects: [:])
        for object in element.group("objects") where object.name == "customObject" {
            let custom = loader.makeObject(object)
            if let id = object.id { made.topLevelObjects[id] = custom }
        }
        loader.add(made, for: controller)
        // Outlets to views wait for the view.
        loader.finish(requiringAllOutlets: false)
        return made
    }

    private func decode(_ coder: SceneCoder) -> UIViewController {
        let type: AnyClass = controller.customClass ?? Self.classes[controller.name] ?? UIViewController.self
        guard let type = type as? UIViewController.Type else {
            fatalError("\(type), the class of a \(controller.name), is not a UIViewController.")
        }
        guard let made = type.init(coder: coder) else { fatalError("\(type).init(coder:) returned nil.") }
        return made
    }

    func loadView(of owner: UIViewController) {
        let objects = owner.topLevelObjects
        let loader = InterfaceLoader(objects: objects)
        loader.add(owner, for: controller, awakes: false)
        let root = controller.children.first { $0.attributes["key"] == "view" }
        let coder = SceneCoder(scene: self)
        owner.view = root.map { loader.makeView($0, coder: coder) } ?? UIView(frame: UIScreen.main.bounds)
        loader.finish()
    }

    func rootViewController() -> UIViewController? {
        let segues = controller.group("connections").filter { $0.name == "segue" }
        return segues.first { $0.attributes["relationship"] == "rootViewController" }.map(destination)
    }

    func segue(_ identifier: String, from source: UIViewController) -> UIStoryboardSegue? {
        let segues = controller.descendants.filter { $0.name == "segue" && $0.attributes["identifier"] == identifier }
        guard let element = segues.first else { return nil }
        let type = element.customClass as? UIStoryboardSegue.Type ?? UIStoryboardSegue.self
        let segue = type.init(identifier: identifier, source: source, destination: destination(of: element))
        segue.kind = element.attributes["kind"]
        return segue
    }

    private func destination(of segue: InterfaceElement) -> UIViewController {
        let id = segue.attributes["destination"]
        return storyboard.scene { $0.id == id }?.instantiate() ?? storyboard.referredScene { $0.id == id }
            ?? UIViewController()
    }
}

/// What `init?(coder:)` of a view controller is given.
final class SceneCoder: NSCoder, @unchecked Sendable {
    let scene: StoryboardScene
    init(scene: StoryboardScene) {
        self.scene = scene
        super.init()
    }
}
