import Text

extension ProjectFile {
    /// What is wrong with the files of a project: first those of the paths that no target holds, in their order, then
    /// what targets hold wrongly, that of outer groups first.
    /// - Parameters:
    ///   - paths: Files that are on disk, from the project's folder. Only files that a target can hold count, and none
    ///     of synchronized folders and local packages.
    ///   - exists: Whether a path, from the project's folder or absolute, is on disk.
    public func problems(of paths: [String], exists: (String) -> Bool) -> [Problem] {
        let held = HeldFiles(self)
        let missing = paths.filter { !held.isHeldOrNeedsNot($0) }.map { Problem(.notInTarget, path: $0) }
        return missing + held.wrong(exists: exists)
    }
}

/// What the targets of a project hold, by paths.
private struct HeldFiles {
    /// A file with the targets that hold it, one for each time.
    private struct File {
        var path: String
        var targets: [String]
    }

    private var files: [File] = []
    private var numbers: [String: Int] = [:]
    private let synchronized: [SynchronizedFolder]
    private let packages: [String]

    init(_ project: ProjectFile) {
        let entries = BuildEntries(project)
        synchronized = project.synchronizedFolders
        packages = project.localPackages
        for file in project.tree.order.map(Int.init) where project.isFile(file) && !project.isVersion(file) {
            guard let path = project.tree.path(of: file, in: project.objects) else { continue }
            let holders = entries[project.buildItem(of: file)]
            let targets = holders.filter { project.objects.kinds[$0.phase] != .copyFilesPhase }
            guard !targets.isEmpty else { continue }
            add(path, targets.map { project.name(ofTarget: $0.target) })
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

    func isHeldOrNeedsNot(_ path: String) -> Bool {
        let components = Path.components(path)
        guard let name = components.last, FileKind(name).phase != nil else { return true }
        if synchronized.contains(where: { path.isPath(in: $0.path) }) { return true }
        if packages.contains(where: { path.isPath(in: $0) }) { return true }
        // A folder may be held as a whole, as an asset catalogue is.
        return (1...components.count).contains { numbers[Path.join(Array(components[..<$0]))] != nil }
    }

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

extension ProjectFile {
    /// Whether an object is one of the versions of a file, such as a data model's: targets hold them together.
    fileprivate func isVersion(_ file: Int) -> Bool {
        tree.parent(of: file).map { objects.kinds[$0] == .versionGroup } ?? false
    }
}
