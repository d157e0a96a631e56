import SwiftOutline

/// The imports at the beginning of a Swift file.
enum ImportList {
    /// Adds one among the others, which are sorted; nothing where it is there.
    ///
    /// - Parameter keyword: what stands before the module.
    static func add(_ module: String, after keyword: String = "import ", to text: inout [UInt8]) {
        let outline = Outline(text)
        let imports = outline.imports.map { (name: outline.text(of: $0.module), place: $0.module.lowerBound) }
        guard !imports.contains(where: { $0.name == module }) else { return }
        let newline = UInt8(ascii: "\n")
        func start(of place: Int) -> Int { text[..<place].lastIndex(of: newline).map { $0 + 1 } ?? 0 }
        let alike = imports.filter { text[start(of: $0.place)...].starts(with: keyword.utf8) }
        let line = Array("\(keyword)\(module)\n".utf8)
        if let next = alike.first(where: { $0.name > module }) {
            text.insert(contentsOf: line, at: start(of: next.place))
        } else if let last = alike.last ?? imports.last {
            let end = text[last.place...].firstIndex(of: newline).map { $0 + 1 } ?? text.count
            text.insert(contentsOf: line, at: end)
        } else {
            var lexer = Lexer(text)
            while let token = lexer.next() {
                guard !token.isComment else { continue }
                text.insert(contentsOf: line + [newline], at: start(of: token.range.lowerBound))
                return
            }
        }
    }
}
