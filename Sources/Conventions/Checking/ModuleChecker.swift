import Platform
import Text

/// Checks modules one by one against their conventions. Each thread has one of its own.
struct ModuleChecker {
    /// The conventions by the names of their sets.
    private let conventions: [String: Convention]
    private let index: ProjectIndex
    /// The rules whose violations tell that a set is not a module's own, and the others.
    private let tellingRules: [EnabledRule]
    private let otherRules: [EnabledRule]
    /// The sets that the project is known to use.
    private let usualSets: Set<String>
    /// The sets that the project has itself. Modules may be called like theirs that were there before.
    private let ownSets: Set<String>
    /// The roles of these.
    private let wordsOfHouse: Set<String>
    /// The sets that the project is known not to use, whatever its files are called.
    private let refusedSets: Set<String>
    /// Whether reports also tell what is found once edits have been made.
    private let anticipatesEdits: Bool
    private let cleanModules: CleanModules
    private let bases: BaseClasses

    /// A checker with these conventions. Rules that are off are not in `severities`.
    init(
        conventions: [Convention], index: ProjectIndex, bases: BaseClasses, severities: [RuleIdentifier: Severity],
        usualSets: Set<String>, ownSets: Set<String>, refusedSets: Set<String>, anticipatesEdits: Bool
    ) {
        self.conventions = Dictionary(conventions.map { ($0.name, $0) }) { first, _ in first }
        self.index = index
        self.bases = bases
        let rules = Rule.all.compactMap { rule in severities[rule.identifier].map { EnabledRule(rule, $0) } }
        tellingRules = rules.filter { SetConsensus.rules.contains($0.identifier) }
        otherRules = rules.filter { !SetConsensus.rules.contains($0.identifier) }
        self.usualSets = usualSets
        self.ownSets = ownSets
        wordsOfHouse = conventions.reduce(into: []) { if ownSets.contains($1.name) { $0.formUnion($1.roles) } }
        self.refusedSets = refusedSets
        self.anticipatesEdits = anticipatesEdits
        cleanModules = CleanModules(in: index)
    }

    /// The size in bytes from which a Swift file is taken for a mistake.
    static let largestFile = ProjectChecker.largestFile

    /// Reads a module's files and looks at them.
    func check(_ found: FoundModule, in root: String, on fileSystem: any FileSystem) -> ModuleReport {
        var texts: [(path: String, bytes: [UInt8])] = []
        var failures: [FileError] = []
        for path in found.files {
            do throws(FileError) {
                let bytes = try fileSystem.read(Path.join(root, path))
                guard bytes.count <= Self.largestFile else { throw FileError(.read, path, code: EFBIG) }
                guard !isUTF16(bytes) else { throw FileError(.read, path, code: EILSEQ) }
                texts.append((path, bytes))
            } catch {
                // What is gone by now, or a link to a folder, is no file of the module.
                if error.code != ENOENT, error.code != EISDIR {
                    failures.append(FileError(error.operation, path, code: error.code))
                }
            }
        }
        if cleanModules.hasTwin(of: found, texts) { return ModuleReport(onClean: found) }
        var report = check(found, texts)
        report.failures = failures
        // What cannot be read is there.
        let unread = Set(failures.map { String($0.path.lastComponent) })
        report.violations.removeAll { $0.rule == .missingFile && unread.contains($0.symbol) }
        return report
    }

    private func check(_ found: FoundModule, _ texts: [(path: String, bytes: [UInt8])]) -> ModuleReport {
        let isRefused = !found.isSetConfigured && refusedSets.contains(found.set ?? "")
        let convention = isRefused ? nil : found.set.flatMap { conventions[$0] }
        let module = CheckedModule(found, convention: convention, index: index, bases: bases, texts: texts)
            .asBuilt(found)
        module.wordsOfHouse = wordsOfHouse
        module.namesHelpersFreely =
            module.isOfLearntSet || !found.isSetConfigured && ownSets.contains(convention?.name ?? "")
        // What holds nothing yet, or nothing any more, breaks no convention with it.
        if convention != nil, !found.isSetConfigured, module.hasNoCode {
            return report(on: CheckedModule(found, withoutSetOf: module), found)
        }
        var report = report(on: module, found)
        if let other = reportOnOther(found, texts, insteadOf: report) { return other }
        if report.violations.isEmpty, report.set == found.set { cleanModules.note(found, module) }
        if anticipatesEdits, let editedTexts = report.editedTexts {
            let edited = self.report(on: CheckedModule(found, module, editing: editedTexts), found)
            if SetConsensus.isSame(of: report, edited) { report.afterEdits = AnticipatedReport(edited) }
        }
        return report
    }

