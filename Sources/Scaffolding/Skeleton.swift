import TemplateSets

extension TemplateSet {
    /// The set's module as it is written for the placeholder names: once with all defaults, and once more for each
    /// other value of each parameter.
    public func skeletons() throws(ScaffoldError) -> [[SkeletonFile]] {
        guard let blueprint = blueprints.first(where: { $0.name == Self.defaultBlueprint }),
            let name = try? ModuleName(PlaceholderName.module)
        else { return [] }
        var skeletons: [[SkeletonFile]] = []
        let templates = TemplateCache(set: self)
        for variant in variants(of: blueprint) {
            let facts = ProjectFacts()
            guard let values = try? ParameterValues(variant, for: self, blueprint: blueprint, project: facts)
            else { continue }
            let scaffold = try Scaffold(self, blueprint, values, facts, partials: templates.partials) {
                (file) throws(ScaffoldError) in
                try templates.file(file, hasText: !SkeletonFile.isTest(file.target))
            }
            skeletons.append(try scaffold.skeleton(of: name))
        }
        return skeletons
    }

    private func variants(of blueprint: Blueprint) -> [[String: [String]]] {
        var required: [String: [String]] = [:]
        for parameter in parameters where parameter.isRequired && parameter.defaultValue == nil {
            required[parameter.name] = parameter.placeholders.first
        }
        let others = parameters.filter(blueprint.takes).flatMap { parameter in
            parameter.placeholders.filter { $0 != parameter.defaultValue.map { [$0] } }
                .map { required.merging([parameter.name: $0]) { $1 } }
        }
        return [required] + others
    }
}

extension Parameter {
    /// Values that stand for all that the parameter can have.
    fileprivate var placeholders: [[String]] {
        let item = PlaceholderName.item
        return kind.values.map { $0.map { [$0] } } ?? [[kind.example(name: item + "1", type: item + "2")]]
    }
}
