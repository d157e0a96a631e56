extension Lexer {
    /// A number takes every letter and digit that follows it, wrong ones too: no other token can begin there.
    mutating func lexNumber() -> Token {
        let start = offset
        if source[start] == UInt8(ascii: "0") {
            switch byte(at: start + 1) {
            case UInt8(ascii: "x"):
                offset += 2
                skipHexDigits()
                return emit(.number, from: start)
            case UInt8(ascii: "b"), UInt8(ascii: "o"):
                skipIdentifierRest()
                return emit(.number, from: start)
            default:
                break
            }
        }
        skipDecimalDigits()
        return emit(.number, from: start)
    }

    private mutating func skipDecimalDigits() {
        skipDigits()
        // `x.0.1` is an element of an element of a tuple.
        if byte(at: offset) == UInt8(ascii: "."), isDigit(byte(at: offset + 1)), !previousIsPeriod {
            offset += 1
            skipDigits()
        }
        skipExponent(UInt8(ascii: "e"))
        skipIdentifierRest()
    }

    /// A hexadecimal fraction must have an exponent; without one, what looks like it is the name of a member.
    private mutating func skipHexDigits() {
        while isHexDigit(byte(at: offset)) || byte(at: offset) == UInt8(ascii: "_") {
            offset += 1
        }
        if byte(at: offset) == UInt8(ascii: "."), isHexDigit(byte(at: offset + 1)) {
            var end = offset + 1
            while isHexDigit(byte(at: end)) || byte(at: end) == UInt8(ascii: "_") {
                end += 1
            }
            let integerEnd = offset
            offset = end
            if !skipExponent(UInt8(ascii: "p")) {
                offset = integerEnd
                return
            }
        } else {
            skipExponent(UInt8(ascii: "p"))
        }
        skipIdentifierRest()
    }

    private mutating func skipDigits() {
        while isDigit(byte(at: offset)) || byte(at: offset) == UInt8(ascii: "_") {
            offset += 1
        }
    }

    @discardableResult
    private mutating func skipExponent(_ letter: UInt8) -> Bool {
        guard byte(at: offset) | 0x20 == letter else { return false }
        let sign = byte(at: offset + 1)
        let isSigned = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
        let digits = offset + (isSigned ? 2 : 1)
        guard isDigit(byte(at: digits)) else { return false }
        offset = digits
        skipDigits()
        return true
    }

    private var previousIsPeriod: Bool {
        guard let previous, previous.kind == .punctuation else { return false }
        return source[previous.range.lowerBound] == UInt8(ascii: ".")
    }
}
