import SwiftOutline
import Text

extension Outline {
    /// The type of a property without optionality: as written, or that of the object which it is made with.
    func typeName(of member: Member) -> String? {
        if let type = member.type { return TypeText.core(source[type]) }
        return member.initialValue.flatMap(madeTypeName)
    }

    /// The type of the object or list that an expression makes: `Presenter()`, `Presenter.init()`, `[Presenter]()`.
    private func madeTypeName(at start: Int) -> String? {
        guard start < source.count else { return nil }
        var end = start
        if source[start] == UInt8(ascii: "[") {
            while end < source.count, source[end].isNamePart || "[]: .?".utf8.contains(source[end]) { end += 1 }
            guard end < source.count, source[end] == UInt8(ascii: "("), source[end - 1] == UInt8(ascii: "]") else {
                return nil
            }
            return TypeText.core(source[start..<end])
        }
        while end < source.count, source[end].isNamePart { end += 1 }
        let name = text(of: start..<end)
        let rest = source[end...]
        guard rest.first == UInt8(ascii: "(") || rest.starts(with: ".init(".utf8) else { return nil }
        return name.first?.isUppercase == true ? name : nil
    }

    /// Whether a property shows how a type is tied: it is stored, and its type is written or that of an object which it
    /// makes. A flag that is just `false` is the type's own affair.
    func isPartOfConvention(_ member: Member) -> Bool {
        member.isStored && !hasModifier("private", member) && typeName(of: member) != nil
    }

    /// Whether a member has a modifier of this very text.
    func hasModifier(_ modifier: StaticString, _ member: Member) -> Bool {
        guard !member.modifiers.isEmpty else { return false }
        return modifier.withUTF8Buffer { wanted in
            self[member.modifiers].contains { source[$0].elementsEqual(wanted) }
        }
    }

    /// Whether something is done whenever a property gets another value.
    func hasObservers(_ member: Member) -> Bool {
        let code = CodeTokens(of: self, in: self.member(around: member.name.lowerBound))
        return ["didSet", "willSet"].contains { !code.indices(of: $0).isEmpty }
    }

    /// The name of the type that a member stands in.
    func ownerName(of member: Member) -> String {
        member.owner.map { text(of: types[$0].name) } ?? ""
    }

    /// The name of the top-level type in whose braces an offset lies.
    func typeName(around offset: Int) -> String? {
        types.first { $0.parent == nil && $0.body.contains(offset) }.map { text(of: $0.name) }
    }

    /// What a generic parameter of a type has to be: `ListViewInput` in `class Presenter<View: ListViewInput>`.
    func constraint(of parameter: String, in type: TypeDeclaration) -> String? {
        let rest = source[type.name.upperBound...]
        guard rest.first == UInt8(ascii: "<"), let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
        for part in rest[..<end].dropFirst().split(separator: UInt8(ascii: ",")) {
            let sides = part.split(separator: UInt8(ascii: ":"), maxSplits: 1).map { TypeText.core($0) }
            if sides.count == 2, sides[0] == parameter { return sides[1] }
        }
        return nil
    }
}
