import Text

/// What the targets of a project hold, by paths.
struct HeldFiles {
    /// A file with the targets that hold it, one for each time.
    private struct File {
        var path: String
        var targets: [String]
    }

    private var files: [File] = []
    private var numbers: [String: Int] = [:]
    private let synchronized: [SynchronizedFolder]

    /// - Parameter folders: The folders whose files count, with all below them; nil for all.
    init(_ project: ProjectFile, in folders: [String]?) {
        synchronized = project.synchronizedFolders
        var places = Places(project.tree.folders, within: folders)
        var entries: BuildEntries?
        for file in project.tree.order.map(Int.init) where project.isFile(file) && !project.isVersion(file) {
            guard let location = project.tree.location(of: file), places.count(location) else { continue }
            if entries == nil { entries = BuildEntries(project) }
            guard let targets = entries.map({ project.holders(of: file, $0) }), !targets.isEmpty else { continue }
            let folder = places.path(of: location)
            let path = project.tree.name(of: file, in: project.objects).map { Path.join(folder, $0) } ?? folder
            add(path, targets.map(project.name))
        }
    }

    private mutating func add(_ path: String, _ targets: [String]) {
        if let number = numbers[path] {
            files[number].targets += targets
        } else {
            numbers[path] = files.count
            files.append(File(path: path, targets: targets))
        }
    }

    var paths: [String] { files.map(\.path) }

    func wrong(exists: (String) -> Bool) -> [Problem] {
        files.flatMap { file in
            var known: [String] = []
            var problems: [Problem] = []
            let isMissing = !exists(file.path)
            for target in file.targets {
                let isSecond = known.contains(target)
                if !isSecond, isMissing { problems.append(Problem(.notOnDisk, path: file.path, target: target)) }
                let isTwice = isSecond || isSynchronized(file.path, in: target)
                if isTwice, problems.last?.kind != .listedTwice || problems.last?.target != target {
                    problems.append(Problem(.listedTwice, path: file.path, target: target))
                }
                known.append(target)
            }
            return problems
        }
    }

    private func isSynchronized(_ path: String, in target: String) -> Bool {
        synchronized.contains { folder in
            folder.relativePath(of: path).map { folder.isMember($0, of: target) } ?? false
        }
    }
}

/// The folders of a project by numbers: which of them count, and their paths, each found out once.
private struct Places {
    private let folders: FolderTable
    private var counted: [Bool?]
    private var paths: [String?]

    init(_ folders: FolderTable, within outer: [String]?) {
        self.folders = folders
        counted = [Bool?](repeating: outer == nil ? true : nil, count: folders.count)
        paths = [String?](repeating: nil, count: folders.count)
        for folder in (outer ?? []).compactMap(folders.find) { counted[folder] = true }
    }

    mutating func count(_ folder: Int) -> Bool {
        if let known = counted[folder] { return known }
        let isCounted = folders.parent(of: folder).map { count($0) } ?? false
        counted[folder] = isCounted
        return isCounted
    }

    mutating func path(of folder: Int) -> String {
        if let known = paths[folder] { return known }
        let path = folders.path(of: folder)
        paths[folder] = path
        return path
    }
}
