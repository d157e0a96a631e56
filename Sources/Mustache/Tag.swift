/// A tag in the source: where it starts and ends, and the range of its name.
struct Tag {
    let start: Int
    let end: Int
    var name: Range<Int>

    /// Whether a byte at the start of a tag says what kind of tag it is.
    static func isSigil(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "^"), UInt8(ascii: "/"), UInt8(ascii: ">"),
            UInt8(ascii: "<"), UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "{"):
            true
        default: false
        }
    }
}
