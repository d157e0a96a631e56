import ArgumentParsing
import Scaffolding
import Text
import XcodeProject

/// The Swift module that new files are compiled into, as the Xcode project around them tells it.
struct TargetModule {
    /// The project's file as it was read for that.
    let xcode: XcodeFile?
    /// Nil where the configuration names the project, or where it is not certain which target is meant.
    let name: String?
    /// The targets that it may be; none where that is not certain.
    private let targets: [String]

    /// Looks for the target that files at a place go to. Nobody is asked, and what cannot be read is passed over:
    /// whoever edits the project says what is wrong with it.
    init(
        of place: String, _ arguments: ParsedArguments, in project: Project, _ folder: XcodeProjectFolder,
        _ context: RunContext
    ) {
        let given = arguments.value(.xcodeProject).flatMap { try? XcodeProjects.path($0, in: project, context) }
        guard project.configuration.project == nil,
            let projects = try? XcodeProjects(of: project, in: folder, named: given), !projects.paths.isEmpty
        else {
            xcode = nil
            name = nil
            targets = []
            return
        }
        let file = Path.join(place, "Module.swift")
        let known = projects.isNamed ? projects : (try? projects.adding(projectsAround: [file])) ?? projects
        let candidates = known.candidates(for: file)
        xcode = candidates.count == 1 ? try? XcodeFile(candidates[0], in: project) : nil
        guard let xcode else {
            name = nil
            targets = []
            return
        }
        let names = TargetChoice.Names(arguments, project.configuration.xcode)
        let choice = TargetChoice(project: xcode.project, file: xcode.file, names: names, prompt: nil)
        targets = (try? choice.modules()) ?? []
        name = targets.lazy.compactMap { xcode.file.moduleName(ofTarget: $0) }.first
    }

    /// Whether the Xcode project says of a file that other targets build it, and none of these.
    func isBuiltElsewhere(_ path: String) -> Bool {
        guard let xcode, !targets.isEmpty else { return false }
        let building = BuiltFiles(of: xcode).targets(of: [path])[path] ?? []
        return !building.isEmpty && building.isDisjoint(with: targets.map { "\(xcode.project):\($0)" })
    }
}
