import Platform

/// A file, folder or link in memory.
final class MemoryNode {
    enum Content {
        case file([UInt8])
        case directory([MemoryName: MemoryNode])
        case link(String)
    }

    var content: Content
    var permissions: UInt16
    var modified: Int
    let identity: UInt64
    var isLocked = false

    init(_ content: Content, permissions: UInt16, modified: Int) {
        self.content = content
        self.permissions = permissions
        self.modified = modified
        // No two nodes are made at the same time.
        identity = UInt64(modified)
    }

    var entry: Entry {
        switch content {
        case .file(let bytes):
            Entry(kind: .file, size: bytes.count, modified: modified, permissions: permissions, identity: identity)
        case .directory:
            Entry(kind: .directory, size: 0, modified: modified, permissions: permissions, identity: identity)
        case .link(let target):
            Entry(kind: .link, size: target.utf8.count, modified: modified, permissions: 0o777, identity: identity)
        }
    }

    var children: [MemoryName: MemoryNode]? {
        if case .directory(let children) = content { children } else { nil }
    }
}

/// A name as a volume compares it: by its bytes, or without case and Unicode form.
struct MemoryName: Hashable {
    let text: String
    /// What the volume compares.
    private let key: String
    private let ignoresForm: Bool

    init(_ text: String, ignoringForm: Bool) {
        self.text = text
        key = ignoringForm ? text.lowercased() : text
        ignoresForm = ignoringForm
    }

    static func == (first: MemoryName, second: MemoryName) -> Bool {
        // Strings are the same in whichever Unicode form.
        first.key == second.key && (first.ignoresForm || strcmp(first.key, second.key) == 0)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(key)
    }
}
