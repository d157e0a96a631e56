import Text

extension TemplateSet {
    /// The first folders of what its blueprints write or change, which a project can map to places of its own. One that
    /// depends on a parameter's value is a template.
    public var roots: Set<String> { blueprints.reduce(into: []) { $0.formUnion($1.roots) } }
}

extension Blueprint {
    /// The first folders of what it writes or changes.
    public var roots: Set<String> {
        var roots = Set(files.compactMap(\.targetRoot))
        for target in edits.map({ Path.components($0.file) }) where target.count > 1 { roots.insert(target[0]) }
        return roots
    }
}
