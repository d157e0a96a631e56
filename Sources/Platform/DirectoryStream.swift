#if canImport(Darwin)
    /// An open folder whose names can be read.
    typealias StreamPointer = UnsafeMutablePointer<DIR>
#else
    /// An open folder whose names can be read.
    typealias StreamPointer = OpaquePointer
#endif

/// The names in an open folder, one by one.
struct DirectoryStream {
    /// A name in a folder.
    enum Item {
        /// The name, and its kind as `readdir` tells it.
        case name(String, type: UInt8)
        /// A name that is not UTF-8, which only some systems allow: what is not ASCII of it is written `\x` and two
        /// hexadecimal digits a byte.
        case noText(escaped: String)
    }

    let stream: StreamPointer
    let path: String

    /// The next name but `.` and `..`; nil at the end.
    func next() throws(FileError) -> Item? {
        while true {
            errno = 0
            guard let found = readdir(stream) else {
                if errno == 0 { return nil }
                throw FileError(.list, path, code: errno)
            }
            let type = found.pointee.d_type
            let item = withUnsafePointer(to: &found.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 1) { bytes in
                    String(validatingCString: bytes).map { Item.name($0, type: type) }
                        ?? .noText(escaped: Self.escape(bytes))
                }
            }
            if case .name(let name, _) = item, name == "." || name == ".." { continue }
            return item
        }
    }

    private static func escape(_ name: UnsafePointer<CChar>) -> String {
        var text = ""
        var next = name
        while next.pointee != 0 {
            let byte = UInt8(bitPattern: next.pointee)
            if (0x20..<0x7F).contains(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += (byte < 16 ? "\\x0" : "\\x") + String(byte, radix: 16, uppercase: true)
            }
            next += 1
        }
        return text
    }
}
