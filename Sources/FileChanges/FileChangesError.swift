import Platform

/// Why a plan was not carried out. Except for `rollbackFailed`, nothing was changed, but for what others have written
/// to while it was in its place: that was kept.
public enum FileChangesError: Error, Sendable, Equatable {
    /// A path of the plan is none below its root.
    case invalidPath(String, PathProblem)
    /// The root does not exist.
    case rootMissing(String)
    /// The root is not a folder.
    case rootNotFolder(String)
    /// The plan has conflicts.
    case conflicts([Conflict])
    /// Somebody was asked about the file at this path and chose to stop.
    case aborted(String)
    /// What lies at this path below the root changed after the plan was validated.
    case changed(String)
    /// Another run, this process where it is known, has had the project at this path for a minute.
    case locked(String, by: RunningProcess?)
    /// The file system refused something.
    case file(FileError)
    /// The file system refused something, and then to remove the run's own files. The next `recover` does.
    indirect case untidied(FileError, cause: FileChangesError)
    /// Undoing a failed commit failed too. The next `recover` completes it.
    indirect case rollbackFailed(FileError, cause: FileChangesError)
}
