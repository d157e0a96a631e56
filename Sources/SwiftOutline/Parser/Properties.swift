extension OutlineParser {
    /// Reads what follows `let` or `var`: patterns with their types, initial values and accessors.
    mutating func readProperties(_ kind: Member.Kind, _ head: DeclarationHead) {
        let isStoredByDefault = !isInProtocol
        // In `var a, b: Int` the type is that of both.
        var firstUntyped = outline.members.count
        repeat {
            cursor.advance()
            guard readPattern() else { return }
            var type: Range<Int>?
            var initialValue: Int?
            if cursor.isPunctuation(":") {
                cursor.advance()
                type = readTypeName()
            }
            let first = outline.members.count
            if let type, patternNames.count == 1 {
                for index in firstUntyped..<first { outline.members[index].type = type }
            }
            if cursor.isOperator("=") {
                cursor.advance()
                initialValue = cursor.start
                readExpression()
            }
            let isStored = readAccessors() && isStoredByDefault
            for name in patternNames {
                outline.members.append(
                    Member(
                        kind: kind, name: name, type: type, initialValue: initialValue,
                        attributes: head.attributes, modifiers: head.modifiers, ownership: head.ownership,
                        isStored: isStored, isStatic: head.isStatic, owner: self.type, introducer: head.introducer))
            }
            if type != nil || initialValue != nil { firstUntyped = outline.members.count }
        } while cursor.isPunctuation(",")
    }

    /// Reads a name, `_` or a tuple of patterns. False if there is none.
    private mutating func readPattern() -> Bool {
        patternNames.removeAll(keepingCapacity: true)
        if cursor.isPunctuation("(") {
            readTuplePattern()
            return true
        }
        guard cursor.isName, cursor.keyword == .underscore || !cursor.keyword.isReserved else { return false }
        if cursor.keyword != .underscore { patternNames.append(cursor.name) }
        cursor.advance()
        return true
    }

    private mutating func readTuplePattern() {
        var depth = 0
        while !cursor.isAtEnd {
            if cursor.isPunctuation("(") {
                depth += 1
            } else if cursor.isPunctuation(")") {
                depth -= 1
            } else if cursor.isName {
                if cursor.following == UInt8(ascii: ":") {
                    record(.labelled)
                    continue
                }
                if cursor.keyword != .underscore { patternNames.append(cursor.name) }
            } else if !cursor.isPunctuation(","), !cursor.isPunctuation(":") {
                return
            }
            cursor.advance()
            if depth == 0 { return }
        }
    }
}
