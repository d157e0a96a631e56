import SwiftOutline

/// What takes objects of a type: a function or an initializer with its parameters, or a property that others may set.
struct Taker: Hashable, Sendable {
    /// The type that has it; empty of a function that stands in none.
    let owner: String
    /// Its name; `init` of an initializer.
    let name: String
    /// What it is called with; nil of a property.
    let parameters: ParameterList?

    /// What a use of it names: the type that is made, or the function or property itself.
    var shownName: String { name == "init" ? owner : name }
}

extension Outline {
    /// What takes objects here, by the names of their types.
    var takers: [String: Set<Taker>] {
        members.reduce(into: [:]) { found, member in
            guard let taker = taker(member), let types = typesTaken(by: member) else { return }
            for type in SwiftLines.identifiers(in: source[types]) where type.first?.isUppercase == true {
                found[type, default: []].insert(taker)
            }
        }
    }

    private func taker(_ member: Member) -> Taker? {
        guard !self[member.modifiers].contains(where: { ["private", "fileprivate"].contains(text(of: $0)) }) else {
            return nil
        }
        let owner = member.owner.map { text(of: types[$0].name) } ?? ""
        let name = text(of: member.name)
        switch member.kind {
        case .func, .`init`:
            let parameters = arguments(behind: member.name.upperBound)
            return Taker(owner: owner, name: name, parameters: ParameterList(parameters: parameters))
        case .var where member.owner != nil: return Taker(owner: owner, name: name, parameters: nil)
        default: return nil
        }
    }

    /// Where the types of a function's parameters stand, or that of a property; nil where there are none.
    private func typesTaken(by member: Member) -> Range<Int>? {
        guard member.kind != .var else { return member.type }
        let list = source[member.name.upperBound...].prefix(Self.longestParameterList).drop { $0 != UInt8(ascii: "(") }
        var depth = 0
        let end = list.firstIndex { byte in
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            return depth == 0
        }
        return end.flatMap { $0 > list.startIndex + 1 ? list.startIndex..<$0 : nil }
    }

    /// In bytes.
    private static let longestParameterList = 2_000
}
