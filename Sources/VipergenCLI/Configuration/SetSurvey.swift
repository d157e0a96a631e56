import Conventions
import Platform

/// Where the modules of a project lie and which template set they follow, as `check` sees them.
struct SetSurvey {
    /// How many modules there are.
    let moduleCount: Int
    /// The folders that they lie in, each once for every module.
    let moduleParents: [String]
    /// The set that most of them follow; nil where none is.
    let set: String?
    private let freeModule: (String) -> ModulePlace?
    /// The names of all sets.
    let setNames: Set<String>

    /// Checks a project. Where that is not possible, nothing is known of it.
    init(of project: Project) {
        guard let sets = try? SetCatalog(of: project), let checked = try? CheckedProject(project, RuleSelection.all),
            case let checker = ProjectChecker(checked, sets: sets, on: project.fileSystem, threads: processorCount),
            let result = try? checker.check()
        else {
            moduleCount = 0
            moduleParents = []
            set = nil
            freeModule = { _ in nil }
            setNames = []
            return
        }
        moduleCount = result.moduleCount
        moduleParents = checker.moduleParents
        freeModule = { checker.typicalFreeModule(of: result, in: $0) }
        setNames = checker.setNames
        var counts: [String: Int] = [:]
        for set in result.reports.compactMap(\.set) { counts[set, default: 0] += 1 }
        set = counts.first { $0.value * 2 > result.moduleCount }?.key
    }

    /// The best module to make a set from, of those that follow none; of those in a folder where there are such.
    func freeModule(in folder: String) -> ModulePlace? { freeModule(folder) }
}
