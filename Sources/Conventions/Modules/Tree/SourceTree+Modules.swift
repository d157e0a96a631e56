import Platform
import Text

extension SourceTree {
    /// The modules in the tree, by folder and name, with the set of each: the one that the project configures for its
    /// folder, else the one of `sets` that its files are called as.
    ///
    /// Where modules follow one of the project's `own` sets, what lies beside them and is called like most of its files
    /// is one, too.
    func modules(of project: CheckedProject, sets: [SetNames], own: Set<String>, threads: Int) -> [FoundModule] {
        let shaped = sets.filter { own.contains($0.set) && $0.shape != nil }
        let finder = ModuleFinder(
            in: self, sets: sets,
            shapes: shaped.isEmpty
                ? nil
                : ShapeFinder(
                    tree: self, sets: shaped, directories: project.directories, setsOfFolders: project.setsOfFolders))
        let fit = SetFit(sets, usual: project.usualSet)
        let otherFit = own.isEmpty ? nil : SetFit(sets.filter { !own.contains($0.set) }, usual: nil)
        let scattered = shaped.filter { $0.shape?.otherHomes.isEmpty == false }
        let found = finder.modules(threads: threads)
        let sightings = scattered.isEmpty ? found : joined(found, of: scattered, project.directories)
        let folders = project.setsOfFolders
        let prefixed = sets.filter(\.isPrefixChosen)
        let modules = inParallel(sightings.count, threads: threads, fewest: 64) { number in
            let files = finder.paths(of: sightings[number])
            let shapeSet = sightings[number].shapeSet
            if let shapeSet, !sightings[number].isDoubtful {
                return FoundModule(
                    sightings[number], files: files, set: shapeSet, otherSet: nil, isSetConfigured: false)
            }
            let isForeign = { (set: String) in prefixed.contains { $0.set == set && !$0.hasPrefix(sightings[number]) } }
            let configured = Self.configuredSet(of: sightings[number].folder, in: folders)
            let needsFit = configured.map(isForeign) ?? true || sightings[number].isDoubtful
            let best = needsFit ? fit.best(for: sightings[number].name, files: files) ?? shapeSet : configured
            // What extends something is called after that, and no type is called as it:
            // 'AddAccount+ImportPresenter.swift'.
            let isExtension = sightings[number].name.utf8.contains(UInt8(ascii: "+"))
            let set = isExtension || best.map(isForeign) == true ? nil : best
            let mayBeOthers = configured == nil && set != project.usualSet && own.contains(set ?? "")
            return FoundModule(
                sightings[number], files: files, set: set,
                otherSet: mayBeOthers ? otherFit?.best(for: sightings[number].name, files: files) : nil,
                isSetConfigured: !needsFit || configured == set)
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

extension SetNames {
    /// Whether a module has the text before its name that the set's modules of this project have. One whose folder is
    /// called as the end of its own name has another one.
    fileprivate func hasPrefix(_ module: ModuleFinder.Sighted) -> Bool {
        let own = prefix.isEmpty ? module.name : NamePattern.name(of: module.name, without: prefix)
        guard prefix.isEmpty || own != module.name else { return false }
        let folder = String(module.folder.lastComponent)
        return shape?.home.name(ofFolder: folder).map { $0 == own || !own.hasSuffix($0) } ?? true
    }
}
