// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// Makes the objects of an interface file, then connects their outlets, then awakens them: UIKit's order.
@MainActor
final class InterfaceLoader {
    private var objects: [String: any InterfaceObject]
    private var outlets: [(source: any InterfaceObject, element: InterfaceElement)] = []
    private var asleep: [any InterfaceObject] = []

    /// - Parameter objects: what is there already, by its identifier in the file.
    init(objects: [String: any InterfaceObject]) { self.objects = objects }

    func add(_ object: any InterfaceObject, for element: InterfaceElement, awakes: Bool = true) {
        if let id = element.id { objects[id] = object }
        for connection in element.group("connections") where connection.name == "outlet" {
            outlets.append((object, connection))
        }
        if awakes { asleep.append(object) }
    }

    func makeObject(_ element: InterfaceElement) -> any InterfaceObject {
        guard let type = element.customClass as? any InterfaceObject.Type else {
            fatalError("A custom object of an interface file has no class, or one that is not an NSObject.")
        }
        let object = type.madeByInterfaceFile()
        add(object, for: element)
        return object
    }

    @discardableResult
    func makeView(_ element: InterfaceElement, coder: NSCoder) -> UIView {
        let type: AnyClass = element.customClass ?? Self.classes[element.name] ?? UIView.self
        guard let type = type as? UIView.Type, let view = type.init(coder: coder) else {
            fatalError("\(type) cannot be decoded as the view of a \(element.name) element.")
        }
        add(view, for: element)
        (view as? UILabel)?.text = element.attributes["text"]
        (view as? UITextField)?.placeholder = element.attributes["placeholder"]
        if element.attributes["hidden"] == "YES" { view.isHidden = true }
        for child in element.group("subviews") { view.addSubview(makeView(child, coder: coder)) }
        for prototype in element.group("prototypes") {
            guard let table = view as? UITableView, let identifier = prototype.attributes["reuseIdentifier"] else {
                continue
            }
            table.register(prototype: identifier) { [objects] in
                let loader = InterfaceLoader(objects: objects)
                let cell = loader.makeView(prototype, coder: coder) as? UITableViewCell
                loader.finish()
                return cell
            }
        }
        return view
    }

    /// Connects what can be connected, and awakens all that was made.
    func finish(requiringAllOutlets: Bool = true) {
        for (source, outlet) in outlets {
            guard let name = outlet.attributes["property"], let destination = outlet.attributes["destination"] else {
                fatalError("An outlet of \(type(of: source)) has no property or no destination.")
            }
            if let object = objects[destination] {
                source.setOutlet(name, to: object)
            } else if requiringAllOutlets {
                fatalError("The outlet \(name) of \(type(of: source)) goes to \(destination), which is not there.")
            }
        }
        asleep.forEach { object in object.awakeFromNib() }
    }

    private static let classes: [String: UIView.Type] = [
        "activityIndicatorView": UIActivityIndicatorView.self, "button": UIButton.self,
        "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
        "imageView": UIImageView.self, "label": UILabel.self, "navigationBar": UINavigationBar.self,
        "scrollView": UIScrollView.self, "stackView": UIStackView.self, "tabBar": UITabBar.self,
        "tableView": UITableView.self, "tableViewCell": UITableViewCell.self, "textField": UITextField.self,
    ]
}
