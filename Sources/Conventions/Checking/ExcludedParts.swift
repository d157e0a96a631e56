import Text

extension ProjectChecker {
    /// Takes out what is only missing because the configuration excludes it, and what a module lacks without it: what
    /// is not looked at may well be there.
    func removeAbsencesOfExcluded(from violations: inout [Violation]) {
        let absent = violations.filter { $0.rule.isAboutAbsence && isExcluded($0.path) }
        guard !absent.isEmpty else { return }
        let isWhole = !absent.contains { $0.rule == .missingFile }
        violations.removeAll { $0.rule.isAboutAbsence && (!isWhole || absent.contains($0)) }
    }

    /// Whether a path is excluded, or a folder around it.
    private func isExcluded(_ path: String) -> Bool {
        var folder = ""
        for name in Path.components(path) {
            if project.isExcluded(folder, name) { return true }
            folder = Path.join(folder, name)
        }
        return false
    }
}
