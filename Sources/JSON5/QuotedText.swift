import Text

/// A text as it stands in a JSON5 file: between quotation marks, and perhaps with escapes.
public struct QuotedText: Sendable {
    /// What it says.
    public let text: String
    /// The file, as people know it.
    public let path: String
    /// Where its first quotation mark stands.
    public let location: Location
    private let source: [UInt8]

    /// The text of a node of a file; nil where the node is none.
    public init?(_ node: Node, in source: [UInt8], of path: String) {
        guard case .string(let text) = node.content else { return nil }
        (self.text, self.path, self.location, self.source) = (text, path, node.location, source)
    }

    /// Where in the file stands what is at a place in the text. A line of the text ends with `\n`, `\r` or `\r\n`.
    public func location(of place: Location) -> Location {
        let bytes = Array(text.utf8)
        let lines = LineTable(bytes)
        guard let offset = (0...bytes.count).first(where: { lines.location(of: $0) == place }) else { return location }
        var reader = Reader(source, at: location)
        return (try? reader.skip(bytesOfString: offset)) == nil ? location : reader.location
    }

    /// A line of the file, from 1, without its end.
    public func line(_ number: Int) -> String {
        let lines = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard lines.indices.contains(number - 1) else { return "" }
        let line = lines[number - 1]
        return String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
}

extension Reader {
    /// A reader that begins at a place.
    fileprivate init(_ bytes: [UInt8], at location: Location) {
        self.init(bytes)
        var start = 0
        for _ in 1..<location.line { start = (bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? start) + 1 }
        advance(by: start + location.column - 1)
    }

    /// Goes from the first quotation mark of a string to what stands for its byte of a number.
    fileprivate mutating func skip(bytesOfString count: Int) throws(JSON5Error) {
        let quote = peek
        advance()
        var passed = 0
        while let byte = peek, byte != quote {
            var next = self
            if byte == UInt8(ascii: "\\") {
                passed += try next.escape().utf8.count
            } else {
                next.advance()
                passed += 1
            }
            guard passed <= count else { return }
            self = next
        }
    }
}
