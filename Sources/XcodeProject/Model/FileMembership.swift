import Text

/// Tells of paths whether targets hold them.
struct FileMembership {
    private let project: ProjectFile
    private var index: FileIndex
    private let synchronized: [SynchronizedFolder]
    private let packages: [String]
    /// What is new is in no target, whatever the targets hold.
    private lazy var entries = BuildEntries(project)
    /// Whether what is compiled elsewhere is to be so in folders that are copied as they are, too.
    private let compilesAll: Bool
    /// By whether it is something to compile, and by folders: whether a target holds them, or what is around them, as a
    /// whole.
    private var folders: [Bool: [String: Bool]] = [true: ["": false], false: ["": false]]

    init(_ project: ProjectFile, compilingAll compilesAll: Bool) {
        self.project = project
        self.compilesAll = compilesAll
        index = FileIndex(project)
        synchronized = project.synchronizedFolders
        packages = project.localPackages
    }

    /// Whether a target holds a file, or has no need to.
    mutating func isHeldOrNeedsNot(_ path: String) -> Bool {
        let (folder, name) = Path.split(path)
        let kind = FileKind(name)
        guard kind.phase != nil else { return true }
        if let folder = synchronized.last(where: { path.isPath(in: $0.path) }) {
            // Of a folder that no target takes as a whole, targets may take some files.
            guard folder.targets.isEmpty, !folder.exceptions.isEmpty, let relative = folder.relativePath(of: path)
            else { return true }
            return folder.isOpaque(relative) || folder.exceptions.keys.contains { folder.isMember(relative, of: $0) }
        }
        if packages.contains(where: { path.isPath(in: $0) }) { return true }
        return isHeld(path) || isHeldAsAWhole(folder, compiled: compilesAll && kind.isCompiled)
    }

    /// Whether all targets that take a synchronized folder leave out a file of it, and none holds it.
    mutating func isLeftOut(_ path: String) -> Bool {
        guard let folder = synchronized.last(where: { path.isPath(in: $0.path) }), !folder.exceptions.isEmpty,
            let relative = folder.relativePath(of: path), case .leftOut = folder.omission(of: relative)
        else { return false }
        return !isHeld(path)
    }

    /// A folder may be held as a whole, as an asset catalogue is.
    private mutating func isHeldAsAWhole(_ folder: String, compiled isCompiled: Bool) -> Bool {
        if let known = folders[isCompiled]?[folder] { return known }
        let isWhole =
            isHeld(folder, asFolder: !isCompiled)
            || isHeldAsAWhole(Path.split(folder).folder, compiled: isCompiled)
        folders[isCompiled]?[folder] = isWhole
        return isWhole
    }

    private mutating func isHeld(_ path: String, asFolder: Bool = true) -> Bool {
        for file in index.files(at: path) where project.isFile(file) && !project.isVersion(file) {
            if !asFolder, project.isFolderReference(file) { continue }
            if !project.holders(of: file, entries).isEmpty { return true }
        }
        return false
    }
}
