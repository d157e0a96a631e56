extension String {
    /// Whether it holds control or bidirectional characters. Plain ASCII is told at once.
    public var hasHazard: Bool {
        let isPlain = utf8.withContiguousStorageIfAvailable { bytes in
            bytes.allSatisfy { (0x20..<0x7F).contains($0) }
        }
        return isPlain != true && unicodeScalars.contains(where: \.isHazard)
    }
}

extension Unicode.Scalar {
    /// Whether it is a control or a bidirectional one, which may hide what a text says.
    fileprivate var isHazard: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: self != "\u{200C}" && self != "\u{200D}"
        default: false
        }
    }
}
