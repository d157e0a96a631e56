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
        return named.isEmpty ? nil : !named.allSatisfy { isLocal(madeAt: $0, givenAs: labels, to: owners) }
    }

    /// Whether an object is made for a local name, by which only some others are given it.
    private func isLocal(madeAt index: Int, givenAs labels: [String], to owners: [String]) -> Bool {
        guard index > 0, case let bound = uses[index - 1], bound.roles.contains(.bound),
            source[bound.name.upperBound..<uses[index].name.lowerBound].elementsEqual(" = ".utf8),
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
