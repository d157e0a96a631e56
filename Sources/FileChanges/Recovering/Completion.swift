import Platform

/// Finishes a commit that had everything staged. What to do is read from what lies there, as in `Reversal`.
struct Completion {
    /// What becomes of a place.
    private enum Outcome {
        /// The killed run had finished it.
        case nothing
        case finished
        /// Somebody has changed or taken it since.
        case kept
    }

    private let journal: Journal
    private let staging: Staging

    init(_ journal: Journal, _ staging: Staging) {
        self.journal = journal
        self.staging = staging
    }

    func run(_ indices: [Int], _ recovery: inout Recovery) throws(FileError) {
        var isComplete = true
        for index in indices {
            let outcome = try finish(index)
            switch outcome {
            case .nothing: break
            case .finished: recovery.finished.append(staging.place(index))
            case .kept: recovery.kept.append(staging.place(index))
            }
            if outcome == .kept, !journal.renames[index].isRemoval { isComplete = false }
        }
        // What lost its place to somebody may have been all that was left of a file that moved.
        guard !isComplete else { return }
        for index in indices.reversed() where journal.renames[index].isRemoval { try putBack(index, &recovery) }
    }

    private func finish(_ index: Int) throws(FileError) -> Outcome {
        let (mark, slot) = (journal.marks[index], try staging.slot(index))
        switch journal.renames[index].kind {
        case .create: return try create(mark, slot)
        case .replace(let stamp): return try replace(mark, stamp, slot)
        case .remove(let stamp): return try remove(stamp, slot)
        }
    }

    private func create(_ mark: StagedMark, _ slot: Slot) throws(FileError) -> Outcome {
        guard try slot.waiting() != nil else { return .nothing }
        guard let placed = try slot.placed() else { return try put(slot) }
        guard mark.isMark(of: placed) else { return .kept }
        // On a volume that renames by linking and unlinking, it has both names.
        try slot.area.remove(slot.staged)
        return .finished
    }

    private func replace(_ mark: StagedMark, _ stamp: FileStamp, _ slot: Slot) throws(FileError) -> Outcome {
        // Where the old file waits, the two were swapped.
        guard let waiting = try slot.waiting(), !stamp.matches(waiting) else { return .nothing }
        let (placed, moved) = (try slot.placed(), try slot.moved())
        if mark.isMark(of: placed) {
            // The new one has both names, or what waits was written to since the two were swapped.
            guard mark.isMark(of: waiting) else { return .nothing }
            try slot.area.remove(slot.staged)
            return .finished
        }
        guard let moved else {
            guard stamp.matches(placed) else { return .kept }
            let previous = try Installation.replace(slot)
            if stamp.matches(try slot.area.entry(previous)) { return .finished }
            return try undo(slot, previous)
        }
        if let placed, !placed.isSame(as: moved) { return .kept }
        if !stamp.matches(moved) {
            // Somebody wrote to the old file while it was moved out of the way.
            if placed == nil { _ = try slot.restore() } else { try slot.area.remove(slot.previous) }
            return .kept
        }
        if placed != nil { try slot.folder.remove(slot.name) }
        return try put(slot)
    }

    /// Gives back what somebody has put into the place in the very moment.
    private func undo(_ slot: Slot, _ previous: String) throws(FileError) -> Outcome {
        if previous == slot.staged {
            try slot.swap()
        } else {
            try slot.folder.renameToNew(slot.name, to: slot.area, as: slot.staged)
            _ = try slot.restore()
        }
        return .kept
    }

    private func remove(_ stamp: FileStamp, _ slot: Slot) throws(FileError) -> Outcome {
        guard try slot.waiting() != nil else { return .nothing }
        guard let moved = try slot.moved() else {
            guard let placed = try slot.placed() else { return .nothing }
            guard stamp.matches(placed) else { return .kept }
            try slot.clear()
            if stamp.matches(try slot.moved()) { return .finished }
            _ = try slot.restore()
            return .kept
        }
        let placed = try slot.placed()
        if let placed, placed.isSame(as: moved) {
            // On a volume that renames by linking and unlinking, it has both names.
            guard stamp.matches(moved) else {
                try slot.area.remove(slot.previous)
                return .kept
            }
            try slot.folder.remove(slot.name)
            return .finished
        }
        guard placed == nil, !stamp.matches(moved) else { return .nothing }
        _ = try slot.restore()
        return .kept
    }

    /// Gives a staged thing its place, where that is free.
    private func put(_ slot: Slot) throws(FileError) -> Outcome {
        do throws(FileError) {
            try slot.put()
            return .finished
        } catch {
            guard error.code == EEXIST else { throw error }
            return .kept
        }
    }

    /// Gives a file back that was taken away, and sees to it that no later run takes it.
    private func putBack(_ index: Int, _ recovery: inout Recovery) throws(FileError) {
        let slot = try staging.slot(index)
        let place = staging.place(index)
        if try slot.moved() != nil, try slot.restore() {
            recovery.finished.removeAll { $0.isExactly(place) }
            recovery.kept.append(place)
        }
        try slot.area.removeTree(slot.staged)
    }
}
