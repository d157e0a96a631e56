import Platform
import Text

/// Everything on disk that a plan meets, each folder looked at once.
struct DestinationTree {
    /// Where the way to a folder ends.
    enum Way {
        case folder(DestinationFolder)
        case blocked(ConflictReason)
    }

    /// What lies where a file goes, or goes from.
    enum Spot {
        case free
        case taken(Entry)
        case blocked(ConflictReason)
    }

    /// The root as it is now.
    let rootEntry: Entry
    private let fileSystem: any FileSystem
    private let root: String
    private let chain: FolderChain
    private var realRoot: String?
    private let rootFolder: DestinationFolder
    /// The way that was gone last, and its folders: a plan's files stand folder by folder.
    private var last: (path: String, way: Way)?
    private var ways: [(name: String, way: Way)] = []
    /// The existing folders in which something changes; paths below the root.
    private(set) var stagingFolders: [String] = []
    /// What has to be built, in the plan's order.
    private var built: [StagedItem] = []
    /// What goes, in the plan's order.
    private var removed: [StagedItem] = []

    /// What has to be done. What goes goes first, since it may stand where something new does.
    var items: [StagedItem] { removed + built }

    init(root: String, on fileSystem: any FileSystem) throws(FileError) {
        self.fileSystem = fileSystem
        self.root = root
        let directory = try fileSystem.open(root)
        rootEntry = try directory.entry()
        chain = FolderChain(directory)
        rootFolder = DestinationFolder(path: "", place: .onDisk, names: try directory.names())
    }

    /// The folder at a path below the root, with links inside the project resolved.
    mutating func folder(at path: String) throws(FileError) -> Way {
        if let last, last.path.isExactly(path) { return last.way }
        let names = Path.components(path)
        var shared = 0
        while shared < min(ways.count, names.count), ways[shared].name.isExactly(names[shared]) { shared += 1 }
        ways.removeSubrange(shared...)
        var way = ways.last?.way ?? .folder(rootFolder)
        for name in names.dropFirst(shared) {
            guard case .folder(let folder) = way else { break }
            way = try enter(name, of: folder)
            ways.append((name, way))
        }
        last = (path, way)
        return way
    }

    /// Claims a name in a folder for a file of the plan.
    func claim(_ name: String, in folder: DestinationFolder) throws(FileError) -> Spot {
        var existing: Entry?
        switch folder.find(name) {
        case .otherForm(let other): return .blocked(.sameNameInOtherForm(other))
        case .planned(.file), .removed: return .blocked(.duplicate)
        case .planned(.folder), .planned(.blocked): return .blocked(.folderInTheWay)
        case .onDisk: existing = try chain.open(folder.path).entry(name)
        case .nothing: break
        }
        folder.plan(.file, as: name)
        return existing.map(Self.spot) ?? .free
    }

    /// Claims a file in a folder for its removal. To be asked before any change claims a place.
    func release(_ name: String, in folder: DestinationFolder) throws(FileError) -> Spot {
        switch folder.find(name) {
        case .otherForm(let other): return .blocked(.sameNameInOtherForm(other))
        case .removed: return .blocked(.duplicate)
        case .nothing: return .free
        case .onDisk, .planned: break
        }
        guard let entry = try chain.open(folder.path).entry(name) else { return .free }
        if entry.kind == .file { folder.remove(name) }
        return Self.spot(entry)
    }

    private static func spot(_ entry: Entry) -> Spot {
        switch entry.kind {
        case .file: .taken(entry)
        case .directory: .blocked(.folderInTheWay)
        case .link: .blocked(.link)
        case .other: .blocked(.specialFile)
        }
    }

    /// The bytes of a file in a folder.
    func read(
        _ name: String, in folder: DestinationFolder, expecting bytes: [UInt8]
    ) throws(FileError) -> [UInt8] {
        try chain.open(folder.path).read(name, expecting: bytes)
    }

    /// Takes note that a file has to be written, with a model where it is not a new one like any other.
    mutating func stage(
        _ bytes: [UInt8], as name: String, in folder: DestinationFolder, replacing old: StagedItem.Old?,
        model: FileModel?
    ) {
        switch folder.place {
        case .onDisk:
            let number = stagingNumber(of: folder)
            let model = old == nil ? model : FileModel(folder: number, name: name)
            let step = StagedItem.Step.file("", bytes: bytes, model: model)
            built.append(StagedItem(folder: number, name: name, old: old, steps: [step]))
        case .new(let item, let suffix):
            built[item].steps.append(.file(suffix + "/" + name, bytes: bytes, model: model))
        }
    }

