@testable import Conventions
import SwiftOutline
import Testing

extension RuleExample {
    /// Where the rule reports something in the sample when the example's change is made to it, as `path:line:column`.
    func reportedPlaces() throws -> [String] {
        let changed = try ExampleProject.sample.applying(change)
        switch places {
        case .nowhere: return []
        case .files(let files): return files.map { "\(ExampleProject.path($0)):1:1" }.sorted()
        case .at(let mark):
            let file = try #require(changedFiles.first)
            return try changed.places(marked: MarkedText(mark), in: file)
        case .inChange: return try placesInChange(changed)
        }
    }

    /// Whether a comment is what the rule reports.
    var isAboutComment: Bool {
        let marked: [String] =
            switch markedChange {
            case .add(_, let text), .replace(_, _, let text): [text]
            case .addAll(let files): files.map(\.text)
            case .remove, .move, .untarget, .list, .none: []
            }
        return marked.contains { text in
            let comments = Outline(Array(MarkedText(text).plain.utf8)).comments
            return MarkedText(text).offsets.contains { offset in comments.contains { $0.contains(offset) } }
        }
    }

    private func placesInChange(_ changed: ExampleProject) throws -> [String] {
        var found: [String] = []
        switch markedChange {
        case .add(let file, let text): found = changed.places(MarkedText(text).offsets, in: ExampleProject.path(file))
        case .addAll(let files):
            found = files.flatMap { changed.places(MarkedText($0.text).offsets, in: ExampleProject.path($0.file)) }
        case .replace(let file, let old, let new):
            let path = ExampleProject.path(file)
            let before = try #require(ExampleProject.sample.files[path]?.ranges(of: old).first)
            let start = ExampleProject.sample.files[path]?[..<before.lowerBound].utf8.count ?? 0
            found = changed.places(MarkedText(new).offsets.map { $0 + start }, in: path)
        case .remove, .move, .untarget, .list, .none: break
        }
        return found.isEmpty ? changedFiles.map { "\($0):1:1" } : found.sorted()
    }

    /// The paths of the files that the change leaves behind, or takes away.
    private var changedFiles: [String] {
        switch change {
        case .replace(let file, _, _), .add(let file, _), .remove(let file), .move(_, let file), .untarget(let file),
            .list(let file):
            [ExampleProject.path(file)]
        case .addAll(let files): files.map { ExampleProject.path($0.file) }
        case .none: []
        }
    }
}

extension ExampleProject {
    /// The places that are marked in a text which stands once in a file.
    func places(marked mark: MarkedText, in path: String) throws -> [String] {
        let text = try #require(files[path])
        let ranges = text.ranges(of: mark.plain)
        try #require(ranges.count == 1, "'\(mark.plain)' stands once in \(path):\n\(text)")
        try #require(!mark.offsets.isEmpty, "'\(mark.plain)' has a '^'")
        let start = text[..<ranges[0].lowerBound].utf8.count
        return places(mark.offsets.map { $0 + start }, in: path)
    }

    /// Where some bytes of a file stand.
    func places(_ offsets: [Int], in path: String) -> [String] {
        let text = Array((files[path] ?? "").utf8)
        return offsets.map { offset in
            let lines = text[..<offset].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            return "\(path):\(lines.count):\((lines.last?.count ?? 0) + 1)"
        }
    }
}
