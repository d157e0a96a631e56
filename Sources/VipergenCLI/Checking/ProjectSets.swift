import BuiltInSets
import Conventions
import Scaffolding
import TemplateSets

/// The template sets that a project's modules may follow.
struct ProjectSets {
    private let library: SetLibrary
    /// The sets that are not inside the binary.
    private let loaded: [String: TemplateSet]
    /// What the sets call their files. A team's own sets come before the built-in ones.
    let names: [SetNames]
    /// The sets that the project has itself, or says that it uses.
    let own: Set<String>

    init(of project: Project) throws {
        library = project.library
        var names: [SetNames] = []
        var loaded: [String: TemplateSet] = [:]
        var builtInNames: [SetNames] = []
        for found in try library.all() {
            if found.path == nil, let packed = SetNames(ofBuiltIn: found.name) {
                builtInNames.append(packed)
            } else {
                let set = try library.load(found.name)
                loaded[found.name] = set
                names.append(SetNames(of: set))
            }
        }
        own = Set(names.map(\.set)).union(project.usualSet.map { [$0] } ?? [])
        self.names = names + builtInNames
        self.loaded = loaded
    }

    /// The conventions of some sets as the texts that they are made from, so that each thread can have its own: threads
    /// that count the references of one would wait for each other all the time.
    func packedConventions(_ sets: Set<String>) throws -> [String] {
        try sets.sorted().map { name in
            if loaded[name] == nil, let packed = Convention.packed(ofBuiltIn: name) { return packed }
            let set = try loaded[name] ?? library.load(name)
            return try Convention.packed(set: set, variants: try set.skeletons())
        }
    }
}
