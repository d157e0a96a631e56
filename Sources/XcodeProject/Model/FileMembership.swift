import Text

/// Tells of paths whether targets hold them.
struct FileMembership {
    private let project: ProjectFile
    private var index: FileIndex
    private let synchronized: [SynchronizedFolder]
    private let packages: [String]
    /// What is new is in no target, whatever the targets hold.
    private lazy var entries = BuildEntries(project)
    /// By folders: whether a target holds them, or what is around them, as a whole.
    private var folders: [String: Bool] = ["": false]

    init(_ project: ProjectFile) {
        self.project = project
        index = FileIndex(project)
        synchronized = project.synchronizedFolders
        packages = project.localPackages
    }

    /// Whether a target holds a file, or has no need to.
    mutating func isHeldOrNeedsNot(_ path: String) -> Bool {
        let (folder, name) = Path.split(path)
        guard FileKind(name).phase != nil else { return true }
        if let folder = synchronized.last(where: { path.isPath(in: $0.path) }) {
            // Of a folder that no target takes as a whole, targets may take some files.
            guard folder.targets.isEmpty, !folder.exceptions.isEmpty, let relative = folder.relativePath(of: path)
            else { return true }
            return folder.isOpaque(relative) || folder.exceptions.keys.contains { folder.isMember(relative, of: $0) }
        }
        if packages.contains(where: { path.isPath(in: $0) }) { return true }
        return isHeld(path) || isHeldAsAWhole(folder)
    }

    /// A folder may be held as a whole, as an asset catalogue is.
    private mutating func isHeldAsAWhole(_ folder: String) -> Bool {
        if let known = folders[folder] { return known }
        let isWhole = isHeld(folder) || isHeldAsAWhole(Path.split(folder).folder)
        folders[folder] = isWhole
        return isWhole
    }

    private mutating func isHeld(_ path: String) -> Bool {
        for file in index.files(at: path) where project.isFile(file) && !project.isVersion(file) {
            if !project.holders(of: file, entries).isEmpty { return true }
        }
        return false
    }
}
