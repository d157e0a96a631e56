import SwiftOutline
import Text

extension Outline {
    /// Whether something here may keep an object of the class that a question is about, besides what is named there;
    /// nil where the class is not named.
    func keepsObjects(_ question: OpenQuestion, at path: String) -> Bool? {
        guard case .isLocal(let type, let labels, let owners, let own, _) = question, !own.contains(path) else {
            return nil
        }
        let named = uses.indices.filter { source[uses[$0].name].elementsEqual(type.utf8) }
        return named.isEmpty
            ? nil
            : !named.allSatisfy {
                isLocal(madeAt: $0, givenAs: labels, to: owners) || isOfStaticMember(at: $0)
            }
    }

    /// Whether an object of a class is made here that something may keep, besides what is named.
    func keepsMade(_ type: String, givenAs labels: [String], to owners: [String]) -> Bool {
        uses.indices.contains { index in
            source[uses[index].name].elementsEqual(type.utf8) && makesObject(at: index)
                && !isLocal(madeAt: index, givenAs: labels, to: owners)
        }
    }

    /// Whether a class is asked for something that it has without an object: it gives none of its own where this
    /// matters.
    private func isOfStaticMember(at index: Int) -> Bool {
        let rest = source[uses[index].name.upperBound...]
        guard rest.first == UInt8(ascii: "."), case let member = rest.dropFirst().prefix(while: \.isNamePart) else {
            return false
        }
        return member.first.map { !$0.isCapital } == true
            && !["init", "self"].contains { member.elementsEqual($0.utf8) }
    }

    /// Whether what is made is asked for something at once, and gone after that: `FeedRouter().screen`.
    private func isAskedAtOnce(madeAt index: Int) -> Bool {
        var rest = source[uses[index].name.upperBound...]
        if rest.starts(with: ".init".utf8) { rest = rest.dropFirst(5) }
        guard rest.first == UInt8(ascii: "(") else { return false }
        var depth = 0
        let end = rest.prefix(Self.longestCallText).firstIndex { byte in
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            return depth == 0
        }
        guard let end else { return false }
        let next = source[(end + 1)...].drop { " \t\r\n?!".utf8.contains($0) }
        return next.first == UInt8(ascii: ".") && next.dropFirst().first?.isNamePart == true
    }

    /// How many bytes the arguments of a call may have.
    private static let longestCallText = 2000

    /// Whether an object is made for a local name, by which only some others are given it, or for no name at all.
    private func isLocal(madeAt index: Int, givenAs labels: [String], to owners: [String]) -> Bool {
        if isAskedAtOnce(madeAt: index) { return true }
        guard index > 0, case let bound = uses[index - 1], bound.roles.contains(.bound),
            value(assignedTo: bound).startIndex == uses[index].name.lowerBound,
            uses[index].roles.contains(.called) || source[uses[index].name.upperBound...].starts(with: ".init(".utf8),
            let function = member(containing: bound.name.lowerBound),
            function.kind == .func || function.kind == .`init`,
            function.body?.contains(bound.name.lowerBound) == true
        else { return false }
        let range = member(around: bound.name.lowerBound)
        return uses(in: bound.name.upperBound..<range.upperBound).indices.allSatisfy { place in
            let use = uses[place]
            guard source[use.name].elementsEqual(source[bound.name]),
                use.roles.isDisjoint(with: [.member, .labelled])
            else { return true }
            guard use.roles.isDisjoint(with: [.bound, .assigned]) else { return false }
            let next = source[use.name.upperBound...].first { !"?!".utf8.contains($0) }
            return next == UInt8(ascii: ".") || isGiven(at: place, as: labels, to: owners)
        }
    }

    /// Whether a name is all that a property of one of some classes gets, or an argument that makes one.
    private func isGiven(at place: Int, as labels: [String], to owners: [String]) -> Bool {
        let target = uses[place - 1]
        guard labels.contains(text(of: target.name)), case let value = value(assignedTo: target),
            value.startIndex == uses[place].name.lowerBound, value.isAlone(text(of: uses[place].name))
        else { return false }
        if target.roles.contains(.labelled) {
            let callee = callee(around: target.name.lowerBound, before: place - 1)
            return callee.map { owners.contains(text(of: uses[$0].name)) } ?? false
        }
        guard target.roles.contains([.member, .assigned]), let bound = binding(of: receiver(of: target), before: place)
        else { return false }
        let made = uses(ofBinding: bound, before: place).dropFirst().first { $0.isTypeName(in: self) }
        return made.map { owners.contains(text(of: $0.name)) } ?? false
    }
}
