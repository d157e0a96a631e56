import Platform
import Text

extension SourceTree {
    /// The modules in the tree, by folder and name, with the set of each: the one that the project configures for its
    /// folder, else the one of `sets` that its files are called as.
    ///
    /// Where modules follow one of the project's `own` sets, what lies beside them and is called like most of its files is
    /// one, too.
    func modules(of project: CheckedProject, sets: [SetNames], own: Set<String>, threads: Int) -> [FoundModule] {
        let finder = ModuleFinder(in: self, sets: sets)
        let fit = SetFit(sets, usual: project.usualSet)
        let otherFit = own.isEmpty ? nil : SetFit(sets.filter { !own.contains($0.set) }, usual: nil)
        let sightings = finder.modules(threads: threads)
        let folders = project.setsOfFolders
        let modules = inParallel(sightings.count, threads: threads) { number in
            let files = finder.paths(of: sightings[number])
            let configured = Self.configuredSet(of: sightings[number].folder, in: folders)
            let needsFit = configured == nil || sightings[number].isDoubtful
            let set = needsFit ? fit.best(for: sightings[number].name, files: files) : configured
            let mayBeOthers = configured == nil && set != project.usualSet && own.contains(set ?? "")
            return FoundModule(
                sightings[number], files: files, set: set,
                otherSet: mayBeOthers ? otherFit?.best(for: sightings[number].name, files: files) : nil,
                isSetConfigured: configured != nil)
        }
        guard modules.contains(where: \.isDoubtful) else { return modules }
        func place(_ module: FoundModule) -> String { Path.split(module.folder).folder + " " + (module.set ?? "") }
        let places = Set(modules.filter { own.contains($0.set ?? "") && !$0.isDoubtful }.map(place))
        return modules.filter { !$0.isDoubtful || places.contains(place($0)) }
    }

    /// The set of the innermost folder that has one configured.
    private static func configuredSet(of folder: String, in folders: [String: String]) -> String? {
        guard !folders.isEmpty else { return nil }
        return folders.filter { $0.key == "." || folder == $0.key || folder.hasPrefix($0.key + "/") }
            .max { $0.key.utf8.count < $1.key.utf8.count }?.value
    }
}
