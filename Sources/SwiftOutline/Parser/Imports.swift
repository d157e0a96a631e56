extension OutlineParser {
    /// Reads `import Module`, `import struct Module.Type`.
    mutating func readImport(_ head: DeclarationHead) {
        cursor.advance()
        switch cursor.keyword {
        case .struct, .class, .enum, .protocol, .typealias, .func, .let, .var: cursor.advance()
        default: break
        }
        guard cursor.isName else { return }
        let start = cursor.start
        let module = cursor.name
        cursor.advance()
        while cursor.isPunctuation("."), cursor.touchesPrevious {
            cursor.advance()
            guard cursor.isName, !cursor.isFirstOnLine else { break }
            cursor.advance()
        }
        // An operator can be imported by its name, which has the dot before it in its token.
        if cursor.kind == .operator, cursor.byte == UInt8(ascii: "."), cursor.touchesPrevious { cursor.advance() }
        let end = cursor.previousEnd
        outline.imports.append(Import(path: start..<end, module: module, range: head.start..<end))
    }
}
