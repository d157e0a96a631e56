import SwiftOutline
import Text

/// What the types of a module make for themselves: an object that a property holds from its initial value on, or from an
/// assignment of a new object or of a local name that one was bound to. A factory does not count: what it makes may have
/// other owners.
struct OwnObjects {
    private let files: [ModuleFile]
    /// The files and uses that are assigned to, by the hashes of the names of types and properties.
    private var assignments: [UInt64: [(file: Int, use: Int)]] = [:]

    init(in module: CheckedModule) {
        files = module.files
        for (number, file) in files.enumerated() {
            for (index, use) in file.outline.uses.enumerated() where use.roles.contains(.assigned) {
                guard let owner = use.type, !use.roles.contains(.member) || file.outline.isOfSelf(use) else { continue }
                let key = Self.key(file.typeNames[owner], file.outline.source[use.name])
                assignments[key, default: []].append((number, index))
            }
        }
    }

    /// Whether the type of a property makes an object of one of some types for it.
    func make(_ types: Set<String>, for member: Member, of file: ModuleFile) -> Bool {
        if let value = member.initialValue, !file.outline.source[value...].starts(with: "nil".utf8) { return true }
        let key = Self.key(file.outline.ownerName(of: member), file.outline.source[member.name])
        return (assignments[key] ?? []).contains { number, index in
            files[number].outline.isNewObject(of: types, assignedTo: index)
        }
    }

    private static func key(_ type: String, _ property: ArraySlice<UInt8>) -> UInt64 {
        NameHash.of(type) &* 31 ^ NameHash.of(property)
    }
}

extension Outline {
    /// Whether a member is written as one of `self`.
    func isOfSelf(_ member: Use) -> Bool {
        let before = source[..<member.name.lowerBound]
        return ["self.", "self?.", "self!."].contains { text in
            before.suffix(text.utf8.count).elementsEqual(text.utf8)
                && before.dropLast(text.utf8.count).last?.isNamePart != true
        }
    }

    /// The value that is assigned to a name, from its first byte on.
    func value(assignedTo use: Use) -> ArraySlice<UInt8> {
        source[use.name.upperBound...].drop { " \t\r\n".utf8.contains($0) }.dropFirst()
            .drop { " \t\r\n".utf8.contains($0) }
    }

    /// The use that binds a local name as it is known to another use: the last one before it in the same type, and not
    /// further away than a function is long.
    func binding(of name: ArraySlice<UInt8>, before index: Int) -> Int? {
        uses[max(0, index - 1000)..<index].lastIndex { use in
            use.roles.contains(.bound) && use.type == uses[index].type && source[use.name].elementsEqual(name)
        }
    }

    fileprivate func isNewObject(of types: Set<String>, assignedTo index: Int) -> Bool {
        let value = value(assignedTo: uses[index])
        let name = value.prefix(while: \.isNamePart)
        if types.contains(String(decoding: name, as: UTF8.self)) {
            let rest = value.dropFirst(name.count)
            return rest.first == UInt8(ascii: "(") || rest.starts(with: ".init(".utf8)
        }
        guard let bound = binding(of: name, before: index) else { return false }
        guard let made = uses[bound...index].dropFirst().first(where: { types.contains(text(of: $0.name)) }) else {
            return false
        }
        return made.roles.contains(.called)
            || source[made.name.upperBound...].starts(with: ".init(".utf8)
    }
}
