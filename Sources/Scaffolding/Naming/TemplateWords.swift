import TemplateSets
import Text

/// The words in a set's Swift templates and partials. They are looked for once, however many modules are rendered.
final class TemplateWords {
    private let set: TemplateSet
    private var texts: [[UInt8]]?
    private var known: [String: Set<String>] = [:]
    private var names: [[UInt8]: SwiftNames] = [:]
    private var truths: [Question: Bool] = [:]

    init(of set: TemplateSet) { self.set = set }

    /// The words that hold a name, in code or not.
    func words(holding name: String) throws(TemplateSetError) -> Set<String> {
        if let words = known[name] { return words }
        let search = ByteSearch(name.utf8)
        var words: Set<String> = []
        for template in try allTexts() where search.finds(in: template) {
            let text = TemplateText.swift(from: template)
            var start = 0
            while let range = search.firstRange(in: text, from: start) {
                let first = text[..<range.lowerBound].lastIndex { !$0.isNamePart }.map { $0 + 1 } ?? 0
                let end = text[range.upperBound...].firstIndex { !$0.isNamePart } ?? text.count
                words.insert(String(decoding: text[first..<end], as: UTF8.self))
                start = range.lowerBound + 1
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

    /// What can be true of a name or another text, whichever module is rendered.
    enum Question: Hashable {
        /// Whether it stands in a template.
        case isHeld(String)
        /// Whether a type with this in its name may be one that is used.
        case mayBeUsed(String)
    }

    /// The answer to a question, found out once.
    func knowing(_ question: Question, _ find: () -> Bool) -> Bool {
        if let known = truths[question] { return known }
        let found = find()
        truths[question] = found
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
