import TemplateSets

extension ProjectReferences {
    /// The names that the project has of what a parameter's values name, in the order of the paths.
    func names(for parameter: Parameter) -> [String] {
        let targets = (parameter.refersTo + [parameter.expects].compactMap(\.self)).prefix(1)
        guard let target = targets.first, let (_, blueprint) = try? set.referred(target),
            let written = WrittenNames(blueprint, facts.directories)
        else { return [] }
        return written.names(among: sources.swiftFiles()).map(\.name.name)
    }
}
