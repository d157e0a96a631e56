/// A text of an example in which a `^` stands before each place that is meant.
struct MarkedText {
    /// The text without the marks.
    let plain: String
    /// The places, as offsets of bytes in the text without the marks.
    let offsets: [Int]

    init(_ text: String) {
        var bytes: [UInt8] = []
        var offsets: [Int] = []
        for byte in text.utf8 {
            if byte == UInt8(ascii: "^") { offsets.append(bytes.count) } else { bytes.append(byte) }
        }
        plain = String(decoding: bytes, as: UTF8.self)
        self.offsets = offsets
    }
}
