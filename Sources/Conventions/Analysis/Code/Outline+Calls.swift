import SwiftOutline

extension Outline {
    /// The functions of objects, but for those that override another, which whoever calls that one calls.
    func forEachFunction(_ body: (_ number: Int, _ function: Member) -> Void) {
        for (number, member) in members.enumerated() where member.kind == .func && member.owner != nil {
            if !member.isStatic, !hasModifier("override", member) { body(number, member) }
        }
    }

    /// Whether a use is that of another object's member: `view.show` and `self?.view?.show`, not `self.show`.
    func isOfOther(_ use: Use) -> Bool {
        guard use.roles.contains(.member) else { return false }
        let before = source[..<use.name.lowerBound]
        return !Self.ownReceivers.contains { before.ends(with: $0.utf8) }
    }

    /// Whether a use is that of a value whose type is known where it stands: `systemItem: .close`.
    func isImplicit(_ use: Use) -> Bool {
        guard use.roles.contains(.member), !use.roles.contains(.called) else { return false }
        let before = source[..<use.name.lowerBound].reversed()
        guard before.first == UInt8(ascii: ".") else { return false }
        return before.dropFirst().first { $0 != UInt8(ascii: " ") }.map { "(,:=[{".utf8.contains($0) } ?? true
    }

    private static let ownReceivers = ["self.", "self?.", "self!.", "super.", "Self."]

    /// The bytes from behind a member's name to the next member: the parameters of a function, and what it does.
    func extent(ofMember number: Int) -> Range<Int> {
        let member = members[number]
        let next = members[(number + 1)...].first { $0.introducer > member.introducer }?.introducer ?? source.count
        let end = member.owner.map { types[$0].body.upperBound } ?? source.count
        return member.name.upperBound..<max(member.name.upperBound, min(next, end))
    }

    /// The bytes of the member whose code an offset is in, from its first keyword to the next member.
    func member(around offset: Int) -> Range<Int> {
        guard let number = number(ofMemberAround: offset) else { return 0..<source.count }
        return members[number].introducer..<extent(ofMember: number).upperBound
    }

    /// The last call that begins before a use, and not further away than the arguments of one are long.
    func call(before index: Int) -> Use? {
        uses[max(0, index - Self.longestCall)..<index].last { $0.roles.contains(.called) }
    }

    /// How many names the arguments of a call may have.
    private static let longestCall = 1000

    /// The member whose code an offset is in.
    func member(containing offset: Int) -> Member? { number(ofMemberAround: offset).map { members[$0] } }

    private func number(ofMemberAround offset: Int) -> Int? {
        var (low, high) = (0, members.count)
        while low < high {
            let middle = (low + high) / 2
            if members[middle].introducer < offset { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }

    /// Whether a function has a body with something in it, be it a comment that says why it does nothing.
    func doesSomething(_ function: Member) -> Bool {
        guard let body = function.body, source[body].contains(where: { $0 > UInt8(ascii: " ") }) else { return false }
        return source[body].split(separator: UInt8(ascii: "\n")).contains { line in
            line.contains { $0 > UInt8(ascii: " ") } && !line.isCommentedOutCode
        }
    }

    /// The uses in a range of bytes.
    func uses(in range: Range<Int>) -> ArraySlice<Use> {
        func first(from offset: Int) -> Int {
            var (low, high) = (0, uses.count)
            while low < high {
                let middle = (low + high) / 2
                if uses[middle].name.lowerBound < offset { low = middle + 1 } else { high = middle }
            }
            return low
        }
        let start = first(from: range.lowerBound)
        return uses[start..<max(start, first(from: range.upperBound))]
    }

    /// The parameters of a function by which it is given another component, such as a delegate, and whether it does
    /// something with each. What a framework calls is given more than it needs.
    func components(givenTo number: Int) -> [(name: String, isUsed: Bool)] {
        let uses = uses(in: extent(ofMember: number))
        let isOwn = hasModifier("private", members[number])
        return uses.indices.compactMap { index in
            let parameter = uses[index]
            guard parameter.roles.contains(.bound), isFollowedByColon(parameter) else { return nil }
            let type = uses[(index + 1)...].prefix { !$0.roles.contains(.bound) && !$0.roles.contains(.labelled) }.first
            guard let type, type.isTypeName(in: self), let role = Role.role(of: text(of: type.name)),
                role == .contract || isOwn
            else { return nil }
            let name = source[parameter.name]
            let isUsed = uses.contains {
                $0.roles.isDisjoint(with: [.bound, .labelled, .member]) && source[$0.name].elementsEqual(name)
            }
            return (text(of: parameter.name), isUsed)
        }
    }

    private func isFollowedByColon(_ use: Use) -> Bool {
        source[use.name.upperBound...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: ":")
    }
}
