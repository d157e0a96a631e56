import Text

extension TemplateError.Location {
    init(template: String, source: [UInt8], offset: Int) {
        var counter = LocationCounter()
        let location = counter.location(of: offset, in: source)
        let start = offset - (location.column - 1)
        var end = source[start...].firstIndex(of: .newline) ?? source.count
        if end > start, source[end - 1] == .carriageReturn {
            end -= 1
        }
        self.init(
            template: template,
            line: location.line,
            column: location.column,
            text: String(decoding: source[start..<end], as: UTF8.self)
        )
    }
}
