extension SwiftType: CustomStringConvertible {
    /// The type as well-formatted source, in one line unless an attribute's arguments hold more.
    public var description: String {
        var writer = TypeWriter()
        writer.write(self)
        return writer.text
    }

    /// How firmly the parts of a type hold together. Where a place asks for more, the type needs parentheses.
    fileprivate enum Binding: Int {
        case none, constrained, composed, suppressed, postfix
    }

    fileprivate var binding: Binding {
        switch self {
        case .function, .attributed, .packExpansion: .none
        case .existential, .opaque, .packElement: .constrained
        case .composition: .composed
        case .suppressed: .suppressed
        default: .postfix
        }
    }
}

private struct TypeWriter {
    var text = ""

    mutating func write(_ type: SwiftType, as place: SwiftType.Binding = .none) {
        let needsParentheses = type.binding.rawValue < place.rawValue
        if needsParentheses { text += "(" }
        writeWhole(type)
        if needsParentheses { text += ")" }
    }

    private mutating func writeWhole(_ type: SwiftType) {
        switch type {
        case .named(let name, let arguments):
            text += name
            write(arguments)
        case .member(let base, let name, let arguments):
            write(base, as: .postfix)
            text += "."
            text += name
            write(arguments)
        case .optional(let type): write(type, before: "?")
        case .implicitlyUnwrapped(let type): write(type, before: "!")
        case .metatype(let type, .type): write(type, before: ".Type")
        case .metatype(let type, .protocol): write(type, before: ".Protocol")
        case .array(let element): write(inBrackets: element)
        case .inlineArray(let count, let element): write(inBrackets: count, " of ", element)
        case .dictionary(let key, let value): write(inBrackets: key, ": ", value)
        case .tuple(let elements): write(elements)
        case .function(let function): write(function)
        case .existential(let type): write("any ", type)
        case .opaque(let type): write("some ", type)
        case .packElement(let type): write("each ", type)
        case .packExpansion(let type): write("repeat ", type, as: .none)
        case .suppressed(let type): write("~", type, as: .postfix)
        case .composition(let types): write(types, " & ", as: .suppressed)
        case .attributed(let attributes, let type):
            for attribute in attributes {
                text += attribute
                text += " "
            }
            write(type)
        case .number(let number): text += number
        }
    }

    private mutating func write(_ type: SwiftType, before mark: String) {
        write(type, as: .postfix)
        text += mark
    }

    private mutating func write(_ word: String, _ type: SwiftType, as place: SwiftType.Binding = .composed) {
        text += word
        write(type, as: place)
    }

    private mutating func write(_ types: [SwiftType], _ separator: String, as place: SwiftType.Binding = .none) {
        for (index, type) in types.enumerated() {
            if index > 0 { text += separator }
            write(type, as: place)
        }
    }

    private mutating func write(inBrackets first: SwiftType, _ separator: String = "", _ second: SwiftType? = nil) {
        text += "["
        write(first)
        text += separator
        if let second { write(second) }
        text += "]"
    }

    private mutating func write(_ arguments: [SwiftType]) {
        guard !arguments.isEmpty else { return }
        text += "<"
        write(arguments, ", ")
        text += ">"
    }

    private mutating func write(_ function: SwiftType.Function) {
        write(function.parameters)
        if function.isAsync { text += " async" }
        switch function.errors {
        case .none: break
        case .any: text += " throws"
        case .only(let type):
            text += " throws("
            write(type)
            text += ")"
        }
        text += " -> "
        write(function.result)
    }

    private mutating func write(_ elements: [SwiftType.Element]) {
        text += "("
        for (index, element) in elements.enumerated() {
            if index > 0 { text += ", " }
            if let name = element.firstName {
                text += name
                if let name = element.secondName {
                    text += " "
                    text += name
                }
                text += ": "
            }
            write(element.type)
            if element.isVariadic { text += "..." }
        }
        text += ")"
    }
}
