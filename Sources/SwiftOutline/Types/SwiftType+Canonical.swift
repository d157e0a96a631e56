extension SwiftType {
    /// The type in one of the ways to write it, without the names of parameters.
    public var canonical: SwiftType {
        switch mapParts(\.canonical) {
        case .tuple(let elements) where elements.isEmpty: .named("Void")
        case .tuple(let elements)
        where elements.count == 1 && elements[0].firstName == nil && !elements[0].isVariadic:
            elements[0].type
        case .named("Array", let arguments) where arguments.count == 1: .array(arguments[0])
        case .named("Optional", let arguments) where arguments.count == 1: .optional(arguments[0])
        case .named("Dictionary", let arguments) where arguments.count == 2:
            .dictionary(key: arguments[0], value: arguments[1])
        case .member(.named("Swift", arguments: []), let name, let arguments):
            SwiftType.named(name, arguments: arguments).canonical
        case .implicitlyUnwrapped(let type): .optional(type)
        case .composition(let types): .composition(types.sorted { $0.description < $1.description })
        case .function(var function):
            .function(function.withoutNames())
        case let other: other
        }
    }
}

extension SwiftType.Function {
    fileprivate mutating func withoutNames() -> Self {
        for index in parameters.indices { (parameters[index].firstName, parameters[index].secondName) = (nil, nil) }
        return self
    }
}
