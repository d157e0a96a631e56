import TemplateSets

extension TemplateSet {
    /// Values for the parameters that a blueprint takes and cannot do without.
    func placeholders(of blueprint: Blueprint) -> [String: [String]] {
        let needed = parameters.filter { $0.isRequired && $0.defaultValue == nil && blueprint.takes($0) }
        return Dictionary(uniqueKeysWithValues: needed.map { ($0.name, $0.placeholders.first ?? []) })
    }
}

extension ModuleExtension {
    /// Values that no module has, for the parameters that nobody gave though a module cannot be without them: where
    /// they would stand, lines on disk show what a module was generated with.
    var untold: [String: [String]] {
        var probes: [String: [String]] = [:]
        for name in set.placeholders(of: base).keys where given[name] == nil && !added.contains(name) {
            guard let parameter = set.parameter(name), parameter.kind.values == nil else { continue }
            probes[name] = [ListProbe.value(of: parameter)]
        }
        return probes
    }
}

extension VariantSearch {
    /// Throws where files of a variant depend on a value that nobody gave and that the files on disk do not tell.
    mutating func checkTold(in variant: Variant, _ paths: [String]) throws {
        for name in module.set.placeholders(of: module.base).keys.sorted() where module.given[name] == nil {
            guard let parameter = module.set.parameter(name), parameter.kind.values != nil else { continue }
            try checkChosen(parameter, in: variant, paths)
        }
        for (name, probe) in untold.sorted(by: { $0.key < $1.key }) where variant.values[name] == probe {
            guard let parameter = module.set.parameter(name) else { continue }
            let other = parameter.kind.example(name: "vOther", type: "XOther")
            let values = variant.values.merging([name: [other]]) { $1 }
            let others = try module.render(self.name, [:], found: values)
            guard let others, paths.allSatisfy({ others.changed[$0] == variant.changed[$0] }) else {
                throw ParameterError(parameter, .missing)
            }
        }
    }
    /// The same of a choice without a default: another one may be as near to what is on disk.
    private mutating func checkChosen(_ parameter: Parameter, in variant: Variant, _ paths: [String]) throws {
        for value in parameter.kind.values ?? [] where [value] != variant.values[parameter.name] {
            let values = variant.values.merging([parameter.name: [value]]) { $1 }
            guard let other = try module.render(name, [:], found: values),
                try distance(of: other) <= distance(of: variant)
            else { continue }
            guard paths.allSatisfy({ other.changed[$0] == variant.changed[$0] }) else {
                throw ParameterError(parameter, .missing)
            }
        }
    }
}
