extension OpenStepScanner {
    /// Reads a string, in quotation marks or without, or data, and gives the place behind it.
    @inline(__always)
    mutating func scanString(at start: Int, _ expectation: ProjectFileError.Expectation) throws(Fault) -> Int {
        let end = text.endOfWord(from: start)
        guard end > start else { return try scanQuotedString(at: start, expectation) }
        emit(Node(.plain, start: start, length: end &- start))
        return end
    }

    @inline(never)
    private mutating func scanQuotedString(
        at start: Int, _ expectation: ProjectFileError.Expectation
    ) throws(Fault) -> Int {
        let mark = text.byte(at: start)
        guard mark.isQuotationMark else {
            guard mark == UInt8(ascii: "<"), !text.isConflictMarker(at: start) else {
                throw misplaced(expectation, at: start)
            }
            return try scanData(at: start)
        }
        var end = start &+ 1
        var kind = Node.Kind.plain
        var seen: UInt8 = 0
        while end < text.count, text[end] != mark {
            if text[end] == UInt8(ascii: "\\") {
                kind = .escaped
                end &+= 1
                guard end < text.count else { break }
            }
            seen |= text[end]
            end &+= 1
        }
        guard end < text.count else { throw Fault(.unterminatedString, at: start) }
        emit(Node(kind, start: start &+ 1, length: end &- start &- 1))
        if seen >= 0x80 { try text.expectUTF8(start &+ 1..<end) }
        return end &+ 1
    }

    /// Reads bytes in hexadecimal digits, `<0a1b 2c>`: projects have none, but the format does.
    private mutating func scanData(at start: Int) throws(Fault) -> Int {
        var digits = 0
        var end = start + 1
        while text.byte(at: end) != UInt8(ascii: ">") {
            guard text.byte(at: end).isBlank || text.byte(at: end).hexadecimalValue != nil else {
                throw Fault(.badData, at: start)
            }
            if !text.byte(at: end).isBlank { digits += 1 }
            end += 1
        }
        guard digits.isMultiple(of: 2) else { throw Fault(.badData, at: start) }
        emit(Node(.plain, start: start, length: end + 1 - start))
        return end + 1
    }
}
