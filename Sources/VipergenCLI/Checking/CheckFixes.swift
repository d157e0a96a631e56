import ArgumentParsing
import Conventions
import FileChanges
import Platform

/// Mends what can be mended safely, all of it or nothing, and says what it did.
struct CheckFixes {
    private let project: Project
    private let arguments: ParsedArguments
    private let surroundings: Surroundings

    init(_ project: Project, _ arguments: ParsedArguments, _ surroundings: Surroundings) {
        self.project = project
        self.arguments = arguments
        self.surroundings = surroundings
    }

    /// Applies the fixes of the violations; tells whether something was written. What was mended in a dry run is out of
    /// the result. Where something is in the way nothing is written, and the result says that it was refused.
    func carryOut(_ result: inout CheckResult, in tree: SourceTree) throws -> Bool {
        let mended = result.violations.filter(\.isFixable)
        guard !mended.isEmpty else { return false }
        var fixing = FixedFiles { path in try project.fileSystem.read(project.path(path)) }
        // A name is known to tests and to other modules too.
        for violation in mended { try fixing.apply(violation, in: tree.files(besides: violation.path)) }
        let plan = try fixing.plan(root: project.root)
        let isDryRun = arguments.flag("dry-run")
        if !isDryRun { _ = try recover(root: plan.root, on: surroundings.fileSystem) }
        let validated = try validate(plan, on: surroundings.fileSystem, policy: .fail)
        guard validated.conflicts.isEmpty else {
            surroundings.console.writeError(Diagnosis(validated.conflicts, hasChoice: false).text)
            result.isRefused = true
            return false
        }
        if !isDryRun { try commit(validated, on: surroundings.fileSystem) }
        if arguments.flag("diff") {
            let text = validated.files.filter { $0.action != .identical }
                .map { unifiedDiff(old: $0.old, new: $0.new, path: $0.path) }.joined()
            // A document for programs is alone on standard output.
            let isText = arguments.value("format") ?? "text" == "text"
            if isText { surroundings.console.write(text) } else { surroundings.console.writeError(text) }
        }
        if !arguments.flag("quiet") {
            for violation in mended {
                surroundings.console.writeError(
                    "\(isDryRun ? "would mend" : "mended") \(escaped(violation.path)):\(violation.line): "
                        + "\(escaped(violation.message)) [\(violation.rule)]\n")
            }
        }
        if isDryRun { result.violations.removeAll(where: \.isFixable) }
        return !isDryRun
    }
}
