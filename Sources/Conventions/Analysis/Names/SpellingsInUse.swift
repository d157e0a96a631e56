import SwiftOutline
import Text

extension CheckedModule {
    /// Which of two names that one word of the module's name tells apart begins as more of the other types do,
    /// protocols among them; nil where the word is another one, and where both are in use.
    func usualSpelling(_ file: [String], _ type: [String], at index: Int) -> [String]? {
        let count = NameAdvice.words(of: name).count
        guard index < count, min(file.count, type.count) > count else { return nil }
        let (own, other) = (file[..<count].joined(), type[..<count].joined())
        guard spellings.contains(own) || spellings.contains(other) else { return nil }
        let (usage, otherUsage) = (self.usage(of: own, beside: other), self.usage(of: other, beside: own))
        return usage > 2 * otherUsage ? file : otherUsage > 2 * usage ? type : nil
    }

    /// How many types begin with a spelling, but for those in a file of the other one: they are what is asked about.
    func usage(of spelling: String, beside other: String) -> Int {
        var count = 0
        for file in files where file.isSwift {
            let base = Role.baseName(ofFile: file.name)
            for (name, type) in zip(file.typeNames, file.outline.types)
            where type.parent == nil && type.kind != .extension && Self.begins(name, with: spelling) {
                let isAsked =
                    Self.begins(base, with: other) && base.dropFirst(other.count) == name.dropFirst(spelling.count)
                if !isAsked { count += 1 }
            }
        }
        return count
    }

    /// Whether a name begins with a word: `Feeds` is not `Feed`.
    private static func begins(_ name: String, with word: String) -> Bool {
        guard name.utf8.begins(with: word.utf8) else { return false }
        return name.utf8.dropFirst(word.utf8.count).first.map { !(0x61...0x7A).contains($0) } ?? true
    }

    /// Whether a file's name leaves out some words in the middle of its type's name, or the last one of a bar's
    /// controller: `FeedBuilder.swift` is the file of `FeedDefaultModuleBuilder`. The module's name stays, and so does
    /// that of a layer.
    func isAbbreviated(_ type: String, in file: String) -> Bool {
        guard type.utf8.count > file.utf8.count, type.utf8.first == file.utf8.first else { return false }
        if type.utf8.begins(with: name.utf8), !file.utf8.begins(with: name.utf8) { return false }
        if let own = Role.split(file), Role.layered.contains(own.role), spellings.contains(String(own.stem)) {
            return false
        }
        let words = NameAdvice.words(of: file)
        guard words.count > 1 else { return false }
        if file.utf8.ends(with: "Bar".utf8), type == file + "Controller" { return true }
        let isProtocol = type.utf8.ends(with: "Protocol".utf8) && !file.utf8.ends(with: "Protocol".utf8)
        let typeWords = NameAdvice.words(of: isProtocol ? String(type.dropLast("Protocol".count)) : type)
        guard words.first == typeWords.first, words.last == typeWords.last, words.count < typeWords.count else {
            return false
        }
        var rest = words[...]
        for word in typeWords {
            if word == rest.first {
                rest.removeFirst()
            } else if Self.wordsOfMeaning.contains(word) {
                return false
            }
        }
        return rest.isEmpty
    }

    /// Words that make another thing of what they stand before: a section's cell is not that of its header.
    private static let wordsOfMeaning: Set = ["Header", "Footer", "Input", "Output"]
}
