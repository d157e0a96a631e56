import Text

/// Paths as one word of a line: what would end the word or the line is written `%` and two hexadecimal digits.
enum JournalText {
    static func escape(_ path: String) -> String {
        guard path.utf8.contains(where: isSpecial) else { return path }
        var bytes: [UInt8] = []
        for byte in path.utf8 {
            if isSpecial(byte) {
                let digits = String(byte, radix: 16)
                bytes += Array((digits.utf8.count == 1 ? "%0" : "%").utf8) + Array(digits.utf8)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func unescape(_ word: String) -> String? {
        var bytes: [UInt8] = []
        var rest = Substring(word).utf8
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2)
            guard digits.count == 2, let value = UInt8(String(Substring(digits)), radix: 16) else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A folder below the root, `.` for the root; nil for what leads elsewhere or into a repository's own files.
    static func path(_ word: String) -> String? {
        guard let path = unescape(word) else { return nil }
        if path == "." { return "" }
        guard !Gate.leadsIntoGit(path) else { return nil }
        switch PlanPath.problem(of: path) {
        // The folder of a project may have any name that the disk allows.
        case nil, .controlCharacter: return Path.components(path).contains("..") ? nil : path
        default: return nil
        }
    }

    /// One component; nil for anything else.
    static func name(_ word: String) -> String? {
        guard let name = unescape(word), PlanPath.problem(of: name) == nil, !Gate.leadsIntoGit(name) else { return nil }
        return name.utf8.contains(Path.slash) ? nil : name
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == 0x7F || byte == UInt8(ascii: "%")
    }
}
