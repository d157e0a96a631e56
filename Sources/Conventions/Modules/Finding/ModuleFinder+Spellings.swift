import Text

extension ModuleFinder {
    /// Joins two names that one letter tells apart, in a folder of few, whose roles complete each other:
    /// `ConversationsInteractor` beside `ConversationPresenter`; or of which one is the end of the other, in a folder
    /// of no third. Gives how else each is spelled, too.
    func joinedSpellings(_ found: [Key: Sighting]) -> (found: [Key: Sighting], spellings: [Key: String]) {
        var counts = [Int32](repeating: 0, count: tree.folders.count)
        for key in found.keys { counts[key.folder] += 1 }
        var byFolder: [Int: [Key]] = [:]
        for key in found.keys where (2...Self.fewNames).contains(Int(counts[key.folder])) {
            byFolder[key.folder, default: []].append(key)
        }
        var result = found
        var spellings: [Key: String] = [:]
        for keys in byFolder.values {
            let names = keys.sorted { $0.name < $1.name }
            for (index, first) in names.enumerated() {
                for second in names[(index + 1)...]
                where Self.isMisspelled(second.name, as: first.name)
                    || names.count == 2 && Self.isShortened(first.name, second.name)
                {
                    guard let one = result[first], let other = result[second], one.roles & other.roles == 0,
                        one.hasCore || other.hasCore
                    else { continue }
                    let (right, wrong) = isRight(first, one, beside: second, other) ? (first, second) : (second, first)
                    var both = one
                    both.add(other)
                    result[right] = both
                    result[wrong] = nil
                    spellings[right] = wrong.name
                }
            }
        }
        return (result, spellings)
    }

    /// More names than one module's parts have.
    private static let fewNames = 8

    /// Whether one letter makes the difference between two names that are no numbers of a series.
    static func isMisspelled(_ name: String, as other: String) -> Bool {
        guard min(name.utf8.count, other.utf8.count) > 4, Spelling.isOneSlip(Array(name.utf8), Array(other.utf8))
        else { return false }
        return name.filter(\.isNumber) == other.filter(\.isNumber)
    }

    /// Whether one of two names leaves out the first words of the other: `PopularMovie` for `ListPopularMovie`.
    private static func isShortened(_ first: String, _ second: String) -> Bool {
        let (short, long) = first.utf8.count < second.utf8.count ? (first, second) : (second, first)
        let words = NameAdvice.words(of: short)
        return words.count > 1 && NameAdvice.words(of: long).suffix(words.count).elementsEqual(words)
    }

    /// Which of two spellings is the module's name: the folder's, the one whose words the folder has, or what most
    /// files have.
    private func isRight(_ first: Key, _ one: Sighting, beside second: Key, _ other: Sighting) -> Bool {
        let folder = tree.folders[first.folder].name
        for isRight: (String) -> Bool in [
            { folder == $0 }, { Self.isNamed(folder, for: $0) },
            { NameAdvice.words(of: $0).allSatisfy(NameAdvice.words(of: folder).contains) },
        ] where isRight(first.name) != isRight(second.name) {
            return isRight(first.name)
        }
        return one.roles.nonzeroBitCount >= other.roles.nonzeroBitCount
    }
}
