extension OutlineParser {
    /// Reads `@Name(arguments)`. The compiler's own attributes, whose names are in lower case, name nothing of use;
    /// those of libraries name a type and values.
    mutating func readAttribute() -> Range<Int> {
        let start = cursor.start
        let isBuiltIn = readAttributeName()
        if cursor.isPunctuation("("), cursor.touchesPrevious {
            if isBuiltIn {
                skipParentheses()
            } else {
                readNested()
            }
        }
        return start..<cursor.previousEnd
    }

    /// Reads `@Name` and generic arguments. Whether it is an attribute of the compiler.
    @discardableResult
    mutating func readAttributeName(inCode: Bool = false) -> Bool {
        cursor.advance()
        guard cursor.isName, !cursor.isFirstOnLine else { return true }
        let isBuiltIn = cursor.byte >= UInt8(ascii: "_") && cursor.byte <= UInt8(ascii: "z")
        record(isBuiltIn ? nil : [])
        while cursor.isPunctuation("."), cursor.touchesPrevious {
            cursor.advance()
            guard cursor.isName else { return isBuiltIn }
            record(isBuiltIn ? nil : .member)
        }
        if cursor.kind == .operator, cursor.byte == UInt8(ascii: "<"), cursor.touchesPrevious {
            if inCode {
                readLocalGenerics()
            } else {
                readGenericArguments()
            }
        }
        return isBuiltIn
    }

    /// Steps over what is in parentheses, which names nothing. Braces end it: they are of other code.
    mutating func skipParentheses() {
        var depth = 0
        while !cursor.isAtEnd {
            if cursor.kind == .punctuation {
                switch cursor.byte {
                case UInt8(ascii: "("): depth += 1
                case UInt8(ascii: ")"): depth -= 1
                case UInt8(ascii: "{"), UInt8(ascii: "}"): return
                default: break
                }
            }
            cursor.advance()
            if depth == 0 { return }
        }
    }
}
