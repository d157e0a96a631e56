import TemplateSets
import Conventions

/// Where a text stands: what a word means differs.
enum TextContext: Sendable {
    case code
    /// A name between backticks, which may be a keyword.
    case backticked
    /// Within a string literal.
    case string
    case comment
    /// In a file that is no Swift.
    case plain
    /// In the name of a file or folder.
    case path
}

/// Tells where a text means the module by its name.
///
/// A name of several words is hardly there by chance. One of a single word (`List`, `Main`, `Map`) is a common word
/// too: it counts in what the module declares, and where the rest of the identifier is a role.
struct ModuleNameFinder: Sendable {
    let table: NameTable
    /// Nil where every place counts.
    let vocabulary: Vocabulary?

    /// What stands before the name where types are called by it.
    let prefix: [Unicode.Scalar]

    init(_ table: NameTable, vocabulary: Vocabulary?, prefix: String = "") {
        self.table = table
        self.vocabulary = vocabulary
        self.prefix = Array(prefix.unicodeScalars)
    }

    func names(in text: [Unicode.Scalar], _ context: TextContext) -> [NameTable.Match] {
        let matches = table.matches(in: text)
        guard let vocabulary else { return matches }
        var names: [NameTable.Match] = []
        for match in matches {
            // Some generators write the name twice: 'LoginLoginPresenter'.
            let isRepeated = names.last?.range.upperBound == match.range.lowerBound
            if isRepeated || means(match, in: text, context, vocabulary) { names.append(match) }
        }
        return names
    }

    private func means(
        _ match: NameTable.Match, in text: [Unicode.Scalar], _ context: TextContext, _ vocabulary: Vocabulary
    ) -> Bool {
        let place = Place(match.range, in: text, behind: prefix)
        guard place.isInOneWord else { return true }
        if context == .code, place.isWhole, !place.isCapital,
            !Identifier.isValid(place.word) || Self.wordsOfFrameworks.contains(place.word)
        {
            return false
        }
        if context != .path, vocabulary.borrowed.contains(place.word) { return false }
        if context == .code || context == .backticked, vocabulary.foreign.contains(place.word) { return false }
        let isProse = context == .comment || context == .plain || context == .string
        let isCommonWord = table.isOneWord && place.isWhole && isProse && !place.isCapital
        if vocabulary.declared.contains(place.word), !isCommonWord { return true }
        guard !isStranger(place, vocabulary) else { return false }
        if !table.isOneWord {
            return place.isAtStart || !place.isCapital || context == .path || isDouble(place, vocabulary)
        }
        let isKnown =
            place.isAtStart && place.isCapital && (vocabulary.neighbours.contains(place.word) || hasRole(place.word))
        switch context {
        case .code, .backticked: return isKnown || isDouble(place, vocabulary) && hasRole(place.rest)
        case .comment: return isKnown && !place.isWhole || place.isFile && place.isCapital
        case .plain:
            return isKnown || (place.isQuoted || place.isScene) && place.isCapital || isIdentifier(place, vocabulary)
        case .string:
            return isKnown || (place.isQuoted || place.isFile || place.isQuotedStart) && place.isCapital || place.isKey
                || isIdentifier(place, vocabulary)
        case .path: return place.isCapital && (place.isAtStart || place.isDouble)
        }
    }

    /// What every framework has: `DispatchQueue.main` in a module Main.
    static let wordsOfFrameworks: Set = ["main", "default", "shared", "standard", "current", "general"]

    /// Whether a scene of a storyboard or the like is called as one of the module's types: `"listViewController"`.
    private func isIdentifier(_ place: Place, _ vocabulary: Vocabulary) -> Bool {
        guard place.isQuotedStart, !place.isCapital else { return false }
        return vocabulary.declared.contains(place.word.prefix(1).uppercased() + place.word.dropFirst())
    }

    /// Whether a word is that of a test double, which some tool may generate: then it is declared nowhere.
    private func isDouble(_ place: Place, _ vocabulary: Vocabulary) -> Bool {
        place.isDouble && !vocabulary.foreign.contains(place.rest)
    }

