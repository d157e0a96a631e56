import Platform
import Text

/// What a commit did.
public struct Committed: Sendable {
    /// The plan that was carried out: the one that was given, or what it was made anew to.
    public let plan: ValidatedPlan
    /// Why something that was only needed meanwhile could not be removed. It is hidden, and the next run removes it.
    public let untidied: FileError?
    /// What was tidied first, after a run that was killed while this one planned or waited.
    public let recovery: Recovery
}

/// Carries out a validated plan, all or nothing. SIGINT, SIGTERM and SIGHUP wait until it is over.
///
/// Everything is built in hidden folders beside its place, then renamed in. What changed on disk since the plan was
/// validated is never overwritten: `changed`. A place that only became a folder (another run made it) is no
/// change. Whatever is thrown, the tree is as it was before, but for what `rollbackFailed` says, and what others have
/// written to or put into meanwhile: that stays as it is.
@discardableResult
public func commit(
    _ validated: ValidatedPlan, on fileSystem: any FileSystem, waiting: Waiting = Waiting()
) throws(FileChangesError) -> Committed {
    do {
        return try Commit(validated, on: fileSystem, waiting, remake: nil).run()
    } catch let error as FileChangesError {
        throw error
    } catch {
        // Without a way to remake the plan, nothing else is thrown.
        throw .changed(validated.root)
    }
}

/// Carries out a validated plan as `commit` does. Where the disk is not what the plan was made from, the plan is made
/// anew: `remake` reads the files as they are now, and no other run writes meanwhile. It is called a few times at most.
///
/// What was decided about files that exist stays decided, for the very contents that it was decided about: others are
/// `changed`. An error of `remake` ends the commit with nothing changed.
@discardableResult
public func commit(
    _ validated: ValidatedPlan, on fileSystem: any FileSystem, waiting: Waiting = Waiting(),
    remaking remake: () throws -> Plan
) throws -> Committed {
    try withoutActuallyEscaping(remake) { remake in
        try Commit(validated, on: fileSystem, waiting, remake: remake).run()
    }
}

/// A commit with all its attempts.
private struct Commit {
    private static let mostAttempts = 8

    private let validated: ValidatedPlan
    private let fileSystem: any FileSystem
    private let waiting: Waiting
    private let remake: (() throws -> Plan)?

    init(
        _ validated: ValidatedPlan, on fileSystem: any FileSystem, _ waiting: Waiting, remake: (() throws -> Plan)?
    ) {
        self.validated = validated
        self.fileSystem = fileSystem
        self.waiting = waiting
        self.remake = remake
    }

    func run() throws -> Committed {
        guard validated.conflicts.isEmpty else { throw FileChangesError.conflicts(validated.conflicts) }
        guard !validated.items.isEmpty else {
            return Committed(plan: validated, untidied: nil, recovery: Recovery())
        }
        let root = try openRoot()
        let lock = try ProjectLock(root, waiting)
        defer { lock.release() }
        return try withSignalsBlocked {
            // What a killed run has prepared is a part of the project, and would lose its places to this one.
            let recovery = try recover(in: root, on: fileSystem, lock, waiting)
            // Who waited may as well know that another run has worked here.
            let isNews = !recovery.isEmpty || lock.hasWaited && remake != nil
            var plan = isNews ? try validatedAgain(validated, after: validated.root) : validated
            var attemptsLeft = Self.mostAttempts
            while true {
                do {
                    let untidied = plan.items.isEmpty ? nil : try CommitAttempt(plan, in: root).run()
                    return Committed(plan: plan, untidied: untidied, recovery: recovery)
                } catch FileChangesError.changed(let path) {
                    attemptsLeft -= 1
                    guard attemptsLeft > 0 else { throw FileChangesError.changed(path) }
                    plan = try validatedAgain(plan, after: path)
                }
            }
        }
    }

    /// The root, if it is the folder that the plan was validated in.
    private func openRoot() throws(FileChangesError) -> any Directory {
        do throws(FileError) {
            let root = try fileSystem.open(validated.root)
            guard try root.entry().isSame(as: validated.rootEntry) else {
                throw FileError(.list, root.path, code: ENOENT)
            }
            return root
        } catch {
            if error.isNoFolder { throw .changed(validated.root) }
            throw .file(error)
        }
    }

    /// The plan where a commit met something new: made anew, or else the same. Only what was decided before may come
    /// out again.
    private func validatedAgain(_ plan: ValidatedPlan, after changed: String) throws -> ValidatedPlan {
        let decided = Dictionary(plan.files.map { ($0.path, $0) }) { first, _ in first }
        let policy = ConflictPolicy.ask { path, old, _ in
            guard let file = decided[path] else { return .abort }
            switch file.action {
            case .overwrite: return file.old == old ? .overwrite : .abort
            case .skip: return .keep
            default: return .abort
            }
        }
        let again: ValidatedPlan
        do {
            again = try validate(try remake?() ?? plan.plan, on: fileSystem, policy: policy)
        } catch FileChangesError.aborted(let path) {
            throw FileChangesError.changed(path)
        }
        guard again.conflicts.isEmpty else { throw FileChangesError.conflicts(again.conflicts) }
        guard again.rootEntry.isSame(as: validated.rootEntry) else { throw FileChangesError.changed(validated.root) }
        guard remake != nil || again.files == plan.files else { throw FileChangesError.changed(changed) }
        return again
    }
}
