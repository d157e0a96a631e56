import Text

/// How a project file is laid out: what new lines have to look like.
struct Layout {
    /// What ends a line.
    let newline: [UInt8]
    /// What stands before an object, and once more before each level in it.
    let objectIndentation: [UInt8]
    let step: [UInt8]
    /// Whether names stand in comments behind the identifiers, and comments around sections.
    let hasComments: Bool

    init(_ project: ProjectFile) {
        let text = project.text
        let end = text.firstIndex { $0.isLineEnd } ?? text.count
        let isCRLF = text[end...].begins(with: [UInt8(ascii: "\r"), UInt8(ascii: "\n")])
        newline =
            isCRLF ? [UInt8(ascii: "\r"), UInt8(ascii: "\n")] : end < text.count ? [text[end]] : [UInt8(ascii: "\n")]
        let tab = [UInt8(ascii: "\t")]
        var object: [UInt8]?
        var outer: [UInt8]?
        if let dictionary = project.objects.dictionary {
            outer = text.indentation(before: project.list.extent(of: dictionary - 1).lowerBound)
            object = project.objects.keys.first.flatMap {
                text.indentation(before: project.list.extent(of: Int($0)).lowerBound)
            }
        }
        objectIndentation = object ?? tab + tab
        if let object, let outer, object.count > outer.count, object.starts(with: outer) {
            step = Array(object.dropFirst(outer.count))
        } else {
            step = tab
        }
        hasComments = project.objects.keys.prefix(20).contains { key in
            text.comment(after: project.list.extent(of: Int(key)).upperBound) != nil
        }
    }

    func indentation(_ levels: Int) -> [UInt8] {
        (0..<levels).reduce(into: objectIndentation) { indentation, _ in indentation += step }
    }

    /// A name in a comment, with the blank before it.
    func comment(_ name: String) -> [UInt8] { hasComments ? name.asProjectComment : [] }
}

extension [UInt8] {
    /// The white space between the beginning of a line and an offset; nil where something else stands there.
    func indentation(before offset: Int) -> [UInt8]? { lineStart(before: offset).map { Array(self[$0..<offset]) } }

    /// Where the line of an offset begins; nil where more than white space stands before the offset.
    func lineStart(before offset: Int) -> Int? {
        var start = offset
        while start > 0, !self[start - 1].isLineEnd {
            guard self[start - 1].isBlank else { return nil }
            start -= 1
        }
        return start
    }

    /// Where the next line begins; nil where more than white space follows in this one, or it is the last.
    func nextLine(after offset: Int) -> Int? {
        var end = offset
        while end < count, self[end].isBlank, !self[end].isLineEnd { end += 1 }
        guard end < count, self[end].isLineEnd else { return nil }
        return self[end...].begins(with: [UInt8(ascii: "\r"), UInt8(ascii: "\n")]) ? end + 2 : end + 1
    }

    /// The text of a comment that follows on the same line, without the blanks at its ends.
    func comment(after offset: Int) -> Range<Int>? {
        var start = offset
        while start < count, self[start].isBlank, !self[start].isLineEnd { start += 1 }
        guard self[Swift.min(start, count)...].begins(with: "/*".utf8) else { return nil }
        start += 2
        var end = start
        while end < count, !self[end...].begins(with: "*/".utf8) { end += 1 }
        while start < end, self[start].isBlank { start += 1 }
        while end > start, self[end - 1].isBlank { end -= 1 }
        return start..<end
    }

    /// The offset of the next byte that is neither white space nor in a comment.
    func skippingComments(from offset: Int) -> Int {
        var offset = skippingBlanks(from: offset)
        while offset + 1 < count, self[offset] == UInt8(ascii: "/") {
            if self[offset + 1] == UInt8(ascii: "*") {
                offset += 2
                while offset < count, !self[offset...].begins(with: "*/".utf8) { offset += 1 }
                offset = Swift.min(offset + 2, count)
            } else if self[offset + 1] == UInt8(ascii: "/") {
                while offset < count, !self[offset].isLineEnd { offset += 1 }
            } else {
                break
            }
            offset = skippingBlanks(from: offset)
        }
        return offset
    }
}
