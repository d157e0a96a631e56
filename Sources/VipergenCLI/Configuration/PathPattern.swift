/// A pattern of paths: `*` is any text within a part, `**` any number of parts. What lies below a match matches too.
struct PathPattern: Sendable {
    private let parts: [[UInt8]]

    init(_ text: String) {
        var parts = text.split(separator: "/").filter { $0 != "." }.map { Array($0.utf8) }
        if parts.last == Array("**".utf8) { parts.removeLast() }
        self.parts = parts
    }

    /// Whether a path below the project is meant, or lies below one that is.
    func matches(_ path: String) -> Bool {
        Self.matches(parts[...], path.split(separator: "/").map { Array($0.utf8) }[...])
    }

    private static func matches(_ parts: ArraySlice<[UInt8]>, _ path: ArraySlice<[UInt8]>) -> Bool {
        guard let part = parts.first else { return true }
        if part == Array("**".utf8) {
            return (0...path.count).contains {
                matches(parts.dropFirst(), path.dropFirst($0)) && (parts.count > 1 || $0 > 0)
            }
        }
        guard let name = path.first, matches(part[...], name[...]) else { return false }
        return matches(parts.dropFirst(), path.dropFirst())
    }

    private static func matches(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
        guard let first = pattern.first else { return name.isEmpty }
        if first == UInt8(ascii: "*") {
            return (0...name.count).contains { matches(pattern.dropFirst(), name.dropFirst($0)) }
        }
        guard let byte = name.first, first == UInt8(ascii: "?") || first == byte else { return false }
        return matches(pattern.dropFirst(), name.dropFirst())
    }
}