    /// The report on a module that is more like another set than like the project's own one which it is called like.
    /// Where most modules keep to that, it has drifted, whatever else it is like.
    private func reportOnOther(
        _ found: FoundModule, _ texts: [(path: String, bytes: [UInt8])], insteadOf report: ModuleReport
    ) -> ModuleReport? {
        func complaints(_ report: ModuleReport) -> Int {
            report.violations.count { SetConsensus.rules.contains($0.rule) }
        }
        let least = report.set == nil ? .max : complaints(report)
        guard let set = found.otherSet, !usualSets.contains(found.set ?? ""), least > 0,
            let convention = conventions[set], !refusedSets.contains(set)
        else { return nil }
        let module = CheckedModule(found, convention: convention, index: index, bases: bases, texts: texts)
            .asBuilt(found)
        var other = self.report(on: module, found)
        guard other.set == set, complaints(other) < least else { return nil }
        other.refusedSet = found.set
        return other
    }

    /// What is found in a module, whose set is dropped where it turns out not to be its own. The rules that tell come
    /// first: the others need not look twice.
    private func report(on module: CheckedModule, _ found: FoundModule) -> ModuleReport {
        var suppressions = Suppressions(in: module.whole ?? module)
        let limit = module.convention.map { mostComplaints(about: $0, isConfigured: found.isSetConfigured) }
        var violations = violations(in: module, of: tellingRules, &suppressions, upTo: limit)
        removeDoubles(from: &violations)
        if let limit, !isOfSet(found, violations.ofModule, in: module, upTo: limit) {
            var other = report(on: CheckedModule(found, withoutSetOf: module), found)
            other.refusedSet = found.set
            if found.isSetConfigured { other.tell(of: violations, ofConfigured: module.setName) }
            return other
        }
        // Of a type that is not there, or is misspelled, other rules tell. Up to here what it lacks speaks against the
        // set.
        violations.removeAll { violation in
            violation.rule == .missingWiring && !module.typeNames.contains { violation.symbol.hasPrefix($0 + ".") }
        }
        removeRoles(from: &violations)
        violations.removeAll { $0.rule == .missingMember && module.doesWithoutPart(called: $0.symbol) }
        violations += self.violations(in: module, of: otherRules, &suppressions)
        removeNameless(from: &violations, in: module)
        // What both sides of a conflict are to become is not known yet.
        if violations.contains(where: \.isOfConflict) { violations.removeAll { $0.rule != .placeholder } }
        let hasSet = module.convention != nil
        return ModuleReport(
            module: module.name, folder: module.folder, set: module.convention?.name,
            files: module.allFiles.map(\.path),
            violations: violations.sorted(by: Violation.precedes),
            checkedTexts: checkedTexts(of: violations, in: module),
            unusedSuppressions: suppressions.all.filter { suppression in
                !suppression.isUsed && isDue(suppression.rule, hasSet: hasSet)
                    && (module.whole == nil || module.files.contains { $0.path == suppression.path })
            })
    }

    /// How many violations a module may have whose files are called as those of a set. One with more holds something
    /// else: then the set is not its own, and one that a configuration names is not to flood it either.
    private func mostComplaints(about convention: Convention, isConfigured: Bool) -> Int {
        let expectations = convention.files.filter(\.isRequired).reduce(0) { $0 + $1.expectationCount }
        let strictness =
            isConfigured ? 2 : !usualSets.contains(convention.name) ? 8 : ownSets.contains(convention.name) ? 3 : 2
        return max(3, expectations / strictness)
    }

    /// Whether a module keeps so much of the set which it is called like that it is one of that set's.
    private func isOfSet(
        _ found: FoundModule, _ violations: [Violation], in module: CheckedModule, upTo limit: Int
    ) -> Bool {
        if found.isToldByShape { return ModuleRemains(of: module, violations).areOfSet(upTo: limit) }
        return unmetExpectations(violations, in: module, isConfigured: found.isSetConfigured) <= limit
            || ownSets.contains(module.setName) && ModuleRemains(of: module, violations).areUnchanged
    }

