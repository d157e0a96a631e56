import SwiftOutline
import Text

/// Objects that a function makes and gives to a single property, which alone has them when it ends:
/// `let screen = FeedViewController(); presenter.view = screen; return presenter`.
extension Outline {
    /// Whether such an object is given to a property of a type, or to an initializer of the type under that name.
    func makesObjectAlone(for property: String, of type: String) -> Bool {
        lazy var properties = typesOfProperties
        return uses.indices.contains { index in
            let use = uses[index]
            guard source[use.name].elementsEqual(property.utf8), !use.roles.contains(.bound) else { return false }
            let isGiven =
                use.roles.isSuperset(of: [.assigned, .member])
                ? !isOfSelf(use) && mayBeOfObject(index, of: type, knowing: properties)
                : use.roles.contains(.labelled)
                    && callee(around: use.name.lowerBound, before: index).map { text(of: uses[$0].name) } == type
            guard isGiven else { return false }
            let value = value(assignedTo: use)
            let name = value.prefix(while: \.isNamePart)
            guard !name.isEmpty, value.isAlone(String(decoding: name, as: UTF8.self)),
                let bound = binding(of: name, before: index), isMade(bound)
            else { return false }
            return !isHandedOn(name, boundAt: bound)
        }
    }

    /// Whether a function gives what has a local name to something that is no part of a module but its view.
    private func isHandedOn(_ name: ArraySlice<UInt8>, boundAt bound: Int) -> Bool {
        let end = member(around: uses[bound].name.lowerBound).upperBound
        return uses[(bound + 1)...].indices.prefix { uses[$0].name.lowerBound < end }.contains { index in
            let use = uses[index]
            guard source[use.name].elementsEqual(name), use.roles.isDisjoint(with: [.member, .labelled, .bound]),
                // What it is asked for, or has set, is no matter.
                !source[use.name.upperBound...].drop(while: { "?!".utf8.contains($0) }).starts(with: ".".utf8)
            else { return false }
            switch source[..<use.name.lowerBound].last(where: { $0 > UInt8(ascii: " ") }) {
            case UInt8(ascii: "="):
                guard index > 0, uses[index - 1].roles.isSuperset(of: [.assigned, .member]),
                    !isOfSelf(uses[index - 1])
                else { return true }
                let owner = String(decoding: receiver(of: uses[index - 1]), as: UTF8.self)
                return !(Role.role(ofValue: owner)?.isBehindView ?? false)
            case UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: ":"):
                let callee = callee(around: use.name.lowerBound, before: index)
                return !(callee.flatMap { Role.role(of: text(of: uses[$0].name)) }?.isBehindView ?? false)
            default: return true
            }
        }
    }
}
