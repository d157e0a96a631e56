extension SwiftType {
    /// The type without what does not matter to the object that it stands for: without optionality and parentheses
    /// around it, and without `any` and `some` wherever they stand. `ViewInput` of `(any ViewInput)?`.
    public var core: SwiftType {
        if let type = wrapped ?? parenthesized ?? constraint { return type.core }
        return mapParts(\.unconstrained)
    }

    /// The names that it mentions, in their order: `Set` and `Int` of `Set<Int>.Index`.
    public var names: [String] {
        let own: [String] = if case .named(let name, _) = self { [name] } else { [] }
        return own + parts.flatMap(\.names)
    }

    /// The types that it is made of: generic arguments, elements, parameters and the like.
    public var parts: [SwiftType] {
        var parts: [SwiftType] = []
        _ = mapParts { part in
            parts.append(part)
            return part
        }
        return parts
    }

    /// The type with other types in the place of names that stand for them.
    public func replacingNames(_ replacement: (String) -> SwiftType?) -> SwiftType {
        if case .named(let name, arguments: []) = self, let other = replacement(name) { return other }
        return mapParts { $0.replacingNames(replacement) }
    }

    /// The type without `any` and `some`, and without parentheses that it may have needed for them.
    private var unconstrained: SwiftType {
        if let type = parenthesized ?? constraint { return type.unconstrained }
        return mapParts(\.unconstrained)
    }

    /// What stands behind `any` or `some`.
    private var constraint: SwiftType? {
        switch self {
        case .existential(let type), .opaque(let type): type
        default: nil
        }
    }

    /// The type with something else in the place of each of its parts.
    func mapParts(_ change: (SwiftType) -> SwiftType) -> SwiftType {
        switch self {
        case .named(let name, let arguments): .named(name, arguments: arguments.map(change))
        case .member(let base, let name, let arguments):
            .member(of: change(base), name, arguments: arguments.map(change))
        case .optional(let type): .optional(change(type))
        case .implicitlyUnwrapped(let type): .implicitlyUnwrapped(change(type))
        case .array(let element): .array(change(element))
        case .inlineArray(let count, let element): .inlineArray(count: change(count), element: change(element))
        case .dictionary(let key, let value): .dictionary(key: change(key), value: change(value))
        case .tuple(let elements): .tuple(elements.map { $0.mapType(change) })
        case .function(let function): .function(function.mapTypes(change))
        case .existential(let type): .existential(change(type))
        case .opaque(let type): .opaque(change(type))
        case .packElement(let type): .packElement(change(type))
        case .packExpansion(let type): .packExpansion(change(type))
        case .suppressed(let type): .suppressed(change(type))
        case .composition(let types): .composition(types.map(change))
        case .metatype(let type, let word): .metatype(of: change(type), word)
        case .attributed(let attributes, let type): .attributed(attributes, change(type))
        case .number: self
        }
    }
}

extension SwiftType.Element {
    fileprivate func mapType(_ change: (SwiftType) -> SwiftType) -> Self {
        var element = self
        element.type = change(type)
        return element
    }
}

extension SwiftType.Function {
    fileprivate func mapTypes(_ change: (SwiftType) -> SwiftType) -> Self {
        var function = self
        function.parameters = parameters.map { $0.mapType(change) }
        if case .only(let type) = errors { function.errors = .only(change(type)) }
        function.result = change(result)
        return function
    }
}
