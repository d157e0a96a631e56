/// What most modules of a project have alike: it is told once, for it is one decision.
enum SharedViolations {
    /// A violation that several modules can have.
    private struct Key: Hashable {
        let set: String?
        let text: String
        /// So many modules share it where no template of the set can say otherwise; nil where it takes most of them.
        var fewest: Int?
        /// Whether it is about the name of a file or a type.
        var isName = false
    }

    /// Below this number of modules nothing that a rule about layers finds counts as shared.
    private static let fewModules = 8
    /// From this number on it need not be most of them.
    private static let manyModules = 16
    /// Below this number of modules of a set nothing that breaks it does.
    private static let fewModulesOfSet = 3
    /// Below this number of files of a module each is told.
    private static let fewFilesOfFamily = 3

    /// The violations, of those that most modules have alike only the first one.
    static func toldOnce(_ reports: [ModuleReport]) -> [Violation] {
        let violations = reports.flatMap(\.violations)
        guard reports.count >= fewModulesOfSet, !violations.isEmpty else { return violations }
        var modulesOfSets: [String?: Int] = [nil: reports.count]
        for report in reports where report.set != nil { modulesOfSets[report.set, default: 0] += 1 }
        var counts: [Key: Int] = [:]
        for report in reports {
            for key in Set(report.violations.compactMap({ key(of: $0, in: report) })) { counts[key, default: 0] += 1 }
        }
        let shared = counts.filter { key, count in
            let all = modulesOfSets[key.set] ?? 0
            if let fewest = key.fewest, count >= fewest, !UnsharedExpectations.areDrifted(count, of: all) {
                return true
            }
            // How files and types are called is a habit where all are called so.
            if key.isName, count == all, all >= fewModulesOfSet { return true }
            // Of many modules nearly half are no few that have drifted.
            if key.set == nil, count >= manyModules, count * 5 > all * 2 { return true }
            return count * 2 > all && all >= (key.set == nil ? fewModules : fewModulesOfSet)
        }
        guard !shared.isEmpty else { return violations }
        // One that matters more stands for all.
        let errors = Set(
            reports.flatMap { report in
                report.violations.filter { $0.severity == .error }.compactMap { key(of: $0, in: report) }
            })
        var groups: [Key: [Violation]] = [:]
        var places: [Key: [Int]] = [:]
        var told: [Violation?] = []
        for report in reports {
            for violation in report.violations {
                told.append(violation)
                guard let key = key(of: violation, in: report), let count = shared[key] else { continue }
                told[told.count - 1] = nil
                // What most modules call as they like is no finding of theirs.
                let isLearnt = key.fewest != nil
                if isLearnt, violation.rule == .unexpectedFile, count * 2 > modulesOfSets[key.set] ?? 0 { continue }
                if violation.severity != .error, errors.contains(key) { continue }
                groups[key, default: []].append(violation)
                places[key, default: []].append(told.count - 1)
            }
        }
        let unbuilt = unbuiltFiles(reports)
        for (key, group) in groups {
            let number = SharedExample.number(in: group, unbuilt: unbuilt)
            let modules = key.set == nil ? "modules" : "modules of the set"
            let words = "; \(shared[key] ?? 0) of \(modulesOfSets[key.set] ?? 0) \(modules) are like this"
            var example = group[number].adding(words + SharedExample.others(in: group))
            for (index, other) in group.enumerated() where index != number {
                example.alike.append(isFixedTogether(other) ? other : other.unfixed)
            }
            if let place = places[key]?[number] { told[place] = example }
        }
        return told.compactMap(\.self)
    }

    /// The paths of the files that no target builds, as far as that is reported.
    private static func unbuiltFiles(_ reports: [ModuleReport]) -> Set<String> {
        var paths: Set<String> = []
        for report in reports {
            for violation in report.violations where violation.rule == .xcodeMembership {
                if violation.symbol == report.module {
                    paths.formUnion(report.files)
                } else {
                    paths.insert(violation.path)
                }
            }
        }
        return paths
    }

