import Text

extension TemplateSet {
    /// The first folders of what its blueprints write or change, which a project can map to places of its own. One that
    /// depends on a parameter's value is a template.
    public var roots: Set<String> {
        var roots: Set<String> = []
        for blueprint in blueprints {
            for target in blueprint.files.map(\.target) + blueprint.edits.map({ Path.components($0.file) })
            where target.count > 1 {
                roots.insert(target[0])
            }
        }
        return roots
    }
}