    /// Takes note that a file goes; returns where it is, for a new file to be made like it.
    mutating func stageRemoval(
        of name: String, in folder: DestinationFolder, _ old: StagedItem.Old
    ) -> FileModel {
        let number = stagingNumber(of: folder)
        removed.append(StagedItem(folder: number, name: name, old: old, steps: []))
        return FileModel(folder: number, name: name)
    }

    private mutating func enter(_ name: String, of parent: DestinationFolder) throws(FileError) -> Way {
        let path = Path.join(parent.path, name)
        var way: Way?
        switch parent.find(name) {
        case .otherForm(let other): return .blocked(.sameNameInOtherForm(other))
        case .planned(.folder(let known)): return .folder(known)
        case .planned(.file): return .blocked(.fileInTheWay(path))
        case .planned(.blocked(let reason)): return .blocked(reason)
        case .onDisk: way = try look(at: path, name, in: chain.open(parent.path))
        case .nothing, .removed: break
        }
        // A file of the plan may still come to stand where a file is, so the name stays unclaimed.
        if case .blocked(.fileInTheWay(path)) = way { return .blocked(.fileInTheWay(path)) }
        let found =
            way ?? .folder(DestinationFolder(path: path, place: newPlace(name, in: parent), names: []))
        switch found {
        case .folder(let folder): parent.plan(.folder(folder), as: name)
        case .blocked(let reason): parent.plan(.blocked(reason), as: name)
        }
        return found
    }

    /// What the disk has where a folder is named; nil where it has nothing any more.
    private mutating func look(
        at path: String, _ name: String, in parent: any Directory
    ) throws(FileError) -> Way? {
        do throws(FileError) {
            let names = try chain.open(path).names()
            return .folder(DestinationFolder(path: path, place: .onDisk, names: names))
        } catch {
            guard error.isNoFolder else { throw error }
        }
        switch try parent.entry(name)?.kind {
        case .link: return try follow(path)
        case nil: return nil
        case .directory, .file, .other: return .blocked(.fileInTheWay(path))
        }
    }

    private mutating func stagingNumber(of folder: DestinationFolder) -> Int {
        if let known = folder.stagingNumber { return known }
        folder.stagingNumber = stagingFolders.count
        stagingFolders.append(folder.path)
        return stagingFolders.count - 1
    }

    private mutating func newPlace(_ name: String, in parent: DestinationFolder) -> DestinationFolder.Place {
        switch parent.place {
        case .onDisk:
            let number = stagingNumber(of: parent)
            built.append(StagedItem(folder: number, name: name, old: nil, steps: [.folder("")]))
            return .new(item: built.count - 1, suffix: "")
        case .new(let item, let suffix):
            built[item].steps.append(.folder(suffix + "/" + name))
            return .new(item: item, suffix: suffix + "/" + name)
        }
    }

    /// The folder that a link leads to, found by its own path so that two ways to it are one folder.
    private mutating func follow(_ path: String) throws(FileError) -> Way {
        let realRoot = try knownRealRoot()
        let target: String
        do throws(FileError) {
            target = try fileSystem.realPath(Path.join(root, path))
        } catch {
            guard [ENOENT, ELOOP, ENOTDIR].contains(error.code) else { throw error }
            return .blocked(.brokenLink(path))
        }
        if target.isExactly(realRoot) { return .folder(rootFolder) }
        let inside = realRoot.utf8.last == Path.slash ? realRoot : realRoot + "/"
        guard target.utf8.starts(with: inside.utf8) else { return .blocked(.linkLeadsOutside(path)) }
        var way = Way.folder(rootFolder)
        for name in Path.components(String(target.utf8.dropFirst(inside.utf8.count)) ?? "") {
            guard case .folder(let folder) = way else { break }
            way = try enter(name, of: folder)
        }
        return way
    }

    private mutating func knownRealRoot() throws(FileError) -> String {
        if let realRoot { return realRoot }
        let path = try fileSystem.realPath(root)
        realRoot = path
        return path
    }
}
