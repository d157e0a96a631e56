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
        let values = valuesCalledAsTypes(in: text)
        var lexer = Lexer(text)
        while let token = lexer.next() {
            let range: Range<Int>
            switch token.kind {
            case .identifier where values.contains(token.range.lowerBound): continue
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

    /// Where a text names a value that is called as one of the types: a type in small letters may have a property's
    /// name.
    private func valuesCalledAsTypes(in text: [UInt8]) -> Set<Int> {
        let small = Set(names.keys.filter { $0.first?.isLowercase == true })
        guard !small.isEmpty else { return [] }
        let outline = Outline(text)
        func isNamed(_ range: Range<Int>) -> Bool { small.contains(outline.text(of: range)) }
        let members = outline.members.map(\.name).filter(isNamed)
        let uses = outline.uses.indices.filter { isNamed(outline.uses[$0].name) }
        let bound = uses.map { outline.uses[$0] }.filter { $0.roles.contains(.bound) }.map(\.name)
        let values = Set((members + bound).map { outline.text(of: $0) })
        return uses.reduce(into: Set(members.map(\.lowerBound))) { found, index in
            let use = outline.uses[index]
            let isValue =
                !use.roles.isDisjoint(with: [.member, .labelled, .bound])
                || values.contains(outline.text(of: use.name)) && !outline.namesType(at: index)
            if isValue { found.insert(use.name.lowerBound) }
        }
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

extension Outline {
    /// ` as! `, in bytes.
    private static let castLength = 5

    /// Whether what is named stands where a type does: one is made, inherited or written behind a name.
    fileprivate func namesType(at index: Int) -> Bool {
        let use = uses[index]
        if use.roles.contains(.called) { return true }
        let written = members.compactMap(\.type) + types.flatMap { self[$0.inherits] }
        if written.contains(where: { $0.contains(use.name.lowerBound) }) { return true }
        let before = text(of: max(0, use.name.lowerBound - Self.castLength)..<use.name.lowerBound)
        if [" as ", " as? ", " as! ", " is "].contains(where: before.hasSuffix) { return true }
        guard index > 0, uses[index - 1].roles.contains(.bound) else { return false }
        let between = source[uses[index - 1].name.upperBound..<use.name.lowerBound].drop { $0 == UInt8(ascii: " ") }
        return between.first == UInt8(ascii: ":")
    }
}
