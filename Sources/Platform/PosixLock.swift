extension PosixDirectory {
    func lock() throws(FileError) -> (any FileLock)? {
        guard uninterrupted({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 else {
            if errno == EWOULDBLOCK { return nil }
            throw FileError(.lock, path, code: errno)
        }
        return DirectoryLock(self)
    }

    func lock(_ name: String) throws(FileError) -> (any LockedFile)? {
        let flags = O_RDWR | O_APPEND | O_NONBLOCK | O_NOCTTY
        let file = try OpenFile(name, in: descriptor, flags, for: .lock, path: path(of: name))
        guard let lock = PosixLockedFile(locking: file) else { return nil }
        // Whoever held the lock before may have removed the file.
        guard try file.facts().st_nlink > 0 else { throw FileError(.lock, file.path, code: ENOENT) }
        return lock
    }

    func createLockedFile(
        _ name: String, contents: (_ entry: Entry, _ isLocked: Bool) -> [UInt8]
    ) throws(FileError) -> (any LockedFile)? {
        let file = try OpenFile(
            creating: name, in: descriptor, O_RDWR | O_APPEND, permissions: 0o600, path: path(of: name))
        guard let lock = PosixLockedFile(locking: file) else { return nil }
        do throws(FileError) {
            let facts = try file.facts()
            guard facts.st_nlink > 0 else { return nil }
            try file.write(contents(Entry(facts), lock.isLocked))
        } catch {
            unlinkat(descriptor, name, 0)
            throw error
        }
        return lock
    }
}

/// A folder's lock, which ends with the process at the latest.
private final class DirectoryLock: FileLock {
    private let directory: PosixDirectory
    private var isHeld = true

    init(_ directory: PosixDirectory) {
        self.directory = directory
    }

    deinit {
        release()
    }

    func release() {
        guard isHeld else { return }
        isHeld = false
        // A program that is just being started has a copy of the descriptor, and with it the lock.
        _ = uninterrupted { flock(directory.descriptor, LOCK_UN) }
    }
}

/// A file with its lock by `flock`, which ends with the process at the latest.
private final class PosixLockedFile: LockedFile {
    let isLocked: Bool
    private let file: OpenFile
    private var isOpen = true

    /// Nil where somebody else has the lock; the file is closed then.
    init?(locking file: OpenFile) {
        self.file = file
        isLocked = uninterrupted { flock(file.descriptor, LOCK_EX | LOCK_NB) } == 0
        if !isLocked, errno == EWOULDBLOCK {
            file.closeIgnoringErrors()
            isOpen = false
            return nil
        }
    }

    deinit {
        release()
    }

    func entry() throws(FileError) -> Entry { try file.entry() }

    func read() throws(FileError) -> [UInt8] {
        lseek(file.descriptor, 0, SEEK_SET)
        return try file.readRegular()
    }

    func append(_ bytes: [UInt8]) throws(FileError) {
        try file.write(bytes)
    }

    func truncate(to size: Int) throws(FileError) {
        guard uninterrupted({ ftruncate(file.descriptor, off_t(size)) }) == 0 else {
            throw FileError(.write, file.path, code: errno)
        }
    }

    func release() {
        guard isOpen else { return }
        isOpen = false
        // A program that is just being started has a copy of the descriptor, and with it the lock.
        if isLocked { _ = uninterrupted { flock(file.descriptor, LOCK_UN) } }
        file.closeIgnoringErrors()
    }
}