    /// Whether a word is the name and a role.
    private func hasRole(_ word: String) -> Bool {
        guard let stem = Role.split(word)?.stem else { return false }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: prefix)
        return stem == table.name || stem == table.name + table.name || stem == String(view) + table.name
    }

    /// Whether the word is one of another module, whose name is longer.
    private func isStranger(_ place: Place, _ vocabulary: Vocabulary) -> Bool {
        vocabulary.strangers.contains { stranger in
            stranger.matches(in: place.scalars).contains {
                $0.range.lowerBound <= place.inWord.lowerBound && $0.range.upperBound >= place.inWord.upperBound
            }
        }
    }
}

/// A match with the identifier that it stands in.
private struct Place {
    /// The identifier.
    let scalars: [Unicode.Scalar]
    /// The match in it.
    let inWord: Range<Int>
    let isInOneWord: Bool
    let before: Unicode.Scalar?
    let after: Unicode.Scalar?

    /// Whether the match is a file's name up to its ending: `List.storyboard`.
    let isFile: Bool
    /// Whether it is what Xcode calls a scene of a storyboard after: `<!--List View Controller-->`.
    let isScene: Bool

    /// Where the name begins, with what all types of the house begin with.
    private let start: Int

    init(_ range: Range<Int>, in text: [Unicode.Scalar], behind prefix: [Unicode.Scalar]) {
        isInOneWord = text[range].allSatisfy(\.isWordPart)
        var start = range.lowerBound
        var end = range.upperBound
        while start > 0, text[start - 1].isWordPart { start -= 1 }
        while end < text.count, text[end].isWordPart { end += 1 }
        scalars = Array(text[start..<end])
        inWord = range.lowerBound - start..<range.upperBound - start
        let hasPrefix = scalars[..<inWord.lowerBound].suffix(prefix.count).elementsEqual(prefix)
        self.start = inWord.lowerBound - (hasPrefix ? prefix.count : 0)
        before = start == 0 ? nil : text[start - 1]
        after = end == text.count ? nil : text[end]
        isScene =
            range.count == end - start && text[..<start].suffix(4).elementsEqual("<!--".unicodeScalars)
            && text[end...].starts(with: " View Controller-->".unicodeScalars)
        isFile = end == range.upperBound && after == "." && end + 1 < text.count && Letter(text[end + 1]) == .lower
    }

    var word: String { string(scalars[...]) }

    private func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    var isWhole: Bool { inWord.count == scalars.count }
    var isAtStart: Bool { start == 0 || scalars[start - 1] == "_" }
    var isCapital: Bool { Letter(scalars[0]) != .lower }

    private static let quotes: [Unicode.Scalar] = ["\"", "'", "<", ">"]

    /// Whether the identifier is the match, and all that stands between quotation marks.
    var isQuoted: Bool {
        guard isWhole, let before, let after else { return false }
        return Self.quotes.contains(before) && Self.quotes.contains(after)
    }

    /// Whether the identifier begins with the match and is all that stands between quotation marks: `"ListNavigation"`.
    var isQuotedStart: Bool {
        guard !isWhole, inWord.lowerBound == 0, before == "\"", after == "\"" else { return false }
        return Letter(scalars[inWord.upperBound]) == .upper
    }

    /// Whether a key begins with the match: `"list.title"`, `"list_cell"`.
    var isKey: Bool {
        guard before == "\"", inWord.lowerBound == 0 else { return false }
        guard isWhole else { return scalars[inWord.upperBound] == "_" }
        return after.map { [".", "-", "/", ":"].contains($0) } ?? false
    }

    /// What the identifier is from the match on.
    var rest: String { string(scalars[inWord.lowerBound...]) }

    /// Whether the word is that of a test double of the module's.
    var isDouble: Bool {
        ["Mock", "Stub", "Fake", "Spy", "Dummy"].contains(string(scalars[..<inWord.lowerBound]))
    }
}
