/// Finds the values of an old-style property list, in one pass over its bytes.
///
/// A project of a large app has megabytes, and it is read whenever a module is written, so this reads through a
/// pointer, eight bytes at a time where a word or a comment goes on.
struct OpenStepScanner {
    let text: ByteText
    /// Room for as many nodes as there can be: each has a byte of the text to itself.
    private let nodes: UnsafeMutablePointer<Node>
    private var count = 0
    /// The containers around the place that is read, outermost first.
    private var open: [Int] = []

    /// The nodes of a text.
    static func nodes(of text: [UInt8]) throws(Fault) -> [Node] {
        var fault: Fault?
        let nodes = [Node](unsafeUninitializedCapacity: text.count) { nodes, count in
            text.withUnsafeBytes { bytes in
                guard let start = bytes.baseAddress, let room = nodes.baseAddress else { return }
                var scanner = OpenStepScanner(text: ByteText(start: start, count: bytes.count), nodes: room)
                do throws(Fault) { try scanner.scan(from: text.startOfText) } catch { fault = error }
                count = scanner.count
            }
        }
        if let fault { throw fault }
        return nodes
    }

    private init(text: ByteText, nodes: UnsafeMutablePointer<Node>) {
        self.text = text
        self.nodes = nodes
    }

    private mutating func scan(from start: Int) throws(Fault) {
        var offset = try text.skipBlanks(from: start)
        guard text.byte(at: offset) == UInt8(ascii: "{") else { throw misplaced(.dictionary, at: offset) }
        var isInDictionary = true
        offset = try begin(.dictionary, at: offset)
        while true {
            offset = try text.skipBlanks(from: offset)
            if text.byte(at: offset) == (isInDictionary ? UInt8(ascii: "}") : UInt8(ascii: ")")) {
                offset = end(at: offset)
                guard let outer = open.last else { break }
                isInDictionary = nodes[outer].kind == .dictionary
            } else {
                if isInDictionary {
                    offset = try text.skipBlanks(from: try scanString(at: offset, .key))
                    guard text.byte(at: offset) == UInt8(ascii: "=") else { throw misplaced(.assignment, at: offset) }
                    offset = try text.skipBlanks(from: offset &+ 1)
                }
                switch text.byte(at: offset) {
                case UInt8(ascii: "{"):
                    offset = try begin(.dictionary, at: offset)
                    isInDictionary = true
                    continue
                case UInt8(ascii: "("):
                    offset = try begin(.array, at: offset)
                    isInDictionary = false
                    continue
                default:
                    offset = try scanString(at: offset, .value)
                }
            }
            offset = try skipSeparator(from: offset, isInDictionary)
        }
        offset = try text.skipBlanks(from: offset)
        guard offset == text.count else { throw misplaced(nil, at: offset) }
    }

    /// Goes on behind the sign that ends an entry or an element.
    @inline(__always)
    private func skipSeparator(from start: Int, _ isInDictionary: Bool) throws(Fault) -> Int {
        let offset = try text.skipBlanks(from: start)
        if isInDictionary {
            guard text.byte(at: offset) == UInt8(ascii: ";") else { throw misplaced(.semicolon, at: offset) }
            return offset &+ 1
        }
        if text.byte(at: offset) == UInt8(ascii: ",") { return offset &+ 1 }
        guard text.byte(at: offset) == UInt8(ascii: ")") else { throw misplaced(.commaOrEnd, at: offset) }
        return offset
    }

    @inline(__always)
    private mutating func begin(_ kind: Node.Kind, at offset: Int) throws(Fault) -> Int {
        guard open.count < PropertyList.mostLevels else {
            throw Fault(.nestedTooDeep(limit: PropertyList.mostLevels), at: offset)
        }
        open.append(count)
        emit(Node(kind, start: offset))
        return offset &+ 1
    }

    @inline(__always)
    private mutating func end(at offset: Int) -> Int {
        emit(Node(.plain, start: offset))
        nodes[open.removeLast()].next = count
        return offset &+ 1
    }

    @inline(__always)
    mutating func emit(_ node: Node) {
        nodes[count] = node
        count &+= 1
    }

    /// The error for what stands at a place.
    @inline(never)
    func misplaced(_ expectation: ProjectFileError.Expectation?, at offset: Int) -> Fault {
        if text.isConflictMarker(at: offset) { return Fault(.conflictMarker, at: offset) }
        if offset >= text.count, let container = open.last {
            return Fault(endOfTextAt: offset, openedAt: Int(nodes[container].start))
        }
        return Fault(expectation.map { .expected($0) } ?? .trailingText, at: offset)
    }
}
