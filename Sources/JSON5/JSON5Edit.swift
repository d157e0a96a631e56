import Text

/// A JSON5 text in which keys get values, and all else stays as it is: comments, order, blanks, quotes.
public struct JSON5Edit {
    /// The text as it is now.
    public private(set) var text: [UInt8]

    /// An edit of a text, which is an object.
    public init(_ text: [UInt8]) throws(JSON5Error) {
        _ = try Node(json5: text)
        self.text = text
    }

    /// Gives a key a value; the key stands in the objects at a path from the outermost one. Objects that are not there
    /// are made, and a key that is not there comes last in its object. What is no object on the way stays, and so does
    /// a value that is the same already.
    public mutating func set(_ path: [String], to value: JSONText) throws(JSON5Error) {
        guard let key = path.last else { return }
        var object = try Node(json5: text)
        for (index, name) in path.dropLast().enumerated() {
            guard let next = object[name] else {
                let rest = path.dropFirst(index + 1).reversed().reduce(value) { .object([($1, $0)]) }
                return try add(name, rest, to: object)
            }
            object = next
        }
        guard let old = object[key] else { return try add(key, value, to: object) }
        let range = try range(of: old)
        let line = value.line
        if String(decoding: text[range], as: UTF8.self) != line, old != (try? Node(json5: Array(line.utf8), at: old)) {
            text.replaceSubrange(range, with: line.utf8)
        }
    }

    private mutating func add(_ key: String, _ value: JSONText, to object: Node) throws(JSON5Error) {
        guard case .object(let members) = object.content else { return }
        let start = offset(of: object.location)
        let indent = indentation(at: start) + "  "
        // A key in quotation marks is right in every dialect.
        let member = JSONText.object([(key, value)]).text.split(separator: "\n").dropFirst().dropLast()
            .map { indent + $0.dropFirst(2) }.joined(separator: "\n")
        guard let last = members.last else {
            let isOpen = text[start...].prefix { $0 != UInt8(ascii: "}") }.contains(UInt8(ascii: "\n"))
            let end = isOpen ? "" : "\n" + indent.dropLast(2)
            text.insert(contentsOf: "\n\(member)\(end)".utf8, at: start + 1)
            return
        }
        var reader = Reader(text)
        reader.advance(by: try range(of: last.value).upperBound)
        let end = reader.index
        try reader.skipBlanks()
        let hasComma = reader.take(UInt8(ascii: ","))
        let isOpen = text[start..<end].contains(UInt8(ascii: "\n"))
        // What follows on the line is a comment on the last value.
        var place = hasComma ? reader.index : end
        if isOpen { place += text[place...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "}") }.count }
        let added = isOpen ? "\n" + member : " " + JSONText.string(key).line + ": " + value.spacedLine
        text.insert(contentsOf: added.utf8, at: place)
        if hasComma {
            if isOpen { text.insert(UInt8(ascii: ","), at: place + added.utf8.count) }
        } else {
            text.insert(UInt8(ascii: ","), at: end)
        }
    }

    /// The bytes of a value.
    private func range(of node: Node) throws(JSON5Error) -> Range<Int> {
        let start = offset(of: node.location)
        var parser = Parser(text, at: start)
        try parser.skipValue()
        return start..<parser.reader.index
    }

    private func offset(of location: Location) -> Int {
        var start = 0
        for _ in 1..<location.line { start = (text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? start) + 1 }
        return start + location.column - 1
    }

    /// The blanks that the line of a byte begins with.
    private func indentation(at offset: Int) -> String {
        let start = text[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return String(decoding: text[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }
}

extension Node {
    /// The same as another value but for its place.
    fileprivate init(json5 text: [UInt8], at other: Node) throws(JSON5Error) {
        self = try Node(json5: text)
        location = other.location
    }
}
