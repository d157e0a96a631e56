import Text

extension ProjectFile {
    /// What is wrong with the files of a project: first those of the paths that no target holds, in their order, then
    /// what targets hold wrongly, that of outer groups first.
    /// - Parameters:
    ///   - paths: Files that are on disk, from the project's folder. Only files that a target can hold count, and none
    ///     of synchronized folders and local packages.
    ///   - leftOutCounts: Whether those of synchronized folders count that all targets leave out.
    ///   - folders: The folders in which targets may hold something wrongly; nil for all there are.
    ///   - exists: Whether a path, from the project's folder or absolute, is on disk.
    public func problems(
        of paths: [String], leftOutCounts: Bool = false, in folders: [String]? = nil, exists: (String) -> Bool
    ) -> [Problem] {
        let held = HeldFiles(self, in: folders)
        return looseFiles(of: paths, leftOutCounts, folders == nil ? held : nil).map { Problem(.notInTarget, path: $0) }
            + held.wrong(exists: exists)
    }

    /// The files that no target holds in any case of letters: the volumes of nearly all Macs do not tell cases apart.
    private func looseFiles(of paths: [String], _ leftOutCounts: Bool, _ all: HeldFiles?) -> [String] {
        var membership = FileMembership(self, compilingAll: false)
        let files = paths.filter { !membership.isHeldOrNeedsNot($0) || leftOutCounts && membership.isLeftOut($0) }
        guard !files.isEmpty else { return [] }
        let counts = Set(files.map(\.utf8.count))
        let alike = (all ?? HeldFiles(self, in: nil)).paths.lazy.filter { counts.contains($0.utf8.count) }
        let held = Set(alike.map { $0.lowercased() })
        return files.filter { !held.contains($0.lowercased()) }
    }

    /// The files that no target holds, of some that are on disk. Only those that a target can hold count, and none of
    /// synchronized folders and local packages.
    /// - Parameter compilesAll: Whether what is compiled elsewhere is to be so in folders that are copied as they are,
    ///   too.
    public func filesInNoTarget(of paths: [String], compilingAll compilesAll: Bool = false) -> [String] {
        guard !paths.isEmpty else { return [] }
        var membership = FileMembership(self, compilingAll: compilesAll)
        return paths.filter { !membership.isHeldOrNeedsNot($0) }
    }

    /// The files among some that the project names, if only as exceptions in a synchronized folder.
    public func named(among paths: [String]) -> Set<String> {
        guard !paths.isEmpty else { return [] }
        var index = FileIndex(self)
        let folders = synchronizedFoldersByObjects
        return Set(paths.filter { !index.files(at: $0).isEmpty || !folderMentions(of: $0, in: folders).isEmpty })
    }

    /// Whether an object is one of the versions of a file, such as a data model's: targets hold them together.
    func isVersion(_ file: Int) -> Bool {
        tree.parent(of: file).map { objects.kinds[$0] == .versionGroup } ?? false
    }

    /// The targets that hold a file, one for each time; none that only copies it.
    func holders(of file: Int, _ entries: BuildEntries) -> [Int] {
        entries[buildItem(of: file)].filter { objects.kinds[$0.phase] != .copyFilesPhase }.map(\.target)
    }
}
