/// A pattern of paths: `*` is any text within a part, `**` any number of parts. What lies below a match matches too.
///
/// A pattern comes from a configuration that somebody else may have written, so matching takes at most the pattern's
/// length times the path's, however many stars there are.
struct PathPattern: Sendable {
    private static let anyParts = Array("**".utf8)
    private let parts: [[UInt8]]

    init(_ text: String) {
        var parts: [[UInt8]] = []
        for part in text.split(separator: "/") where part != "." {
            let bytes = Array(part.utf8)
            if bytes == Self.anyParts, parts.last == bytes { continue }
            parts.append(bytes)
        }
        if parts.last == Self.anyParts { parts.removeLast() }
        self.parts = parts
    }

    /// Whether a path below the project is meant, or lies below one that is.
    func matches(_ path: String) -> Bool {
        let path = path.split(separator: "/").map { Array($0.utf8) }
        return Self.matches(parts, path, isAny: { $0 == Self.anyParts }, isPrefix: true, Self.matches)
    }

    private static func matches(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
        matches(pattern, name, isAny: { $0 == UInt8(ascii: "*") }, isPrefix: false) {
            $0 == UInt8(ascii: "?") || $0 == $1
        }
    }

    /// Whether a pattern describes some items, or their beginning. Where it fails, only the last of the wildcards need
    /// take one item more: what stands before it has matched as early as it can.
    private static func matches<Item>(
        _ pattern: [Item], _ items: [Item], isAny: (Item) -> Bool, isPrefix: Bool, _ isMatch: (Item, Item) -> Bool
    ) -> Bool {
        var (position, item) = (0, 0)
        var wildcard: (after: Int, item: Int)?
        while true {
            if position == pattern.count {
                if isPrefix || item == items.count { return true }
            } else if isAny(pattern[position]) {
                position += 1
                wildcard = (position, item)
                continue
            } else if item < items.count, isMatch(pattern[position], items[item]) {
                (position, item) = (position + 1, item + 1)
                continue
            }
            guard let last = wildcard, last.item < items.count else { return false }
            wildcard = (last.after, last.item + 1)
            (position, item) = (last.after, last.item + 1)
        }
    }
}
