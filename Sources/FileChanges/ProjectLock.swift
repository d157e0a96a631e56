import Platform

/// What lets one commit at a time into a project: one that undid itself could else take another's work with it.
struct ProjectLock {
    private let lock: (any FileLock)?

    /// Waits for up to a minute while another run is at work; after that it is `EWOULDBLOCK`.
    init(root: String, on fileSystem: any FileSystem) throws(FileError) {
        let interval = 2
        var path = root
        for _ in 0..<(60_000 / interval) {
            do throws(FileError) {
                if let lock = try fileSystem.lock(path) {
                    self.lock = lock
                    return
                }
            } catch {
                // A project may be reached by a link, which no lock follows.
                if error.code == ELOOP, path == root {
                    path = try fileSystem.realPath(root)
                    continue
                }
                guard Self.isUnsupported(error.code) else { throw error }
                lock = nil
                return
            }
            pause(milliseconds: interval)
        }
        throw FileError(.lock, root, code: EWOULDBLOCK)
    }

    func release() {
        lock?.release()
    }

    /// A network volume may have no locks for folders; there, the checks of each rename are what is left.
    private static func isUnsupported(_ code: Int32) -> Bool {
        [ENOTSUP, EOPNOTSUPP, ENOSYS, EINVAL, EBADF, ENOLCK].contains(code)
    }
}
