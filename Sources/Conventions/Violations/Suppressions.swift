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
    /// The column of the comment, from 1.
    public let column: Int
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
    private let paths: Set<String>

    init(in module: CheckedModule) {
        for file in module.files {
            let comments = file.outline.taggedComments.filter {
                file.outline.source[$0.tag].elementsEqual("vipergen".utf8)
            }
            guard !comments.isEmpty else { continue }
            let lines = SuppressedLines(in: file)
            for comment in comments {
                let words = file.outline.text(of: comment.text).split(whereSeparator: \.isWhitespace).map(String.init)
                guard let first = words.first, first.hasPrefix("disable") else { continue }
                let location = file.location(of: comment.range.lowerBound)
                let (rules, reason) = first == "disable" ? Self.rules(in: words.dropFirst()) : ([""], [])
                for rule in rules {
                    all.append(
                        Suppression(
                            rule: rule, module: module.name, path: file.path, line: location.line,
                            column: location.column,
                            lastLine: lines.last(below: comment.range.upperBound),
                            isInHead: lines.isInHead(comment.range.lowerBound), words: reason))
                }
            }
        }
        paths = all.isEmpty ? [] : Set(module.files.map(\.path))
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
        guard let index = all.firstIndex(where: { $0.rule == violation.rule.rawValue && speaks($0, of: violation) })
        else {
            return false
        }
        all[index].isUsed = true
        return true
    }

    private func speaks(_ comment: Suppression, of violation: Violation) -> Bool {
        guard paths.contains(violation.path) else {
            // In a file that is not there no comment can stand.
            let name = violation.path.split(separator: "/").last.map(String.init) ?? violation.path
            return comment.words.contains { $0 == name || $0 == name + ":" || $0 == name + "," }
        }
        guard comment.path == violation.path else { return false }
        if violation.line == 1, violation.column == 1, comment.isInHead { return true }
        return violation.line >= comment.line && violation.line <= comment.lastLine
    }
}

/// What the comments of a file speak of.
private struct SuppressedLines {
    private let file: ModuleFile
    /// Where the names of declarations stand, by where their attributes begin.
    private var names: [Int: Int] = [:]
    private let head: Int

    init(in file: ModuleFile) {
        self.file = file
        let outline = file.outline
        head = min(
            outline.types.first?.introducer ?? .max, outline.members.first?.introducer ?? .max)
        for type in outline.types {
            if let first = outline[type.attributes].first { names[first.lowerBound] = type.name.lowerBound }
        }
        for member in outline.members {
            if let first = outline[member.attributes].first { names[first.lowerBound] = member.name.lowerBound }
        }
    }

    func isInHead(_ offset: Int) -> Bool { offset < head }

    /// The last line that a comment speaks of that ends at an offset: the next one behind further comments, or that of
    /// the name whose attributes begin there.
    func last(below end: Int) -> Int {
        let source = file.outline.source
        var line = file.location(of: end).line
        var offset = end
        while let newline = source[offset...].firstIndex(of: UInt8(ascii: "\n")) {
            line += 1
            offset = source[newline...].dropFirst().firstIndex { $0 != 0x20 && $0 != 0x09 } ?? source.count
            if let name = names[offset] { return file.location(of: name).line }
            guard source[offset...].starts(with: "//".utf8) else { break }
        }
        return line
    }
}
