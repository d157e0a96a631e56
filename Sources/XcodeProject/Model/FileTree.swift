import Text

/// The groups and files of a project as its navigator shows them, and where on disk each of them lies.
struct FileTree: Sendable {
    /// An object that is in no group.
    static let none: Int32 = -1

    private(set) var folders = FolderTable()
    /// The folder from which the project's paths go out: Xcode's `SRCROOT`.
    private(set) var sourceRoot = FolderTable.project
    /// The group of the whole tree.
    let mainGroup: Int?
    /// By objects: the group that holds it.
    private(set) var parents: [Int32]
    /// By objects: of a group or a synchronized folder the folder that it stands for, of a file the folder that holds
    /// it. None for what lies in no folder of the project, such as products and frameworks of the system.
    private(set) var locations: [Int32]
    /// By objects: the last component of a file's path in the text.
    private(set) var names: [Range<UInt32>]
    /// The last components of paths with escapes.
    private(set) var escapedNames: [Int: String] = [:]
    /// All objects of the tree, groups before what they hold.
    private(set) var order: [Int32] = []
    /// The files that Xcode knows for a folder which is no group, as that of a Swift package is.
    private(set) var wrappers: [Int] = []

    private let objects: ObjectTable

    init(_ objects: ObjectTable) {
        self.objects = objects
        parents = [Int32](repeating: Self.none, count: objects.count)
        locations = parents
        names = [Range<UInt32>](repeating: 0..<0, count: objects.count)
        let project = objects.list.value("rootObject", of: 0).flatMap { objects.object(named: $0) }
        mainGroup = project.flatMap { objects.object("mainGroup", of: $0) }
        order.reserveCapacity(objects.count / 2)
        if let project, let path = objects.string("projectDirPath", of: project) {
            sourceRoot = folders.folder(at: path, from: FolderTable.project)
        }
        if let mainGroup, objects.kinds[mainGroup].isGroup { add(mainGroup) }
    }

    /// Adds a group and all below it. What hangs in two groups, or in itself, stays where it was met first.
    private mutating func add(_ mainGroup: Int) {
        var stack = [(group: mainGroup, around: Int32(truncatingIfNeeded: sourceRoot))]
        order.append(Int32(truncatingIfNeeded: mainGroup))
        while let (group, around) = stack.popLast() {
            let attributes = objects.list.placement(of: objects.node(of: group))
            locations[group] = location(of: attributes, around: around)
            guard let children = attributes.children else { continue }
            let firstGroup = stack.count
            for element in objects.list.elements(of: children) {
                guard let child = objects.object(named: element) else { continue }
                guard parents[child] == Self.none, child != mainGroup else { continue }
                let kind = objects.kinds[child]
                guard kind.isGroup || kind.isFile || kind == .synchronizedFolder else { continue }
                parents[child] = Int32(truncatingIfNeeded: group)
                order.append(Int32(truncatingIfNeeded: child))
                if kind.isGroup {
                    stack.append((child, locations[group]))
                } else {
                    place(child, around: locations[group])
                }
            }
            stack[firstGroup...].reverse()
        }
    }

    private mutating func place(_ file: Int, around: Int32) {
        let attributes = objects.list.placement(of: objects.node(of: file))
        guard objects.kinds[file] != .synchronizedFolder else {
            locations[file] = location(of: attributes, around: around)
            return
        }
        guard let path = attributes.path, let base = base(of: attributes, around: around) else { return }
        if attributes.isWrapper { wrappers.append(file) }
        let range = objects.list.range(of: path)
        let isPlain = objects.list.nodes[path].kind == .plain
        guard isPlain, !objects.list.text[range].contains(Path.slash), !range.isEmpty else {
            let whole = objects.list.string(at: path) ?? ""
            let (folder, name) = Path.split(whole)
            let base = whole.utf8.first == Path.slash ? FolderTable.root : base
            locations[file] = Int32(truncatingIfNeeded: folders.folder(at: folder, from: base))
            if isPlain {
                names[file] = UInt32(range.upperBound - name.utf8.count)..<UInt32(range.upperBound)
            } else {
                escapedNames[file] = name
            }
            return
        }
        locations[file] = Int32(truncatingIfNeeded: base)
        names[file] = UInt32(range.lowerBound)..<UInt32(range.upperBound)
    }

    private mutating func location(of attributes: Placement, around: Int32) -> Int32 {
        guard let base = base(of: attributes, around: around) else { return Self.none }
        guard let node = attributes.path else { return Int32(truncatingIfNeeded: base) }
        if objects.list.nodes[node].kind == .plain {
            let bytes = objects.list.text[objects.list.range(of: node)]
            if !bytes.contains(Path.slash) { return Int32(truncatingIfNeeded: folders.folder(bytes, in: base)) }
        }
        let path = objects.list.string(at: node) ?? ""
        return Int32(truncatingIfNeeded: folders.folder(at: path, from: base))
    }

    /// The folder from which a path goes out; nil for those that only a build knows.
    private func base(of attributes: Placement, around: Int32) -> Int? {
        guard let tree = attributes.sourceTree, !objects.list.isString(tree, "<group>") else {
            return around == Self.none ? nil : Int(around)
        }
        if objects.list.isString(tree, "SOURCE_ROOT") { return sourceRoot }
        return objects.list.isString(tree, "<absolute>") ? FolderTable.root : nil
    }
}

/// What says where a group or a file lies: the nodes of its values.
private struct Placement {
    var path: Int?
    var sourceTree: Int?
    var children: Int?
    /// Whether the file's type is `wrapper`.
    var isWrapper = false
}

extension PropertyList {
    @inline(__always)
    fileprivate func placement(of object: Int) -> Placement {
        var placement = Placement()
        guard nodes[object].kind == .dictionary else { return placement }
        var key = object + 1
        let end = nodes[object].next - 1
        while key < end {
            switch nodes[key].length {
            case 4 where isString(key, "path"): placement.path = key + 1
            case 8 where isString(key, "children"): placement.children = key + 1
            case 10 where isString(key, "sourceTree"): placement.sourceTree = key + 1
            case 17 where isString(key + 1, "wrapper"): placement.isWrapper = true
            default: break
            }
            key = next(after: key + 1)
        }
        return placement
    }
}
