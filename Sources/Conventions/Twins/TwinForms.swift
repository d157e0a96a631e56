import Text

/// The forms of a module's name that are looked for in texts.
final class TwinForms {
    /// The name as it is comes first.
    private static let all: [CaseForm?] = [nil, .camel, .title, .snake, .kebab, .lower, .upper]

    let moduleForms: ModuleForms
    private(set) lazy var words = NameWords(moduleForms.name)
    /// The bytes of the forms, in their order; nil for what was not asked for.
    private var texts: [[UInt8]?]

    /// The forms of a name; nil for one that begins as names of frameworks do, or is not written in plain letters.
    init?(_ name: String) {
        var bytes = Array(name.utf8)
        guard let first = bytes.first, first.isCapital, bytes.dropFirst().first?.isCapital == false,
            bytes.allSatisfy({ $0 < 0x80 && $0.isNamePart && $0 != UInt8(ascii: "_") })
        else { return nil }
        moduleForms = ModuleForms(name)
        texts = Array(repeating: nil, count: Self.all.count)
        texts[0] = bytes
        bytes[0] = first.lowercased
        texts[1] = bytes
    }

    /// The form with a number; nil for the name as it is.
    static func form(_ number: Int) -> CaseForm? { all[number] }

    /// The numbers of the forms.
    var numbers: Range<Int> { Self.all.indices }

    /// The name in the form with a number.
    func text(_ number: Int) -> [UInt8] {
        if let text = texts[number] { return text }
        let text = Array(moduleForms.text(Self.all[number], isPlural: false).utf8)
        texts[number] = text
        return text
    }

    /// Whether the forms in which a convention has the name can be told apart: where two are alike, a text does not
    /// tell which is meant.
    func areDistinct(for convention: Convention) -> Bool {
        guard let used = convention.nameForms else { return false }
        // The first of those that are alike is the one that is found.
        return used.allSatisfy { form in
            Self.all.firstIndex(of: form).map { number in
                numbers.first { text($0) == text(number) } == number
            } ?? false
        }
    }
}
