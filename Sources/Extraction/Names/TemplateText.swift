import TemplateSets

/// A text as a template that renders to it.
struct TemplateText {
    /// What stands in the text: bytes to keep, or a tag's content.
    enum Piece: Equatable {
        case text([UInt8])
        case tag(String)
    }

    private var pieces: [Piece] = []

    mutating func append(_ text: some Sequence<UInt8>) {
        let bytes = Array(text)
        if !bytes.isEmpty { pieces.append(.text(bytes)) }
    }

    mutating func append(tag: String) { pieces.append(.tag(tag)) }

    /// The template's bytes. Where the text itself has what begins a tag, be it one of Liquid, a first tag sets other
    /// delimiters.
    ///
    /// - Parameter separator: What follows that first tag: a newline in a file, nothing in a name.
    func bytes(separator: String) -> [UInt8] {
        guard isMistakable else { return write(open: "{{", close: "}}") }
        var open = "<%"
        // No end of such a delimiter is its beginning, so none can straddle a text and a tag.
        while holds(open) { open += "%" }
        let close = open.dropFirst() + ">"
        return Array("{{=\(open) \(close)=}}\(separator)".utf8) + write(open: open, close: String(close))
    }

    private func write(open: String, close: String) -> [UInt8] {
        pieces.flatMap { piece in
            switch piece {
            case .text(let bytes): bytes
            case .tag(let content): Array((open + content + close).utf8)
            }
        }
    }

    /// Whether `{{` or `{%` stands in the text, or `{` before a tag, which would be read as a tag of three braces.
    private var isMistakable: Bool {
        if holds("{{") || holds("{%") { return true }
        return zip(pieces, pieces.dropFirst()).contains { piece, next in
            guard case .text(let bytes) = piece, case .tag = next else { return false }
            return bytes.last == UInt8(ascii: "{")
        }
    }

    private func holds(_ mark: String) -> Bool {
        pieces.contains { piece in
            guard case .text(let bytes) = piece else { return false }
            return bytes.firstIndex(of: Array(mark.utf8)) != nil
        }
    }
}

extension TemplateText {
    private static let finder = ModuleNameFinder(NameTable(PlaceholderName.module), vocabulary: nil)

    /// The template of a file of the placeholder module.
    ///
    /// - Parameter hidesAccess: whether what is public is so by a tag.
    static func file(_ contents: [UInt8], isSwift: Bool, hasHeader: Bool, hidesAccess: Bool = false) -> [UInt8] {
        var text = TemplateText()
        if hasHeader {
            text.append(tag: ">header")
            text.append("\n".utf8)
        }
        let named = NamedText(contents, isSwift: isSwift, finder)
        text.append(named, hidesAccess && isSwift ? PublicAccess.places(in: named.bytes) : [])
        return text.bytes(separator: "\n")
    }

    /// The template of the name of a file or folder of the placeholder module.
    static func path(_ part: String) -> String {
        var text = TemplateText()
        text.append(NamedText(path: part, finder), [])
        return String(decoding: text.bytes(separator: ""), as: UTF8.self)
    }

    /// What is said of the placeholder module in Swift, as the set's templates say it: people never see its name.
    static func shown(_ swift: String) -> String {
        String(decoding: file(Array(swift.utf8), isSwift: true, hasHeader: false), as: UTF8.self)
    }

    private mutating func append(_ named: NamedText, _ access: [Range<Int>]) {
        var start = 0
        var access = access[...]
        func appendAccess(before end: Int) {
            while let place = access.first, place.upperBound <= end {
                appendPlain(named.bytes[start..<place.lowerBound])
                append(tag: StandardVariable.access.rawValue)
                start = place.upperBound
                access.removeFirst()
            }
        }
        for place in named.places {
            appendAccess(before: place.range.lowerBound)
            appendPlain(named.bytes[start..<place.range.lowerBound])
            append(tag: place.isIdentifier && place.form == .camel ? "propertyName" : place.form.variable)
            start = place.range.upperBound
        }
        appendAccess(before: named.bytes.count)
        appendPlain(named.bytes[start...])
    }

    /// Text without the module's name; the product's module may stand in it.
    private mutating func appendPlain(_ bytes: ArraySlice<UInt8>) {
        var rest = bytes
        while let start = rest.firstIndex(of: ProductModule.placeholder) {
            append(rest[..<start])
            append(tag: StandardVariable.productModule.rawValue)
            rest = rest[start...].dropFirst(ProductModule.placeholder.count)
        }
        append(rest)
    }
}

extension Collection<UInt8> where Index == Int {
    /// Where some bytes first stand.
    func firstIndex(of pattern: [UInt8]) -> Int? {
        guard let first = pattern.first, count >= pattern.count else { return nil }
        var index = startIndex
        let last = endIndex - pattern.count
        while index <= last {
            if self[index] == first, self[index..<index + pattern.count].elementsEqual(pattern) { return index }
            index += 1
        }
        return nil
    }
}
