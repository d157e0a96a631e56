import Platform

/// Staged things going to their places and old ones from theirs, one by one.
struct Installation {
    private let staging: Staging

    init(_ staging: Staging) {
        self.staging = staging
    }

    /// Gives a staged thing its place, or takes an old one from it. The file that had the place before must hold
    /// these old bytes still.
    func install(_ index: Int, old: [UInt8]?) throws(FileChangesError) {
        do throws(FileError) {
            let slot = try staging.slot(index)
            let previous: String
            switch staging.renames[index].kind {
            case .create: return try slot.put()
            case .replace(let stamp):
                try check(index, stamp, slot)
                previous = try Self.replace(slot)
            case .remove(let stamp):
                try check(index, stamp, slot)
                try slot.clear()
                previous = slot.previous
            }
            // Somebody may have written to it, or put another in its place, in the moment before.
            guard let old else { return }
            guard try slot.area.read(previous, expecting: old).isSame(as: old) else { throw changed(index) }
        } catch {
            if error.code == EEXIST || error.isNoFolder { throw .changed(staging.place(index)) }
            throw .file(error)
        }
    }

    /// Puts the new file in the old one's place; returns where the old one went.
    static func replace(_ slot: Slot) throws(FileError) -> String {
        do throws(FileError) {
            try slot.swap()
            return slot.staged
        } catch {
            guard error.isUnsupported else { throw error }
        }
        try slot.clear()
        try slot.put()
        return slot.previous
    }

    /// Whether the old file is what it was when it was validated.
    private func check(_ index: Int, _ stamp: FileStamp, _ slot: Slot) throws(FileError) {
        guard stamp.matches(try slot.placed()) else { throw changed(index) }
    }

    private func changed(_ index: Int) -> FileError {
        FileError(.rename, staging.place(index), code: EEXIST)
    }
}
