/// A name as the least particular of all volumes compares names, as far as letters and digits of ASCII go.
///
/// APFS, HFS+, NTFS, FAT and folders of ext4 may ignore case, and fold U+017F to `s`, U+212A to `k` and ligatures to
/// their letters; HFS+ and ext4 also ignore characters that nobody sees, such as U+200C. NTFS and FAT drop dots and
/// blanks at the end, and know other names of a file: a stream after `:`, eight letters with `~1`. ZFS can be told to
/// compare compatibility forms, so that full-width letters are plain ones.
struct FoldedName {
    /// Without case, invisible characters, an NTFS stream and what NTFS drops at the end.
    let text: String

    init(_ name: Substring.UTF8View) {
        var text = ""
        for scalar in Substring(name).unicodeScalars {
            if scalar.isASCII {
                if scalar == ":" { break }
                text.unicodeScalars.append((0x41...0x5A).contains(scalar.value) ? Self.lowercased(scalar) : scalar)
            } else if !scalar.properties.isDefaultIgnorableCodePoint {
                text += Self.plain(scalar) ?? String(scalar)
            }
        }
        while let last = text.utf8.last, last == UInt8(ascii: ".") || last == UInt8(ascii: " ") { text.removeLast() }
        self.text = text
    }

    /// Whether the name can stand for `.git`.
    var isGit: Bool { text == ".git" || isShort("git~") }

    /// Whether the name starts as those of vipergen's own files.
    var isOwn: Bool { text.utf8.starts(with: ".vipergen".utf8) || isShort("viperg~") }

    /// Whether it is what NTFS and FAT make of a long name.
    private func isShort(_ start: String) -> Bool {
        guard text.utf8.starts(with: start.utf8), let digit = text.utf8.dropFirst(start.utf8.count).first else {
            return false
        }
        return (0x30...0x39).contains(digit)
    }

    private static func lowercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value | 0x20))
    }

    /// The letters, digits and dots of ASCII that a character of another form stands for; nil for any other character.
    private static func plain(_ scalar: Unicode.Scalar) -> String? {
        func letter(_ number: UInt32) -> String { String(Unicode.Scalar(UInt8(0x61 + number % 26))) }
        switch scalar.value {
        // Full-width forms.
        case 0xFF01...0xFF5E:
            return String(UnicodeScalar(UInt8(scalar.value - 0xFF01 + 0x21))).lowercased()
        // Bold, italic, script and other letters of mathematics: capital and small ones by turns; then digits.
        case 0x1D400...0x1D6A3: return letter((scalar.value - 0x1D400) % 52)
        case 0x1D7CE...0x1D7FF: return String((scalar.value - 0x1D7CE) % 10)
        // Letters in circles and squares.
        case 0x24B6...0x24E9: return letter(scalar.value - 0x24B6)
        case 0x1F130...0x1F149: return letter(scalar.value - 0x1F130)
        default: return others[scalar.value]
        }
    }

    /// What stands alone, of which only a few letters matter: those that make `.git`, and those that a volume folds
    /// without being told.
    private static let others: [UInt32: String] = [
        0x2024: ".", 0xFE52: ".",
        0x1D33: "g", 0x1D4D: "g", 0x210A: "g",
        0x0130: "i", 0x1D35: "i", 0x1D62: "i", 0x2071: "i", 0x2110: "i", 0x2111: "i", 0x2139: "i", 0x2148: "i",
        0x2160: "i", 0x2170: "i",
        0x1D40: "t", 0x1D57: "t", 0x209C: "t",
        0x017F: "s", 0x212A: "k", 0x00DF: "ss", 0x1E9E: "ss",
        0xFB00: "ff", 0xFB01: "fi", 0xFB02: "fl", 0xFB03: "ffi", 0xFB04: "ffl", 0xFB05: "st", 0xFB06: "st",
    ]
}
