import Platform
import Text

/// A killed run's commit, brought to an end from what its journal says and what lies on disk.
struct Resumption {
    let journal: Journal
    let staging: Staging
    /// When the journal was last changed, in nanoseconds since 1970.
    private let written: Int

    init(_ journal: Journal, _ staging: Staging, written: Int) {
        self.journal = journal
        self.staging = staging
        self.written = written
    }

    /// Whether all that lies in the staging folders can be what the run has staged there.
    func isProven(by file: Entry) throws(FileError) -> Bool {
        var isThere: [Bool] = []
        for number in journal.folders.indices {
            guard let area = try area(number) else {
                isThere.append(false)
                continue
            }
            guard area.owner == file.owner, area.permissions & 0o022 == 0 else { return false }
            isThere.append(true)
        }
        guard journal.state != .staging else { return true }
        for (index, rename) in journal.renames.enumerated() where isThere[rename.folder] {
            guard try isProven(index) else { return false }
        }
        return true
    }

    private func isProven(_ index: Int) throws(FileError) -> Bool {
        let (mark, slot) = (journal.marks[index], try staging.slot(index))
        guard let waiting = try slot.waiting() else { return true }
        let placed = try slot.placed()
        if mark.isMark(of: waiting) {
            // Only a rename changes it, which an undoing or a volume without a rename in one step may have begun.
            return waiting.changed == mark.changed || journal.state == .undoing || mark.isMark(of: placed)
        }
        // The two were swapped, and somebody may have replaced the new one since. An undoing goes by the time of what is
        // in the place.
        guard case .replace(let stamp) = journal.renames[index].kind else { return false }
        return stamp.matches(waiting) || journal.state == .undoing && mark.isMark(of: placed)
    }

    /// A staging folder as it is; nil where it is gone, or a link leads to it.
    private func area(_ number: Int) throws(FileError) -> Entry? {
        do throws(FileError) {
            return try staging.site(number).area.entry()
        } catch {
            guard error.isNoFolder else { throw error }
            return nil
        }
    }

    /// Finishes or undoes the commit, and removes what is left of it but for the journal.
    func run(_ recovery: inout Recovery) throws(FileError) {
        var indices: [Int] = []
        var areas: [Int] = []
        for number in journal.folders.indices where try area(number) != nil { areas.append(number) }
        for index in journal.renames.indices where areas.contains(journal.renames[index].folder) {
            indices.append(index)
        }
        switch journal.state {
        case .staging: break
        case .sealed: try Completion(journal, staging).run(indices, &recovery)
        case .undoing: try undo(indices, &recovery)
        }
        for number in areas { try staging.discard(number) }
        if journal.state == .sealed { staging.removeEmptied(journal.folders.indices) }
    }

    private func undo(_ indices: [Int], _ recovery: inout Recovery) throws(FileError) {
        let reversal = Reversal(staging: staging, marks: journal.marks) { index, found throws(FileError) in
            // To take it back changes its own time.
            guard found.isBack || found.entry.changed == journal.placed[index] else { return false }
            guard found.entry.kind == .directory else { return true }
            return try isUntouched(found.folder.open(found.name))
        }
        for index in indices.reversed() {
            switch try reversal.undo(index) {
            case .nothing: break
            case .undone: recovery.undone.append(staging.place(index))
            case .kept: recovery.kept.append(staging.place(index))
            }
        }
    }

    /// Whether nobody has written into a folder since the killed run began to undo.
    private func isUntouched(_ folder: any Directory) throws(FileError) -> Bool {
        for name in try folder.names() {
            guard let entry = try folder.entry(name), entry.changed <= written else { return false }
            if entry.kind == .directory, try !isUntouched(folder.open(name)) { return false }
        }
        return true
    }
}
