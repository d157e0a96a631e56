import SwiftOutline

extension SwiftType {
    /// An expression of this type for tests; nil where none is known.
    var sample: String? {
        switch bare {
        case .optional, .implicitlyUnwrapped: "nil"
        case .array: "[]"
        case .dictionary: "[:]"
        case .tuple(let elements): elements.isEmpty ? "()" : nil
        case .function(let function): function.sample
        case .named(let name, let arguments): arguments.isEmpty ? Self.sample(of: name) : Self.sample(ofGeneric: name)
        default: nil
        }
    }

    private static func sample(of name: String) -> String? {
        switch name {
        case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64": "1"
        case "Double", "Float", "CGFloat", "TimeInterval": "1.5"
        case "String", "Substring": "\"sample\""
        case "Character": "\"s\""
        case "Bool": "true"
        case "Void": "()"
        default: nil
        }
    }

    private static func sample(ofGeneric name: String) -> String? {
        switch name {
        case "Optional": "nil"
        case "Array", "Set": "[]"
        case "Dictionary": "[:]"
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
