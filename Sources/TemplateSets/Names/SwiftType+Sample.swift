import SwiftOutline

extension SwiftType {
    /// An expression of this type for tests, where it is made of Swift's own types; nil where none is known.
    var sample: String? { sample([:]) }

    /// An expression of this type for tests; nil where none is known.
    ///
    /// Nothing that a value which got lost would pass for: no nil and no empty list where there is another one.
    ///
    /// - Parameter known: expressions by type, beside those of Swift's own types.
    func sample(_ known: [String: String]) -> String? {
        if let sample = known[description] { return sample }
        if let wrapped { return wrapped.sample(known) ?? "nil" }
        return switch bare {
        case .array(let element): Self.list(element, known)
        case .dictionary(let key, let value): Self.dictionary(key, value, known)
        case .optional, .implicitlyUnwrapped: bare.sample(known)
        case .tuple(let elements): elements.isEmpty ? "()" : nil
        case .function(let function): function.sample(known)
        case .named(let name, let arguments):
            arguments.isEmpty ? Self.sample(of: name) : Self.sample(ofGeneric: name, arguments, known)
        default: nil
        }
    }

    private static func list(_ element: SwiftType, _ known: [String: String]) -> String {
        element.sample(known).map { "[\($0)]" } ?? "[]"
    }

    private static func dictionary(_ key: SwiftType, _ value: SwiftType, _ known: [String: String]) -> String {
        guard let key = key.sample(known), let value = value.sample(known) else { return "[:]" }
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
        // The same wherever it is written, as every other sample.
        case "UUID": "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))"
        case "Data": "Data([1])"
        default: nil
        }
    }

    private static func sample(
        ofGeneric name: String, _ arguments: [SwiftType], _ known: [String: String]
    ) -> String? {
        switch (name, arguments.count) {
        case ("Array", 1), ("Set", 1): list(arguments[0], known)
        case ("Dictionary", 2): dictionary(arguments[0], arguments[1], known)
        default: nil
        }
    }
}

extension SwiftType.Function {
    /// A closure that ignores what it is given.
    fileprivate func sample(_ known: [String: String]) -> String? {
        var text = "{"
        for index in parameters.indices { text += index == 0 ? " _" : ", _" }
        if !parameters.isEmpty { text += " in" }
        if result.isVoid { return text + " }" }
        return result.sample(known).map { text + " " + $0 + " }" }
    }
}
