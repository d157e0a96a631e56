import Conventions
import SwiftOutline

/// Other names for some of a module's types.
struct TypeRenaming {
    /// The new names, by the old ones.
    let names: [String: String]

    /// A Swift text with the new names.
    func renaming(in text: [UInt8]) -> [UInt8] {
        guard !names.isEmpty else { return text }
        var result: [UInt8] = []
        var end = 0
        var lexer = Lexer(text)
        while let token = lexer.next() {
            let range: Range<Int>
            switch token.kind {
            case .identifier: range = token.range
            // The name of a xib.
            case .string: range = token.range.dropFirst().dropLast()
            default: continue
            }
            guard let name = names[String(decoding: text[range], as: UTF8.self)] else { continue }
            result += text[end..<range.lowerBound] + name.utf8
            end = range.upperBound
        }
        return result + text[end...]
    }

    /// A file with the new names, in its own as well.
    func renaming(_ file: Draft.File) -> Draft.File {
        var file = file
        if file.isSwift || file.isInterface, let last = file.path.last {
            let base = Role.baseName(ofFile: last)
            if let name = names[base] { file.path[file.path.count - 1] = name + last.dropFirst(base.count) }
        }
        if file.isSwift { file.contents = renaming(in: file.contents) }
        if file.isInterface { file.contents = renaming(inInterface: file.contents) }
        return file
    }

    /// A storyboard or xib with the new names of classes.
    private func renaming(inInterface text: [UInt8]) -> [UInt8] {
        var text = String(decoding: text, as: UTF8.self)
        for (type, name) in names {
            text = text.replacing("customClass=\"\(type)\"", with: "customClass=\"\(name)\"")
        }
        return Array(text.utf8)
    }
}