    /// How much of its set a module does not have. Of the project's own set that other modules keep to, and of one that
    /// a configuration names, a file that is not there has nothing of what the set has in it: a module without several
    /// was there before the set. Where all else is as in the set, the function that connects its parts is a single
    /// thing to lack.
    private func unmetExpectations(_ violations: [Violation], in module: CheckedModule, isConfigured: Bool) -> Int {
        if let maker = violations.first?.path,
            violations.allSatisfy({ $0.rule == .missingWiring && $0.path == maker }),
            let file = module.files.first(where: { $0.path == maker }), file.hasIdleMakers(in: module.forms)
        {
            return 1
        }
        guard let convention = module.convention, isConfigured || ownSets.contains(convention.name) else {
            return violations.count
        }
        let missing = Set(violations.filter { $0.rule == .missingFile }.map(\.symbol))
        guard missing.count > 1 else { return violations.count }
        let files = convention.files.filter { missing.contains($0.name.text(for: module.forms)) }
        return files.reduce(violations.count - files.count) { $0 + $1.expectationCount }
    }

    /// What some rules find; no more once it is certain that there is more than a limit.
    private func violations(
        in module: CheckedModule, of rules: [EnabledRule], _ suppressions: inout Suppressions, upTo limit: Int? = nil
    ) -> [Violation] {
        var violations: [Violation] = []
        for rule in rules where module.convention != nil || !rule.needsSet {
            var collector = ViolationCollector(for: rule, in: module)
            rule.check(module, &collector)
            for violation in collector.violations where !suppressions.suppress(violation) {
                violations.append(violation)
            }
            // Only what is not set may yet turn out to follow from something else, and files may have been taken away.
            if let limit, violations.count(where: { $0.rule != .missingWiring && $0.rule != .missingFile }) > limit {
                break
            }
        }
        return violations
    }

    /// Takes out what follows from something else that is reported: what is not there is not set.
    private func removeDoubles(from violations: inout [Violation]) {
        let missing = Set(violations.filter { $0.rule == .missingMember }.map(\.symbol))
        guard !missing.isEmpty else { return }
        violations.removeAll { $0.rule == .missingWiring && missing.contains($0.symbol) }
    }

    /// Takes out what a type's missing conformance tells: that no extension is marked with it. Up to here both speak
    /// against the set.
    private func removeRoles(from violations: inout [Violation]) {
        let conformances = violations.filter { $0.rule == .missingConformance }
        guard !conformances.isEmpty else { return }
        violations.removeAll { violation in
            violation.rule == .missingExtension
                && conformances.contains {
                    $0.path == violation.path && $0.symbol.hasSuffix(violation.symbol.dropFirst("MARK".count))
                }
        }
    }

    /// Takes out what a misspelled name tells once more: that what should be called so is not there. Up to here both
    /// speak against the set.
    private func removeNameless(from violations: inout [Violation], in module: CheckedModule) {
        let names = Set(violations.filter { $0.rule == .typeName }.compactMap { module.correction(of: $0.symbol) })
        let files = Set(
            violations.compactMap { violation -> String? in
                guard module.namesHelpersFreely, violation.rule == .fileName, case .move(let path)? = violation.fix
                else { return nil }
                return String(path.lastComponent)
            })
        guard !names.isEmpty || !files.isEmpty else { return }
        violations.removeAll { violation in
            switch violation.rule {
            case .missingType: names.contains(violation.symbol)
            case .missingConformance:
                names.contains { violation.symbol.hasPrefix("\($0): ") || violation.symbol.hasSuffix(": \($0)") }
            case .missingFile: files.contains(violation.symbol)
            default: false
            }
        }
    }

    /// The bytes that ranges of fixes are about.
    private func checkedTexts(of violations: [Violation], in module: CheckedModule) -> [String: [UInt8]] {
        let paths = Set(violations.flatMap(\.editedPaths))
        guard !paths.isEmpty else { return [:] }
        return Dictionary(module.files.filter { paths.contains($0.path) }.map { ($0.path, $0.bytes) }) { first, _ in
            first
        }
    }

    /// Whether a rule that a comment names was applied, or is none at all.
    private func isDue(_ rule: String, hasSet: Bool) -> Bool {
        guard let identifier = RuleIdentifier(rawValue: rule) else { return true }
        return (tellingRules + otherRules).contains { $0.identifier == identifier && (hasSet || !$0.needsSet) }
    }
}

extension ModuleFile {
    /// Whether no type that should connect others has any function.
    fileprivate func hasIdleMakers(in forms: ModuleForms) -> Bool {
        let makers = Set(expected?.connections.filter { !$0.isOwn }.compactMap { $0.maker?.text(for: forms) } ?? [])
        return !outline.members.contains { member in
            member.kind == .func && member.owner.map { makers.contains(typeNames[$0]) } ?? true
        }
    }
}

extension ExpectedFile {
    /// How much a set expects of a file.
    var expectationCount: Int {
        1 + marks.count + connections.count { !$0.isOwn }
            + types.reduce(0) { $0 + 1 + $1.inherits.count + $1.members.count(where: \.isRequired) }
    }
}
