import Platform
import Text

/// What was tidied after runs that were killed. Paths are below the root.
public struct Recovery: Sendable, Equatable {
    /// What such a run had prepared and now is in its place.
    public var finished: [String] = []
    /// What such a run had prepared and was dropped, since its place was taken or changed by somebody since.
    public var kept: [String] = []
    /// What such a run had begun to undo and now is as it was before.
    public var undone: [String] = []
    /// How many killed runs there were.
    public var runs = 0

    /// Whether there was nothing to tidy.
    public var isEmpty: Bool { runs == 0 }
}

/// Tidies what killed runs left in a project. Costs one listing of the root where they left nothing.
///
/// A run that had everything staged is finished rather than undone, since undoing could delete what somebody has begun
/// to edit; any earlier one leaves no trace. Another run that is alive is left alone.
public func recover(root: String, on fileSystem: any FileSystem) throws(FileChangesError) -> Recovery {
    var recovery = Recovery()
    do throws(FileError) {
        let names: [String]
        do throws(FileError) {
            names = try fileSystem.names(in: root)
        } catch {
            guard error.code == ENOENT || error.code == ENOTDIR else { throw error }
            return recovery
        }
        for name in names {
            guard let id = StagingName.id(ofJournal: name) else { continue }
            try tidy(id, root: root, on: fileSystem, &recovery)
        }
    } catch {
        throw .file(error)
    }
    return recovery
}

private func tidy(
    _ id: String, root: String, on fileSystem: any FileSystem, _ recovery: inout Recovery
) throws(FileError) {
    let path = Path.join(root, StagingName.journal(id))
    guard try fileSystem.entry(at: path)?.kind == .file, let lock = try lockIfDead(path, on: fileSystem) else { return }
    defer { lock.release() }
    let project = try ProjectLock(root: root, on: fileSystem)
    defer { project.release() }
    try withSignalsBlocked { () throws(FileError) in
        let bytes = try fileSystem.read(path)
        // A file that only has such a name is none of ours.
        guard Journal.isJournal(bytes), let entry = try fileSystem.entry(at: path) else { return }
        let journal = Journal(bytes)
        let resumption = Resumption(
            journal,
            Staging(
                fileSystem: fileSystem, root: root, id: id, folders: journal.folders, renames: journal.renames
            ),
            written: entry.modified
        )
        try resumption.run(&recovery)
        try fileSystem.remove(path)
        recovery.runs += 1
    }
}

/// The lock of a journal whose run is dead; nil for a living one's, and where no lock can tell.
private func lockIfDead(_ path: String, on fileSystem: any FileSystem) throws(FileError) -> (any FileLock)? {
    do throws(FileError) {
        return try fileSystem.lock(path)
    } catch {
        let isNoAnswer = [ENOENT, ENOTSUP, EOPNOTSUPP, ENOSYS, ENOLCK, EINVAL, EBADF].contains(error.code)
        guard isNoAnswer else { throw error }
        return nil
    }
}
