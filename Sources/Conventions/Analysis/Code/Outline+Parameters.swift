import SwiftOutline
import Text

/// What local names and parameters are, as the text tells.
extension Outline {
    /// Whether a local name is bound to what a call has made, and not to what may not be there.
    func isMade(_ bound: Int) -> Bool {
        let name = uses[bound].name
        let newline = UInt8(ascii: "\n")
        let before = source[..<name.lowerBound].reversed().prefix { $0 != newline && $0 != UInt8(ascii: ";") }
        let words = before.reversed().drop { " \t".utf8.contains($0) }
        guard words.elementsEqual("let ".utf8) || words.elementsEqual("var ".utf8) else { return false }
        let value = source[name.upperBound...].prefix { $0 != newline }.drop { $0 != UInt8(ascii: "=") }.dropFirst()
            .drop { " \t".utf8.contains($0) }
        let callee = value.prefix { $0.isNamePart || $0 == UInt8(ascii: ".") }
        return !callee.isEmpty && value.dropFirst(callee.count).first == UInt8(ascii: "(")
    }

    /// The label of the parameter of an initializer that is assigned to a property as it is, `_` without one; else nil.
    func label(
        ofInitializersParameter name: ArraySlice<UInt8>, followedBy rest: ArraySlice<UInt8>, assignedAt index: Int
    ) -> String? {
        let use = uses[index]
        guard use.roles.contains(.assigned), !use.roles.contains(.member) || isOfSelf(use),
            !".?([".utf8.contains(rest.first ?? UInt8(ascii: "\n")),
            member(containing: use.name.lowerBound)?.kind == .`init`,
            let bound = binding(of: name, before: index), isParameter(bound)
        else { return nil }
        let before = source[..<uses[bound].name.lowerBound].reversed().drop { " \n\t".utf8.contains($0) }
        let word = before.prefix(while: \.isNamePart).reversed()
        return String(decoding: word.isEmpty ? Array(name) : Array(word), as: UTF8.self)
    }

    /// The name alone that is cast where a local name is bound: `controller` of `let view = controller as? FeedView`.
    func nameCast(inValueOf bound: Use) -> ArraySlice<UInt8>? {
        let value = value(assignedTo: bound)
        let name = value.prefix(while: \.isNamePart)
        let isCast = [" as? ", " as! ", " as "].contains { value[name.endIndex...].starts(with: $0.utf8) }
        return isCast && !name.isEmpty ? name : nil
    }

    /// Whether a local name is that of a parameter: a type follows it, and neither `let` nor `var` stands before it.
    func isParameter(_ bound: Int) -> Bool {
        let name = uses[bound].name
        let rest = source[name.upperBound...].drop { $0 == UInt8(ascii: " ") }
        guard rest.first == UInt8(ascii: ":") else { return false }
        let word = source[..<name.lowerBound].reversed().drop { " \t\r\n".utf8.contains($0) }
            .prefix(while: \.isNamePart)
        return !["let", "var"].contains { word.elementsEqual($0.utf8.reversed()) }
    }
}
