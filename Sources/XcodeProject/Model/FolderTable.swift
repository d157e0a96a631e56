import Text

/// Folders by numbers, so that paths are compared as numbers are. Each stands once, whatever path led to it.
struct FolderTable: Sendable {
    /// The folder that the project lies in.
    static let project = 0
    /// The root of the file system.
    static let root = 1

    private var parents: [Int32] = [-1, -1]
    private var names: [String] = ["", ""]
    /// By hashes of parents and names: a folder's number, or -1 for a free slot.
    private var slots = [Int32](repeating: -1, count: 64)
    private var hashes: [UInt64] = [0, 0]
    private let seed = UInt64.random(in: 0...UInt64.max)

    var count: Int { parents.count }

    /// The folder that a path leads to from another; those on the way that are not known yet become so.
    mutating func folder(at path: some StringProtocol, from folder: Int) -> Int {
        var current = path.utf8.first == Path.slash ? Self.root : folder
        for component in Path.components(String(path)) { current = self.folder(component, in: current) }
        return current
    }

    /// The folder of a path from the project's folder if it is known.
    func find(_ path: String) -> Int? {
        var current = path.utf8.first == Path.slash ? Self.root : Self.project
        for component in Path.components(path) {
            if component == "." { continue }
            if component == "..", let parent = parent(of: current), names[current] != ".." {
                current = parent
                continue
            }
            guard let next = find(component, in: current) else { return nil }
            current = next
        }
        return current
    }

    /// The folder that a component of a path leads to: below the folder, above it, or the folder itself.
    mutating func folder(_ component: String, in folder: Int) -> Int {
        if component == "." || component.isEmpty { return folder }
        if component == ".." {
            if folder == Self.root { return folder }
            if let parent = parent(of: folder), names[folder] != ".." { return parent }
        }
        if let known = find(component, in: folder) { return known }
        return add(component, hash: hash(of: component, in: folder), in: folder)
    }

    /// The folder of a component in plain ASCII, without making a string of it where it is known already.
    mutating func folder(_ component: ArraySlice<UInt8>, in folder: Int) -> Int {
        let isSimple = !component.isEmpty && component.first != UInt8(ascii: ".")
        guard isSimple, let hash = hash(of: component, in: folder) else {
            return self.folder(String(decoding: component, as: UTF8.self), in: folder)
        }
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] >= 0 {
            let known = Int(slots[slot])
            if hashes[known] == hash, Int(parents[known]) == folder, names[known].utf8.elementsEqual(component) {
                return known
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        return add(String(decoding: component, as: UTF8.self), hash: hash, in: folder)
    }

    /// The folder around another; nil for the project's own and for the root of the file system.
    func parent(of folder: Int) -> Int? { parents[folder] < 0 ? nil : Int(parents[folder]) }

    /// The last component of a folder's path.
    func name(of folder: Int) -> String { names[folder] }

    /// The components of a folder's path, from the project's folder or the root of the file system.
    func components(of folder: Int) -> [String] {
        var components: [String] = []
        var current = folder
        while let parent = parent(of: current) {
            components.append(names[current])
            current = parent
        }
        components.reverse()
        return components
    }

    /// The path of a folder: relative to the project's folder, whose own is empty, or absolute.
    func path(of folder: Int) -> String {
        let path = Path.join(components(of: folder))
        return isAbsolute(folder) ? "/" + path : path
    }

    func isAbsolute(_ folder: Int) -> Bool {
        var current = folder
        while let parent = parent(of: current) { current = parent }
        return current == Self.root
    }

    /// The path from one folder to another or to a folder below it: nil where it would have to lead through `..` to
    /// what lies beside, which Xcode writes as a path from the project's folder.
    func relativePath(of folder: Int, from base: Int) -> String? {
        var components: [String] = []
        var current = folder
        while current != base {
            guard let parent = parent(of: current) else { return nil }
            components.append(names[current])
            current = parent
        }
        components.reverse()
        return Path.join(components)
    }

    private func find(_ name: String, in parent: Int) -> Int? {
        let hash = hash(of: name, in: parent)
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] >= 0 {
            let folder = Int(slots[slot])
            // Texts are the same here whatever form of Unicode they are written in, as names of files on a Mac are.
            if hashes[folder] == hash, Int(parents[folder]) == parent, names[folder] == name { return folder }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    private mutating func add(_ name: String, hash: UInt64, in parent: Int) -> Int {
        let folder = parents.count
        parents.append(Int32(truncatingIfNeeded: parent))
        names.append(name)
        hashes.append(hash)
        if parents.count * 2 > slots.count {
            slots = [Int32](repeating: -1, count: slots.count * 2)
            for known in 2..<folder { enter(known) }
        }
        enter(folder)
        return folder
    }

    private mutating func enter(_ folder: Int) {
        var slot = Int(truncatingIfNeeded: hashes[folder]) & (slots.count - 1)
        while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = Int32(truncatingIfNeeded: folder)
    }

    private func hash(of name: String, in parent: Int) -> UInt64 {
        hash(of: name.utf8, in: parent) ?? start(of: parent) ^ UInt64(truncatingIfNeeded: name.hashValue)
    }

    /// Nil for names that are not ASCII, of which the form in Unicode must not count.
    private func hash(of name: some Sequence<UInt8>, in parent: Int) -> UInt64? {
        var hash = start(of: parent)
        for byte in name {
            guard byte < 0x80 else { return nil }
            hash = (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 29
        }
        return hash
    }

    private func start(of parent: Int) -> UInt64 {
        (seed ^ UInt64(truncatingIfNeeded: parent)) &* 0x9E37_79B9_7F4A_7C15
    }
}
