import BuiltInSets
import Conventions
import Scaffolding
import TemplateSets

/// The template sets that a project's modules may follow.
struct ProjectSets {
    private let library: SetLibrary
    private let builtIn: Set<String>
    /// What the sets call their files. A team's own sets come before the built-in ones.
    let names: [SetNames]
    /// The sets that the project has itself, or says that it uses.
    let own: Set<String>

    init(of project: Project) throws {
        library = project.library
        var names: [SetNames] = []
        var builtInNames: [SetNames] = []
        for found in try library.all() {
            if found.path == nil, let packed = SetNames(ofBuiltIn: found.name) {
                builtInNames.append(packed)
            } else {
                names.append(SetNames(of: try library.load(found.name)))
            }
        }
        own = Set(names.map(\.set)).union(project.usualSet.map { [$0] } ?? [])
        builtIn = Set(builtInNames.map(\.set))
        self.names = names + builtInNames
    }

    /// Where to have the conventions of some sets from. A convention that cannot be read is told here.
    func conventionSources(_ sets: Set<String>) throws -> [ConventionSource] {
        try sets.sorted().map { name in
            if builtIn.contains(name) { return .builtIn(name) }
            let set = try library.load(name)
            try Convention.validate(set)
            return .templates(set, variants: try set.skeletons())
        }
    }
}

/// What a convention is read from.
enum ConventionSource: Sendable {
    case builtIn(String)
    case templates(TemplateSet, variants: [[SkeletonFile]])

    /// The convention, which shares nothing with one that was made before: threads that count the references of one
    /// would wait for each other all the time.
    var convention: Convention? {
        switch self {
        case .builtIn(let name): Convention(ofBuiltIn: name)
        case .templates(let set, let variants): try? Convention(set: set, variants: variants)
        }
    }
}
