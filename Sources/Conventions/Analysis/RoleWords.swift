import Text

/// The words that names of roles are made of: `InteractorToPresenterProtocol`.
enum RoleWords {
    private static let short: Set<String> = ["To", "View", "Input", "Inputs"]
    private static let long = [
        "Assembler", "Assembly", "Builder", "Configurator", "Contract", "Controller", "Delegate", "Factory",
        "Initializer", "Interactor", "Interface", "Module", "Output", "Outputs", "Presenter", "Protocol", "Protocols",
        "Router", "Wireframe",
    ]
    private static let known = short.union(long)
    /// Words that only look like others.
    private static let wordsOfTheirOwn: Set = ["Contact", "Contrast", "Initialiser", "Roster", "Rooter", "Mobile"]
    /// The length from which a word is long enough for one letter to be a slip.
    private static let fewLetters = 6

    /// The name of a role with its words spelled right: nil where they are, and where none is known for certain to be one
    /// of a role's.
    static func corrected(_ name: String) -> String? {
        let words = words(of: name.utf8)
        guard words.count > 1, words.contains(where: { known.contains(String($0)) }) else { return nil }
        var corrected = ""
        var isChanged = false
        for word in words {
            let meant = word.utf8.count < fewLetters ? nil : wordMeant(by: word)
            corrected += meant.map { $0[...] } ?? word
            if meant != nil { isChanged = true }
        }
        return isChanged ? corrected : nil
    }

    /// The word that another one is nearly: one letter wrong, missing or too many, or two exchanged. First and last letters
    /// are hardly ever wrong, but other ends make other words: `Presented`, `Factors`.
    private static func wordMeant(by word: Substring) -> String? {
        guard !known.contains(String(word)), !wordsOfTheirOwn.contains(String(word)) else { return nil }
        let bytes = Array(word.utf8)
        return (long + ["Input"]).first { known in
            let other = Array(known.utf8)
            return abs(other.count - bytes.count) < 2 && bytes.first == other.first && bytes.last == other.last
                && (Spelling.isOneSlip(bytes, other) || areExchanged(bytes, other))
        }
    }

    /// Whether two letters that are no neighbours have changed places: `Procotol`.
    private static func areExchanged(_ first: [UInt8], _ second: [UInt8]) -> Bool {
        guard first.count == second.count else { return false }
        let places = first.indices.filter { first[$0] != second[$0] }
        return places.count == 2 && first[places[0]] == second[places[1]] && first[places[1]] == second[places[0]]
    }

    /// The parts that begin with a capital.
    private static func words(of name: String.UTF8View) -> [Substring] {
        var words: [Substring] = []
        var start = name.startIndex
        for place in name.indices where place > start && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(name[place]) {
            words.append(Substring(name[start..<place]))
            start = place
        }
        words.append(Substring(name[start...]))
        return words
    }
}
