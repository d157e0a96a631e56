extension OutlineParser {
    /// Reads the header of a type and begins its body.
    mutating func readType(_ kind: TypeDeclaration.Kind, _ head: DeclarationHead) {
        let index = outline.types.count
        let parent = type
        type = index
        moveUses(from: head.firstUse, to: index)
        cursor.advance()

        let name: Range<Int>
        if kind == .extension {
            name = readTypeName() ?? cursor.start..<cursor.start
        } else if cursor.isName, !cursor.keyword.isReserved {
            name = cursor.name
            cursor.advance()
        } else {
            // Without a name there is no type; what follows is read as part of the one around it.
            type = parent
            return
        }
        readGenericParameters()
        let inherits = readInheritanceClause()
        readWhereClause()

        let end = cursor.previousEnd
        outline.types.append(
            TypeDeclaration(
                kind: kind, name: name, inherits: inherits, attributes: head.attributes, modifiers: head.modifiers,
                parent: parent, introducer: head.introducer, body: end..<end))
        openType(index)
    }

    /// Reads `: Superclass, Protocol`.
    mutating func readInheritanceClause() -> SpanList {
        let first = outline.spans.count
        if cursor.isPunctuation(":") {
            repeat {
                cursor.advance()
                if let inherited = readTypeName() { outline.spans.append(inherited) }
            } while cursor.isPunctuation(",")
        }
        return SpanList(range: first..<outline.spans.count)
    }

    /// Reads `where T: P, T.U == V`.
    mutating func readWhereClause() {
        guard cursor.keyword == .where else { return }
        repeat {
            cursor.advance()
            _ = readTypeName()
        } while cursor.isPunctuation(",") || cursor.isPunctuation(":") || cursor.isOperator("==")
    }
}
