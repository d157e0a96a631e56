import Text

/// The words that names of roles are made of: `InteractorToPresenterProtocol`.
enum RoleWords {
    private static let short: Set<String> = ["To", "View", "Input", "Inputs"]
    private static let long = [
        "Assembler", "Assembly", "Builder", "Configurator", "Contract", "Controller", "Delegate", "Factory",
        "Initializer", "Interactor", "Interface", "Module", "Output", "Outputs", "Presenter", "Protocol", "Protocols",
        "Router", "WireFrame", "Wireframe",
    ]
    private static let known = short.union(long)
    /// Words that only look like others.
    private static let wordsOfTheirOwn: Set = [
        "Contact", "Contrast", "Initialiser", "Integrator", "Interlace", "Iterator", "Comptroller", "Mobile",
        "Presetter", "Preservation", "Roster", "Rooter",
    ]
    /// What names end with, in spellings that take more than a letter.
    private static let ends = ["Procol": "Protocol", "Protcl": "Protocol"]
    /// What is no other word without its last letter.
    private static let cut = ["WireFram": "WireFrame", "Wirefram": "Wireframe"]
    /// The words that no other word is near to, even by two letters: a `Preserver` is no presenter.
    private static let unlikeOthers = ["Configurator", "Controller", "Interactor", "Wireframe"]
        .map { Array($0.utf8) }
    /// A part that is called so in full, whatever follows: `PresentationLogic`.
    private static let presentation = "Presentation"
    /// The length from which a word is long enough for one letter to be a slip.
    private static let fewLetters = 6
    /// The length from which the word alone says that it is a role's.
    private static let manyLetters = 9

    /// The name of a role with its words spelled right: nil where they are, and where none is known for certain to be
    /// one of a role's.
    static func corrected(_ name: String) -> String? {
        let words = words(of: name.utf8)
        let isLogic = words.last == "Logic"
        guard words.count > 1, isLogic || words.contains(where: { known.contains(String($0)) }) else {
            return correctedAlone(words)
        }
        var corrected = ""
        var isChanged = false
        for (number, word) in words.enumerated() {
            let isLast = number == words.count - 1
            let own = isLogic && number == words.count - 2 ? logicMeant(by: word) : nil
            let meant = own ?? wordMeant(by: word) ?? viewMeant(by: word) ?? (isLast ? ends[String(word)] : nil)
            corrected += meant.map { $0[...] } ?? word
            if meant != nil { isChanged = true }
        }
        return isChanged ? corrected : nil
    }

    /// The same where no word beside the first is a role's: nothing else is nearly called a presentation, and no role
    /// alone needs another to be known where two letters are wrong.
    private static func correctedAlone(_ words: [Substring]) -> String? {
        guard let first = words.first, first.utf8.count >= manyLetters, let meant = wordMeant(by: first),
            meant == presentation || words.count == 1
        else { return nil }
        return meant + words.dropFirst().joined()
    }

    /// A name of several words whose last one is nearly that of a role, and long: `TitleCellDelegete`. Nil where it is
    /// none.
    static func correctedEnd(_ name: String) -> String? {
        guard mayBeMisspelled(endOf: name.utf8) else { return nil }
        let words = words(of: name.utf8)
        guard words.count > 1, let last = words.last, let meant = wordMeant(by: last), meant.utf8.count > fewLetters,
            abs(meant.utf8.count - last.utf8.count) < 2
        else { return nil }
        return name.dropLast(last.count) + meant
    }

    /// The name of a protocol between two roles with their words spelled right, `InteractorToPresenterProtocol`, or of
    /// a part's logic: `RowDisplayLogic`.
    static func correctedProtocol(_ name: String) -> String? {
        let isBetween =
            name.utf8.ends(with: "Protocol".utf8) && words(of: name.utf8).dropFirst().contains("To")
        return isBetween || name.utf8.ends(with: "Logic".utf8) ? corrected(name) : nil
    }

    /// Whether the last word of a name begins as one of a role's, as few do: the names of all types are looked at.
    private static func mayBeMisspelled(endOf name: String.UTF8View) -> Bool {
        guard let start = name.lastIndex(where: \.isCapital) else { return false }
        // The first letters of all these words; to collect them takes as long as a rule.
        return "ABCDFIMOPRW".utf8.contains(name[start]) && name[start...].count >= shortestEnd
    }

