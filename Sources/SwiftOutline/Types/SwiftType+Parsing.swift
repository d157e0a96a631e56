extension SwiftType {
    /// How many levels a type may have: brackets within brackets, results of results, marks behind marks. People stay
    /// far below; what recurses over types must not overflow the small stack of a thread.
    public static let mostLevels = 50

    /// Reads a type that is the whole text. Comments and line breaks may stand in it, and do not stay.
    public init(parsing text: String) throws(SwiftTypeError) {
        try self.init(parsing: Array(text.utf8))
    }

    /// Reads a type that is the whole text, of which these are the UTF-8 bytes.
    public init(parsing text: [UInt8]) throws(SwiftTypeError) {
        var parser = TypeParser(text)
        self = try parser.readWhole()
    }
}
