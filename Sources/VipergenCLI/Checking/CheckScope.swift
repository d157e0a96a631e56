import ArgumentParsing
import Conventions
import Platform

/// Which modules a run of `check` looks at.
enum CheckScope {
    /// The modules that the command line names: all, those at some paths, those that have changed.
    static func modules(
        _ run: CheckRun, _ arguments: ParsedArguments, _ project: Project, _ context: RunContext
    ) throws -> [FoundModule] {
        var chosen = run.modules.modules
        if !arguments.arguments.isEmpty {
            chosen = run.modules.within(try arguments.arguments.map { try path($0, project, context) })
        }
        if let revision = arguments.value(.changedSince) {
            let changed = try ChangedFiles.since(revision, in: project.root, programs: context.programs)
            chosen = chosen.filter { module in changed.contains { isPart($0, of: module, run.modules.modules) } }
        }
        return chosen
    }

    /// Whether a path is a file of a module, also one that is gone, or a test that is called as the module. Of another
    /// repository in this one git tells no more than its folder.
    private static func isPart(_ path: String, of module: FoundModule, _ all: [FoundModule]) -> Bool {
        if module.files.contains(path) { return true }
        let repository = path.hasSuffix("/") ? path : path + "/"
        if module.files.contains(where: { $0.hasPrefix(repository) }) { return true }
        if all.contains(where: { $0.files.contains(path) }) { return false }
        let name = path.split(separator: "/").last ?? ""
        guard name.hasPrefix(module.name) || path.hasPrefix(module.folder + "/") else { return false }
        return !all.contains { other in
            other.name.utf8.count > module.name.utf8.count && name.hasPrefix(other.name)
        }
    }

    /// A path as it lies below the project.
    private static func path(_ word: String, _ project: Project, _ context: RunContext) throws -> String {
        let fileSystem = context.fileSystem
        let place = project.path(word)
        guard try fileSystem.entry(at: place) != nil else { throw CheckError.noSuchPath(word) }
        let real = try fileSystem.realPath(place)
        let root = try fileSystem.realPath(project.root)
        if real == root { return "" }
        let prefix = root == "/" ? root : root + "/"
        guard real.hasPrefix(prefix) else { throw CheckError.outsideProject(word) }
        return String(real.dropFirst(prefix.count))
    }
}