    /// The length of the end of a 'WireFrame'.
    private static let shortestEnd = 5

    /// What a name is meant to begin with: `Interactor` of `InteratorError`; nil where that is spelled right.
    static func beginning(meantBy name: String) -> (meant: String, rest: String)? {
        guard name.utf8.count > manyLetters, name.utf8.first?.isCapital == true else {
            return nil
        }
        let words = words(of: name.utf8)
        guard words.count > 1, let first = words.first, first.utf8.count >= manyLetters - 1,
            let meant = wordMeant(by: first), meant.utf8.count >= manyLetters
        else { return nil }
        return (meant, words.dropFirst().joined())
    }

    /// The word that another one is nearly: one letter wrong, missing or too many, or two exchanged. First and last
    /// letters are hardly ever wrong, but other ends make other words: `Presented`, `Factors`.
    private static func wordMeant(by word: Substring) -> String? {
        if let meant = flowMeant(by: word) { return meant }
        guard word.utf8.count >= fewLetters, !known.contains(String(word)), !wordsOfTheirOwn.contains(String(word))
        else { return nil }
        if let whole = cut[String(word)] ?? frameMeant(by: word) { return whole }
        let bytes = Array(word.utf8)
        // What is numbered is another one.
        guard !bytes.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
        let near = nearWords.first { known in
            abs(known.count - bytes.count) < 2 && bytes.first == known.first && bytes.last == known.last
                && (Spelling.isOneSlip(bytes, known) || areExchanged(bytes, known))
        }
        return (near ?? unlikeOthers.first { Spelling.areTwoSlips(bytes, $0) })
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// A wireframe whose last letter is wrong: `Wireframa`. What is framed, or frames, is called otherwise.
    private static func frameMeant(by word: Substring) -> String? {
        guard let last = word.utf8.last, !"eEdDsSrR".utf8.contains(last), !(0x30...0x39).contains(last) else {
            return nil
        }
        return cut[String(word.dropLast())]
    }

    /// Whether a word of five letters can be but an input or an output: `Imput`, `Ouput`.
    private static func flowMeant(by word: Substring) -> String? {
        guard word.utf8.count == 5, word.utf8.last == UInt8(ascii: "t"), word != "Input", word != "Inout" else {
            return nil
        }
        return ["Input", "Output"].first { meant in
            word.utf8.first == meant.utf8.first && Spelling.isOneSlip(Array(word.utf8), Array(meant.utf8))
        }
    }

    /// The kind of logic that a protocol of a Clean Swift scene is meant to be of: `BussinesLogic`, `DispalyLogic`.
    private static func logicMeant(by word: Substring) -> String? {
        let bytes = Array(word.utf8)
        return ["Business", "Display", "Presentation", "Routing"].first { logic in
            let meant = Array(logic.utf8)
            return bytes.first == meant.first && bytes.last == meant.last
                && (Spelling.isOneSlip(bytes, meant) || Spelling.areTwoSlips(bytes, meant))
        }
    }

    private static let nearWords = (long + ["Input", presentation]).map { Array($0.utf8) }

    /// Whether a word can be but a view's: `Voiew`, `Veiw`.
    private static func viewMeant(by word: Substring) -> String? {
        guard (4...5).contains(word.utf8.count), word.utf8.first == UInt8(ascii: "V"),
            word.utf8.last == UInt8(ascii: "w"), Spelling.isOneSlip(Array(word.utf8), Array("View".utf8))
        else { return nil }
        return "View"
    }

    /// Whether two letters that are no neighbours have changed places: `Procotol`.
    private static func areExchanged(_ first: [UInt8], _ second: [UInt8]) -> Bool {
        guard first.count == second.count else { return false }
        let places = first.indices.filter { first[$0] != second[$0] }
        return places.count == 2 && first[places[0]] == second[places[1]] && first[places[1]] == second[places[0]]
    }

    /// The parts that begin with a capital; a 'WireFrame' is one.
    private static func words(of name: String.UTF8View) -> [Substring] {
        var words: [Substring] = []
        var start = name.startIndex
        for place in name.indices where place > start && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(name[place]) {
            if name[place] == UInt8(ascii: "F"), name[start..<place].elementsEqual("Wire".utf8) { continue }
            words.append(Substring(name[start..<place]))
            start = place
        }
        words.append(Substring(name[start...]))
        return words
    }
}
