/// Paths as texts, taken apart and put together at their slashes.
///
/// Works on bytes: to Swift, `/` and a combining accent after it are one character, and splitting by Characters costs
/// ten times as much.
public enum Path {
    /// The byte between the components of a path.
    public static let slash = UInt8(ascii: "/")

    /// The components of a path, empty ones left out.
    public static func components(_ path: String) -> [String] {
        let bytes = Array(path.utf8)
        var components: [String] = []
        components.reserveCapacity(8)
        var start = 0
        for end in 0...bytes.count where end == bytes.count || bytes[end] == slash {
            if start < end { components.append(String(decoding: bytes[start..<end], as: UTF8.self)) }
            start = end + 1
        }
        return components
    }

    /// A path of these components.
    ///
    /// In a static executable the standard library's generic `joined` costs as much as all the rest of a path.
    public static func join(_ components: [String]) -> String {
        var path = ""
        for component in components {
            if !path.isEmpty { path += "/" }
            path += component
        }
        return path
    }

    /// A relative path below a folder. An empty path and a folder that is empty or `.` add nothing.
    public static func join(_ folder: String, _ path: String) -> String {
        if path.isEmpty { return folder }
        if folder.isEmpty || folder == "." { return path }
        // Three texts put together one after the other take three times as long.
        return String(unsafeUninitializedCapacity: folder.utf8.count + path.utf8.count + 1) { joined in
            var end = joined.initialize(from: folder.utf8).index
            if joined[end - 1] != slash {
                joined.initializeElement(at: end, to: slash)
                end += 1
            }
            return joined[end...].initialize(from: path.utf8).index
        }
    }

    /// A path as somebody gives it: relative to a folder, or absolute.
    public static func resolve(_ path: String, in folder: String) -> String {
        path.utf8.first == slash ? path : join(folder, path)
    }

    /// The path of the folder (empty where there is no slash) and the last component.
    public static func split(_ path: String) -> (folder: String, name: String) {
        guard let last = path.utf8.lastIndex(of: slash) else { return ("", path) }
        return (String(path[..<last]), String(path[path.utf8.index(after: last)...]))
    }

    /// Whether a text may be one component of a path: not empty, no `.` or `..`, and without a slash.
    public static func isComponent(_ text: String) -> Bool {
        var dots = 0
        var count = 0
        for byte in text.utf8 {
            if byte == slash { return false }
            if byte == UInt8(ascii: ".") { dots += 1 }
            count += 1
        }
        return count > 0 && !(count == dots && count < 3)
    }
}

extension String {
    /// What follows the last slash of a path.
    public var lastComponent: Substring {
        let start = utf8.withContiguousStorageIfAvailable { bytes in
            var start = bytes.count
            while start > 0, bytes[start - 1] != Path.slash { start -= 1 }
            return start
        }
        if let start { return self[utf8.index(utf8.startIndex, offsetBy: start)...] }
        // A text of Foundation's has no bytes of its own to look at.
        return utf8.lastIndex(of: Path.slash).map { self[utf8.index(after: $0)...] } ?? self[...]
    }
}
