import Platform

/// Puts back what a commit has changed, place by place. What to do is read from what lies there, so that it makes no
/// difference at which call a commit ended, or an earlier undoing of it.
struct Reversal {
    /// What became of a place.
    enum Outcome {
        /// The commit had not come to it, or it was put back before.
        case nothing
        case undone
        /// Somebody has changed or taken it since.
        case kept
    }

    let staging: Staging
    let marks: [StagedMark]
    /// Whether what a commit has put in a place, and nobody else has it, is as the commit left it.
    let isUntouched: (_ index: Int, _ entry: Entry, _ slot: Slot) throws(FileError) -> Bool

    func undo(_ index: Int) throws(FileError) -> Outcome {
        let slot = try staging.slot(index)
        switch staging.renames[index].kind {
        case .create: return try takeBack(index, slot)
        case .replace: return try undoReplacement(index, slot)
        case .remove: return try restore(slot)
        }
    }

    /// Moves what was created back to the staging folder.
    private func takeBack(_ index: Int, _ slot: Slot) throws(FileError) -> Outcome {
        guard let placed = try slot.placed(), marks[index].isMark(of: placed) else { return .nothing }
        guard try isUntouched(index, placed, slot) else { return .kept }
        // On a volume that renames by linking and unlinking, it may have both names already.
        if marks[index].isMark(of: try slot.waiting()) {
            try slot.folder.remove(slot.name)
            return .undone
        }
        do throws(FileError) {
            try slot.folder.rename(slot.name, to: slot.area, as: slot.staged, .exclusive)
        } catch {
            guard error.isUnsupported else { throw error }
            guard placed.kind == .directory else {
                // With two names, nobody could tell any more what has become of it.
                try slot.folder.remove(slot.name)
                return .undone
            }
            try slot.folder.rename(slot.name, to: slot.area, as: slot.staged, .replace)
        }
        if marks[index].isMark(of: try slot.waiting()) { return .undone }
        // It was somebody else's, put there in the moment before.
        try slot.put()
        return .kept
    }

    private func undoReplacement(_ index: Int, _ slot: Slot) throws(FileError) -> Outcome {
        let waiting = try slot.waiting()
        if let waiting, !marks[index].isMark(of: waiting) { return try swapBack(index, slot) }
        guard try slot.moved() != nil else { return .nothing }
        if marks[index].isMark(of: try slot.placed()) {
            guard try takeBack(index, slot) == .undone else { return .kept }
        }
        return try restore(slot)
    }

    /// Where the two were swapped, the old file is what waits.
    private func swapBack(_ index: Int, _ slot: Slot) throws(FileError) -> Outcome {
        guard let placed = try slot.placed(), marks[index].isMark(of: placed), try isUntouched(index, placed, slot)
        else { return .kept }
        try slot.swap()
        if marks[index].isMark(of: try slot.waiting()) { return .undone }
        // It was somebody else's, put there in the moment before.
        try slot.swap()
        return .kept
    }

    /// Gives a file back that was moved out of the way.
    private func restore(_ slot: Slot) throws(FileError) -> Outcome {
        guard let moved = try slot.moved() else { return .nothing }
        if let placed = try slot.placed() {
            guard placed.isSame(as: moved) else { return .kept }
            // On a volume that renames by linking and unlinking, it has both names.
            try slot.area.remove(slot.previous)
            return .undone
        }
        return try slot.restore() ? .undone : .kept
    }
}
