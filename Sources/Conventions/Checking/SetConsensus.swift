/// What the modules of a project say together of the sets that their files are called as.
struct SetConsensus {
    /// The sets that more modules keep to than are only called so: one that does not has drifted.
    private(set) var usual: Set<String> = []
    /// The sets whose names the modules have and whose conventions they break all alike: the sets are not theirs.
    private(set) var refused: Set<String> = []

    /// The rules whose violations tell that a set is not a module's own.
    static let rules = Set(Rule.all.filter(\.needsSet).map(\.identifier)).subtracting([.unexpectedFile, .crossModule])

    /// Checks modules, and once more those whose set turns out to be another one than their names alone told. The
    /// project's own sets are beyond doubt.
    static func reports(on modules: [FoundModule], own: Set<String>, by check: ParallelCheck) -> [ModuleReport] {
        var reports = check.reports(on: modules, usual: own)
        let guessed = modules.indices.filter { number in
            let set = reports[number].set ?? reports[number].refusedSet
            return !modules[number].isSetConfigured && set.map { !own.contains($0) } ?? false
        }
        let consensus = SetConsensus(guessed.map { reports[$0] })
        let changed = guessed.filter { number in
            consensus.usual.contains(reports[number].refusedSet ?? "")
                || consensus.refused.contains(reports[number].set ?? "")
        }
        let again = check.reports(
            on: changed.map { modules[$0] }, usual: own.union(consensus.usual), refused: consensus.refused)
        for (number, report) in zip(changed, again) { reports[number] = report }
        return reports
    }

    /// Weighs the reports on modules whose set nobody has configured.
    private init(_ reports: [ModuleReport]) {
        let sets = Set(reports.compactMap { $0.set ?? $0.refusedSet })
        for set in sets {
            let kept = reports.filter { $0.set == set }
            let dropped = reports.count { $0.refusedSet == set }
            var shared: [String: Int] = [:]
            for report in kept {
                for key in Self.keys(of: report) { shared[key, default: 0] += 1 }
            }
            let habits = shared.values.count { $0 * 2 > kept.count }
            if kept.count > 1, habits > (kept.count == 2 ? 2 : 0) {
                refused.insert(set)
            } else if kept.count > dropped {
                usual.insert(set)
            }
        }
    }

    /// Whether two reports on a module say the same of its set.
    static func isSame(of first: ModuleReport, _ second: ModuleReport) -> Bool {
        first.set == second.set && first.refusedSet == second.refusedSet && keys(of: first) == keys(of: second)
    }

    private static func keys(of report: ModuleReport) -> Set<String> {
        Set(report.violations.filter { rules.contains($0.rule) }.map(key))
    }

    /// A violation without the module's name, so that those of several modules can be compared.
    private static func key(_ violation: Violation) -> String {
        var rest = violation.symbol[...]
        var key = violation.rule.rawValue + " "
        while !rest.isEmpty {
            if !violation.module.isEmpty, rest.hasPrefix(violation.module) {
                key += "*"
                rest = rest.dropFirst(violation.module.count)
            } else {
                key.append(rest.removeFirst())
            }
        }
        return key
    }
}
