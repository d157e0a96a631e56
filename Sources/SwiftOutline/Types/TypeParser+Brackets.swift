/// What stands in brackets: elements of tuples, parameters, generic arguments, arrays and dictionaries.
extension TypeParser {
    /// Reads the elements of a tuple or the parameters of a function, behind the opening parenthesis.
    mutating func readElements() throws(SwiftTypeError) -> [SwiftType.Element] {
        var elements: [SwiftType.Element] = []
        var highest = 0
        while !take(")") {
            elements.append(try readElement())
            highest = max(highest, height)
            guard take(",") else {
                try close(")")
                break
            }
        }
        height = highest
        return try raised(elements)
    }

    private mutating func readElement() throws(SwiftTypeError) -> SwiftType.Element {
        let names = readNames()
        let type = try readType()
        return SwiftType.Element(firstName: names.first, secondName: names.second, type, isVariadic: takeDots())
    }

    /// Reads a label and a second name, if they are there, and their colon.
    private mutating func readNames() -> (first: String?, second: String?) {
        guard cursor.isName, cursor.isElementLabel else { return (nil, nil) }
        let first = readWord()
        let second = readWord()
        cursor.advance()
        return (first, second)
    }

    /// Reads what makes a function of its parameters; gives back a type behind which there is no such thing.
    mutating func readFunction(from type: SwiftType) throws(SwiftTypeError) -> SwiftType {
        guard case .tuple(let parameters) = type else { return type }
        var highest = height
        let isAsync = take(.async)
        let errors = try readErrors()
        if errors != .none { highest = max(highest, height) }
        guard takeArrow() else {
            let isTuple = parameters.allSatisfy { $0.secondName == nil && !$0.isVariadic }
            guard isTuple, !isAsync, errors == .none else { throw error(.missingArrow) }
            return type
        }
        let result = try readType()
        height = max(height, highest)
        return try raised(.function(.init(parameters, isAsync: isAsync, errors: errors, result: result)))
    }

    /// Reads `throws`, `throws(E)`.
    private mutating func readErrors() throws(SwiftTypeError) -> SwiftType.Errors {
        guard take(.throws) else { return .none }
        guard take("(") else { return .any }
        let type = try readType()
        try close(")")
        return .only(type)
    }

    /// Reads generic arguments; none where there is no bracket.
    mutating func readArguments() throws(SwiftTypeError) -> [SwiftType] {
        height = 0
        var arguments: [SwiftType] = []
        if take("<") {
            var highest = 0
            repeat {
                arguments.append(try readArgument())
                highest = max(highest, height)
                guard take(",") else {
                    try close(">")
                    break
                }
            } while !take(">")
            height = highest
        }
        return try raised(arguments)
    }

    /// Reads an array, an inline array or a dictionary, behind the opening bracket.
    mutating func readBrackets() throws(SwiftTypeError) -> SwiftType {
        let start = cursor.start
        let first = try readArgument()
        let highest = height
        var type = SwiftType.array(first)
        if takeOf() {
            type = .inlineArray(count: first, element: try readType())
        } else if case .number = first {
            throw SwiftTypeError(.missingType, at: start)
        } else if take(":") {
            type = .dictionary(key: first, value: try readType())
        }
        try close("]")
        height = max(height, highest)
        return try raised(type)
    }

    /// Reads a type, or a number with its sign.
    private mutating func readArgument() throws(SwiftTypeError) -> SwiftType {
        let sign = take("-") ? "-" : ""
        guard let number = readNumber() else {
            guard sign.isEmpty else { throw error(.missingType) }
            return try readType()
        }
        height = 1
        return .number(sign + number)
    }
}
