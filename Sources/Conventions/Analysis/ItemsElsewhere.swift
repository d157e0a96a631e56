import SwiftOutline

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
        let code = CodeTokens(of: self)
        let member = members.first { $0.initialValue != nil && source[$0.name].elementsEqual(property.utf8) }
        guard let start = member?.initialValue, let opening = code.index(at: start), code.text(opening) == "[",
            let end = code.end(of: opening)
        else { return nil }
        let wanted = CodeTokens(of: Outline(Array(item.utf8)))
        return (opening..<end).contains { before in
            ["[", ","].contains(code.text(before))
                && wanted.tokens.indices.allSatisfy { wanted.text($0) == code.text(before + 1 + $0) }
        }
    }
}
