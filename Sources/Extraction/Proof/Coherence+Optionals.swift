import SwiftOutline

extension Coherence {
    /// What is asked of a property of its own type as though it could not be nil, though it can.
    static func unwrapped(in outlines: [Outline]) -> [(type: String, property: String, member: String)] {
        let optional = optionalProperties(outlines)
        guard !optional.isEmpty else { return [] }
        return outlines.flatMap { outline -> [(type: String, property: String, member: String)] in
            let scopes = LocalNames(outline)
            return outline.uses.enumerated().compactMap { index, use in
                guard use.roles.contains(.member), let place = use.type,
                    let receiver = outline.plainReceiver(of: use)
                else { return nil }
                let type = outline.text(of: outline.types[place].name)
                let member = outline.text(of: use.name)
                let property = receiver.name
                guard optional[type]?.contains(property) == true, !ofOptionals.contains(member),
                    receiver.isOfSelf || !scopes.bind(property, at: index)
                else { return nil }
                return (type, property, member)
            }
        }
    }

    /// What an optional itself has.
    private static let ofOptionals: Set = [
        "map", "flatMap", "unsafelyUnwrapped", "hashValue", "hash", "publisher", "self",
    ]

    /// What may be asked of anything that has a name.
    static let ofAnything = ofOptionals.union(["init", "Type", "none", "some", "hashValue", "description"])

    /// The properties that can be nil, by the names of their types.
    private static func optionalProperties(_ outlines: [Outline]) -> [String: Set<String>] {
        var optional: [String: Set<String>] = [:]
        var others: [String: Set<String>] = [:]
        for outline in outlines {
            for member in outline.members where member.kind == .var || member.kind == .let {
                guard let owner = member.owner else { continue }
                let type = outline.text(of: outline.types[owner].name)
                let name = outline.text(of: member.name)
                if let written = member.type, outline.source[written].last == UInt8(ascii: "?") {
                    optional[type, default: []].insert(name)
                } else {
                    others[type, default: []].insert(name)
                }
            }
        }
        // Types in several others may be called alike.
        return optional.reduce(into: [:]) { $0[$1.key] = $1.value.subtracting(others[$1.key] ?? []) }
    }
}

extension Outline {
    /// The name before a member's dot with nothing between them, which stands by itself or behind `self.`.
    func plainReceiver(of use: Use) -> (name: String, isOfSelf: Bool)? {
        let dot = use.name.lowerBound - 1
        guard dot > 0, source[dot] == UInt8(ascii: "."), source[dot - 1].isNamePart else { return nil }
        var start = dot
        while start > 0, source[start - 1].isNamePart { start -= 1 }
        let name = text(of: start..<dot)
        guard start > 0, source[start - 1] == UInt8(ascii: ".") else { return (name, false) }
        let isOfSelf =
            start > 5 && source[start - 5..<start].elementsEqual("self.".utf8)
            && !source[start - 6].isNamePart && source[start - 6] != UInt8(ascii: ".")
        return isOfSelf ? (name, true) : nil
    }
}
