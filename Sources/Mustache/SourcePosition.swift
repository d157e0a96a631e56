/// Line and column of a byte of a source, both from 1; the column in UTF-8 bytes.
struct SourcePosition {
    private(set) var line = 1
    private(set) var column = 1
    private var offset = 0

    /// The position of the byte at `offset`.
    init(of offset: Int, in source: [UInt8]) {
        advance(to: offset, in: source)
    }

    /// Moves on to a later byte of the same source, so that many positions in order cost one pass.
    mutating func advance(to target: Int, in source: [UInt8]) {
        while offset < target {
            if source[offset] == .newline {
                line += 1
                column = 1
            } else {
                column += 1
            }
            offset += 1
        }
    }
}

extension TemplateError.Location {
    init(template: String, source: [UInt8], offset: Int) {
        let position = SourcePosition(of: offset, in: source)
        let start = offset - (position.column - 1)
        var end = source[start...].firstIndex(of: .newline) ?? source.count
        if end > start, source[end - 1] == .carriageReturn {
            end -= 1
        }
        self.init(
            template: template,
            line: position.line,
            column: position.column,
            text: String(decoding: source[start..<end], as: UTF8.self)
        )
    }
}
