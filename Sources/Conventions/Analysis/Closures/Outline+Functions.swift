import SwiftOutline
import Text

/// Which properties of a text hold functions.
extension Outline {
    /// Whether a type of this text keeps a function that it is given, and never lets go of it.
    func keepsFunctionForGood(_ slot: ForeignSlot, by type: String) -> Bool {
        if case .property(let name) = slot { return keepsFunction(in: name, of: type) && !letsGo(of: name) }
        return property(keepingFunction: slot, in: type) != nil
    }

    /// Whether a type has a stored property of some name that holds a function.
    private func keepsFunction(in property: String, of type: String) -> Bool {
        members.contains { member in
            source[member.name].elementsEqual(property.utf8) && ownerName(of: member) == type
                && isFunctionHeld(by: member)
        }
    }

    /// Whether a stored property holds a function, as its written type tells, or a name that the text gives to that.
    func isFunctionHeld(by member: Member) -> Bool {
        guard member.isStored, !member.isStatic, let type = member.type else { return false }
        let core = TypeText.core(source[type])
        return Self.isFunction(core) || isOtherNameOfFunction(core)
    }

    /// Whether the text gives a name to a function's type.
    private func isOtherNameOfFunction(_ name: String) -> Bool {
        members.contains { other in
            guard other.kind == .typealias, let type = other.type else { return false }
            return text(of: other.name) == name && Self.isFunction(TypeText.core(source[type]))
        }
    }

    /// Whether the core of a type is a function's.
    static func isFunction(_ core: String) -> Bool {
        core.utf8.holds("->") && (core.hasPrefix("(") || core.hasPrefix("@"))
    }

    /// The property in which a class of this text keeps a function that it is given as an argument, or in a list.
    func property(keepingFunction slot: ForeignSlot, in type: String) -> Member? {
        property(keeping: slot, in: type).flatMap { isFunctionHeld(by: $0) || isListOfFunctions($0) ? $0 : nil }
    }

    /// Whether a property is an array or dictionary of functions that owns them.
    func isListOfFunctions(_ member: Member) -> Bool {
        guard OwnershipGraph.owns(member, self), member.kind == .var || member.kind == .let else { return false }
        if let type = member.type { return isListOfFunctions(TypeText.core(source[type])) }
        // The type of an empty one stands before its parentheses: `[String: () -> Void]()`.
        guard let start = member.initialValue, source[start] == UInt8(ascii: "[") else { return false }
        let line = source[start...].prefix { $0 != UInt8(ascii: "\n") }
        guard let end = line.lastIndex(of: UInt8(ascii: "]")), line[(end + 1)...].starts(with: "()".utf8) else {
            return false
        }
        return isListOfFunctions(TypeText.core(line[...end]))
    }

    private func isListOfFunctions(_ core: String) -> Bool {
        guard core.utf8.first == UInt8(ascii: "["), core.utf8.last == UInt8(ascii: "]") else { return false }
        let items = core.dropFirst().dropLast()
        var depth = 0
        let key = items.utf8.firstIndex { byte in
            if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { depth += 1 }
            if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { depth -= 1 }
            return byte == UInt8(ascii: ":") && depth == 0
        }
        let item = TypeText.core(Array((key.map { items[$0...].dropFirst() } ?? items).utf8)[...])
        return Self.isFunction(item) || isOtherNameOfFunction(item)
    }
}
