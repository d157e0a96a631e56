/// A pattern of paths: `*` is any text within a part, `**` any number of parts. What lies below a match matches too.
///
/// A pattern comes from a configuration that somebody else may have written, so matching takes at most the pattern's
/// length times the path's, however many stars there are.
struct PathPattern: Sendable {
    /// What one part of a path has to be.
    private enum Part: Equatable {
        case any
        case exactly([UInt8])
        case like([UInt8])
    }

    private let parts: [Part]

    init(_ text: String) {
        var parts: [Part] = []
        for part in text.split(separator: "/") where part != "." {
            let bytes = Array(part.utf8)
            if part != "**" {
                let isPlain = !bytes.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
                parts.append(isPlain ? .exactly(bytes) : .like(bytes))
            } else if parts.last != .any {
                parts.append(.any)
            }
        }
        if parts.last == .any { parts.removeLast() }
        self.parts = parts
    }

    /// Whether a path below the project is meant, or lies below one that is.
    func matches(_ path: SplitPath) -> Bool {
        Self.matches(
            parts.count, path.parts.count, isPrefix: true, isAny: { parts[$0] == .any },
            isMatch: { Self.matches(parts[$0], path.bytes, path.parts[$1]) })
    }

    private static func matches(_ part: Part, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        switch part {
        case .any: true
        case .exactly(let text): text.count == range.count && bytes[range].elementsEqual(text)
        case .like(let pattern):
            matches(
                pattern.count, range.count, isPrefix: false, isAny: { pattern[$0] == UInt8(ascii: "*") },
                isMatch: { pattern[$0] == UInt8(ascii: "?") || pattern[$0] == bytes[range.lowerBound + $1] })
        }
    }

    /// Whether a pattern of so many elements describes so many items, or their beginning. Where it fails, only the last
    /// of the wildcards need take one item more: what stands before it has matched as early as it can.
    @inline(__always)
    private static func matches(
        _ length: Int, _ count: Int, isPrefix: Bool, isAny: (Int) -> Bool,
        isMatch: (_ element: Int, _ item: Int) -> Bool
    ) -> Bool {
        var (position, item) = (0, 0)
        var wildcard: (after: Int, item: Int)?
        while true {
            if position == length {
                if isPrefix || item == count { return true }
            } else if isAny(position) {
                position += 1
                wildcard = (position, item)
                continue
            } else if item < count, isMatch(position, item) {
                (position, item) = (position + 1, item + 1)
                continue
            }
            guard let last = wildcard, last.item < count else { return false }
            wildcard = (last.after, last.item + 1)
            (position, item) = (last.after, last.item + 1)
        }
    }
}

/// A path, taken apart once for all patterns.
struct SplitPath: Sendable {
    let bytes: [UInt8]
    /// Where its parts are in the bytes.
    let parts: [Range<Int>]

    init(_ path: String) {
        bytes = Array(path.utf8)
        parts = bytes.split(separator: UInt8(ascii: "/")).map(\.indices)
    }
}
