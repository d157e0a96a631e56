import FileChanges
import TemplateSets

/// What one blueprint writes in a run.
struct WrittenThing {
    private(set) var scaffold: Scaffold
    let names: [ModuleName]
    private(set) var modules: [RenderedModule]
    /// The paths that something else writes, or that are there.
    private let omitted: Set<String>

    /// - Parameter isOmitted: whether a file is not written, though the blueprint has it.
    init(
        _ scaffold: Scaffold, _ names: [ModuleName], omitting isOmitted: (FileChange) throws -> Bool = { _ in false }
    ) throws {
        self.scaffold = scaffold
        self.names = names
        modules = try scaffold.render(names)
        omitted = Set(try modules.flatMap(\.files).filter(isOmitted).map(\.path))
        omit()
    }

    /// The names as those of the types that they stand for: `ClientApiService` where a blueprint adds to the name.
    var fullNames: [String] { names.map { $0.path + scaffold.blueprint.suffix } }

    var isInternal: Bool { scaffold.facts.isInternal }

    /// Renders it anew, with nothing public; tells whether that made a difference.
    mutating func makeInternal() throws(ScaffoldError) -> Bool {
        let before = modules.flatMap(\.files)
        scaffold.facts.isInternal = true
        modules = try scaffold.render(names)
        omit()
        return modules.flatMap(\.files) != before
    }

    /// Changes each of its files.
    mutating func change(_ change: (inout FileChange) -> Void) {
        for module in modules.indices {
            for file in modules[module].files.indices { change(&modules[module].files[file]) }
        }
    }

    private mutating func omit() {
        guard !omitted.isEmpty else { return }
        for index in modules.indices {
            modules[index].files = modules[index].files.filter { !omitted.contains($0.path) }
        }
    }
}
