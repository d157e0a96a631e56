/// The bytes a tag starts and ends with.
struct Delimiters: Sendable {
    static let standard = Delimiters(open: Array("{{".utf8), close: Array("}}".utf8))

    let open: [UInt8]
    let close: [UInt8]
    /// The end of a tag that starts with `{`.
    let closeUnescaped: [UInt8]

    init(open: [UInt8], close: [UInt8]) {
        self.open = open
        self.close = close
        closeUnescaped = [UInt8(ascii: "}")] + close
    }
}
