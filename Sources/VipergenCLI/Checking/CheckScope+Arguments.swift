import ArgumentParsing
import Conventions
import Platform

extension CheckScope {
    /// What the command line names: all modules, those at some paths, those that have changed.
    init(_ arguments: ParsedArguments, _ project: Project, _ context: RunContext) throws {
        let paths = try arguments.arguments.map { try Self.path($0, project) }
        let changes = try arguments.value(.changedSince).map {
            try ChangedFiles.since($0, in: project.root, programs: context.programs)
        }
        self.init(paths: paths, changes: changes)
    }

    /// A path as it lies below the project.
    private static func path(_ word: String, _ project: Project) throws -> String {
        let places = try project.place.candidates(word).filter { try project.fileSystem.entry(at: $0) != nil }
        guard !places.isEmpty else { throw CheckError.noSuchPath(word) }
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
