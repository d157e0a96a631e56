import SwiftOutline
import TemplateSets
import Text

/// What each module of a set has in an array elsewhere in the application, such as its factory in the list of all.
struct ExpectedItem: Sendable {
    /// The name of the file with the array, without its ending.
    let file: String
    /// The property that holds the array.
    let property: String
    let item: NamePattern

    /// Those that a set adds with every module, as far as only the module's name decides what they are.
    static func all(of set: TemplateSet) -> [ExpectedItem] {
        guard let blueprint = try? set.blueprint(TemplateSet.defaultBlueprint) else { return [] }
        return blueprint.edits.compactMap { edit in
            guard case .item(let property) = edit.kind, edit.condition == nil, edit.file.hasSuffix(".swift") else {
                return nil
            }
            let item = edit.text.replacing("{{name}}", with: PlaceholderName.module)
            guard ![edit.file, property, item].contains(where: { $0.contains("{{") }) else { return nil }
            let pattern = NamePattern(item)
            return pattern.hasName
                ? ExpectedItem(
                    file: String(edit.file.lastComponent.dropLast(".swift".count)), property: property, item: pattern)
                : nil
        }
    }
}

extension ExpectedItem: Packable {
    init(from unpacker: inout Unpacker) {
        file = unpacker.read()
        property = unpacker.read()
        item = unpacker.read()
    }

    func pack(into packer: inout Packer) {
        packer.write(file)
        packer.write(property)
        packer.write(item)
    }
}

extension CheckedModule {
    /// What the module has to have in arrays elsewhere, and where it declares what stands there.
    func itemsElsewhere() -> [(item: String, expected: ExpectedItem, file: ModuleFile, offset: Int)] {
        (convention?.items ?? []).compactMap { expected in
            let item = expected.item.text(for: forms)
            let type = item.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
            for file in files {
                let number = file.typeNames.firstIndex { $0 == type }
                guard let number, file.outline.types[number].kind != .extension else { continue }
                return (item, expected, file, file.outline.types[number].name.lowerBound)
            }
            return nil
        }
    }
}

extension Outline {
    /// Whether an array literal that a property has from the start holds an item; nil where no property of the name has one.
    func array(in property: String, holds item: String) -> Bool? {
        let member = members.first { $0.initialValue != nil && source[$0.name].elementsEqual(property.utf8) }
        guard let start = member?.initialValue, source[start] == UInt8(ascii: "[") else { return nil }
        let wanted = Self.words(of: Array(item.utf8))
        let words = Self.words(of: Array(source[start...]), isArray: true)
        return words.indices.dropFirst().contains { index in
            words[index...].starts(with: wanted) && ["[", ","].contains(words[index - 1])
        }
    }

    /// The tokens of a text that are code, up to the end of the array that it begins with.
    private static func words(of text: [UInt8], isArray: Bool = false) -> [String] {
        var lexer = Lexer(text)
        var words: [String] = []
        var depth = 0
        while let token = lexer.next() {
            guard !token.isComment else { continue }
            words.append(String(decoding: text[token.range], as: UTF8.self))
            depth += words.last == "[" ? 1 : words.last == "]" ? -1 : 0
            if isArray, depth == 0 { break }
        }
        return words
    }
}
