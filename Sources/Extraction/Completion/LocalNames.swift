import SwiftOutline

/// The names that the functions of a text bind: parameters, and constants and variables in them.
struct LocalNames {
    private let outline: Outline
    /// The number of the member that each use stands in; nil outside of all.
    private let members: [Int?]
    /// Where each member binds a name.
    private var bindings: [Key: [Int]] = [:]

    private struct Key: Hashable {
        let member: Int?
        let name: String
    }

    init(_ outline: Outline) {
        self.outline = outline
        // Members and uses stand in the order of the text.
        var starts: [(introducer: Int, owner: Int?, number: Int)] = []
        for (number, member) in outline.members.enumerated() {
            starts.append((member.introducer, member.owner, number))
        }
        starts.sort { $0.introducer < $1.introducer }
        var members: [Int?] = []
        var latest: [Int?: Int] = [:]
        var next = 0
        for use in outline.uses {
            while next < starts.count, starts[next].introducer <= use.name.lowerBound {
                latest[starts[next].owner] = starts[next].number
                next += 1
            }
            members.append(latest[use.type])
        }
        self.members = members
        for (index, use) in outline.uses.enumerated() where use.roles.contains(.bound) {
            bindings[Key(member: members[index], name: outline.text(of: use.name)), default: []].append(index)
        }
    }

    /// Whether a name is a local one where a use of it stands.
    func bind(_ name: String, at index: Int) -> Bool {
        bindings[Key(member: members[index], name: name)] != nil
    }

    /// Behind the name where a local name that is used is bound; nil where it is none.
    func binding(of name: String, at index: Int) -> Int? {
        let all = bindings[Key(member: members[index], name: name)]
        return (all?.last { $0 < index }).map { outline.uses[$0].name.upperBound }
    }

    /// The type that a local name is bound to, where it follows it at once: `let cell: Cell`, `let cell = Cell()`.
    func typeName(of name: String, at index: Int) -> String? {
        guard let all = bindings[Key(member: members[index], name: name)],
            let bound = all.last(where: { $0 < index })
        else { return nil }
        var found: String?
        for use in outline.uses[(bound + 1)...].prefix(5) {
            let line = outline.source[outline.uses[bound].name.upperBound..<use.name.lowerBound]
            guard !line.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: ",") }) else { break }
            let type = outline.text(of: use.name)
            // Of 'Feed.Fetch.ViewModel' it is the last.
            let isNested = found != nil && use.roles.contains(.member)
            guard found == nil || isNested else { break }
            if type.first?.isUppercase == true { found = type } else if isNested { break }
        }
        return found
    }
}
