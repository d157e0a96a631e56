/// What the modules of a project say together of the sets that their files are called as.
public struct SetConsensus: Sendable {
    /// The sets that more modules keep to than are only called so: one that does not has drifted.
    public private(set) var usual: Set<String> = []
    /// The sets whose names the modules bear and whose conventions they break all alike: the sets are not theirs.
    public private(set) var refused: Set<String> = []

    /// Weighs the reports of modules whose set nobody has settled.
    public init(_ reports: [ModuleReport]) {
        let sets = Set(reports.compactMap { $0.set ?? $0.refusedSet })
        for set in sets {
            let kept = reports.filter { $0.set == set }
            let dropped = reports.count { $0.refusedSet == set }
            var shared: [String: Int] = [:]
            for report in kept {
                for key in Set(report.violations.filter { Checker.setRules.contains($0.rule) }.map(Self.key)) {
                    shared[key, default: 0] += 1
                }
            }
            let habits = shared.values.count { $0 * 2 > kept.count }
            if kept.count > 1, habits > (kept.count == 2 ? 2 : 0) {
                refused.insert(set)
            } else if kept.count > dropped {
                usual.insert(set)
            }
        }
    }

    /// A complaint without the module's name, so that those of several modules can be compared.
    private static func key(_ violation: Violation) -> String {
        var rest = violation.symbol[...]
        var key = violation.rule + " "
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
