import Conventions
import SwiftOutline

extension Completion {
    /// Brings back what sets a property that is left, where each module that has it sets it in a way of its own: the
    /// view of a presenter that one gives to an initializer another assigns. Without that it would never be set.
    func keepAssignments(_ result: Result) -> Bool {
        let unset = OptionalProperty.all(in: result.outlines).filter { !$0.isSet(in: result.outlines) }
        guard !unset.isEmpty else { return false }
        let lost = ownNames.subtracting(result.names.declared)
        var isKept = false
        for property in unset.sorted(by: { ($0.type, $0.name) < ($1.type, $1.name) }) where isAlwaysSet(property) {
            let setting = nodes.filter { tree, node in
                node.isCode && !node.isPresent && !node.isDropped && node.parent?.isPresent == true
                    && (!isLedByFirst || node.versions[0].text == 0) && sets(property, node, tree)
                    && canStand(node, in: tree, lost)
            }
            guard let best = setting.max(by: { $0.node.versions.count < $1.node.versions.count }) else { continue }
            best.tree.addParameters(for: best.node)
            isKept = best.node.keep() || isKept
        }
        return isKept
    }

    /// Whether a statement sets a property: within its type by itself, elsewhere that of something.
    private func sets(_ property: OptionalProperty, _ node: MergeNode, _ tree: MergeTree) -> Bool {
        guard let place = node.parent?.parent else { return false }
        let isBuilder = tree.ownerName(of: node).map(OptionalProperty.isBuilder) ?? false
        guard !property.isInjected || isBuilder else { return false }
        let outline = Outline(Self.inFunction(tree.bytes(of: node)))
        return OptionalProperty.isSetOfOther(property.name, in: outline)
            || tree.typeName(of: place) == property.type && property.isSetOfSelf(in: outline, type: nil)
    }

    private static func inFunction(_ statement: [UInt8]) -> [UInt8] {
        inType(Array("func f() {\n".utf8) + statement + Array("\n}\n".utf8))
    }

    /// Whether a statement names nothing that is gone; an initializer may get its parameters back.
    func canStand(_ node: MergeNode, in tree: MergeTree, _ lost: Set<String>) -> Bool {
        guard let function = node.parent, let whole = tree.whole(function, in: node.words.text) else { return false }
        let names = SwiftLines.identifiers(in: tree.bytes(of: node))
        let before = ModuleNames([Self.inType(whole)]).declared
        let now = ModuleNames([Self.inType(tree.bytes(of: function))]).declared
        let given = Set(tree.parameters(of: function, in: node.words.text).map(\.name))
        return names.isDisjoint(with: lost.subtracting(given))
            && names.isDisjoint(with: before.subtracting(now).subtracting(given))
    }

    /// Whether all modules that have a property set it.
    private func isAlwaysSet(_ property: OptionalProperty) -> Bool {
        let having = outlines.filter { OptionalProperty.all(in: $0).contains(property) }
        return !having.isEmpty && having.allSatisfy(property.isSet)
    }
}

extension MergeTree {
    /// What an initializer is given, as one of the texts has it; nothing of what is none.
    fileprivate func parameters(of function: MergeNode, in text: Int) -> [(label: String, name: String)] {
        guard function.isInitializer, let version = function.versions.first(where: { $0.text == text }),
            let list = arguments(of: version, isCode: false)
        else { return [] }
        return zip(list.labels, list.parameters).map { ($0, $1) }
    }

    /// Gives the initializer that a statement stands in the parameters that it names.
    fileprivate func addParameters(for statement: MergeNode) {
        guard let function = statement.parent else { return }
        let names = SwiftLines.identifiers(in: bytes(of: statement))
        let given = parameters(of: function, in: statement.words.text).filter { names.contains($0.name) }
        guard !given.isEmpty, let version = function.versions.first(where: { $0.text == statement.words.text }) else {
            return
        }
        function.words = version
        function.neededLabels.formUnion(given.map(\.label))
    }
}

/// A stored property that is nil until somebody sets it.
private struct OptionalProperty: Hashable {
    let type: String
    let name: String
    /// Whether it is something of the application's that a builder hands over.
    let isInjected: Bool

    static func all(in outlines: [Outline]) -> Set<OptionalProperty> {
        outlines.reduce(into: []) { found, outline in
            for member in outline.members where member.kind == .var && member.isStored && member.initialValue == nil {
                guard let owner = member.owner, outline[member.attributes].isEmpty, let type = member.type,
                    "?!".utf8.contains(outline.source[type].last ?? 0)
                else { continue }
                let core =
                    SwiftType.coreName(in: outline.source[type]).map { String(decoding: $0, as: UTF8.self) } ?? ""
                // What is not there is asked for all the same, whatever it is.
                let isNeeded = isComponent(core) || outline.source[type].last == UInt8(ascii: "!")
                found.insert(
                    OptionalProperty(
                        type: outline.text(of: outline.types[owner].name), name: outline.text(of: member.name),
                        isInjected: !isNeeded))
            }
        }
    }

    /// Whether a type is one of the module's own that hold each other: what a screen shows is set when there is some.
    private static func isComponent(_ type: String) -> Bool {
        HelperDeclarations.isOwn(type) && Role.split(type)?.role != .entity
    }

    /// Whether it is set in some texts, or something's of its name is elsewhere; what a builder hands over, by one.
    func isSet(in outlines: [Outline]) -> Bool {
        guard !isInjected else { return outlines.contains { Self.isSetOfOther(name, in: $0, by: Self.isBuilder) } }
        return outlines.contains { Self.isSetOfOther(name, in: $0) || isSetOfSelf(in: $0, type: type) }
    }

    /// Whether objects of a type make modules.
    static func isBuilder(_ type: String) -> Bool { Role.split(type)?.role == .assembly }

    /// Whether code sets it of the object whose code it is; the code of one type only, if any.
    func isSetOfSelf(in outline: Outline, type: String?) -> Bool {
        outline.uses.contains { use in
            guard use.roles.contains(.assigned), outline.source[use.name].elementsEqual(name.utf8) else { return false }
            guard !use.roles.contains(.member) || outline.receiver(of: use) == "self" else { return false }
            return type == nil || type == use.type.map { outline.text(of: outline.types[$0].name) }
        }
    }

    /// Whether a text sets what is called so of something else than the object whose code it is.
    static func isSetOfOther(
        _ name: String, in outline: Outline, by isSetter: (String) -> Bool = { _ in true }
    ) -> Bool {
        // What frameworks' objects have, too, tells nothing.
        !["delegate", "dataSource"].contains(name)
            && outline.uses.contains { use in
                use.roles.isSuperset(of: [.assigned, .member]) && outline.source[use.name].elementsEqual(name.utf8)
                    && outline.receiver(of: use) != "self"
                    && isSetter(use.type.map { outline.text(of: outline.types[$0].name) } ?? "")
            }
    }
}
