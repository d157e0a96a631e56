import SwiftOutline

/// The type of a property, as somebody typed it on the command line or in a set.
extension SwiftType {
    /// Reads a type; nil where the text is none, or has a name or a character that generated code must not have.
    /// `@escaping` is left out: it is an argument's, not a type's; and `any` is written where it is meant.
    init?(_ typed: String) {
        guard typed.utf8.count <= 500, typed.unicodeScalars.allSatisfy(\.canBeTyped),
            let type = try? SwiftType(parsing: typed),
            type.names.allSatisfy({ $0 == "Any" || $0 == "Self" || Identifier.isValid($0) })
        else { return nil }
        self = type.withoutEscaping.withExplicitAny
    }

    /// The type as a parameter of a function: a closure escapes, whatever it is called.
    func argument(_ functionAliases: Set<String>) -> String {
        isFunction || functionAliases.contains(description) ? "@escaping " + description : description
    }

    /// The type as one that may be nil.
    var optional: String {
        switch self {
        case .optional: description
        case .implicitlyUnwrapped(let type): SwiftType.optional(type).description
        default: SwiftType.optional(self).description
        }
    }

    /// The type as one whose value is set after the initializer.
    var implicitlyUnwrapped: String {
        switch self {
        case .optional, .implicitlyUnwrapped: description
        default: SwiftType.implicitlyUnwrapped(self).description
        }
    }

    /// The type as a property has it: without parentheses around the whole, optional where it is unwrapped implicitly.
    var ofProperty: SwiftType {
        if let type = parenthesized { return type.ofProperty }
        guard case .implicitlyUnwrapped(let type) = self else { return self }
        return .optional(type)
    }

    private var withoutEscaping: SwiftType {
        guard case .attributed(let attributes, let type) = self else { return self }
        let others = attributes.filter { $0 != "@escaping" }
        return others.isEmpty ? type : .attributed(others, type)
    }
}

extension Unicode.Scalar {
    /// Whether the type of a property may be typed with it: there are no comments, no backticks and no line breaks.
    fileprivate var canBeTyped: Bool {
        switch self {
        case " ", "(", ")", "[", "]", "<", ">", ",", ".", ":", "?", "!", "&", "~", "@", "-": true
        default: isNamePart
        }
    }
}
