/// Finds the values of an old-style property list, in one pass over its bytes.
///
/// A project of a large app has megabytes, and it is read whenever a module is written, so this reads through a pointer,
/// eight bytes at a time where a word or a comment goes on.
struct OpenStepScanner {
    let bytes: UnsafeRawBufferPointer
    var offset: Int
    /// Room for as many nodes as there can be: each has a byte of the text to itself.
    private let nodes: UnsafeMutableBufferPointer<Node>
    private(set) var count = 0
    /// The containers around the offset, outermost first.
    private var open: [Int] = []
    private var isInDictionary = true

    /// The nodes of a text.
    static func nodes(of text: [UInt8]) throws(Fault) -> [Node] {
        var fault: Fault?
        let nodes = [Node](unsafeUninitializedCapacity: text.count) { nodes, count in
            text.withUnsafeBytes { bytes in
                var scanner = OpenStepScanner(bytes, start: text.startOfText, nodes: nodes)
                do throws(Fault) { try scanner.scan() } catch { fault = error }
                count = scanner.count
            }
        }
        if let fault { throw fault }
        return nodes
    }

    private init(_ bytes: UnsafeRawBufferPointer, start: Int, nodes: UnsafeMutableBufferPointer<Node>) {
        self.bytes = bytes
        self.nodes = nodes
        offset = start
    }

    private mutating func scan() throws(Fault) {
        try skipBlanks()
        guard byte == UInt8(ascii: "{") else { throw misplaced(.dictionary) }
        try open(.dictionary)
        while !open.isEmpty {
            try skipBlanks()
            if isInDictionary {
                if byte == UInt8(ascii: "}") { try close() } else { try scanEntry() }
            } else {
                if byte == UInt8(ascii: ")") { try close() } else { try scanElement() }
            }
        }
        try skipBlanks()
        guard offset == bytes.count else { throw misplaced(nil) }
    }

    @inline(__always)
    private mutating func scanEntry() throws(Fault) {
        try scanString(.key)
        try skipBlanks()
        guard byte == UInt8(ascii: "=") else { throw misplaced(.assignment) }
        offset &+= 1
        try skipBlanks()
        if try scanValue() { try expectSemicolon() }
    }

    @inline(__always)
    private mutating func scanElement() throws(Fault) {
        if try scanValue() { try expectComma() }
    }

    /// Whether the value is complete: a container has only begun.
    @inline(__always)
    private mutating func scanValue() throws(Fault) -> Bool {
        switch byte {
        case UInt8(ascii: "{"): try open(.dictionary)
        case UInt8(ascii: "("): try open(.array)
        default:
            try scanString(.value)
            return true
        }
        return false
    }

    @inline(__always)
    private mutating func expectSemicolon() throws(Fault) {
        try skipBlanks()
        guard byte == UInt8(ascii: ";") else { throw misplaced(.semicolon) }
        offset &+= 1
    }

    @inline(__always)
    private mutating func expectComma() throws(Fault) {
        try skipBlanks()
        if byte == UInt8(ascii: ",") {
            offset &+= 1
        } else if byte != UInt8(ascii: ")") {
            throw misplaced(.commaOrEnd)
        }
    }

    private mutating func open(_ kind: Node.Kind) throws(Fault) {
        guard open.count < PropertyList.mostLevels else {
            throw Fault(.nestedTooDeep(limit: PropertyList.mostLevels), at: offset)
        }
        open.append(count)
        emit(Node(kind, start: offset))
        offset &+= 1
        isInDictionary = kind == .dictionary
    }

    private mutating func close() throws(Fault) {
        let container = open.removeLast()
        emit(Node(.plain, start: offset))
        nodes[container].next = count
        offset &+= 1
        guard let outer = open.last else { return }
        isInDictionary = nodes[outer].kind == .dictionary
        if isInDictionary { try expectSemicolon() } else { try expectComma() }
    }

    @inline(__always)
    mutating func emit(_ node: Node) {
        nodes[count] = node
        count &+= 1
    }

    /// The byte at the offset; zero, which is no part of the grammar, at the end.
    var byte: UInt8 {
        @inline(__always)
        get { offset < bytes.count ? bytes[offset] : 0 }
    }

    @inline(__always)
    func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    /// The error for what stands at the offset.
    @inline(never)
    func misplaced(_ expectation: ProjectFileError.Expectation?) -> Fault {
        if isAtConflictMarker { return Fault(.conflictMarker, at: offset) }
        if offset >= bytes.count, let container = open.last {
            return Fault(endOfTextAt: offset, openedAt: Int(nodes[container].start))
        }
        return Fault(expectation.map { .expected($0) } ?? .trailingText, at: offset)
    }

    /// Whether the line of the offset begins as those do that version control writes into a conflict.
    var isAtConflictMarker: Bool {
        guard offset < bytes.count, "<=>|".utf8.contains(byte) else { return false }
        guard offset == 0 || bytes[offset - 1].isLineEnd else { return false }
        return (0..<7).allSatisfy { byte(at: offset + $0) == byte }
    }
}
