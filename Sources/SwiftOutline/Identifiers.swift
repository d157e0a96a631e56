extension Lexer {
    /// Steps over an identifier whose first byte is known to begin one.
    mutating func skipIdentifier() {
        offset += 1
        skipIdentifierRest()
    }

    /// Steps over everything that an identifier can go on with.
    mutating func skipIdentifierRest() {
        var end = offset
        while end < source.count {
            let byte = source[end]
            if isIdentifierByte(byte) {
                end += 1
            } else if byte >= 0x80, let (scalar, length) = scalar(at: end), scalar.canContinueIdentifier {
                end += length
            } else {
                break
            }
        }
        offset = end
    }

    mutating func lexNonASCII() -> Token {
        let start = offset
        guard let (scalar, length) = scalar(at: start) else {
            skipNonASCII()
            return emit(.unknown, from: start)
        }
        if scalar.canBeginIdentifier {
            offset += length
            skipIdentifierRest()
            return emit(.identifier, from: start)
        }
        if scalar.canBeginOperator {
            return lexOperator()
        }
        offset += length
        report(.strayCharacter, at: start)
        return emit(.unknown, from: start)
    }

    /// A name in backticks may hold anything but a backtick, a backslash and a line ending.
    mutating func lexBackticked() -> Token {
        let start = offset
        offset += 1
        while !isLineEnd(at: offset) {
            switch source[offset] {
            case UInt8(ascii: "`"):
                offset += 1
                return emit(.backtickedIdentifier, from: start)
            case 0..<0x20, 0x7F, UInt8(ascii: "\\"):
                report(.strayCharacter, at: offset)
                offset += 1
            case 0x80...:
                skipNonASCII()
            default:
                offset += 1
            }
        }
        report(.unterminatedBacktick, at: start)
        offset = start + 1
        return emit(.unknown, from: start)
    }

    /// `#` begins a directive, a macro, a raw string, an extended regex or, on the first line, a shebang.
    mutating func lexPound() -> Token {
        let start = offset
        if start == textStart, byte(at: start + 1) == UInt8(ascii: "!") {
            skipLine()
            return emit(.shebang, from: start)
        }
        let pounds = countPounds(at: start)
        switch byte(at: start + pounds) {
        case UInt8(ascii: "\""):
            return lexString(pounds: pounds)
        case UInt8(ascii: "/"):
            return lexExtendedRegex(pounds: pounds)
        default:
            break
        }
        guard pounds == 1 else {
            offset += pounds
            report(.strayCharacter, at: start)
            return emit(.unknown, from: start)
        }
        guard let kind = directive(at: start) else { return lexPunctuation() }
        skipIdentifier()
        return emit(kind, from: start)
    }

    private func directive(at start: Int) -> Token.Kind? {
        let kind: Token.Kind
        let length: Int
        if isText("#if", at: start) {
            (kind, length) = (.poundIf, 3)
        } else if isText("#elseif", at: start) {
            (kind, length) = (.poundElseif, 7)
        } else if isText("#else", at: start) {
            (kind, length) = (.poundElse, 5)
        } else if isText("#endif", at: start) {
            (kind, length) = (.poundEndif, 6)
        } else {
            return nil
        }
        return isIdentifierByte(byte(at: start + length)) ? nil : kind
    }
}
