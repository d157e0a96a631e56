import SwiftOutline

/// A comment that silences a rule where it stands: `// vipergen:disable weak-reference the window owns both`.
public struct Suppression: Sendable, Equatable {
    /// The identifier of the rule, as written; empty where none is.
    public var rule: String
    /// The module's name.
    public var module: String
    /// The file's path below the project.
    public var path: String
    /// The line of the comment, from 1.
    public var line: Int
    /// The column of the comment, from 1.
    public var column: Int
    /// The line below the comment that it speaks of, behind further such comments.
    var below: Int
    var isUsed = false
}

/// The comments of a module that silence rules.
struct Suppressions {
    private(set) var all: [Suppression] = []

    init(in module: ModuleUnderCheck) {
        for file in module.files {
            var own: [Suppression] = []
            for comment in file.outline.taggedComments where file.outline.text(of: comment.tag) == "vipergen" {
                let words = file.outline.text(of: comment.text).split(whereSeparator: \.isWhitespace)
                guard words.first == "disable" else { continue }
                let (line, column) = file.position(of: comment.range.lowerBound)
                for rule in words.count > 1 ? words[1].split(separator: ",") : [""] {
                    own.append(
                        Suppression(
                            rule: String(rule), module: module.name, path: file.path, line: line, column: column,
                            below: line + 1))
                }
            }
            for index in own.indices.reversed() {
                if let next = own.last(where: { $0.line == own[index].below }) { own[index].below = next.below }
            }
            all += own
        }
    }

    /// Whether a violation is silenced; the comment that does it is then no longer idle.
    mutating func silence(_ violation: Violation) -> Bool {
        let index = all.firstIndex { comment in
            comment.path == violation.path && comment.rule == violation.rule
                && (comment.line == violation.line || comment.below == violation.line)
        }
        guard let index else { return false }
        all[index].isUsed = true
        return true
    }
}
