extension SwiftType {
    /// The type with `any` before protocols of the standard library that stand alone without it: `[any Error]` for
    /// `[Error]`.
    public var withExplicitAny: SwiftType {
        switch self {
        case .named(let name, let arguments) where arguments.isEmpty && Self.standardProtocols.contains(name):
            .existential(self)
        case .composition, .existential, .opaque, .metatype, .suppressed: self
        case .function(let function): .function(function.withExplicitAny)
        default: mapParts(\.withExplicitAny)
        }
    }

    /// Those that a value may well be known by.
    private static let standardProtocols: Set = [
        "Codable", "CodingKey", "CustomStringConvertible", "Decodable", "Encodable", "Error",
        "LosslessStringConvertible", "Sendable",
    ]
}

extension SwiftType.Function {
    /// The error that a function throws is written as it is.
    fileprivate var withExplicitAny: Self {
        var function = self
        for index in parameters.indices { function.parameters[index].type = parameters[index].type.withExplicitAny }
        function.result = result.withExplicitAny
        return function
    }
}
