import Platform

/// Staged things going to their places and old ones from theirs, one by one, and back again.
struct Installation {
    /// A change to the tree that can be taken back.
    private enum Step {
        case renamed(from: String, to: String)
        case exchanged(String, String)
    }

    private let staging: Staging
    private var done: [Step] = []

    init(_ staging: Staging) {
        self.staging = staging
    }

    private var fileSystem: any FileSystem { staging.fileSystem }

    /// Gives a staged thing its place, or takes an old one from it. The file that had the place before must hold
    /// these old bytes still.
    mutating func install(_ index: Int, old: [UInt8]?) throws(FileChangesError) {
        do throws(FileError) {
            let previous: String
            switch staging.renames[index].kind {
            case .create: return try rename(staging.staged(index), to: staging.destination(index))
            case .replace(let stamp):
                try check(index, stamp)
                previous = try replace(index)
            case .remove(let stamp):
                try check(index, stamp)
                previous = try remove(index)
            }
            // Somebody may have written to it, or put another in its place, in the moment before.
            guard let old else { return }
            guard try fileSystem.read(previous) == old else { throw Self.changed(index, in: staging) }
        } catch {
            if error.code == EEXIST || error.code == ENOENT { throw .changed(staging.place(index)) }
            throw .file(error)
        }
    }

    /// Puts the new file in the old one's place; returns where the old one went.
    mutating func replace(_ index: Int) throws(FileError) -> String {
        let staged = staging.staged(index)
        let destination = staging.destination(index)
        do throws(FileError) {
            try fileSystem.exchange(staged, destination)
            done.append(.exchanged(staged, destination))
            return staged
        } catch {
            guard [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(error.code) else { throw error }
        }
        let previous = try remove(index)
        try rename(staged, to: destination)
        return previous
    }

    /// Takes the old file from its place; returns where it went.
    mutating func remove(_ index: Int) throws(FileError) -> String {
        let previous = staging.previous(index)
        try rename(staging.destination(index), to: previous)
        return previous
    }

    /// Takes back everything that was done, the last first.
    mutating func undo() throws(FileError) {
        while let step = done.last {
            switch step {
            case .renamed(let from, let to): try fileSystem.renameToNew(to, from)
            case .exchanged(let first, let second): try fileSystem.exchange(first, second)
            }
            done.removeLast()
        }
    }

    private mutating func rename(_ from: String, to: String) throws(FileError) {
        try fileSystem.renameToNew(from, to)
        done.append(.renamed(from: from, to: to))
    }

    /// Whether the old file is what it was when it was validated.
    private func check(_ index: Int, _ stamp: FileStamp) throws(FileError) {
        let before = try fileSystem.entry(at: staging.destination(index))
        guard let before, stamp.matches(before) else { throw Self.changed(index, in: staging) }
    }

    private static func changed(_ index: Int, in staging: Staging) -> FileError {
        FileError(.rename, staging.destination(index), code: EEXIST)
    }
}
