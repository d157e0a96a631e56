import ArgumentParsing
import Conventions
import Platform
import Scaffolding
import Text

extension GenRequest {
    /// Throws where a module that is there follows another set, and keeps files that declare types which are to be
    /// written: no target can build both. Whoever says what becomes of files in the way knows of them.
    func checkSet(of modules: [RenderedModule], in project: Project, _ arguments: ParsedArguments) throws {
        let choice = arguments.conflictChoice
        guard blueprint.origin == nil, choice != .skip, choice != .overwrite else { return }
        let repeating = modules.compactMap { module in
            let types = RepeatedType.names(inFolderOf: module, in: project.root, on: project.fileSystem)
            return types.isEmpty ? nil : (name: module.name, types: types)
        }
        guard !repeating.isEmpty, let (name, own) = try moduleOfOtherSet(among: repeating.map(\.name), in: project)
        else { return }
        let types = repeating.first { $0.name == name }?.types ?? []
        throw ExtensionError.wouldRepeat(types, of: name.path, set: set.name, own: own)
    }

    /// The first module that follows another set, with that.
    func moduleOfOtherSet(among names: [ModuleName], in project: Project) throws -> (name: ModuleName, set: String)? {
        let checker = ProjectChecker(
            try CheckedProject(project, .all), sets: try SetCatalog(of: project), on: project.fileSystem,
            threads: processorCount)
        return names.lazy.compactMap { name in checker.set(ofModule: name.name, unlike: set.name).map { (name, $0) } }
            .first
    }
}
