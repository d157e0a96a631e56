import Platform
import Text

/// Checks modules against their conventions.
public struct Checker: Sendable {
    /// The conventions by the names of their sets.
    private let conventions: [String: Convention]
    private let index: ProjectIndex
    private let duties: [Duty]
    private let passedOver: Set<String>
    /// The sets that the project is known to use.
    private let usualSets: Set<String>
    /// The sets that the project is known not to use, whatever its files are called.
    private let refusedSets: Set<String>

    /// A checker with these conventions. Rules that are off are not in `severities`.
    public init(
        conventions: [Convention], index: ProjectIndex, severities: [String: Severity], usualSets: Set<String> = [],
        refusedSets: Set<String> = []
    ) {
        self.refusedSets = refusedSets
        self.conventions = Dictionary(conventions.map { ($0.name, $0) }) { first, _ in first }
        self.index = index
        duties = Rule.all.compactMap { rule in severities[rule.identifier].map { Duty(rule, $0) } }
        passedOver = Set(Rule.identifiers).subtracting(severities.keys)
        self.usualSets = usualSets
    }

    /// The severities that rules have where nobody says otherwise.
    public static var standardSeverities: [String: Severity] {
        Dictionary(uniqueKeysWithValues: Rule.all.map { ($0.identifier, $0.severity) })
    }

    /// Reads a module's files and looks at them.
    public func check(_ found: FoundModule, in root: String, on fileSystem: any FileSystem) -> ModuleReport {
        var texts: [(path: String, bytes: [UInt8])] = []
        var failures: [FileError] = []
        for path in found.files {
            do throws(FileError) {
                let bytes = try fileSystem.read(Path.join(root, path))
                guard bytes.count <= Self.largestFile else { throw FileError(.read, path, code: EFBIG) }
                texts.append((path, bytes))
            } catch {
                // What is gone by now, or a link to a folder, is no file of the module.
                if error.code != ENOENT, error.code != EISDIR {
                    failures.append(FileError(error.operation, path, code: error.code))
                }
            }
        }
        var report = check(found, texts: texts)
        report.failures = failures
        return report
    }

    /// The size in bytes from which a Swift file is taken for a mistake.
    static let largestFile = 64 << 20

    /// Looks at the texts of a module's files.
    public func check(_ found: FoundModule, texts: [(path: String, bytes: [UInt8])]) -> ModuleReport {
        let isRefused = !found.isSetSettled && refusedSets.contains(found.set ?? "")
        let convention = isRefused ? nil : found.set.flatMap { conventions[$0] }
        let module = ModuleUnderCheck(found, convention: convention, index: index, texts: texts)
        let report = report(module)
        guard convention != nil, !found.isSetSettled, isStrange(report, module) else { return report }
        var other = self.report(ModuleUnderCheck(found, convention: nil, index: index, texts: texts))
        other.refusedSet = found.set
        return other
    }

    /// Whether a module whose files are called as those of a set holds something else: then the set is not its own.
    private func isStrange(_ report: ModuleReport, _ module: ModuleUnderCheck) -> Bool {
        let complaints = report.violations.count { Self.setRules.contains($0.rule) }
        guard complaints > 3 else { return false }
        let expectations = (module.convention?.files ?? []).filter(\.isRequired).reduce(0) { sum, file in
            sum + 1 + file.marks.count + file.connections.count
                + file.types.reduce(0) { $0 + 1 + $1.inherits.count + $1.members.count(where: \.isRequired) }
        }
        return complaints * (usualSets.contains(module.setName) ? 2 : 8) > expectations
    }

    /// The rules whose findings tell that a set is not a module's own.
    static let setRules = Set(Rule.all.filter(\.needsSet).map(\.identifier)).subtracting(["unexpected-file"])

    private func report(_ module: ModuleUnderCheck) -> ModuleReport {
        var suppressions = Suppressions(in: module)
        var violations: [Violation] = []
        let hasSet = module.convention != nil
        for duty in duties where hasSet || !duty.needsSet {
            var findings = Findings(rule: duty.rule, severity: duty.severity, module: module)
            duty.check(module, &findings)
            for violation in findings.violations where !suppressions.silence(violation) { violations.append(violation) }
        }
        return ModuleReport(
            module: module.name, set: module.convention?.name, files: module.files.map(\.path),
            violations: violations.sorted(by: Violation.precedes),
            idleSuppressions: suppressions.all.filter { !$0.isUsed && !isPassedOver($0.rule, hasSet: hasSet) })
    }

    private func isPassedOver(_ rule: String, hasSet: Bool) -> Bool {
        passedOver.contains(rule) || !hasSet && duties.contains { $0.rule == rule && $0.needsSet }
    }
}

/// A rule that is to be looked at: what of it is needed for that, nothing of which counts references.
private struct Duty: Sendable {
    let rule: String
    let severity: Severity
    let needsSet: Bool
    let check: @Sendable (ModuleUnderCheck, inout Findings) -> Void

    init(_ rule: Rule, _ severity: Severity) {
        self.rule = rule.identifier
        self.severity = severity
        needsSet = rule.needsSet
        check = rule.check
    }
}

/// What was found in one module.
public struct ModuleReport: Sendable {
    /// The module's name.
    public var module: String
    /// The set that it follows; nil where it follows none.
    public var set: String?
    /// The set that its files are called as, though what they hold is something else.
    public var refusedSet: String?
    /// The paths of the files that were read, below the project.
    public var files: [String]
    /// How many files were read.
    public var fileCount: Int { files.count }
    /// The violations, by file and place.
    public var violations: [Violation]
    /// Comments that silence nothing.
    public var idleSuppressions: [Suppression]
    /// Files that could not be read; the paths are below the project.
    public var failures: [FileError] = []
}
