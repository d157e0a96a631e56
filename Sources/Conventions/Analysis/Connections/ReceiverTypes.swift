import SwiftOutline

/// What tells whose function a call is: of which types the properties are that are called so, and what types inherit.
struct ReceiverTypes {
    /// The types of properties, by their names and those of the types that have them.
    private var properties: [String: [String: Set<String>]] = [:]
    private var inherited: [String: Set<String>] = [:]
    private var declared: Set<String> = []
    private var aliases: Set<String> = []

    mutating func add(_ outline: Outline) {
        for type in outline.types {
            let name = outline.text(of: type.name)
            if type.kind != .extension { declared.insert(name) }
            if !type.inherits.isEmpty { inherited[name, default: []].formUnion(outline.inheritedNames(of: type)) }
        }
        for member in outline.members {
            let name = outline.text(of: member.name)
            switch member.kind {
            case .var, .let:
                let type = outline.typeName(of: member) ?? ""
                properties[name, default: [:]][outline.ownerName(of: member), default: []].insert(type)
            case .typealias, .associatedtype: aliases.insert(name)
            default: break
            }
        }
    }

    /// Whether what has this name in the code of a type may be an object of another type. What no property of the
    /// module is called, or of whose type the module knows nothing, may be any.
    func mayBe(_ type: String, called name: String, in owner: String?) -> Bool {
        guard let owners = properties[name] else { return true }
        let types = owner.flatMap { owners[$0] } ?? owners.values.reduce(into: []) { $0.formUnion($1) }
        return types.contains { isA(type, $0) || isA($0, type) || !isOther($0) }
    }

    /// Whether a type is what it is called: one of the module, or one from elsewhere that has no role in a module, such
    /// as a service.
    private func isOther(_ type: String) -> Bool {
        guard !declared.contains(type) else { return true }
        let words = type.utf8.count { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
        return words > 1 && type.utf8.allSatisfy(\.isNamePart) && !aliases.contains(type) && Role.role(of: type) == nil
    }

    /// Whether a type is another one, or inherits it.
    private func isA(_ type: String, _ other: String) -> Bool {
        guard inherited[type] != nil else { return type == other }
        var seen: Set<String> = [type]
        var next = [type]
        while let type = next.popLast() {
            if type == other { return true }
            next += (inherited[type] ?? []).filter { seen.insert($0).inserted }
        }
        return false
    }
}

extension Outline {
    /// The name before a member's dot, optionality left out: `view` of `self?.view?.show`; that of a binding, of which
    /// the value is changed: `path` of `path.wrappedValue.append`. Empty where the object has none, or is the one whose
    /// code it is.
    func receiver(of use: Use) -> ArraySlice<UInt8> {
        guard isOfOther(use) else { return [] }
        let receiver = name(before: use.name.lowerBound)
        guard receiver.elementsEqual("wrappedValue".utf8) else { return receiver }
        let binding = name(before: receiver.startIndex)
        return binding.isEmpty ? receiver : binding
    }

    private func name(before index: Int) -> ArraySlice<UInt8> {
        var end = index
        while end > 0, " \n\t.?!".utf8.contains(source[end - 1]) { end -= 1 }
        var start = end
        while start > 0, source[start - 1].isNamePart { start -= 1 }
        return source[start..<end]
    }
}
