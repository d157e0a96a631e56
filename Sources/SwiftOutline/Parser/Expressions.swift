/// How far the reading of an expression or statement has come.
private struct ExpressionPosition {
    /// Whether what has been read could be all.
    var isComplete = false
    /// Whether the braces of an `if`, `switch` or loop are still to come.
    var isInCondition = false
    /// Whether a `<` might have opened generic arguments.
    var mayHaveArguments = false
    /// Whether `while` would end a `repeat`.
    var repeats = false
}

extension OutlineParser {
    /// Reads an initial value, up to the comma, accessors or line that ends it.
    mutating func readExpression() {
        frame = CodeFrame(.statement)
        before = (0, .none)
        var position = ExpressionPosition()
        while !cursor.isAtEnd, continues(&position) {}
    }

    /// Reads code at the top level that declares nothing.
    mutating func readStatement() {
        readExpression()
    }

    /// Reads a token, with what is in it if it is a bracket; false if the expression ended before it.
    private mutating func continues(_ position: inout ExpressionPosition) -> Bool {
        let endsLine = position.isComplete && !position.isInCondition && cursor.isFirstOnLine
        switch cursor.kind {
        case .punctuation:
            return continuesWithPunctuation(&position, endsLine: endsLine)
        case .operator:
            let touches = cursor.touchesPrevious
            let isAngle = cursor.byte == UInt8(ascii: "<")
            readCodeToken()
            // An infix operator has white space on either side or on neither.
            if isAngle, touches || cursor.touchesPrevious { position.mayHaveArguments = true }
            let isPostfix = touches && !cursor.touchesPrevious && position.isComplete
            if !isPostfix { position.isComplete = false }
        case .identifier:
            return continuesWithWord(&position, endsLine: endsLine)
        case .stringHead:
            if endsLine { return false }
            readNested()
            position.isComplete = true
        default:
            if endsLine { return false }
            readCodeToken()
            position.isComplete = true
        }
        return true
    }

    private mutating func continuesWithPunctuation(_ position: inout ExpressionPosition, endsLine: Bool) -> Bool {
        switch cursor.byte {
        case UInt8(ascii: "("), UInt8(ascii: "["):
            if endsLine { return false }
            readNested()
            position.isComplete = true
        case UInt8(ascii: "{"):
            if position.isComplete, !position.isInCondition, beginsObservers { return false }
            // Behind an operator or comma it is a closure, and not yet what the condition is for.
            let isOperand =
                !position.isComplete && (before.byte == UInt8(ascii: ",") || isOperatorByte(before.byte))
            readNested()
            position.isComplete = true
            if !isOperand { position.isInCondition = false }
        case UInt8(ascii: ","):
            if position.isInCondition || position.mayHaveArguments && !beginsAnotherVariable {
                readCodeToken()
                position.isComplete = false
            } else {
                return false
            }
        case UInt8(ascii: "?"), UInt8(ascii: "!"):
            readCodeToken()
        case UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "\\"):
            readCodeToken()
            position.isComplete = false
        case UInt8(ascii: "@"):
            if position.isComplete { return false }
            readCodeToken()
        case UInt8(ascii: "#"):
            if endsLine { return false }
            readCodeToken()
            position.isComplete = true
        default:
            return false
        }
        return true
    }

    private mutating func continuesWithWord(_ position: inout ExpressionPosition, endsLine: Bool) -> Bool {
        let keyword = before.byte == UInt8(ascii: ".") && !position.isComplete ? .none : cursor.keyword
        if position.isComplete {
            switch keyword {
            case .as, .is, .else, .catch:
                break
            default:
                let isLabel = before.byte == UInt8(ascii: "}") && cursor.following == UInt8(ascii: ":")
                if endsLine && !isLabel || keyword.isIntroducer && !position.isInCondition { return false }
            }
        } else if keyword.isIntroducer, !position.isInCondition, cursor.isFirstOnLine {
            return false
        }
        switch keyword {
        case .if, .guard, .for, .switch, .catch:
            position.isInCondition = true
        case .while:
            position.isInCondition = !position.repeats
        case .repeat:
            position.repeats = true
        case .else, .do, .defer:
            position.isInCondition = false
        default:
            break
        }
        readCodeToken()
        position.isComplete = !keyword.needsOperand
        return true
    }

    /// Whether the brace opens observers rather than a trailing closure.
    private var beginsObservers: Bool {
        let source = cursor.source
        var offset = source.offset(ofTokenFrom: cursor.end)
        while offset < source.count, source[offset] == UInt8(ascii: "@") {
            if source.hasText("@storageRestrictions", at: offset) { return true }
            offset = source.endOfWord(from: offset + 1)
            if offset < source.count, source[offset] == UInt8(ascii: "(") {
                offset = source.offset(behindArgumentsFrom: offset)
            }
            offset = source.offset(ofTokenFrom: offset)
        }
        return [.didSet, .willSet, .`init`].contains(source.keyword(at: offset))
    }

    /// Whether the comma leads to another pattern of the same `let` or `var`.
    private var beginsAnotherVariable: Bool {
        let source = cursor.source
        let start = source.offset(ofTokenFrom: cursor.end)
        let isQuoted = start < source.count && source[start] == UInt8(ascii: "`")
        let end = source.endOfWord(from: isQuoted ? start + 1 : start) + (isQuoted ? 1 : 0)
        guard end > start else { return false }
        let next = source.offset(ofTokenFrom: end)
        return next < source.count && (source[next] == UInt8(ascii: "=") || source[next] == UInt8(ascii: ":"))
    }
}
