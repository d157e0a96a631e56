import BuiltInSets
import Conventions
import Scaffolding
import TemplateSets

extension SetCatalog {
    /// The template sets that a project's modules may follow, a team's own before the built-in ones.
    init(of project: Project) throws {
        let library = project.library
        var names: [SetNames] = []
        var builtInNames: [SetNames] = []
        // The sets that are not inside the binary.
        var loaded: [String: (set: TemplateSet, held: [String: String])] = [:]
        for found in try library.all() {
            if found.path == nil, let packed = SetNames(ofBuiltIn: found.name) {
                builtInNames.append(packed)
            } else {
                let set = try library.load(found.name)
                let held = project.configuration.prefix(of: set)
                loaded[found.name] = (set, held)
                names.append(SetNames(of: set, holding: held))
            }
        }
        let own = Set(names.map(\.set)).union(project.usualSet.map { [$0] } ?? [])
        self.init(names + builtInNames, own: own) { [loaded] name in
            if loaded[name] == nil, let packed = Convention.packed(ofBuiltIn: name) { return packed }
            let (set, held) = try loaded[name] ?? (library.load(name), [:])
            return try Convention.packed(set: set, variants: try set.skeletons(holding: held))
        }
    }

    /// Throws where the configuration or the environment names a set that is not there, as the project's usual one or
    /// for some folders. What a person has configured for all projects need not be in each.
    func validate(_ project: Project) throws {
        let known = sets
        let configuration = project.configuration
        if let template = configuration.template, case .environment = template.origin, !known.contains(template.set) {
            throw ConfigurationError.badTemplate(template, .unknownSet(template.set, known: known.sorted()))
        }
        if let template = configuration.template, case .file(let path, let location) = template.origin,
            path == project.path(Configuration.fileName), !known.contains(template.set)
        {
            throw ConfigurationError.unknownSet(path: path, location, template.set, known: known.sorted())
        }
        // Only what stands behind a name has the set loaded.
        if let template = configuration.template, template.namesBlueprint, known.contains(template.set) {
            var choice = SetChoice(project: project)
            _ = try choice.find(nil)
        }
        guard let unknown = configuration.check?.setPlaces.first(where: { !known.contains($0.set) }) else { return }
        throw ConfigurationError.unknownSet(path: unknown.path, unknown.location, unknown.set, known: known.sorted())
    }
}

extension Configuration {
    /// The value of the parameter that the files of a set's modules begin with, by its name: what is configured, else
    /// the default. Empty where there is no such parameter, or no value that a project would share.
    func prefix(of set: TemplateSet) -> [String: String] {
        guard let parameter = set.prefixParameter else { return [:] }
        let given = parameters[set.name]?.first { set.parameter(ofOption: $0.name.name)?.name == parameter.name }
        guard let value = given?.texts.first?.text ?? parameter.defaultValue, !value.contains("{{") else { return [:] }
        return [parameter.name: value]
    }
}
