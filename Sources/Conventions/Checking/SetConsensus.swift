/// What the modules of a project say together of the sets that their files are called as.
struct SetConsensus {
    /// The sets that more modules keep to than are only called so: one that does not has drifted.
    private(set) var usual: Set<String> = []
    /// The sets whose names the modules have and whose conventions they break all alike: the sets are not theirs.
    private(set) var refused: Set<String> = []

    /// The rules whose violations tell that a set is not a module's own.
    static let rules = Set(Rule.all.filter(\.needsSet).map(\.identifier)).subtracting([.unexpectedFile, .crossModule])

    /// Checks modules, and once more those whose set turns out to be another one than their names alone told. That a
    /// set is the project's own is beyond doubt, but not that all modules which are called like its own are made by it.
    static func reports(
        on modules: [FoundModule], own: Set<String>, names: [SetNames], by check: ParallelCheck
    ) -> [ModuleReport] {
        var reports = check.reports(on: modules, usual: [])
        let guessed = modules.indices.filter { number in
            let set = reports[number].set ?? reports[number].refusedSet
            // What merely lies where modules lie may be none.
            let isOne = !modules[number].isToldByShape || reports[number].set != nil
            return !modules[number].isSetConfigured && set != nil && isOne
        }
        var consensus = SetConsensus(reports, guessed, own: own)
        consensus.refuseSetsOfFew(modules, reports, own: own)
        var modules = modules
        let drifted = guessed.filter { number in
            consensus.usual.contains(reports[number].refusedSet ?? "")
                || consensus.refused.contains(reports[number].set ?? "")
        }
        var others: [String: [Int]] = [:]
        for number in Set(guessed).subtracting(drifted).sorted() where reports[number].set == nil {
            guard let refused = reports[number].refusedSet else { continue }
            // What it is next most like may be what the others are.
            let names = names.filter { consensus.usual.contains($0.set) && $0.set != refused }
            let set = SetFit(names, usual: nil).best(for: modules[number].name, files: modules[number].files)
            if let set { others[set, default: []].append(number) }
        }
        // A set that fewer keep to, such as that of the first module that was generated, is not the others'.
        others = others.filter { set, numbers in
            own.contains(set) || guessed.count { reports[$0].set == set } > numbers.count
        }
        for (set, numbers) in others {
            for number in numbers { modules[number].otherSet = set }
        }
        let changed = (drifted + others.values.joined()).sorted()
        let again = check.reports(
            on: changed.map { modules[$0] }, usual: consensus.usual, refused: consensus.refused)
        for (number, report) in zip(changed, again) {
            // What drifts in so many ways was never the set's, however many modules are.
            let isGuessed = own.contains(report.set ?? "") || modules[number].otherSet != nil
            let isOthers = isGuessed && reports[number].set == nil && isStrange(report)
            if !isOthers { reports[number] = report }
        }
        for number in guessed {
            reports[number].isLikeOwnSet = own.contains(reports[number].set ?? "")
            if !reports[number].isLikeOwnSet { reports[number].removeMattersOfChoice() }
        }
        return reports
    }

    /// Weighs those of some reports that are on modules whose set nobody has configured.
    private init(_ reports: [ModuleReport], _ guessed: [Int], own: Set<String>) {
        let sets = Set(guessed.lazy.compactMap { reports[$0].set ?? reports[$0].refusedSet })
        for set in sets {
            let kept = guessed.filter { reports[$0].set == set }
            let dropped = guessed.count { reports[$0].refusedSet == set }
            var shared: [String: Int] = [:]
            for number in kept where !reports[number].violations.isEmpty {
                for key in Self.keys(of: reports[number]) { shared[key, default: 0] += 1 }
            }
            let habits = shared.values.count { $0 * 2 > kept.count }
            let common = kept.count > 2 ? shared.filter { $0.value == kept.count }.map(\.key) : []
            let lacking = shared.filter { $0.value == kept.count }.keys.count {
                $0.hasPrefix(RuleIdentifier.missingFile.rawValue + " ")
            }
            // Of two modules both may have lost one.
            let lackFile = lacking > (kept.count > 2 ? 0 : 1)
            // Modules may share a slip or two; those of another convention share more, or all have some alike.
            let isOthers = kept.count > 1 && (habits > 2 || common.count > 1 || lackFile)
            // Where as many modules are only called so, one that breaks much of the set is no other than they are.
            let isChance =
                dropped > 0 && dropped >= kept.count && kept.allSatisfy { Self.keys(of: reports[$0]).count > 2 }
            if !own.contains(set), isOthers || isChance || kept.count == 1 && Self.isStrange(reports[kept[0]]) {
                refused.insert(set)
            } else if kept.count > dropped * (own.contains(set) ? 5 : 1) {
                usual.insert(set)
            }
        }
    }

    /// Whether a module lacks a file that its set writes everywhere, and breaks the set in several ways in several
    /// others, or has all files and breaks it in more ways in more of them: nobody drifts so far alone.
    private static func isStrange(_ report: ModuleReport) -> Bool {
        let found = report.violations.filter { rules.contains($0.rule) }
        let others = found.filter { $0.rule != .missingFile && $0.rule != .missingTest }
        func areSeveral(_ violations: [Violation], besides few: Int) -> Bool {
            Set(violations.map(\.path)).count > few && Set(violations.map(\.rule)).count > few
        }
        if found.contains(where: { $0.rule == .missingFile }) { return areSeveral(others, besides: 1) }
        // A part that is another one is not set as usual in other files, either.
        return areSeveral(others.filter { $0.rule != .missingWiring }, besides: 2)
    }

    /// Refuses a set that a few modules are called like by chance, while more modules that look like these follow none.
    private mutating func refuseSetsOfFew(_ modules: [FoundModule], _ reports: [ModuleReport], own: Set<String>) {
        let free = modules.indices.filter { reports[$0].set == nil && reports[$0].refusedSet == nil }
        guard free.count > 1 else { return }
        let freeShapes = free.map { Self.shape(of: modules[$0]) }
        for set in Set(reports.compactMap(\.set)).subtracting(own).subtracting(refused) {
            let kept = modules.indices.filter { reports[$0].set == set && !modules[$0].isSetConfigured }
            guard !kept.isEmpty, kept.count * 2 <= free.count else { continue }
            let shapes = kept.map { Self.shape(of: modules[$0]) }
            let alike = freeShapes.count { free in
                shapes.contains { $0.intersection(free).count * 4 >= $0.union(free).count * 3 }
            }
            if alike >= kept.count * 2 { refused.insert(set) }
        }
    }

    /// The names of a module's files, with a mark for its own.
    private static func shape(of module: FoundModule) -> Set<String> {
        Set(
            module.files.map { path in
                let name = path.lastComponent
                guard name.utf8.begins(with: module.name.utf8) else { return String(name) }
                return "*" + String(decoding: name.utf8.dropFirst(module.name.utf8.count), as: UTF8.self)
            })
    }

    /// Whether two reports on a module say the same of its set.
    static func isSame(of first: ModuleReport, _ second: ModuleReport) -> Bool {
        first.set == second.set && first.refusedSet == second.refusedSet && keys(of: first) == keys(of: second)
    }

    private static func keys(of report: ModuleReport) -> Set<String> {
        Set(report.violations.filter { rules.contains($0.rule) }.map(key))
    }

    /// A violation without the module's name, so that those of several modules can be compared.
    static func key(_ violation: Violation) -> String {
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
