/// English nouns whose plural no ending gives away.
enum EnglishNouns {
    /// The same in singular and plural.
    static let invariable = WordList(
        """
        aircraft data deer equipment feedback firmware fish hardware information knowledge means media metadata \
        middleware money moose music news offspring research series sheep software species swine traffic weather
        """)

    /// Singulars, each with its plural after it.
    static let irregular = WordList(
        """
        appendix appendices calf calves criterion criteria datum data die dice elf elves foot feet goose geese \
        half halves iris irises knife knives leaf leaves life lives loaf loaves louse lice matrix matrices \
        medium media mouse mice ox oxen phenomenon phenomena quiz quizzes scarf scarves self selves shelf \
        shelves thief thieves tooth teeth vertex vertices wife wives wolf wolves
        """)

    /// More plurals that do not end in s, or would be taken for a singular.
    static let irregularPlurals = WordList(
        "children indices men menus people women")

    /// Endings of compounds too: salesperson, grandchild, workman.
    static let irregularEndings: [(singular: String, plural: String)] = [
        ("person", "people"), ("child", "children"), ("man", "men"),
    ]

    static let regularDespiteEnding = WordList("caiman german human norman ottoman roman shaman talisman")

    /// Words in o that take es.
    static let oes = WordList(
        "cargo domino echo embargo hero mosquito potato tomato torpedo veto volcano")

    /// Words in ch spoken as k.
    static let hardCH = WordList(
        "epoch monarch stomach tech alias atlas bias canvas chaos christmas cosmos gas lens pancreas")

    /// Words in a single s, other than those in us and is, that are no plurals.
    static let singularInS = WordList("alias atlas bias canvas chaos christmas cosmos gas lens pancreas")
}
