import TemplateSets
import Text

/// The words in a set's Swift templates and partials. They are looked for once, however many modules are rendered.
final class TemplateWords {
    private let set: TemplateSet
    private var texts: [[UInt8]]?
    private var known: [String: Set<String>] = [:]
    private var names: [[UInt8]: SwiftNames] = [:]
    private var truths: [String: Bool] = [:]

    init(of set: TemplateSet) { self.set = set }

    /// The words that hold a name, in code or not.
    func words(holding name: String) throws(TemplateSetError) -> Set<String> {
        if let words = known[name] { return words }
        let part = Array(name.utf8)
        let search = ByteSearch(part)
        var words: Set<String> = []
        for template in try allTexts() where search.finds(in: template) {
            let text = TemplateText.swift(from: template)
            for start in text.indices(of: part) {
                let first = text[..<start].lastIndex { !$0.isNamePart }.map { $0 + 1 } ?? 0
                let end = text[(start + part.count)...].firstIndex { !$0.isNamePart } ?? text.count
                words.insert(String(decoding: text[first..<end], as: UTF8.self))
            }
        }
        known[name] = words
        return words
    }

    /// The types that the templates name, whichever of them are rendered; of templates that hold one of some names.
    func usedTypes(withAny names: [ByteSearch]) throws(TemplateSetError) -> Set<String> {
        var used: Set<String> = []
        for text in try allTexts() where names.contains(where: { $0.finds(in: text) }) {
            used.formUnion(self.names(in: text).usedTypes)
        }
        return used
    }

    /// The names in a template's text.
    func names(in text: [UInt8]) -> SwiftNames {
        if let known = names[text] { return known }
        let found = TemplateText.names(in: text)
        names[text] = found
        return found
    }

    /// What is true of a text, found out once.
    func knowing(_ text: String, _ find: () -> Bool) -> Bool {
        if let known = truths[text] { return known }
        let found = find()
        truths[text] = found
        return found
    }

    private func allTexts() throws(TemplateSetError) -> [[UInt8]] {
        if let texts { return texts }
        let paths = set.blueprints.flatMap { $0.files.map(\.source) } + set.partials.values
        let swift = ByteSearch(".swift".utf8)
        var all: [[UInt8]] = []
        for path in paths where path.hasPrefix("partials/") || swift.finds(in: Array(path.utf8)) {
            all.append(try set.folder.read(path))
        }
        texts = all
        return all
    }
}

extension [UInt8] {
    /// Where a part begins, wherever it stands.
    fileprivate func indices(of part: [UInt8]) -> [Int] {
        guard let first = part.first, count >= part.count else { return [] }
        return (0...(count - part.count)).filter {
            self[$0] == first && self[$0..<($0 + part.count)].elementsEqual(part)
        }
    }

    /// Whether a word stands somewhere, and not as a part of a longer one.
    func holdsWord(_ word: [UInt8]) -> Bool {
        indices(of: word).contains { start in
            let end = start + word.count
            return (start == 0 || !self[start - 1].isNamePart) && (end == count || !self[end].isNamePart)
        }
    }
}
