/// The parts of a path between its slashes, empty ones left out.
///
/// Works on bytes: splitting a String by Characters costs ten times as much, and paths are split for every file.
public func pathComponents(_ path: String) -> [String] {
    let bytes = Array(path.utf8)
    var parts: [String] = []
    parts.reserveCapacity(8)
    var start = 0
    for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: "/") {
        if start < end { parts.append(String(decoding: bytes[start..<end], as: UTF8.self)) }
        start = end + 1
    }
    return parts
}

/// The parts with slashes between them.
///
/// In a static executable the standard library's generic `joined` costs as much as all the rest of a path.
public func joinedPath(_ parts: [String]) -> String {
    var path = ""
    for part in parts {
        if !path.isEmpty { path += "/" }
        path += part
    }
    return path
}

/// Whether a text may be one part of a path: not empty, no `.` or `..`, and without a slash.
public func isPathComponent(_ text: String) -> Bool {
    var dots = 0
    var count = 0
    for byte in text.utf8 {
        if byte == UInt8(ascii: "/") { return false }
        if byte == UInt8(ascii: ".") { dots += 1 }
        count += 1
    }
    return count > 0 && !(count == dots && count < 3)
}
