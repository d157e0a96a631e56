import SwiftOutline

extension Completion {
    /// Says in other words, or takes out, what names something of a superclass that the class does not have any more.
    ///
    /// What is inherited is declared nowhere here: it is what is named by itself in classes of one superclass alone.
    func dropUsersOfInherited(_ result: Result) -> Bool {
        let left = Superclasses(result.outlines)
        var isChanged = false
        for file in files where !file.isTest {
            guard let tree = file.tree else { continue }
            for node in tree.all where node.isPresent && (node.isBodyWhole || node.children.allSatisfy { !$0.isKept }) {
                guard let type = tree.ownerName(of: node), let parent = left.parents[type] else { continue }
                func parents(_ version: MergeNode.Version) -> String? {
                    superclasses[file.owners[version.text]].parents[type]
                }
                guard let other = parents(node.words), other != parent else { continue }
                let bound = ModuleNames([Self.inType(tree.bytes(of: node.declaration))]).declared
                let names = Superclasses.names(in: Outline(Self.inType(tree.bytes(of: node))))
                    .subtracting(bound).subtracting(left.declared(in: type))
                guard names.contains(where: { isInherited($0, from: other) }) else { continue }
                if let fitting = node.versions.first(where: { parents($0) == parent }) {
                    node.words = fitting
                } else {
                    node.drop()
                }
                isChanged = true
            }
        }
        return isChanged
    }

    private func isInherited(_ name: String, from superclass: String) -> Bool {
        guard !Superclasses.known.contains(name), name.first?.isLowercase ?? false else { return false }
        let all = superclasses.reduce(into: Set<String>()) { $0.formUnion($1.users(of: name)) }
        return all == [superclass]
    }
}

extension MergeNode {
    /// The member that a statement stands in; itself, where it is none.
    fileprivate var declaration: MergeNode { isCode ? parent?.declaration ?? self : self }
}

/// What classes inherit, and name by itself.
struct Superclasses {
    /// Of each class its superclass, which is empty where it has none.
    private(set) var parents: [String: String] = [:]
    private var names: [String: Set<String>] = [:]
    /// What types declare, and of an empty name what stands in none.
    private var members: [String: Set<String>] = [:]

    init(_ outlines: [Outline]) {
        let protocols = outlines.reduce(into: Set<String>()) { found, outline in
            found.formUnion(outline.types.filter { $0.kind == .protocol }.map { outline.text(of: $0.name) })
        }
        for outline in outlines {
            for type in outline.types where type.kind == .class {
                let first = outline[type.inherits].first.map { outline.text(of: $0) } ?? ""
                let isProtocol =
                    protocols.contains(first)
                    || ["Protocol", "Delegate", "DataSource", "Object"].contains(where: first.hasSuffix)
                parents[outline.text(of: type.name)] = isProtocol && first != "NSObject" ? "" : first
            }
            for member in outline.members {
                let type = member.owner.map { outline.text(of: outline.types[$0].name) } ?? ""
                members[type, default: []].insert(outline.text(of: member.name))
            }
            let scopes = LocalNames(outline)
            for (index, use) in outline.uses.enumerated() {
                let name = outline.text(of: use.name)
                guard let type = use.type, Self.isOfObject(use, outline),
                    use.roles.contains(.member) || !scopes.bind(name, at: index)
                else { continue }
                names[outline.text(of: outline.types[type].name), default: []].insert(name)
            }
        }
        for (type, own) in names { names[type] = own.subtracting(declared(in: type)) }
    }

    /// What can be named by itself in a type though nothing is inherited.
    func declared(in type: String) -> Set<String> { (members[type] ?? []).union(members[""] ?? []) }

    /// The superclasses of the types that name something by itself; an empty one for what is no class, or has none.
    func users(of name: String) -> Set<String> {
        Set(names.filter { $0.value.contains(name) }.map { parents[$0.key] ?? "" })
    }

    /// What a text names by itself, or behind 'self'.
    static func names(in outline: Outline) -> Set<String> {
        Set(outline.uses.filter { isOfObject($0, outline) }.map { outline.text(of: $0.name) })
    }

    private static func isOfObject(_ use: Use, _ outline: Outline) -> Bool {
        use.roles.isDisjoint(with: [.bound, .labelled])
            && (!use.roles.contains(.member) || outline.receiver(of: use) == "self")
    }

    /// What every screen and view has, and what is named anywhere.
    static let known: Set = [
        "view", "title", "navigationController", "navigationItem", "tabBarController", "tabBarItem", "parent",
        "children", "present", "dismiss", "show", "storyboard", "performSegue", "addChild",
        "presentingViewController", "presentedViewController", "traitCollection", "frame", "bounds", "layer",
        "backgroundColor", "addSubview", "subviews", "superview", "isHidden", "alpha", "tag", "tintColor", "window",
        "setNeedsLayout", "layoutIfNeeded", "description", "print", "debugPrint", "fatalError", "assertionFailure",
        "precondition", "min", "max", "abs", "zip", "type", "self", "super",
    ]
}
