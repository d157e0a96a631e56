/// Code is read token by token, for the names in it; what is open is kept in frames.
extension OutlineParser {
    /// Reads an opening bracket, or the head of a string, and everything up to its end.
    mutating func readNested() {
        let depth = frames.count
        readCodeToken()
        readToDepth(depth)
    }

    /// Reads to the end of the innermost bracket.
    mutating func readToEndOfFrame() {
        readToDepth(frames.count - 1)
    }

    /// Reads to the end of a bracket whose opening has been stepped over.
    mutating func readRest(of bracket: CodeFrame.Bracket) {
        push(bracket)
        readToEndOfFrame()
    }

    private mutating func readToDepth(_ depth: Int) {
        while frames.count > depth {
            if cursor.isAtEnd || closesAround {
                while frames.count > depth { pop() }
            } else {
                readCodeToken()
            }
        }
    }

    /// Whether the token is of what is around the code that is being read: a brace that closes it, or a declaration
    /// on a line of its own, where a parenthesis was not closed.
    @inline(__always)
    private var closesAround: Bool {
        guard !frame.hasBrace, !frame.isInterpolated else { return false }
        return cursor.isPunctuation("}") || cursor.keyword.isMajorIntroducer && cursor.isFirstOnLine && !isLabel
    }

    /// Steps over a token that needs nothing else.
    mutating func step() {
        before = (cursor.byte, cursor.keyword)
        cursor.advance()
    }

    mutating func readCodeToken() {
        switch cursor.kind {
        case .identifier:
            if cursor.keyword == .none || before.byte == UInt8(ascii: ".") || isLabel {
                readName()
            } else {
                readKeyword()
            }
        case .backtickedIdentifier:
            readName()
        case .dollarIdentifier:
            // `$0` is nothing that is declared anywhere.
            record(cursor.end - cursor.start > 1 && !isDigit(cursor.source[cursor.start + 1]) ? [] : nil)
        case .punctuation:
            readPunctuation()
        case .operator:
            if cursor.byte == UInt8(ascii: "="), cursor.end - cursor.start == 1 {
                frame.binds = false
                frame.isType = false
                frame.mayHaveSignature = false
            } else if frame.mayHaveSignature, cursor.isOperator("->") {
                frame.isPastParameters = true
            }
            step()
        case .stringHead:
            open(.interpolation)
        case .stringMiddle:
            closeInterpolation()
            open(.interpolation)
        case .stringTail:
            closeInterpolation()
            step()
        default:
            step()
        }
    }

    private mutating func readPunctuation() {
        switch cursor.byte {
        case UInt8(ascii: "{"):
            frame.binds = false
            frame.mayHaveSignature = false
            open(.brace)
        case UInt8(ascii: "("):
            let isSignature = frame.mayHaveSignature && isBehindSignatureStart
            open(isSignature ? .closureParameters : .parenthesis)
        case UInt8(ascii: "["):
            open(squareBracket)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            close()
        case UInt8(ascii: ","):
            readComma()
        case UInt8(ascii: ":"):
            if !frame.bindsElements || frame.bracket != .parenthesis { frame.binds = false }
            frame.isType = frame.isDeclaration || frame.bracket == .parameters
            step()
        case UInt8(ascii: ";"):
            frame.binds = false
            frame.isDeclaration = false
            frame.mayHaveSignature = false
            step()
        case UInt8(ascii: "@"):
            let outer = before
            readAttributeInCode()
            before = outer
        case UInt8(ascii: "#"):
            readPound()
        default:
            step()
        }
    }

    private var squareBracket: CodeFrame.Bracket {
        if frame.mayHaveSignature, before.byte == UInt8(ascii: "{") { return .captures }
        guard cursor.touchesPrevious else { return .literal }
        switch before.byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ":"),
            UInt8(ascii: ";"):
            return .literal
        case let byte where isOperatorByte(byte) && byte != UInt8(ascii: "?") && byte != UInt8(ascii: "!"):
            return .literal
        default:
            return .subscript
        }
    }

    /// Whether a closure's parameters can begin here: behind its brace, captures or attribute.
    private var isBehindSignatureStart: Bool {
        before.byte == UInt8(ascii: "{") || before.byte == UInt8(ascii: "]")
    }

    /// Attributes in code do not nest in brackets of their own, so that no frame is left for the caller.
    private mutating func readAttributeInCode() {
        let isBuiltIn = readAttributeName(inCode: true)
        if isBuiltIn, cursor.isPunctuation("("), cursor.touchesPrevious { skipParentheses() }
    }

    /// Reads `#macro`. What the compiler itself offers under such names is no name of use.
    private mutating func readPound() {
        step()
        guard cursor.kind == .identifier, cursor.touchesPrevious else { return }
        if cursor.keyword != .none || Self.poundWords.contains(where: { isText($0) }) {
            let hasPlatforms = isText("available") || isText("unavailable")
            step()
            if hasPlatforms, cursor.isPunctuation("(") { skipParentheses() }
        } else {
            record(cursor.isCalled ? .called : [])
        }
    }

    private func isText(_ text: StaticString) -> Bool {
        cursor.end - cursor.start == text.utf8CodeUnitCount && cursor.isText(text, at: cursor.start)
    }

    private static let poundWords: [StaticString] = [
        "available", "unavailable", "selector", "keyPath", "file", "fileID", "filePath", "line", "column",
        "function", "dsohandle", "warning", "error", "sourceLocation", "colorLiteral", "imageLiteral", "fileLiteral",
    ]
}
