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
        let place = project.path(word)
        guard try project.fileSystem.entry(at: place) != nil else { throw CheckError.noSuchPath(word) }
        let real = try project.fileSystem.realPath(place)
        let root = try project.fileSystem.realPath(project.root)
        if real == root { return "" }
        let prefix = root == "/" ? root : root + "/"
        guard real.hasPrefix(prefix) else { throw CheckError.outsideProject(word) }
        return String(real.dropFirst(prefix.count))
    }
}
