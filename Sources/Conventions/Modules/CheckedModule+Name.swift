import Text

extension CheckedModule {
    /// The name by which `gen` writes to the module's folder, groups included: `Settings/Profile`; nil where it cannot,
    /// since the folder lies elsewhere or is called otherwise.
    var generatedName: String? {
        guard let first = convention?.files.first, !first.root.isEmpty else { return nil }
        var root = first.root.map { $0.text(for: forms) }
        guard root.removeLast() == name else { return nil }
        if let place = root.first { root[0] = index.directories[place] ?? place }
        let parts = Path.components(folder)
        let place = root.flatMap(Path.components)
        guard parts.last == name, parts.starts(with: place), parts.count > place.count else { return nil }
        return Path.join(Array(parts.dropFirst(place.count)))
    }
}
