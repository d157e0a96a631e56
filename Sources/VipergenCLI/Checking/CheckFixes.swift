import ArgumentParsing
import Conventions
import FileChanges
import Platform
import Text

/// Mends what can be mended safely, all of it or nothing, and says what it did.
struct CheckFixes {
    private let project: Project
    private let arguments: ParsedArguments
    private let context: RunContext

    init(_ project: Project, _ arguments: ParsedArguments, _ context: RunContext) {
        self.project = project
        self.arguments = arguments
        self.context = context
    }

    /// Two files or types that would get one name are left to a person, who knows which of them is meant.
    private func leaveAmbiguous(in violations: inout [Violation]) {
        var sources: [String: Set<String>] = [:]
        for violation in violations {
            guard let (target, source) = Self.naming(violation) else { continue }
            sources[target, default: []].insert(source)
        }
        for index in violations.indices {
            guard let (target, _) = Self.naming(violations[index]), sources[target]?.count ?? 0 > 1 else { continue }
            violations[index].fix = nil
        }
    }

    /// What a fix gives a name or place to, and which one.
    private static func naming(_ violation: Violation) -> (target: String, source: String)? {
        switch violation.fix {
        case .move(let place): (place, violation.path)
        case .rename(let old, let new): (new, old)
        default: nil
        }
    }

    /// Applies the fixes of the violations; tells whether something was written. What was mended in a dry run is out of
    /// the result. Where something is in the way nothing is written, and the result says that it was refused.
    func carryOut(_ result: inout CheckResult, in tree: SourceTree) throws -> Bool {
        leaveAmbiguous(in: &result.violations)
        let mended = result.violations.filter(\.isFixable)
        guard !mended.isEmpty else { return false }
        var fixing = FixedFiles { path in try project.fileSystem.read(project.path(path)) }
        // A name is known to tests and to other modules too.
        for violation in mended { try fixing.apply(violation, in: tree.files(besides: violation.path)) }
        let plan = try fixing.plan(root: project.root)
        let isDryRun = arguments.flag(.dryRun)
        if !isDryRun { _ = try recover(root: plan.root, on: context.fileSystem) }
        let validated = try validate(plan, on: context.fileSystem, policy: .fail)
        guard validated.conflicts.isEmpty else {
            context.console.writeError(Diagnostic(validated.conflicts, hasChoice: false).text)
            result.isRefused = true
            return false
        }
        if !isDryRun { try commit(validated, on: context.fileSystem) }
        if arguments.flag(.diff) {
            let text = validated.files.filter { $0.action != .identical }
                .map { unifiedDiff(old: $0.old, new: $0.new, path: $0.path) }.joined()
            // A document for programs is alone on standard output.
            let isText = arguments.checkFormat == .text
            if isText { context.console.write(text) } else { context.console.writeError(text) }
        }
        if !arguments.flag(.quiet) {
            for violation in mended {
                context.console.writeError(
                    "\(isDryRun ? "would mend" : "mended") \(escaped(violation.path)):\(violation.line): "
                        + "\(escaped(violation.message)) [\(violation.rule)]\n")
            }
        }
        if isDryRun { result.violations.removeAll(where: \.isFixable) }
        return !isDryRun
    }
}
