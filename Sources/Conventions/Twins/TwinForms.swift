import Mustache
import Text

/// The forms of a module's name that are looked for in texts.
struct TwinForms {
    /// The name as it is comes first.
    private static let all: [CaseForm?] = [nil, .camel, .title, .snake, .kebab]

    let name: String
    let words: NameWords
    /// The bytes of the forms, in their order.
    let texts: [[UInt8]]

    /// The forms of a name; nil for one that begins as names of frameworks do, or is not written in plain letters.
    init?(_ name: String) {
        let capitals = name.utf8.prefix { (0x41...0x5A).contains($0) }
        guard capitals.count == 1, name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        self.name = name
        words = NameWords(name)
        texts = Self.all.map { Array(($0?.apply(to: name) ?? name).utf8) }
    }

    /// Whether the forms in which a convention has the name can be told apart: where two are alike, a text does not tell
    /// which is meant.
    func areDistinct(for convention: Convention) -> Bool {
        guard let used = convention.nameForms else { return false }
        // The first of those that are alike is the one that is found.
        return used.allSatisfy { form in
            Self.all.firstIndex(of: form).map { texts.firstIndex(of: texts[$0]) == $0 } ?? false
        }
    }
}
