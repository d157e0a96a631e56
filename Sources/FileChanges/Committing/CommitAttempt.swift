import Platform
import Text

/// One attempt to carry out a plan, by a run that has the project to itself.
struct CommitAttempt {
    private let plan: ValidatedPlan
    private let root: any Directory
    private let renames: [StagedRename]

    init(_ plan: ValidatedPlan, in root: any Directory) {
        self.plan = plan
        self.root = root
        renames = plan.items.map(\.rename)
    }

    /// Returns why what is left of the commit could not be tidied away; nil where nothing is left.
    func run() throws(FileChangesError) -> FileError? {
        let journal: JournalFile
        do throws(FileError) {
            journal = try JournalFile.start(in: root, folders: plan.stagingFolders)
        } catch {
            throw .file(error)
        }
        defer { journal.release() }
        let staging = Staging(root: root, id: journal.id, folders: plan.stagingFolders, renames: renames)
        let marks: [StagedMark]
        do throws(FileChangesError) {
            marks = try staging.build(plan.items)
            try seal(journal, marks)
        } catch {
            throw tidied(staging, journal, after: error)
        }
        try install(staging, marks, journal)
        return tidy(staging, journal, removesEmptied: true)
    }

    private func seal(_ journal: JournalFile, _ marks: [StagedMark]) throws(FileChangesError) {
        do throws(FileError) {
            try journal.append(Journal.seal(renames, marks))
        } catch {
            throw .file(FileError(error.operation, root.path, code: error.code))
        }
    }

    private func install(
        _ staging: Staging, _ marks: [StagedMark], _ journal: JournalFile
    ) throws(FileChangesError) {
        let installation = Installation(staging)
        var last = 0
        do throws(FileChangesError) {
            for (index, item) in plan.items.enumerated() {
                last = index
                try installation.install(index, old: item.old?.bytes)
            }
            try checkFolders(staging)
        } catch {
            do throws(FileError) {
                try undo(through: last, staging, marks, journal)
            } catch let failure {
                throw .rollbackFailed(failure, cause: error)
            }
            throw tidied(staging, journal, after: error)
        }
    }

    private func undo(
        through last: Int, _ staging: Staging, _ marks: [StagedMark], _ journal: JournalFile
    ) throws(FileError) {
        // Where what was done cannot be looked at, the next run finishes it: half of it undone would be worse.
        let placed = try placed(staging, marks)
        // Where this cannot be written, undoing goes on: only a kill during it would go unnoticed.
        try? journal.append(Journal.undo(placed))
        let reversal = Reversal(staging: staging, marks: marks) { index, found throws(FileError) in
            try plan.items[index].isWhole(found.name, in: found.folder)
        }
        for index in (0...last).reversed() { _ = try reversal.undo(index) }
        // Else the next run would find all of it staged, and finish it.
        try journal.cutToOpening()
    }

    /// When each thing that has its place was changed last; nil for what somebody has changed or taken away since it
    /// has.
    private func placed(_ staging: Staging, _ marks: [StagedMark]) throws(FileError) -> [Int?] {
        var times: [Int?] = []
        for index in marks.indices {
            do throws(FileError) {
                let slot = try staging.slot(index)
                let entry = try slot.placed()
                guard let entry, marks[index].isMark(of: entry) else {
                    times.append(nil)
                    continue
                }
                times.append(try plan.items[index].isWhole(slot.name, in: slot.folder) ? entry.changed : nil)
            } catch {
                guard error.isNoFolder else { throw error }
                times.append(nil)
            }
        }
        return times
    }

    /// Whether everything went to where its path leads: a folder may have got another path meanwhile.
    private func checkFolders(_ staging: Staging) throws(FileChangesError) {
        let chain = FolderChain(root)
        for (number, path) in staging.folders.enumerated() where !path.isEmpty {
            let (folder, name) = Path.split(path)
            do throws(FileError) {
                let entry = try chain.open(folder).entry(name)
                guard let entry, let used = staging.identity(ofFolder: number), entry.isSame(as: used) else {
                    throw FileError(.inspect, path, code: ENOENT)
                }
            } catch {
                if error.isNoFolder { throw .changed(path) }
                throw .file(error)
            }
        }
    }

    /// What cannot be removed now has no bearing on what was done. The journal stays with it, for the next run.
    private func tidy(_ staging: Staging, _ journal: JournalFile, removesEmptied: Bool = false) -> FileError? {
        do throws(FileError) {
            try staging.discard()
            if removesEmptied { staging.removeEmptied(staging.folders.indices) }
            try journal.remove()
            return nil
        } catch {
            return error
        }
    }

    /// Why a commit failed, once it is tidied away as far as possible.
    private func tidied(
        _ staging: Staging, _ journal: JournalFile, after error: FileChangesError
    ) -> FileChangesError {
        guard let left = tidy(staging, journal), case .file = error else { return error }
        return .untidied(left, cause: error)
    }
}
