import SwiftOutline
import Text

/// A comment that suppresses a rule where it stands: `// vipergen:disable weak-reference the window owns both`.
public struct Suppression: Sendable, Equatable {
    /// The identifier of the rule, as written; empty where none is.
    public let rule: String
    /// The module's name.
    public let module: String
    /// The file's path below the project.
    public let path: String
    /// The line of the comment, from 1.
    public let line: Int
    /// The column of the comment in UTF-8 bytes, from 1.
    public let column: Int
    /// The column of the comment in UTF-16 code units, from 1.
    public let column16: Int
    /// The last line that the comment speaks of.
    let lastLine: Int
    /// Whether it stands above all that the file declares, and so speaks of the file as a whole too.
    let isInHead: Bool
    /// The words behind the rules. A file that is not there can be named in them.
    let words: [String]
    fileprivate(set) var isUsed = false
}

/// The comments of a module that suppress rules.
struct Suppressions {
    private(set) var all: [Suppression] = []
    private let index: SuppressionIndex

    init(in module: CheckedModule) {
        for file in module.files {
            let comments = file.outline.taggedComments.filter {
                file.outline.source[$0.tag].elementsEqual("vipergen".utf8)
            }
            guard !comments.isEmpty else { continue }
            var lines = SuppressedLines(in: file)
            for comment in comments {
                guard let (rules, reason) = Self.parts(of: comment, in: file.outline) else { continue }
                let location = file.location(of: comment.range.lowerBound)
                let start = comment.range.lowerBound
                let before = String(decoding: file.outline.source[(start - location.column + 1)..<start], as: UTF8.self)
                for rule in rules {
                    all.append(
                        Suppression(
                            rule: rule, module: module.name, path: file.path, line: location.line,
                            column: location.column, column16: before.utf16.count + 1,
                            lastLine: lines.last(below: comment.range.upperBound),
                            isInHead: lines.isInHead(comment.range.lowerBound), words: reason))
                }
            }
        }
        index = SuppressionIndex(all, paths: module.files.map(\.path))
    }

    /// The rules that a comment suppresses, one of them empty where it names none, and the words behind them; nil where
    /// it suppresses nothing.
    static func parts(of comment: TaggedComment, in outline: Outline) -> (rules: [String], reason: [String])? {
        guard outline.source[comment.tag].elementsEqual("vipergen".utf8) else { return nil }
        let words = outline.text(of: comment.text).split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = words.first, first.hasPrefix("disable") else { return nil }
        return first == "disable" ? rules(in: words.dropFirst()) : ([""], [])
    }

    /// The rules of a comment, with commas between them, and the words behind them.
    private static func rules(in words: ArraySlice<String>) -> (rules: [String], reason: [String]) {
        guard let first = words.first else { return ([""], []) }
        var list = first
        var rest = words.dropFirst()
        while list.hasSuffix(","), let next = rest.first,
            next.split(separator: ",").allSatisfy({ RuleIdentifier(rawValue: String($0)) != nil })
        {
            list += next
            rest = rest.dropFirst()
        }
        return (list.split(separator: ",").map(String.init), Array(rest))
    }

    /// Whether a violation is suppressed; the comment that does it is used then.
    mutating func suppress(_ violation: Violation) -> Bool {
        guard !all.isEmpty, let index = index.first(speakingOf: violation) else { return false }
        all[index].isUsed = true
        return true
    }
}
