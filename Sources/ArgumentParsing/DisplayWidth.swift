extension StringProtocol {
    /// The columns that a terminal gives the text: two to a wide character, one to any other.
    var displayWidth: Int {
        reduce(0) { $0 + ($1.isWide ? 2 : 1) }
    }

    /// The text without control characters, so that a text from elsewhere cannot command the terminal.
    var printable: String {
        String(String.UnicodeScalarView(unicodeScalars.filter { $0.properties.generalCategory != .control }))
    }

    /// The text and as many spaces as make it that wide.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(0, width - displayWidth))
    }
}

extension Character {
    /// Whether it is East Asian wide, or an emoji.
    fileprivate var isWide: Bool {
        guard let value = unicodeScalars.first?.value, value >= 0x1100 else { return false }
        return switch value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
