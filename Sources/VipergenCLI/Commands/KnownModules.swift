import Conventions
import Extraction
import Platform
import Text

/// The modules of a project as `check` knows them. From those that look like one of them it is learnt what such a module
/// must have.
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

    /// What the module is called that lies in a folder; nil where none does, or several do.
    func name(at place: [String]) -> String? { checker.name(ofModuleIn: Path.join(place)) }

    /// The modules, besides one, at least half of whose files are called alike; those that are most alike first.
    func modules(like module: ModuleSource, at place: [String]) throws -> [ModuleSource] {
        let own = Self.files(of: module)
        var found: [(likeness: Double, module: ModuleSource, place: [String])] = []
        for name in Set(checker.moduleNames).sorted() where name != module.name {
            let places = checker.places(ofModule: name)
            guard places.count == 1, !places[0].hasSuffix(".swift") else { continue }
            let folder = Path.components(places[0])
            guard !folder.starts(with: place), !place.starts(with: folder) else { continue }
            let other = try reader.module(at: folder, name: name)
            let files = Self.files(of: other)
            let likeness = Double(own.intersection(files).count) / Double(own.union(files).count)
            if likeness >= 0.5 { found.append((likeness, other, folder)) }
        }
        return found.sorted { ($1.likeness, $0.module.name) < ($0.likeness, $1.module.name) }
            .prefix(Self.most).map { reader.addingForeignNames(to: $0.module, at: $0.place) }
    }

    private static func files(of module: ModuleSource) -> Set<String> {
        Set(
            module.files.compactMap(\.path.last).filter { $0.hasSuffix(".swift") }
                .map { $0.replacing(module.name, with: "*") })
    }
}
