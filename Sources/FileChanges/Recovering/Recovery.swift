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
    /// What was left alone, for somebody to look at: it is not provably this user's own.
    public var left: [Leftover] = []

    /// Whether there was nothing to tidy.
    public var isEmpty: Bool { runs == 0 }
}

/// Tidies what this user's killed runs left in a project. Costs one listing of the root where they left nothing.
///
/// A run that had everything staged is finished rather than undone, since undoing could delete what somebody has begun
/// to edit; any earlier one leaves no trace. Another run that is alive is left alone, and so is all that is not
/// provably what a run of this user left here.
public func recover(
    root: String, on fileSystem: any FileSystem, waiting: Waiting = Waiting()
) throws(FileChangesError) -> Recovery {
    var recovery = Recovery()
    let directory: any Directory
    let names: [String]
    do throws(FileError) {
        guard let found = try openRoot(root, on: fileSystem) else { return recovery }
        directory = found
        names = try directory.names().filter { $0.utf8.starts(with: StagingName.prefix.utf8) }
    } catch {
        throw .file(error)
    }
    guard !names.isEmpty else { return recovery }
    for name in names.sorted() {
        guard let id = StagingName.id(ofJournal: name) else { continue }
        try tidy(id, in: directory, on: fileSystem, waiting, &recovery)
    }
    do throws(FileError) {
        recovery.left += try foldersWithoutJournal(names, in: directory)
    } catch {
        throw .file(error)
    }
    return recovery
}

/// The same for a run that has the project's lock already, without what is left alone.
func recover(
    in root: any Directory, on fileSystem: any FileSystem, _ lock: ProjectLock, _ waiting: Waiting
) throws(FileChangesError) -> Recovery {
    var recovery = Recovery()
    do throws(FileError) {
        for name in try root.names() {
            guard let id = StagingName.id(ofJournal: name) else { continue }
            try finish(id, in: root, on: fileSystem, lock, waiting, &recovery)
        }
    } catch {
        throw .file(error)
    }
    return recovery
}

private func tidy(
    _ id: String, in root: any Directory, on fileSystem: any FileSystem, _ waiting: Waiting, _ recovery: inout Recovery
) throws(FileChangesError) {
    let name = StagingName.journal(id)
    do throws(FileError) {
        switch try LeftJournal.find(id, in: root, on: fileSystem) {
        case .nothing, .living: return
        case .foreign(let state):
            recovery.left.append(Leftover(name: name, state: state))
            return
        case .barelyBegun(let lock):
            try? root.remove(name)
            lock.release()
            return
        case .own(_, let lock): lock.release()
        }
    } catch {
        throw .file(error)
    }
    let project = try ProjectLock(root, waiting)
    defer { project.release() }
    do throws(FileError) {
        try finish(id, in: root, on: fileSystem, project, waiting, &recovery)
    } catch {
        throw .file(error)
    }
}

/// How often, and for how many milliseconds each time, a run that has the project waits for a look at a journal.
private let (mostLooks, look) = (500, 2)

/// Finishes or undoes what a killed run of this user has left, by a run that has the project. Another one that is at
/// work would have it: a journal in use is only being looked at, and soon free.
private func finish(
    _ id: String, in root: any Directory, on fileSystem: any FileSystem, _ project: ProjectLock, _ waiting: Waiting,
    _ recovery: inout Recovery
) throws(FileError) {
    var looksLeft = project.isHeld ? mostLooks : 0
    while true {
        switch try LeftJournal.find(id, in: root, on: fileSystem) {
        case .living where looksLeft > 0:
            looksLeft -= 1
            waiting.pause(look)
        case .nothing, .living, .foreign: return
        case .barelyBegun(let lock):
            try? root.remove(StagingName.journal(id))
            return lock.release()
        case .own(let resumption, let lock):
            defer { lock.release() }
            try withSignalsBlocked { () throws(FileError) in
                try resumption.run(&recovery)
                try root.remove(StagingName.journal(id))
            }
            recovery.runs += 1
            return
        }
    }
}
