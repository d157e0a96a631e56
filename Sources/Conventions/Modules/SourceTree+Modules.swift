import Platform

extension SourceTree {
    /// The modules in the tree, by folder and name, with the set of each: the one that the project configures for its
    /// folder, else the one of `sets` that its files are called as.
    func modules(of project: CheckedProject, sets: [SetNames], threads: Int) -> [FoundModule] {
        let finder = ModuleFinder(in: self, sets: sets)
        let fit = SetFit(sets, usual: project.usualSet)
        let sightings = finder.modules(threads: threads)
        let folders = project.setsOfFolders
        return inParallel(sightings.count, threads: threads) { number in
            let files = finder.paths(of: sightings[number])
            let configured = Self.configuredSet(of: sightings[number].folder, in: folders)
            return FoundModule(
                sightings[number], files: files,
                set: configured ?? fit.best(for: sightings[number].name, files: files),
                isSetConfigured: configured != nil)
        }
    }

    /// The set of the innermost folder that has one configured.
    private static func configuredSet(of folder: String, in folders: [String: String]) -> String? {
        guard !folders.isEmpty else { return nil }
        return folders.filter { $0.key == "." || folder == $0.key || folder.hasPrefix($0.key + "/") }
            .max { $0.key.utf8.count < $1.key.utf8.count }?.value
    }
}
