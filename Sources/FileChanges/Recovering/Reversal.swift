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

    /// Something that a commit has made, where it is found.
    struct Found {
        let entry: Entry
        let folder: any Directory
        let name: String
        /// Whether it is back in the staging folder, where nobody else looks.
        let isBack: Bool
    }

    let staging: Staging
    let marks: [StagedMark]
    /// Whether what was found is as the commit made it: else it is somebody's work, and stays.
    let isUntouched: (_ index: Int, _ found: Found) throws(FileError) -> Bool

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
        guard marks[index].isMark(of: try slot.placed()) else { return .nothing }
        guard try isUntouchedInPlace(index, slot) else { return .kept }
        // On a volume that renames by linking and unlinking, it may have both names already.
        if marks[index].isMark(of: try slot.waiting()) {
            try slot.folder.remove(slot.name)
            return .undone
        }
        // The name in the staging folder is free. In one step there is no moment in which the thing has two names, and
        // somebody could write to it unnoticed.
        try slot.folder.rename(slot.name, to: slot.area, as: slot.staged, .replace)
        if try isUntouchedBack(index, slot) { return .undone }
        // In the moment before, somebody has written to it, or put something else there.
        try slot.put()
        return .kept
    }

    private func isUntouchedInPlace(_ index: Int, _ slot: Slot) throws(FileError) -> Bool {
        guard let entry = try slot.placed(), marks[index].isMark(of: entry) else { return false }
        return try isUntouched(index, Found(entry: entry, folder: slot.folder, name: slot.name, isBack: false))
    }

    private func isUntouchedBack(_ index: Int, _ slot: Slot) throws(FileError) -> Bool {
        guard let entry = try slot.waiting(), marks[index].isMark(of: entry) else { return false }
        return try isUntouched(index, Found(entry: entry, folder: slot.area, name: slot.staged, isBack: true))
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
        guard try isUntouchedInPlace(index, slot) else { return .kept }
        try slot.swap()
        if try isUntouchedBack(index, slot) { return .undone }
        // In the moment before, somebody has written to it, or put something else there.
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
