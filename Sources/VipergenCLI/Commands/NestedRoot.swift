import Platform
import Scaffolding
import TemplateSets
import Text

/// Names with the folder of the modules in front: `Modules/Profile` would become `Modules/Modules/Profile`.
struct NestedRoot {
    private let set: TemplateSet
    private let blueprint: Blueprint
    private let project: Project

    init(of set: TemplateSet, _ blueprint: Blueprint, _ project: Project) {
        self.set = set
        self.blueprint = blueprint
        self.project = project
    }

    /// The names without such folders, if a person says so; without one it is refused, unless there is such a group.
    func resolved(_ names: [ModuleName], _ context: RunContext) throws -> [ModuleName] {
        guard names.contains(where: { !$0.groups.isEmpty }) else { return names }
        let places = places
        return try names.map { name in
            guard let (short, place) = shortened(name, places) else { return name }
            guard context.console.canAsk else { throw NestedRootError(name: name, better: short) }
            let question =
                "\(quoted(Path.join(place))) is the folder of the modules. Generate \(quoted(short.path)) there, and not "
                + "\(quoted(Path.join(place + [name.path])))?"
            return try Prompt(console: context.console).confirm(question, fallback: true) ? short : name
        }
    }

    /// The name without such a folder; nil where it has none.
    func shortened(_ name: ModuleName) -> ModuleName? { shortened(name, places)?.short }

    private var places: [[String]] {
        let directories = project.configuration.directories
        // A group of modules may well be called as an application's folder is, such as `App`.
        let blueprints = set.blueprints.filter { $0.application == nil || $0.name == blueprint.name }
        return Set(blueprints.flatMap(\.roots)).sorted().map { Path.components(directories[$0] ?? $0) }
    }

    private func shortened(_ name: ModuleName, _ places: [[String]]) -> (short: ModuleName, place: [String])? {
        guard !name.groups.isEmpty, let place = places.first(where: { name.groups.starts(with: $0) }),
            !exists(place + name.groups.prefix(1))
        else { return nil }
        var short = name
        short.groups.removeFirst(place.count)
        return (shortened(short, places)?.short ?? short, place)
    }

    private func exists(_ folder: [String]) -> Bool {
        (try? project.fileSystem.entry(at: project.path(Path.join(folder)))) != nil
    }
}

/// A name that has the folder of the modules in front.
struct NestedRootError: Error {
    var name: ModuleName
    var better: ModuleName
}
