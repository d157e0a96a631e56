/// Finds the first comment that speaks of a violation, by its number, among any number of them.
struct SuppressionIndex {
    /// The comments about a rule in a file, in the file's order.
    private struct Comments {
        var numbers: [Int] = []
        /// The farthest line that each of them and those before it speak of.
        var reach: [Int] = []
        /// The first that speaks of the file as a whole.
        var head: Int?
    }

    private struct Key: Hashable {
        let rule: String
        /// A file's path, or a word of a comment.
        let text: String
    }

    private let suppressions: [Suppression]
    private let paths: Set<String>
    private var comments: [Key: Comments] = [:]
    /// The first comment about a rule with a word in it.
    private var words: [Key: Int] = [:]

    /// An index of comments, those of a file in its order, in the module's files with these paths.
    init(_ suppressions: [Suppression], paths: [String]) {
        self.suppressions = suppressions
        self.paths = suppressions.isEmpty ? [] : Set(paths)
        for (number, suppression) in suppressions.enumerated() {
            let key = Key(rule: suppression.rule, text: suppression.path)
            let before = comments[key]?.reach.last ?? 0
            comments[key, default: Comments()].numbers.append(number)
            comments[key, default: Comments()].reach.append(max(before, suppression.lastLine))
            if suppression.isInHead, comments[key]?.head == nil { comments[key]?.head = number }
            for word in suppression.words {
                let key = Key(rule: suppression.rule, text: word)
                if words[key] == nil { words[key] = number }
            }
        }
    }

    func first(speakingOf violation: Violation) -> Int? {
        let rule = violation.rule.rawValue
        guard paths.contains(violation.path) else {
            // In a file that is not there no comment can stand.
            let name = violation.path.split(separator: "/").last.map(String.init) ?? violation.path
            return [name, name + ":", name + ","].compactMap { words[Key(rule: rule, text: $0)] }.min()
        }
        guard let comments = comments[Key(rule: rule, text: violation.path)] else { return nil }
        let found = first(in: comments, at: violation.line)
        guard violation.line == 1, violation.column == 1, let head = comments.head else { return found }
        return min(head, found ?? head)
    }

    private func first(in comments: Comments, at line: Int) -> Int? {
        var (low, high) = (0, comments.reach.count)
        while low < high {
            let middle = (low + high) / 2
            if comments.reach[middle] < line { low = middle + 1 } else { high = middle }
        }
        guard low < comments.numbers.count, suppressions[comments.numbers[low]].line <= line else { return nil }
        return comments.numbers[low]
    }
}
