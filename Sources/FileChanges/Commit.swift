import Platform
import Text

/// Carries out a validated plan, all or nothing. SIGINT, SIGTERM and SIGHUP wait until it is over.
///
/// Everything is built in hidden folders beside its place, then renamed in. What changed on disk since the plan was
/// validated is never overwritten: `changed`. A place that only became a folder (another run made it) is no
/// change. Whatever is thrown, the tree is as it was before, but for what `rollbackFailed` says.
public func commit(_ validated: ValidatedPlan, on fileSystem: any FileSystem) throws(FileChangesError) {
    guard validated.conflicts.isEmpty else { throw .conflicts(validated.conflicts) }
    guard !validated.items.isEmpty else { return }
    let lock: ProjectLock
    do throws(FileError) {
        lock = try ProjectLock(root: validated.root, on: fileSystem)
    } catch {
        throw .file(error)
    }
    defer { lock.release() }
    try withSignalsBlocked { () throws(FileChangesError) in
        var plan = validated
        var attemptsLeft = 4
        while true {
            do throws(FileChangesError) {
                return try Commit(plan, on: fileSystem).run()
            } catch {
                attemptsLeft -= 1
                guard case .changed(let path) = error, attemptsLeft > 0 else { throw error }
                plan = try plan.validatedAgain(after: path, on: fileSystem)
            }
        }
    }
}

/// One attempt to carry out a plan.
private struct Commit {
    private let plan: ValidatedPlan
    private let fileSystem: any FileSystem
    private let renames: [StagedRename]

    init(_ plan: ValidatedPlan, on fileSystem: any FileSystem) {
        self.plan = plan
        self.fileSystem = fileSystem
        renames = plan.items.map(\.rename)
    }

    func run() throws(FileChangesError) {
        let journal: JournalFile
        do throws(FileError) {
            journal = try JournalFile(root: plan.root, folders: plan.stagingFolders, on: fileSystem)
        } catch {
            throw .file(error)
        }
        defer { journal.release() }
        let staging = Staging(
            fileSystem: fileSystem, root: plan.root, id: journal.id, folders: plan.stagingFolders, renames: renames
        )
        do throws(FileError) {
            try staging.build(plan.items)
            try journal.append(Journal.seal(renames))
        } catch {
            tidy(staging, journal)
            // A folder that another run emptied is gone.
            let gone = staging.folders.first { Path.join(plan.root, $0) == error.path }
            if error.code == ENOENT, let gone { throw .changed(gone) }
            throw .file(error)
        }
        try install(staging, journal)
        tidy(staging, journal, removesEmptied: true)
    }

    private func install(_ staging: Staging, _ journal: JournalFile) throws(FileChangesError) {
        var installation = Installation(staging)
        do throws(FileChangesError) {
            for (index, item) in plan.items.enumerated() {
                try installation.install(index, old: item.old?.bytes)
            }
        } catch {
            // Where even this cannot be written, undoing goes on: only a kill during it would go unnoticed.
            let isMarked = (try? journal.append(Journal.undo)) != nil
            do throws(FileError) {
                try installation.undo()
            } catch let failure {
                throw .rollbackFailed(failure, cause: error)
            }
            // Without the second mark, the next run must find everything staged, or it could take back another's work.
            if isMarked, (try? journal.append(Journal.undone)) != nil { tidy(staging, journal) }
            throw error
        }
    }

    /// What cannot be removed now has no bearing on what was done. The journal stays with it, for the next run.
    private func tidy(_ staging: Staging, _ journal: JournalFile, removesEmptied: Bool = false) {
        do throws(FileError) {
            try staging.discard()
            if removesEmptied { staging.removeEmptied(staging.folders.indices) }
            try journal.remove()
        } catch {}
    }
}

extension ValidatedPlan {
    /// The same plan where a commit met something new. Only what was decided before may come out again.
    fileprivate func validatedAgain(
        after changed: String, on fileSystem: any FileSystem
    ) throws(FileChangesError) -> ValidatedPlan {
        let decisions = Dictionary(files.map { ($0.path, $0.action) }) { first, _ in first }
        let policy = ConflictPolicy.ask { path, _, _ in
            switch decisions[path] {
            case .overwrite: .overwrite
            case .skip: .keep
            default: .abort
            }
        }
        let again: ValidatedPlan
        do throws(FileChangesError) {
            again = try validate(plan, on: fileSystem, policy: policy)
        } catch {
            if case .aborted(let path) = error { throw .changed(path) }
            throw error
        }
        guard again.conflicts.isEmpty else { throw .conflicts(again.conflicts) }
        guard again.files == files else { throw .changed(changed) }
        return again
    }
}
