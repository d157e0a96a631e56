/// English plurals of the names of types and properties.
enum Pluralizer {
    /// The plural of the last word, in its case; a plural stays as it is, and so does a word that is not Latin.
    static func plural(of text: String) -> String {
        guard let word = text.caseWords.last, let last = word.unicodeScalars.last, last.value < 0x370 else {
            return text
        }
        let singular = word.lowercased()
        let plural = plural(ofWord: singular)
        guard plural != singular else { return text }
        var shared = word.startIndex
        var end = plural.startIndex
        while shared < word.endIndex, end < plural.endIndex, word[shared].lowercased() == plural[end].lowercased() {
            shared = word.index(after: shared)
            end = plural.index(after: end)
        }
        let ending = String(plural[end...])
        // A short word in capitals is an acronym, which takes a small s: URLs, IDs.
        let isUppercase = word.utf8.count > 4 && word == word.uppercased()
        return String(text[..<shared]) + (isUppercase ? ending.uppercased() : ending) + String(text[word.endIndex...])
    }

    private static func plural(ofWord word: String) -> String {
        if EnglishNouns.invariable.contains(word) || EnglishNouns.irregularPlurals.contains(word) {
            return word
        }
        if let number = EnglishNouns.irregular.number(of: word) {
            return number.isMultiple(of: 2) ? EnglishNouns.irregular[number + 1] : word
        }
        for (singular, plural) in EnglishNouns.irregularEndings where word.hasSuffix(singular) {
            return EnglishNouns.regularDespiteEnding.contains(word)
                ? word + "s" : word.dropLast(singular.count) + plural
        }
        return regularPlural(ofWord: word)
    }

    private static func regularPlural(ofWord word: String) -> String {
        if word.hasSuffix("s") {
            return pluralOfWordInS(word)
        }
        if word.hasSuffix("y") {
            let stem = word.dropLast()
            let isVowelBefore = stem.last.map("aeiou".contains) ?? true
            return isVowelBefore && !stem.hasSuffix("qu") ? word + "s" : stem + "ies"
        }
        let isHiss = word.hasSuffix("x") || word.hasSuffix("z") || word.hasSuffix("ch") || word.hasSuffix("sh")
        if isHiss && !EnglishNouns.hardCH.contains(word) || EnglishNouns.oes.contains(word) {
            return word + "es"
        }
        return word + "s"
    }

    /// Most words in s are plurals already: clients, photos, categories.
    private static func pluralOfWordInS(_ word: String) -> String {
        if word.hasSuffix("ss") || word.hasSuffix("us") || EnglishNouns.singularInS.contains(word) {
            return word + "es"
        }
        return word.hasSuffix("is") ? word.dropLast(2) + "es" : word
    }
}
