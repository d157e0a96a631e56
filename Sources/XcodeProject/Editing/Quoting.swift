extension String {
    /// The string as Xcode writes it: in quotation marks where it has to be.
    var asProjectString: [UInt8] {
        isBareWord ? Array(utf8) : quoted
    }

    /// Whether Xcode writes the string without quotation marks: it has none but letters, digits and `_ . /`, and
    /// neither the beginning of a comment nor the mark of a template's placeholder.
    private var isBareWord: Bool {
        var slashes = 0
        var underscores = 0
        for byte in utf8 {
            guard byte.isWordPart, !":$-".utf8.contains(byte) else { return false }
            slashes = byte == UInt8(ascii: "/") ? slashes + 1 : 0
            underscores = byte == UInt8(ascii: "_") ? underscores + 1 : 0
            if slashes == 2 || underscores == 3 { return false }
        }
        return !isEmpty
    }

    private var quoted: [UInt8] {
        var bytes = [UInt8(ascii: "\"")]
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "\n"): bytes += Array("\\n".utf8)
            case UInt8(ascii: "\t"): bytes += Array("\\t".utf8)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
        return bytes
    }

    /// The string in a comment behind an identifier, with the blank before it; nothing for one that would end the
    /// comment.
    var asProjectComment: [UInt8] {
        isEmpty || utf8.holds("*/") ? [] : Array(" /* \(self) */".utf8)
    }
}
