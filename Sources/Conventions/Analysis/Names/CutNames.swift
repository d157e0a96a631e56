import SwiftOutline
import Text

extension CheckedModule {
    /// The length from which linters complain of a type's name.
    private static let longestName = 40

    /// Whether a type has its file's name with words cut short or left out, because that name is too long for it, or
    /// would be for a type that is called after it: `FeedVMFactoryProtocol` beside a `FeedVMFactory`.
    func isCut(_ type: String, forLengthOf file: String) -> Bool {
        guard type.utf8.count < file.utf8.count else { return false }
        let added = file.utf8.count - type.utf8.count
        return Self.isCut(type, of: file) && longest(calledAfter: type) + added > Self.longestName
    }

    /// The length of the longest name that begins as a type's does, but for its role.
    private func longest(calledAfter type: String) -> Int {
        let stem = Role.split(type).map { String($0.stem) } ?? type
        guard !spellings.contains(stem) else { return type.utf8.count }
        return typeNames.lazy.filter { $0.utf8.begins(with: stem.utf8) }.map(\.utf8.count).max() ?? type.utf8.count
    }

    /// Whether a name has no words but those of another one, in their order, some of them cut short.
    private static func isCut(_ type: String, of file: String) -> Bool {
        var rest = NameAdvice.words(of: file)[...]
        for word in NameAdvice.words(of: type).flatMap(partsOfCapitals) {
            if let place = rest.firstIndex(where: { $0 == word || isShort(word, for: $0) }) {
                rest = rest[(place + 1)...]
            } else if !zip(rest, rest.dropFirst()).contains(where: { Array(word) == [$0.first, $1.first] }) {
                return false
            }
        }
        return true
    }

    /// Whether a word is the beginning of another one, or at most half of its letters: `Stk` for `Staking`. What lacks
    /// but a letter or two is a slip, or no plural.
    private static func isShort(_ word: String, for other: String) -> Bool {
        guard word.count > 1, other.count > word.count + 2, word.first == other.first else { return false }
        if other.hasPrefix(word) { return true }
        guard 2 * word.count <= other.count else { return false }
        var rest = other.lowercased()[...]
        return word.lowercased().allSatisfy { letter in
            guard let place = rest.firstIndex(of: letter) else { return false }
            rest = rest[rest.index(after: place)...]
            return true
        }
    }

    /// The initials in a word and what follows them: `DS` and `Fee` of `DSFee`.
    private static func partsOfCapitals(_ word: String) -> [String] {
        let capitals = word.prefix(while: \.isUppercase)
        guard capitals.count > 2, capitals.count < word.count else { return [word] }
        let end = word.index(before: capitals.endIndex)
        return [String(word[..<end]), String(word[end...])]
    }
}
