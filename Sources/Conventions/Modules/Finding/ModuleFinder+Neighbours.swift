extension ModuleFinder {
    /// What has several roles, though none that only a VIPER module has, in a folder of its own name beside the folders
    /// of modules: their presenter may be all that it lacks.
    func neighbours(of keys: [Key], among found: [Key: Sighting]) -> [Key] {
        func hasOwnFolder(_ key: Key) -> Bool { tree.folders[key.folder].name == key.name }
        let candidates = found.filter { $1.isSeveral && !$1.hasCore && hasOwnFolder($0) }.map(\.key)
        guard !candidates.isEmpty else { return [] }
        let folders = Set(keys.map(\.folder))
        let parents = Set(keys.filter(hasOwnFolder).map { tree.folders[$0.folder].parent })
        return candidates.filter { parents.contains(tree.folders[$0.folder].parent) && !isInside(folders, $0.folder) }
            .sorted { ($0.folder, $0.name) < ($1.folder, $1.name) }
    }

    /// Whether a folder, or one that it lies in, is among some.
    private func isInside(_ folders: Set<Int>, _ folder: Int) -> Bool {
        var next: Int? = folder
        while let index = next {
            if folders.contains(index) { return true }
            next = tree.folders[index].parent
        }
        return false
    }
}
