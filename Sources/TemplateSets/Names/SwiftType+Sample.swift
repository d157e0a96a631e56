import SwiftOutline

extension SwiftType {
    /// An expression of this type for tests; nil where none is known.
    ///
    /// Nothing that a value which got lost would pass for: no nil and no empty list where there is another one.
    var sample: String? {
        if let wrapped { return wrapped.sample ?? "nil" }
        return switch bare {
        case .array(let element): Self.list(element)
        case .dictionary(let key, let value): Self.dictionary(key, value)
        case .optional, .implicitlyUnwrapped: bare.sample
        case .tuple(let elements): elements.isEmpty ? "()" : nil
        case .function(let function): function.sample
        case .named(let name, let arguments):
            arguments.isEmpty ? Self.sample(of: name) : Self.sample(ofGeneric: name, arguments)
        default: nil
        }
    }

    private static func list(_ element: SwiftType) -> String {
        element.sample.map { "[\($0)]" } ?? "[]"
    }

    private static func dictionary(_ key: SwiftType, _ value: SwiftType) -> String {
        guard let key = key.sample, let value = value.sample else { return "[:]" }
        return "[\(key): \(value)]"
    }

    private static func sample(of name: String) -> String? {
        switch name {
        case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64": "1"
        case "Double", "Float", "CGFloat", "TimeInterval", "Decimal": "1.5"
        case "String", "Substring": "\"sample\""
        case "Character": "\"s\""
        case "Bool": "true"
        case "Void": "()"
        case "Date": "Date(timeIntervalSince1970: 1)"
        case "URL": "URL(fileURLWithPath: \"/sample\")"
        case "UUID": "UUID()"
        case "Data": "Data([1])"
        default: nil
        }
    }

    private static func sample(ofGeneric name: String, _ arguments: [SwiftType]) -> String? {
        switch (name, arguments.count) {
        case ("Array", 1), ("Set", 1): list(arguments[0])
        case ("Dictionary", 2): dictionary(arguments[0], arguments[1])
        default: nil
        }
    }
}

extension SwiftType.Function {
    /// A closure that ignores what it is given.
    fileprivate var sample: String? {
        var text = "{"
        for index in parameters.indices { text += index == 0 ? " _" : ", _" }
        if !parameters.isEmpty { text += " in" }
        if result.isVoid { return text + " }" }
        return result.sample.map { text + " " + $0 + " }" }
    }
}