    /// The violations, of those that several modules have by one declaration outside of them only the first one; or
    /// that of the module which has the declaration, and finds it as well.
    static func toldByDeclaration(_ violations: [Violation]) -> [Violation] {
        let paths = Set(violations.filter(\.isElsewhere).map(\.path))
        guard !paths.isEmpty else { return violations }
        let places = violations.map { paths.contains($0.path) ? Place($0) : nil }
        var firsts: [Place: Int] = [:]
        for isElsewhere in [false, true] {
            for (index, place) in places.enumerated() where violations[index].isElsewhere == isElsewhere {
                if let place { firsts[place] = firsts[place] ?? index }
            }
        }
        var told: [Violation?] = violations
        for (index, place) in places.enumerated() where violations[index].isElsewhere {
            guard let first = place.flatMap({ firsts[$0] }), first != index else { continue }
            told[first]?.alike.append(violations[index])
            told[index] = nil
        }
        for index in told.indices where violations[index].isElsewhere {
            let others = Set((told[index]?.withAlike ?? []).map(\.symbolOwner)).count - 1
            guard others > 0 else { continue }
            told[index]?.message +=
                others == 1 ? "; likewise with another class" : "; likewise with \(others) other classes"
        }
        return told.compactMap(\.self)
    }

    /// Where a rule finds something.
    private struct Place: Hashable {
        let rule: RuleIdentifier
        let path: String
        let line: Int
        let column: Int

        init(_ violation: Violation) {
            (rule, path, line, column) = (violation.rule, violation.path, violation.line, violation.column)
        }
    }

    /// The violations, of those that many files of a module have by one difference only the first one.
    static func toldByFamily(_ violations: [Violation]) -> [Violation] {
        guard violations.contains(where: { $0.family != nil }) else { return violations }
        func key(of violation: Violation) -> String? {
            violation.alike.isEmpty
                ? violation.family.map { "\(violation.rule.rawValue) \(violation.module) \($0)" } : nil
        }
        var places: [String: [Int]] = [:]
        for index in violations.indices {
            if let key = key(of: violations[index]) { places[key, default: []].append(index) }
        }
        var told: [Violation?] = violations
        for places in places.values where places.count >= fewFilesOfFamily {
            told[places[0]]?.message += "; likewise with \(places.count - 1) other files of the module"
            for place in places.dropFirst() {
                told[places[0]]?.alike.append(violations[place])
                told[place] = nil
            }
        }
        return told.compactMap(\.self)
    }

    /// Whether what is told once is fixed in each of the modules. What a whole house calls so is no slip of one file.
    fileprivate static func isFixedTogether(_ violation: Violation) -> Bool { violation.rule != .fileName }

    /// What makes violations of several modules one; nil for what each module is told of.
    private static func key(of violation: Violation, in report: ModuleReport) -> Key? {
        // Each uses the framework in its own way, or another import takes the place of one that is not used.
        switch violation.rule {
        case .forbiddenImport:
            return Key(set: nil, text: String(violation.message.prefix { $0 != "," && $0 != ";" }))
        case .unusedImport: return Key(set: nil, text: String(violation.message.prefix { $0 != ";" }))
        default: break
        }
        if violation.rule == .fileName, !violation.module.isEmpty {
            return Key(set: nil, text: HouseName.message(of: violation), isName: true)
        }
        // A role that all misspell alike is the house's word for it.
        if violation.rule == .typeName, report.set == nil, violation.symbol.hasPrefix(violation.module) {
            return Key(set: nil, text: HouseName.message(of: violation), isName: true)
        }
        guard let set = report.set else { return nil }
        switch violation.rule {
        // Their names tell files and types of modules apart, but not what the modules do.
        case .unexpectedFile, .crossModule:
            let fewest = violation.rule == .unexpectedFile ? 2 : 3
            return Key(set: set, text: violation.rule.rawValue, fewest: report.isLikeOwnSet ? fewest : nil)
        // A type that begins with the module's name is misspelled, whatever others do.
        case .typeName where report.isLikeOwnSet && !violation.symbol.hasPrefix(violation.module):
            return Key(set: set, text: violation.rule.rawValue, fewest: 2)
        case let rule where SetConsensus.rules.contains(rule): return Key(set: set, text: SetConsensus.key(violation))
        default: return nil
        }
    }
}

extension Violation {
    /// The type that it is about.
    fileprivate var symbolOwner: Substring { symbol.prefix { $0 != "." } }

    /// The same with more to say.
    fileprivate func adding(_ words: String) -> Violation {
        var violation = SharedViolations.isFixedTogether(self) ? self : unfixed
        violation.message += words
        return violation
    }

    fileprivate var unfixed: Violation {
        var violation = self
        violation.fix = nil
        return violation
    }
}
