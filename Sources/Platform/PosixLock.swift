extension PosixFileSystem {
    /// Takes the advisory lock of an existing file or folder; `ENOENT` where it was removed just then.
    public func lock(_ path: String) throws(FileError) -> (any FileLock)? {
        let file = try openToLock(path)
        guard uninterrupted({ flock(file.descriptor, LOCK_EX | LOCK_NB) }) == 0 else {
            let code = errno
            file.closeIgnoringErrors()
            if code == EWOULDBLOCK { return nil }
            throw FileError(.lock, path, code: code)
        }
        let lock = PosixLock(file)
        // Whoever held the lock before may have removed the file.
        guard try file.isLinked() else { throw FileError(.lock, path, code: ENOENT) }
        return lock
    }

    /// Writes a new file and keeps its lock.
    public func createLockedFile(_ path: String, bytes: [UInt8]) throws(FileError) -> (any LockedFile)? {
        let file = try OpenFile(creating: path, O_RDWR | O_APPEND, permissions: 0o666)
        let lock = PosixLock(file)
        // On a volume without locks the file goes without one: nobody else gets it there either.
        if uninterrupted({ flock(file.descriptor, LOCK_EX | LOCK_NB) }) != 0, errno == EWOULDBLOCK { return nil }
        do throws(FileError) {
            guard try file.isLinked() else { return nil }
            try file.write(bytes)
        } catch {
            unlink(path)
            throw error
        }
        return lock
    }

    /// A network volume locks a file only when it is open for writing, which a folder never is.
    private func openToLock(_ path: String) throws(FileError) -> OpenFile {
        let flags = O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
        do throws(FileError) {
            return try OpenFile(path, O_RDWR | flags, for: .lock)
        } catch {
            guard error.code == EISDIR else { throw error }
            return try OpenFile(path, O_RDONLY | flags, for: .lock)
        }
    }
}

/// A lock by `flock`, which ends with the process at the latest.
private final class PosixLock: LockedFile {
    private let file: OpenFile
    private var isHeld = true

    init(_ file: OpenFile) {
        self.file = file
    }

    deinit {
        release()
    }

    func append(_ bytes: [UInt8]) throws(FileError) {
        try file.write(bytes)
    }

    func release() {
        guard isHeld else { return }
        isHeld = false
        // A program that is just being started has a copy of the descriptor, and with it the lock.
        _ = uninterrupted { flock(file.descriptor, LOCK_UN) }
        file.closeIgnoringErrors()
    }
}
