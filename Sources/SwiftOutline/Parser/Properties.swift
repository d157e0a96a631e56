extension OutlineParser {
    /// Reads what follows `let` or `var`: patterns with their types, initial values and accessors.
    mutating func readProperties(_ kind: Member.Kind, _ head: DeclarationHead) {
        // In `var a, b: Int` the type is that of both.
        var firstUntyped = outline.members.count
        repeat {
            cursor.advance()
            guard let isTuple = readPattern() else { return }
            let type = readPropertyType(isTuple: isTuple)
            if let type, !isTuple {
                for index in firstUntyped..<outline.members.count { outline.members[index].type = type }
            }
            var initialValue: Int?
            if cursor.isOperator("=") {
                cursor.advance()
                let start = cursor.start
                readExpression()
                if cursor.start > start { initialValue = start }
            }
            let isStored = readAccessors() && !isInProtocol
            for name in patternNames {
                let elementType = name.element.flatMap { $0 < elementTypes.count ? elementTypes[$0] : nil }
                outline.members.append(
                    Member(
                        kind: kind, name: name.range, type: isTuple ? elementType : type, initialValue: initialValue,
                        attributes: head.attributes, modifiers: head.modifiers, ownership: head.ownership,
                        isStored: isStored, isStatic: head.isStatic, owner: self.type, introducer: head.introducer))
            }
            if isTuple || type != nil || initialValue != nil { firstUntyped = outline.members.count }
        } while cursor.isPunctuation(",")
    }

    private mutating func readPropertyType(isTuple: Bool) -> Range<Int>? {
        elementTypes.removeAll(keepingCapacity: true)
        guard cursor.isPunctuation(":") else { return nil }
        cursor.advance()
        guard isTuple, cursor.isPunctuation("(") else { return readTypeName() }
        readTupleType()
        return nil
    }
}
