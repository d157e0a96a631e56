import Conventions
import Extraction
import Platform
import Text

/// The modules of a project as `check` knows them. From those that look like one of them it is learnt what such a
/// module must have.
struct KnownModules {
    private let checker: ProjectChecker
    private let fileSystem: any FileSystem
    private let reader: ModuleReader

    /// So many tell what is usual.
    private static let most = 8

    init(in project: Project, _ reader: ModuleReader) throws {
        checker = ProjectChecker(
            try CheckedProject(project, .all), sets: try SetCatalog(of: project), on: project.fileSystem,
            threads: processorCount)
        fileSystem = project.fileSystem
        self.reader = reader
    }

    /// Where they lie.
    private(set) lazy var places = checker.modulePlaces

    /// The modules, besides one, at least half of whose files are called alike; those that are most alike first.
    mutating func modules(like module: ModuleSource, _ choice: ModuleChoice) throws -> [ModuleSource] {
        let own = Self.files(of: module)
        let bases = module.inheritedStems
        var found: [(likeness: Double, module: ModuleSource)] = []
        let names = [module.name, choice.name]
        // What it inherits is no module like it: there stands what none of them has.
        for place in places
        where !names.contains(place.name) && !bases.contains(place.name) && isBeside(choice, place) {
            guard let other = try comparable(place) else { continue }
            let files = Self.files(of: other)
            let likeness = Double(own.intersection(files).count) / Double(own.union(files).count)
            if likeness >= 0.5 { found.append((likeness, other)) }
        }
        return found.sorted { ($1.likeness, $0.module.name) < ($0.likeness, $1.module.name) }
            .prefix(Self.most).map { reader.addingSurroundings(to: $0.module) }
    }

    /// A module as it is read; nil where it has no Swift file of its own or no name that a type could bear: nobody asked
    /// for it.
    private mutating func comparable(_ place: ModulePlace) throws -> ModuleSource? {
        do {
            return try reader.module(ModuleChoice(place, among: places))
        } catch ExtractionError.noName, ExtractionError.noSwift {
            return nil
        }
    }

    /// Whether a module lies in a folder as one does that was chosen: in one of its own, or in the same as that.
    private mutating func isBeside(_ choice: ModuleChoice, _ place: ModulePlace) -> Bool {
        guard choice.files == nil else {
            return !place.ownsFolder && Path.components(place.folder) == choice.place
        }
        let folder = Path.components(place.folder)
        return place.ownsFolder && places.count { $0.name == place.name } == 1 && !folder.starts(with: choice.place)
            && !choice.place.starts(with: folder)
    }

    private static func files(of module: ModuleSource) -> Set<String> {
        Set(
            module.files.compactMap(\.path.last).filter { $0.hasSuffix(".swift") }
                .map { file in
                    [CaseForm.plural.apply(to: module.name), module.name].reduce(file) { $0.replacing($1, with: "*") }
                })
    }
}
