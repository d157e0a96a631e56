import Text

/// A property list as its text says it: where each value stands, nothing copied. Values are named by the indices of
/// their nodes, and the list's own value is the first.
struct PropertyList: Sendable {
    /// A longer text is refused.
    static let mostBytes = 64 << 20
    /// Deeper lists are refused.
    static let mostLevels = 200

    let text: [UInt8]
    let format: ProjectFormat
    let nodes: [Node]

    init(_ text: [UInt8]) throws(ProjectFileError) {
        do throws(Fault) {
            guard text.count <= Self.mostBytes else { throw Fault(.tooLarge(limit: Self.mostBytes), at: 0) }
            self.text = text
            format = try ProjectFormat(of: text)
            switch format {
            case .openStep: nodes = try OpenStepScanner.nodes(of: text)
            case .xml: nodes = try XMLScanner.nodes(of: text)
            case .json: nodes = try JSONScanner.nodes(of: text)
            }
        } catch {
            throw error.located(in: text)
        }
    }

    /// The node after a value and all in it.
    @inline(__always)
    func next(after node: Int) -> Int {
        nodes[node].isContainer ? nodes[node].next : node + 1
    }

    /// The offset of a container's closing bracket.
    func closing(of container: Int) -> Int { Int(nodes[nodes[container].next - 1].start) }

    /// The bytes of a string as they stand in the text, without quotation marks.
    @inline(__always)
    func range(of string: Int) -> Range<Int> {
        let start = Int(nodes[string].start)
        return start..<start + nodes[string].length
    }

    /// The whole of a value in a text of the old style: with its quotation marks or brackets.
    func extent(of node: Int) -> Range<Int> {
        if nodes[node].isContainer { return Int(nodes[node].start)..<closing(of: node) + 1 }
        let range = range(of: node)
        guard let before = range.startIndex > 0 ? text[range.startIndex - 1] : nil, before.isQuotationMark else {
            return range
        }
        return range.startIndex - 1..<range.endIndex + 1
    }

    /// Whether a value is this string.
    @inline(__always)
    func isString(_ node: Int, _ word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        guard nodes[node].kind == .plain else { return nodes[node].kind == .escaped && isEscaped(node, word) }
        guard nodes[node].length == length else { return false }
        let start = Int(nodes[node].start)
        return text.withUnsafeBytes { bytes in
            bytes.holds(UnsafeRawBufferPointer(start: word.utf8Start, count: length), at: start)
        }
    }

    @inline(never)
    private func isEscaped(_ node: Int, _ word: StaticString) -> Bool { string(at: node) == word.description }

    /// The text of a string; nil for a container.
    func string(at node: Int) -> String? {
        switch nodes[node].kind {
        case .plain: String(decoding: text[range(of: node)], as: UTF8.self)
        case .escaped: unescaped(text[range(of: node)])
        case .dictionary, .array: nil
        }
    }

    private func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
        switch format {
        case .openStep: OpenStepEscapes.decoded(bytes)
        case .xml: XMLEscapes.decoded(bytes)
        case .json: JSONEscapes.decoded(bytes)
        }
    }
}

extension UInt8 {
    var isQuotationMark: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
}
