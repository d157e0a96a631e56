/// Where the reading of a type stands.
private struct TypePosition {
    /// Whether what has been read could be a whole type.
    var isComplete = false
    /// How many angle brackets are open.
    var angles = 0
    /// Whether the names between outer angle brackets are declared there.
    var declaresParameters = false
    /// Whether the type is over with the angle brackets.
    var endsWithAngles = false
    /// Whether the type's operator was split, or is another's.
    var isOver = false
    /// Whether `async`, `throws` and an arrow may follow.
    var isAfterParenthesis = false
    /// Whether a generic parameter's name is expected.
    var expectsParameter = false
}

extension OutlineParser {
    /// Reads a type as written; nil if there is none.
    mutating func readTypeName() -> Range<Int>? {
        readTypeName(TypePosition())
    }

    /// Reads `<T: P, each U>`, if it is there.
    mutating func readGenericParameters() {
        guard cursor.kind == .operator, cursor.byte == UInt8(ascii: "<") else { return }
        _ = readTypeName(TypePosition(declaresParameters: true, endsWithAngles: true))
    }

    /// Reads `<A, B>`.
    mutating func readGenericArguments() {
        _ = readTypeName(TypePosition(endsWithAngles: true))
    }

    private mutating func readTypeName(_ initial: TypePosition) -> Range<Int>? {
        var position = initial
        before = (0, .none)
        let start = cursor.start
        while !cursor.isAtEnd, !position.isOver {
            switch cursor.kind {
            case .identifier, .backtickedIdentifier:
                guard readTypeWord(&position) else { return range(from: start) }
            case .operator:
                readTypeOperator(&position)
            case .punctuation:
                guard readTypePunctuation(&position) else { return range(from: start) }
            case .number, .editorPlaceholder:
                if position.isComplete { return range(from: start) }
                cursor.advance()
                position.isComplete = true
            default:
                return range(from: start)
            }
        }
        return range(from: start)
    }

    private func range(from start: Int) -> Range<Int>? {
        start < cursor.previousEnd ? start..<cursor.previousEnd : nil
    }

    /// Reads a name or keyword of a type. False, and nothing read, if it is not part of one.
    private mutating func readTypeWord(_ position: inout TypePosition) -> Bool {
        if before.byte == UInt8(ascii: "."), !position.isComplete {
            record(.member)
            position.isComplete = true
            return true
        }
        let keyword = cursor.keyword
        if position.isComplete {
            switch keyword {
            case .async, .throws, .rethrows:
                guard position.isAfterParenthesis, !beginsVariable else { return false }
                step()
                if keyword == .throws, cursor.isPunctuation("(") { readNested() }
                return true
            default:
                // `[3 of Int]` has its brackets; angle brackets may have lost a comma.
                guard position.angles > 0, !keyword.isReserved, !cursor.isFirstOnLine else { return false }
            }
        }
        position.isAfterParenthesis = false
        switch keyword {
        case .some, .any, .each, .isolated, .sending, .borrowing, .consuming, .nonisolated, .underscoredConsuming:
            if cursor.isTypeModifier {
                step()
                if keyword == .nonisolated, cursor.isPunctuation("("), cursor.isModifierArgument { skipParentheses() }
                return true
            }
        case .inout, .repeat, .let:
            step()
            return true
        case .anyType, .selfType, .class, .underscore, .selfValue:
            step()
            position.isComplete = true
            return true
        default:
            if keyword.isReserved { return false }
        }
        record(position.expectsParameter ? .bound : [])
        position.expectsParameter = false
        position.isComplete = true
        return true
    }

    /// Whether `async` is a modifier of a variable on the next line.
    private var beginsVariable: Bool {
        cursor.isFirstOnLine && [.let, .var].contains(cursor.followingKeyword)
    }

    /// Operators are read byte by byte, as `>?` and `>>=` are several things in one.
    private mutating func readTypeOperator(_ position: inout TypePosition) {
        let source = cursor.source
        let end = cursor.end
        var offset = cursor.start
        operatorBytes: while offset < end {
            let next = offset + 1 < end ? source[offset + 1] : 0
            switch source[offset] {
            case UInt8(ascii: "-") where next == UInt8(ascii: ">"):
                position.isComplete = false
                offset += 1
            case UInt8(ascii: "<"):
                position.angles += 1
                position.isComplete = false
                position.expectsParameter = position.declaresParameters && position.angles == 1
            case UInt8(ascii: ">") where position.angles > 0:
                position.angles -= 1
                position.isComplete = true
                position.expectsParameter = false
                if position.angles == 0, position.endsWithAngles {
                    position.isOver = true
                    offset += 1
                    break operatorBytes
                }
            case UInt8(ascii: "?"), UInt8(ascii: "!"):
                break
            case UInt8(ascii: "&"):
                position.isComplete = false
            case UInt8(ascii: "~") where !position.isComplete:
                break
            case UInt8(ascii: "-") where position.angles > 0:
                position.isComplete = false
            case UInt8(ascii: "=") where position.angles > 0 && next == UInt8(ascii: "="):
                position.isComplete = false
                offset += 1
            case UInt8(ascii: ".") where end - offset == 3:
                offset += 2
            default:
                position.isOver = true
                break operatorBytes
            }
            offset += 1
        }
        if offset < end {
            position.isOver = true
            if offset > cursor.start { cursor.split(at: offset) }
        } else {
            step()
        }
    }

    /// Reads punctuation and what is in brackets. False, and nothing read, if it is not part of the type.
    private mutating func readTypePunctuation(_ position: inout TypePosition) -> Bool {
        switch cursor.byte {
        case UInt8(ascii: "("):
            if position.isComplete { return false }
            readNested()
            position.isComplete = true
            position.isAfterParenthesis = true
            return true
        case UInt8(ascii: "["):
            if position.isComplete { return false }
            readNested()
            position.isComplete = true
        case UInt8(ascii: "."):
            position.isComplete = false
            step()
        case UInt8(ascii: "?"), UInt8(ascii: "!"):
            step()
        case UInt8(ascii: "@"):
            if position.isComplete { return false }
            _ = readAttribute()
        case UInt8(ascii: ","), UInt8(ascii: ":"):
            guard position.angles > 0 else { return false }
            let isComma = cursor.byte == UInt8(ascii: ",")
            position.isComplete = false
            position.expectsParameter = isComma && position.declaresParameters && position.angles == 1
            step()
        default:
            return false
        }
        position.isAfterParenthesis = false
        return true
    }
}
