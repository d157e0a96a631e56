import Text

/// The words of a module's texts, without its name: a name that holds one of them may mean something to a rule.
struct KnownWords {
    private let text: [UInt8]
    /// Which three letters stand somewhere behind each other, by a hash of sixteen bits.
    private var triples: [Bool]

    /// The words of a text, whatever their case.
    init(in text: [UInt8]) {
        let lowercased = text.map(\.lowercased)
        self.text = lowercased
        triples = Array(repeating: false, count: 1 << 16)
        for offset in lowercased.indices.dropLast(2) { triples[Self.hash(lowercased, offset)] = true }
    }

    private static func hash(_ text: [UInt8], _ offset: Int) -> Int {
        (Int(text[offset]) << 11 ^ Int(text[offset + 1]) << 5 ^ Int(text[offset + 2])) & 0xFFFF
    }

    /// Whether a word in lower case stands somewhere in the text.
    func hold(_ word: [UInt8]) -> Bool {
        for offset in word.indices.dropLast(2) where !triples[Self.hash(word, offset)] { return false }
        return ByteSearch(word).finds(in: text)
    }

    /// Whether a name stands somewhere in the text, in some form. One of which a word is known not to stand there does
    /// not.
    func hold(formsOf forms: TwinForms, differingIn words: [[UInt8]]) -> Bool {
        if words.contains(where: { !$0.isNumber }) { return false }
        return forms.numbers.contains { hold(forms.text($0).map(\.lowercased)) }
    }

    /// Whether a name means no more than any other: it has none of the text's words, and none by which a role is told.
    func areForeign(to words: [[UInt8]]) -> Bool {
        words.allSatisfy { $0.isNumber || $0.count > 2 && !Self.tellsRole($0) && !hold($0) }
    }

    /// Words that tell what a type or file is, at the beginning or the end of another one, too.
    private static let roles: [[UInt8]] = {
        let others = [
            "Test", "Mock", "Controller", "Delegate", "Storyboard", "Cell", "Header", "Footer", "Coordinator",
        ]
        return Set(Role.suffixes.flatMap { NameWords($0.text).all } + others.flatMap { NameWords($0).all })
            .sorted { $0.lexicographicallyPrecedes($1) }
    }()

    /// Words that mean something as they are: to rules, or as names of the system's types.
    private static let special: Set<[UInt8]> = Set(
        [
            "Spec", "Specs", "Helpers", "Base", "Common", "Core", "Shared", "Viper", "Abstract", "Generic", "Screen",
            "Scene", "Mode", "Weak", "Contact", "Contacts", "Data", "Date", "Error", "State", "Event", "Index", "Path",
            "Any", "Self", "String", "Double", "Float", "Bool", "Never", "Void", "Task", "Combine", "Observation",
            "Observable", "Foundation", "Route", "Routes", "Viewer", "Factor",
        ].flatMap { NameWords($0).all })

    private static func tellsRole(_ word: [UInt8]) -> Bool {
        special.contains(word)
            || roles.contains { role in
                guard word.count >= role.count else { return false }
                if role.count < 4 { return word == role }
                return word.first == role.first && word.starts(with: role)
                    || word.last == role.last && word.suffix(role.count).elementsEqual(role)
            }
    }
}

extension [UInt8] {
    fileprivate var isNumber: Bool { first.map { (0x30...0x39).contains($0) } ?? false }
}
