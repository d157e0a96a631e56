extension ModuleFinder {
    /// What has several roles, though none that only a VIPER module has, in a folder of its own name beside the folders of
    /// modules: their presenter may be all that it lacks.
    func neighbours(of keys: [Key], among found: [Key: Sighting]) -> [Key] {
        let folders = Set(keys.map(\.folder))
        let own = keys.filter { tree.folders[$0.folder].name == $0.name }
        let parents = Set(own.map { tree.folders[$0.folder].parent })
        return found.filter { key, sighting in
            guard sighting.isSeveral, !sighting.hasCore, tree.folders[key.folder].name == key.name,
                let parent = tree.folders[key.folder].parent, parents.contains(parent)
            else { return false }
            return !isInside(folders, key.folder)
        }
        .map(\.key).sorted { ($0.folder, $0.name) < ($1.folder, $1.name) }
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
