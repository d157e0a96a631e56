/// What a type is. Parentheses around it, attributes and specifiers do not count.
extension SwiftType {
    /// The type without parentheses, attributes and specifiers around it.
    public var bare: SwiftType {
        if case .attributed(_, let type) = self { return type.bare }
        return parenthesized?.bare ?? self
    }

    /// The type in parentheses, where this is one.
    public var parenthesized: SwiftType? {
        guard case .tuple(let elements) = self, elements.count == 1, let element = elements.first,
            element.firstName == nil
        else { return nil }
        return element.type
    }

    /// Whether a value may be nil: `Int?`, `Int!`, `Optional<Int>`.
    public var isOptional: Bool { bare.wrapped != nil }

    /// Whether it is that of a function or closure.
    public var isFunction: Bool {
        if case .function = bare { true } else { false }
    }

    /// Whether it is a tuple, the empty one included.
    public var isTuple: Bool {
        if case .tuple = bare { true } else { false }
    }

    /// Whether it is the empty tuple: `()`, `Void`.
    public var isVoid: Bool {
        bare == .tuple([]) || bare == .named("Void")
    }

    /// Whether its values are types: `Int.Type`, `P.Protocol`.
    public var isMetatype: Bool {
        if case .metatype = bare { true } else { false }
    }

    /// Whether it is one that only the implementation knows: `some P`.
    public var isOpaque: Bool {
        if case .opaque = bare { true } else { false }
    }

    /// Whether it is written with `any`.
    public var isExistential: Bool {
        if case .existential = bare { true } else { false }
    }

    /// Whether it is `Any`.
    public var isAny: Bool { bare == .named("Any") }

    /// The type that this is the optional one of.
    public var wrapped: SwiftType? {
        switch self {
        case .optional(let type), .implicitlyUnwrapped(let type): return type
        case .named("Optional", let arguments): return arguments.count == 1 ? arguments.first : nil
        default: return nil
        }
    }
}
