import ArgumentParsing
import Conventions
import Platform
import Text

extension CheckScope {
    /// What the command line names: all modules, those at some paths, those that have changed.
    init(
        _ arguments: ParsedArguments, _ project: Project, _ checker: ProjectChecker, _ context: RunContext
    ) throws {
        let paths = try arguments.arguments.flatMap { try Self.paths($0, project, checker, context) }
        let changes = try arguments.value(.changedSince).map {
            try ChangedFiles.since($0, in: project.root, programs: context.programs)
        }
        self.init(paths: paths, changes: changes)
    }

    /// The paths that a word means; where nothing lies there, those of the modules of that name.
    private static func paths(
        _ word: String, _ project: Project, _ checker: ProjectChecker, _ context: RunContext
    ) throws -> [String] {
        do {
            return [try path(word, project)]
        } catch CheckError.noSuchPath {
            let places = places(ofModule: word, checker)
            guard places.isEmpty else { return places }
            if let near = nearest(to: word, in: checker.moduleNames) {
                throw CheckError.noSuchModule(word, nearest: near)
            }
            let candidates = (try? ProjectPath.candidates(word, in: project, context)) ?? []
            throw CheckError.noSuchPath(word, nearest: NearbyName.of(word, among: candidates, in: project))
        }
    }

    /// Where the modules of a name lie, which may have the groups in front, as `gen` takes it.
    private static func places(ofModule word: String, _ checker: ProjectChecker) -> [String] {
        let parts = Path.components(word)
        guard parts.count > 1, let name = parts.last else { return checker.places(ofModule: word) }
        return checker.places(ofModule: name).filter { place in
            let folders = Path.components(place)
            return folders.indices.contains { folders[$0...].starts(with: parts) }
        }
    }

    /// A path as it lies below the project.
    private static func path(_ word: String, _ project: Project) throws -> String {
        let places = try project.place.candidates(word).filter { try project.fileSystem.entry(at: $0) != nil }
        guard !places.isEmpty else { throw CheckError.noSuchPath(word, nearest: nil) }
        let root = try project.fileSystem.realPath(project.root)
        let prefix = root == "/" ? root : root + "/"
        for place in places {
            let real = try project.fileSystem.realPath(place)
            if real == root { return "" }
            if real.hasPrefix(prefix) { return String(real.dropFirst(prefix.count)) }
        }
        throw CheckError.outsideProject(word)
    }
}
