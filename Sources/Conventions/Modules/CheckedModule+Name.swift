import Text

extension CheckedModule {
    /// The name by which `gen` writes to the module's folder, groups included: `Settings/Profile`; nil where it cannot,
    /// since the folder lies elsewhere or is called otherwise.
    var generatedName: String? {
        guard let root = convention?.homeRoot, root.last?.text(for: forms) == forms.name else { return nil }
        let parts = Path.components(folder)
        let place = place(root.dropLast())
        guard parts.last == forms.name, parts.starts(with: place), parts.count > place.count else { return nil }
        return Path.join(Array(parts.dropFirst(place.count)))
    }

    /// Where `gen` writes what lies beside the module, groups included.
    func path(beside pattern: [NamePattern]) -> String {
        let groups = generatedName.map { Path.components($0).dropLast() } ?? []
        let end = pattern.count > 1 ? pattern.dropFirst().firstIndex(where: \.hasName) ?? 1 : 0
        let rest = pattern[end...].map { $0.text(for: forms) }
        return Path.join(place(pattern[..<end]) + groups + rest)
    }
}
