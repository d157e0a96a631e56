extension String {
    /// Whether it holds control or bidirectional characters. Plain ASCII is told at once.
    public var hasHazard: Bool { !isPlainASCII && unicodeScalars.contains(where: \.isHazard) }

    /// Whether every character is a visible one of ASCII, or a blank.
    var isPlainASCII: Bool {
        utf8.withContiguousStorageIfAvailable { bytes in bytes.allSatisfy { (0x20..<0x7F).contains($0) } } == true
    }
}

extension Unicode.Scalar {
    /// Whether it is a control or a bidirectional one, which may hide what a text says.
    public var isHazard: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: self != "\u{200C}" && self != "\u{200D}"
        default: false
        }
    }

    /// How texts show it where it cannot be seen: `\u{1B}`.
    var escape: String { "\\u{" + String(value, radix: 16, uppercase: true) + "}" }
}
