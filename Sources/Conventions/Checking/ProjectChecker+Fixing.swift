import FileChanges
import Platform
import Text

extension ProjectChecker {
    /// How often what was fixed is checked again.
    private static let mostRounds = 4

    /// Checks some of the modules and fixes what is safe to fix, in rounds, of which each is done whole or not at all
    /// and is told to `report` when it is done. What is left is the result.
    ///
    /// Edits are made to the very bytes that were checked; where the disk has others by then, it is checked again.
    /// Where something is in the way of a round, what that touches stays as it is; where nothing else is left, the
    /// result is refused. Where a folder could not be read, nothing is fixed: a name may be used in it. Throws what
    /// `check` does, what `companions` does, and errors of files. `companions` gives the changes to files that are none
    /// of the modules' and follow from a round's plan. To be asked of a checker that was made after `recover`: what a
    /// killed run has prepared is a part of the project.
    ///
    /// A preview takes the same rounds in memory. It is the file system of the checker and of all that is asked here,
    /// as a round finds what the one before has made.
    public func fix(
        _ scope: CheckScope = CheckScope(), baseline: Baseline? = nil, in preview: PreviewFileSystem? = nil,
        waiting: Waiting = Waiting(), carryingAlong companions: (Plan) throws -> [FileChange] = { _ in [] },
        report: (FixRound) -> Void
    ) throws -> CheckResult {
        var checker = isForFixing ? self : again(forFixing: true)
        let chosen = scope.modules(of: checker.modules)
        let places = Set(chosen.map { [$0.folder, $0.name] })
        var result = try checker.check(chosen, isPartial: scope.isPartial, baseline: baseline)
        var obstacles = Obstacles(unwritableOf: result.reports)
        for round in 1...Self.mostRounds {
            do {
                switch try checker.fix(&result, around: &obstacles, in: preview, waiting, companions, report) {
                case .nothing: return result
                case .known(let next):
                    result = next
                    continue
                case .unknown: break
                }
            } catch FileChangesError.changed(let path) {
                guard round < Self.mostRounds else { throw FileChangesError.changed(path) }
            }
            checker = again(forFixing: true)
            // What a fix has renamed may be a module of another name by now.
            let same =
                scope.isPartial ? checker.modules.filter { places.contains([$0.folder, $0.name]) } : checker.modules
            result = try checker.check(same, isPartial: scope.isPartial, baseline: baseline)
        }
        obstacles.removeFixes(from: &result.violations)
        return result
    }

    /// What a round did to the project.
    private enum Outcome {
        /// Nothing was written.
        case nothing
        /// Files were written, and this is what a check finds now.
        case known(CheckResult)
        /// Files were written, and a check has to tell what is left.
        case unknown
    }

    /// Fixes the violations of a result but for those that something is in the way of, all or none.
    private func fix(
        _ result: inout CheckResult, around obstacles: inout Obstacles, in preview: PreviewFileSystem?,
        _ waiting: Waiting,
        _ companions: (Plan) throws -> [FileChange], _ report: (FixRound) -> Void
    ) throws -> Outcome {
        guard tree.failures.isEmpty else { return .nothing }
        result.violations.removeAmbiguousFixes()
        obstacles.removeFixes(from: &result.violations)
        var fixable = result.violations.flatMap(\.withAlike).filter(\.isFixable)
        guard !fixable.isEmpty else { return .nothing }
        var validated = try validatedPlan(for: fixable, of: result, in: preview, waiting, companions, report)
        var conflicts: [Conflict] = []
        while !validated.conflicts.isEmpty {
            var next = obstacles
            next.add(validated.conflicts, among: fixable)
            let rest = fixable.filter { !next.touch($0) }
            guard !rest.isEmpty, rest.count < fixable.count else {
                next.removeFixes(from: &result.violations)
                break
            }
            conflicts += validated.conflicts
            (obstacles, fixable) = (next, rest)
            validated = try validatedPlan(for: fixable, of: result, in: preview, waiting, companions, report)
        }
        obstacles.removeFixes(from: &result.violations)
        result.isRefused = !validated.conflicts.isEmpty
        let committed = result.isRefused ? nil : try carryOut(validated, in: preview, waiting)
        report(FixRound(violations: fixable, plan: validated, conflicts: conflicts, committed: committed))
        guard !result.isRefused else { return .nothing }
        return result.afterFixing(fixable).map(Outcome.known) ?? .unknown
    }

    /// What fixes do to files, with what has to be carried along. Throws where files have changed since they were
    /// checked.
    private func validatedPlan(
        for fixable: [Violation], of result: CheckResult, in preview: PreviewFileSystem?, _ waiting: Waiting,
        _ companions: (Plan) throws -> [FileChange], _ report: (FixRound) -> Void
    ) throws -> ValidatedPlan {
        var plan = try plan(for: fixable, of: result)
        do {
            plan.changes += try companions(plan)
        } catch {
            // What has to be carried along cannot be: what stays in its file is fixed all the same.
            let staying = fixable.filter { $0.fix?.isEdit == true }
            guard staying.count < fixable.count, !staying.isEmpty else { throw error }
            let rest = try self.plan(for: staying, of: result)
            let validated = try validate(rest, on: fileSystem, policy: .fail)
            guard validated.conflicts.isEmpty else { throw error }
            let committed = try carryOut(validated, in: preview, waiting)
            report(FixRound(violations: staying, plan: validated, committed: committed))
            throw error
        }
        let validated = try validate(plan, on: fileSystem, policy: .fail)
        // It has gone or changed since it was checked.
        for conflict in validated.conflicts where [.gone, .changed].contains(conflict.reason) {
            throw FileChangesError.changed(conflict.path)
        }
        return validated
    }

    /// What fixes make of the files that were checked.
    private func plan(for fixable: [Violation], of result: CheckResult) throws -> Plan {
        var checkedTexts: [String: [UInt8]] = [:]
        for report in result.reports { checkedTexts.merge(report.checkedTexts) { first, _ in first } }
        var files = FixedFiles(checkedTexts: checkedTexts) { path in
            do throws(FileError) {
                return try fileSystem.read(Path.resolve(path, in: project.root))
            } catch {
                guard error.code == ENOENT else { throw error }
                throw FileChangesError.changed(path)
            }
        }
        let projectFolder = tree.applicationFolder
        for violation in fixable { files.apply(violation, projectFolder: projectFolder) }
        return try files.plan(root: project.root, filesOfProjectIn: { tree.files(ofApplicationIn: $0) })
    }

    /// Commits a plan that nothing stood in the way of a moment ago; nil where it is carried out in memory alone.
    private func carryOut(
        _ plan: ValidatedPlan, in preview: PreviewFileSystem?, _ waiting: Waiting
    ) throws(FileChangesError) -> Committed? {
        if let preview {
            try preview.carryOut(plan)
            return nil
        }
        do throws(FileChangesError) {
            return try commit(plan, on: fileSystem, waiting: waiting)
        } catch {
            guard case .conflicts(let conflicts) = error else { throw error }
            throw .changed(conflicts.first?.path ?? project.root)
        }
    }
}
