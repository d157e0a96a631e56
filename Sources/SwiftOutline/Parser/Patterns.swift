/// A name that a pattern binds.
struct PatternName {
    let range: Range<Int>
    /// Which element of the tuple it is; nil where there is none, or the name is deeper in it.
    let element: Int?
}

extension OutlineParser {
    /// Reads a name, `_` or a tuple of patterns. Whether it is a tuple; nil if there is no pattern.
    mutating func readPattern() -> Bool? {
        patternNames.removeAll(keepingCapacity: true)
        if cursor.isPunctuation("(") {
            readTuplePattern()
            return true
        }
        guard cursor.isName, cursor.keyword == .underscore || !cursor.keyword.isReserved else { return nil }
        if cursor.keyword != .underscore { patternNames.append(PatternName(range: cursor.name, element: nil)) }
        cursor.advance()
        return false
    }

    private mutating func readTuplePattern() {
        var depth = 0
        var element = 0
        while !cursor.isAtEnd {
            if cursor.isPunctuation("(") {
                depth += 1
            } else if cursor.isPunctuation(")") {
                depth -= 1
            } else if cursor.isPunctuation(",") {
                if depth == 1 { element += 1 }
            } else if cursor.isName {
                if cursor.following == UInt8(ascii: ":") {
                    record(.labelled)
                    continue
                }
                if cursor.keyword != .underscore {
                    patternNames.append(PatternName(range: cursor.name, element: depth == 1 ? element : nil))
                }
            } else if !cursor.isPunctuation(":") {
                return
            }
            cursor.advance()
            if depth == 0 { return }
        }
    }

    /// Reads `(A, label: B)`, keeping the types of the elements.
    mutating func readTupleType() {
        repeat {
            cursor.advance()
            if cursor.isName, cursor.following == UInt8(ascii: ":") {
                record(cursor.keyword == .underscore ? nil : .labelled)
                cursor.advance()
            }
            elementTypes.append(readTypeName())
        } while cursor.isPunctuation(",")
        if cursor.isPunctuation(")") { cursor.advance() }
    }
}
