/// One value of a property list, by its place in the text.
///
/// The nodes of a list stand in the order of the text. A container is followed by what it holds (a dictionary by its
/// keys and values in turn) and by a node for its closing bracket. Large projects have hundreds of thousands of nodes,
/// so that a node is eight bytes.
struct Node: Sendable {
    enum Kind: UInt32 {
        /// A string whose bytes are its text.
        case plain
        /// A string with escapes.
        case escaped
        case dictionary
        case array
    }

    static let infoBits: UInt32 = 30
    private static let infoMask: UInt32 = 1 << infoBits - 1

    /// The offset of a string's first byte, without its quotation mark, or of a container's bracket.
    let start: UInt32
    /// The kind, and the length of a string or the index of the node after a container.
    private var info: UInt32

    @inline(__always)
    init(_ kind: Kind, start: Int, length: Int = 0) {
        self.start = UInt32(truncatingIfNeeded: start)
        info = kind.rawValue << Self.infoBits | UInt32(truncatingIfNeeded: length)
    }

    var kind: Kind {
        @inline(__always)
        get { Kind(rawValue: info >> Self.infoBits) ?? .plain }
    }

    /// The length of a string in bytes.
    var length: Int {
        @inline(__always)
        get { Int(info & Self.infoMask) }
    }

    /// The index of the node that follows a container and all in it.
    var next: Int {
        @inline(__always)
        get { Int(info & Self.infoMask) }
        @inline(__always)
        set { info = info & ~Self.infoMask | UInt32(truncatingIfNeeded: newValue) }
    }

    var isContainer: Bool { kind == .dictionary || kind == .array }
}
