import Conventions
import Scaffolding
import TemplateSets

/// What `check` finds in modules just as a set writes them, whatever the set expects: every module of the set has it.
public struct RenderedViolations {
    private let set: TemplateSet
    private let sets: SetCatalog
    private static let root = "/project"

    /// - Parameter held: the values of parameters that all modules of a project share.
    /// - Throws: where the set cannot be rendered.
    public init(of set: TemplateSet, holding held: [String: String] = [:]) throws {
        self.set = set
        let packed = try Convention.packed(set: set, variants: try set.skeletons(holding: held))
        sets = SetCatalog([SetNames(of: set, holding: held)], own: [set.name]) { _ in packed }
    }

    /// Each place once, with the first values under which it is there.
    public func findings() throws -> [LintFinding] {
        var findings: [LintFinding] = []
        try SetLinter(set).forEachSample { sample in
            let project = CheckedProject(root: Self.root, usualSet: set.name)
            let files = GeneratedFiles(sample.files, in: Self.root)
            let violations = try ProjectChecker(project, sets: sets, on: files).check().violations
            for violation in violations where !violation.rule.rule.needsSet && !isOfApplication(violation) {
                let kind = LintFinding.Kind.violation(
                    violation.message, rule: violation.rule.rawValue, isError: violation.severity == .error)
                guard
                    let finding = sample.finding(
                        kind, inFile: violation.path, line: violation.line, column: violation.column),
                    !findings.contains(where: { $0.isOfSamePlace(as: finding) })
                else { continue }
                findings.append(finding)
            }
        }
        return findings
    }

    /// Whether a storyboard or xib names a class that the application may have: only what has the module's name must be
    /// of the set.
    private func isOfApplication(_ violation: Violation) -> Bool {
        violation.rule == .storyboardClass && !violation.symbol.contains(SetLinter.sampleName)
    }
}

extension LintFinding {
    fileprivate func isOfSamePlace(as other: LintFinding) -> Bool {
        guard case .violation(_, let rule, _) = kind, case .violation(_, rule, _) = other.kind else { return false }
        return (path, line, column) == (other.path, other.line, other.column)
    }
}
