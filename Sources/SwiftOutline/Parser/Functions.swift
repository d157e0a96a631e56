extension OutlineParser {
    mutating func readFunction(_ head: DeclarationHead) {
        cursor.advance()
        guard let name = readFunctionName() else { return }
        readGenericParameters()
        readParameters()
        readEffects()
        let result = readResult()
        readWhereClause()
        add(.func, name, type: result, head)
        readBody()
    }

    mutating func readInitializer(_ head: DeclarationHead) {
        let name = cursor.name
        cursor.advance()
        if cursor.isPunctuation("?") || cursor.isPunctuation("!") { cursor.advance() }
        readGenericParameters()
        readParameters()
        readEffects()
        readWhereClause()
        add(.`init`, name, type: nil, head)
        readBody()
    }

    mutating func readDeinitializer(_ head: DeclarationHead) {
        let name = cursor.name
        cursor.advance()
        readEffects()
        add(.deinit, name, type: nil, head)
        readBody()
    }

    mutating func readSubscript(_ head: DeclarationHead) {
        let name = cursor.name
        cursor.advance()
        readGenericParameters()
        readParameters()
        let result = readResult()
        readWhereClause()
        add(.subscript, name, type: result, head)
        _ = readAccessors()
    }

    /// Reads a name or an operator. An operator does not take the `<` of generic parameters, behind which is a word.
    private mutating func readFunctionName() -> Range<Int>? {
        let name = cursor.name
        if cursor.isName {
            cursor.advance()
            return name
        }
        guard cursor.kind == .operator || cursor.isPunctuation("?") || cursor.isPunctuation("!") else { return nil }
        let last = name.upperBound - 1
        if name.count > 1, cursor.source[last] == UInt8(ascii: "<"), cursor.isFollowedByWord {
            cursor.split(at: last)
            return name.lowerBound..<last
        }
        cursor.advance()
        return name
    }

    mutating func readParameters() {
        guard cursor.isPunctuation("(") else { return }
        open(.parameters)
        readToEndOfFrame()
    }

    private mutating func readResult() -> Range<Int>? {
        guard cursor.isOperator("->") else { return nil }
        cursor.advance()
        return readTypeName()
    }

    /// Reads the body of the member that was added last.
    private mutating func readBody() {
        guard cursor.isPunctuation("{") else { return }
        let (member, start) = (outline.members.count - 1, cursor.end)
        readNested()
        let isClosed = cursor.previousEnd > start && cursor.source[cursor.previousEnd - 1] == UInt8(ascii: "}")
        outline.members[member].body = start..<max(start, cursor.previousEnd - (isClosed ? 1 : 0))
    }

    /// Adds a member that is no property.
    mutating func add(_ kind: Member.Kind, _ name: Range<Int>, type: Range<Int>?, _ head: DeclarationHead) {
        outline.members.append(
            Member(
                kind: kind, name: name, type: type, initialValue: nil, attributes: head.attributes,
                modifiers: head.modifiers, ownership: head.ownership, isStored: false, isStatic: head.isStatic,
                owner: self.type, introducer: head.introducer))
    }
}
