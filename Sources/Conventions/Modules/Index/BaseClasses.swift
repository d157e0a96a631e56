import Platform
import SwiftOutline
import Text

/// A class that modules inherit, and that the project declares outside of them.
struct BaseClass {
    /// The names of its generic parameters.
    let parameters: [String]
    /// The stored properties that own objects.
    let properties: [Property]
    /// The class that it inherits, with generic arguments; nil where it inherits nothing.
    let superclass: String?
    /// The names of what it calls when a screen disappears, however many steps further on.
    let farewells: Set<String>

    /// What the system calls then.
    static let farewells: Set = ["viewWillDisappear", "viewDidDisappear"]

    struct Property {
        let name: String
        /// The names of the types whose objects it owns.
        let owned: [String]
        /// The labels under which initializers are given what it keeps.
        var labels: Set<String> = []
    }

    /// The names of the types whose objects its stored properties own.
    var owned: [String] { Set(properties.flatMap(\.owned)).sorted() }
}

/// The classes that modules inherit from elsewhere in a project. Each is read when somebody first asks.
final class BaseClasses {
    private let root: String
    private let fileSystem: any FileSystem
    private var known: [String: BaseClass?] = [:]

    init(below root: String, on fileSystem: any FileSystem) {
        self.root = root
        self.fileSystem = fileSystem
    }

    /// The class of a name that a file declares; nil where it declares none.
    func baseClass(_ name: String, in path: String) -> BaseClass? {
        let key = "\(path):\(name)"
        if let found = known[key] { return found }
        let found = read(name, in: path)
        known[key] = .some(found)
        return found
    }

    /// Whether a file lets go of what a property of some name holds; also where it cannot be read.
    func letsGo(of property: String, in path: String) -> Bool { outline(of: path)?.letsGo(of: property) ?? true }

    /// Whether a type that a file declares keeps a function that it is given, and never lets go of it.
    func keepsFunction(_ slot: ForeignSlot, by type: String, in path: String) -> Bool {
        outline(of: path)?.keepsFunctionForGood(slot, by: type) ?? false
    }

    /// Whether a type that a file declares keeps subscriptions in a stored property of some name, and never ends them;
    /// nil where it has none of that name.
    func keepsSubscriptions(in property: String, of type: String, in path: String) -> Bool? {
        guard let outline = outline(of: path) else { return false }
        let member = outline.members.first { member in
            outline.source[member.name].elementsEqual(property.utf8) && outline.ownerName(of: member) == type
        }
        return member.map { member in
            OwnershipGraph.owns(member, outline)
                && !outline.mayEnd(SubscriptionKeeper(name: property, isList: true))
        }
    }

    private func outline(of path: String) -> Outline? {
        guard let bytes = try? fileSystem.read(Path.join(root, path)), bytes.count <= ModuleChecker.largestFile else {
            return nil
        }
        return Outline(bytes)
    }

    private func read(_ name: String, in path: String) -> BaseClass? {
        guard let outline = outline(of: path) else { return nil }
        guard let index = outline.types.firstIndex(where: { $0.kind == .class && outline.text(of: $0.name) == name })
        else { return nil }
        let owning = outline.members.filter { $0.owner == index && OwnershipGraph.owns($0, outline) }
        let labels = owning.isEmpty ? [:] : outline.labelsOfKeptArguments(of: name)
        let properties = owning.compactMap { member in
            outline.typeName(of: member).map {
                let property = outline.text(of: member.name)
                return BaseClass.Property(
                    name: property, owned: TypeText.owned($0).map(String.init), labels: labels[property] ?? [])
            }
        }
        let type = outline.types[index]
        return BaseClass(
            parameters: outline.genericParameters(of: type), properties: properties,
            superclass: outline.inheritedNames(of: type).first, farewells: outline.calls(from: BaseClass.farewells))
    }
}

extension Outline {
    /// The names of what functions call, however many steps further on.
    fileprivate func calls(from names: Set<String>) -> Set<String> {
        var found = names
        var queue = Array(names)
        while let name = queue.popLast() {
            for function in members where function.kind == .func && text(of: function.name) == name {
                guard let body = function.body else { continue }
                for use in uses(in: body) where use.roles.contains(.called) && !isOfSuper(use) {
                    let called = text(of: use.name)
                    if found.insert(called).inserted { queue.append(called) }
                }
            }
        }
        return found.subtracting(names)
    }
}
