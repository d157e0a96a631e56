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
    var owner: UInt32
    var modified: Int
    var changed: Int
    let identity: UInt64
    /// How many names it has.
    var links = 1
    var isLocked = false

    init(_ content: Content, permissions: UInt16, owner: UInt32, modified: Int) {
        self.content = content
        self.permissions = permissions
        self.owner = owner
        self.modified = modified
        changed = modified
        // No two nodes are made at the same time.
        identity = UInt64(modified)
    }

    var entry: Entry {
        let kind: Entry.Kind
        var size = 0
        switch content {
        case .file(let bytes): (kind, size) = (.file, bytes.count)
        case .directory: kind = .directory
        case .link(let target): (kind, size) = (.link, target.utf8.count)
        }
        return Entry(
            kind: kind, size: size, modified: modified, permissions: kind == .link ? 0o777 : permissions,
            identity: identity, device: 1, owner: owner, links: links, changed: changed)
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
