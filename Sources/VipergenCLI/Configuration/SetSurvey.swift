import Conventions
import Platform

/// Which template set the modules of a project follow, as `check` sees them.
struct SetSurvey {
    /// How many modules there are.
    let moduleCount: Int
    /// The set that most of them follow; nil where none is.
    let set: String?

    /// Checks a project. Where that is not possible, nothing is known of it.
    init(of project: Project) {
        guard let sets = try? SetCatalog(of: project), let checked = try? CheckedProject(project, RuleSelection.all),
            let result = try? ProjectChecker(
                checked, sets: sets, on: project.fileSystem, threads: processorCount
            ).check()
        else {
            moduleCount = 0
            set = nil
            return
        }
        moduleCount = result.moduleCount
        var counts: [String: Int] = [:]
        for set in result.reports.compactMap(\.set) { counts[set, default: 0] += 1 }
        set = counts.first { $0.value * 2 > result.moduleCount }?.key
    }
}
