/// The comment that Xcode puts at the head of a file: a line of it is the file's name, or one that it had before.
enum HeaderComment {
    /// The text behind the header and the empty line after it; nil where there is none.
    static func rest(of bytes: [UInt8]) -> [UInt8]? {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var offset = start
        if bytes[start...].starts(with: "/*".utf8) {
            guard let length = Array(bytes[start...]).firstIndex(of: Array("*/".utf8)) else { return nil }
            offset = endOfLine(at: start + length, in: bytes)
        } else {
            while bytes[offset...].starts(with: "//".utf8) { offset = endOfLine(at: offset, in: bytes) }
        }
        let lines = bytes[start..<offset].split(separator: UInt8(ascii: "\n")).map { line in
            trimmed(trimmed(line).drop { "/*".utf8.contains($0) })
        }
        let end = endOfLine(at: offset, in: bytes)
        let isApart = trimmed(bytes[offset..<end]).isEmpty
        guard lines.contains(where: { isFileName($0, ending: ".swift") }) || isApart && lines.contains(where: isClaim)
        else { return nil }
        return Array(bytes[(isApart ? end : offset)...])
    }

    /// Whether a line says whose a file is: such a comment is no module's, whether or not it names the file.
    private static func isClaim(_ line: ArraySlice<UInt8>) -> Bool {
        let words = String(decoding: line, as: UTF8.self).lowercased()
        return ["created by ", "copyright ", "\u{A9}"].contains(where: words.hasPrefix)
            || words.contains("all rights reserved")
    }

    /// The strings of a file behind its header; nil where there is none.
    static func restOfStrings(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.starts(with: "/*".utf8), let end = bytes.firstIndex(of: Array("*/".utf8)) else { return nil }
        let lines = bytes[2..<end].split(separator: UInt8(ascii: "\n"))
        guard lines.contains(where: { isFileName(trimmed($0), ending: ".strings") }) else { return nil }
        return Array(bytes[(end + 2)...].drop { $0 <= UInt8(ascii: " ") })
    }

    private static func isFileName(_ line: ArraySlice<UInt8>, ending: String) -> Bool {
        let ending = Array(ending.utf8)
        return line.count > ending.count && line.suffix(ending.count).elementsEqual(ending)
            && !line.contains(UInt8(ascii: " "))
    }

    private static func endOfLine(at offset: Int, in bytes: [UInt8]) -> Int {
        bytes[offset...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    }

    private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let blanks: [UInt8] = [0x20, 0x09, 0x0D, 0x0A]
        var line = line.drop { blanks.contains($0) }
        while let last = line.last, blanks.contains(last) { line.removeLast() }
        return line
    }
}
