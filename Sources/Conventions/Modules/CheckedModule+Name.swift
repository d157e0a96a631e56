import Text

extension CheckedModule {
    /// The name by which `gen` writes to the module's folder, groups included: `Settings/Profile`; nil where it cannot,
    /// since the folder lies elsewhere or is called otherwise.
    var generatedName: String? {
        guard let first = convention?.mainRoot ?? convention?.files.first?.root, !first.isEmpty else { return nil }
        var root = first.map { $0.text(for: forms) }
        guard root.removeLast() == forms.name else { return nil }
        if let place = root.first { root[0] = index.directories[place] ?? place }
        let parts = Path.components(folder)
        let place = root.flatMap(Path.components)
        guard parts.last == forms.name, parts.starts(with: place), parts.count > place.count else { return nil }
        return Path.join(Array(parts.dropFirst(place.count)))
    }

    /// Where `gen` writes what lies beside the module, groups included.
    func path(beside pattern: [NamePattern]) -> String {
        var parts = pattern.map { $0.text(for: forms) }
        let groups = generatedName.map { Path.components($0).dropLast() } ?? []
        if parts.count > 1 {
            parts.insert(contentsOf: groups, at: pattern.dropFirst().firstIndex(where: \.hasName) ?? 1)
        }
        if let root = parts.first { parts[0] = index.directories[root] ?? root }
        return Path.join(parts)
    }
}
