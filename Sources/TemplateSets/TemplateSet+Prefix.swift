extension TemplateSet {
    /// The parameter whose text the names of all Swift files of a module begin with, such as `prefix` in
    /// `{{prefix}}{{name}}Presenter.swift`; nil where there is none. A project has one value of it.
    public var prefixParameter: Parameter? {
        let files = blueprints.first { $0.name == Self.defaultBlueprint }?.files ?? []
        let names = files.filter { !SkeletonFile.isTest($0.target) }.map(\.targetName)
            .filter { $0.utf8.ends(with: ".swift".utf8) && $0.contains("{{name") }
        return parameters.first { parameter in
            !parameter.isList && parameter.kind.values == nil && parameter.refersTo.isEmpty && !names.isEmpty
                && names.allSatisfy { $0.hasPrefix("{{\(parameter.name)}}{{name") }
        }
    }
}
