/// The parts of a path between its slashes, empty ones left out.
///
/// Works on bytes: splitting a String by Characters costs ten times as much, and paths are split for every file.
public func pathComponents(_ path: String) -> [String] {
    let bytes = Array(path.utf8)
    var parts: [String] = []
    var start = 0
    for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: "/") {
        if start < end { parts.append(String(decoding: bytes[start..<end], as: UTF8.self)) }
        start = end + 1
    }
    return parts
}

/// Whether a text may be one part of a path: not empty, no `.` or `..`, and without a slash.
public func isPathComponent(_ text: String) -> Bool {
    !text.isEmpty && text != "." && text != ".." && !text.utf8.contains(UInt8(ascii: "/"))
}
