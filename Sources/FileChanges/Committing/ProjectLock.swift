import Platform

/// What lets one commit at a time into a project: one that undid itself could else take another's work with it.
struct ProjectLock {
    /// Whether another run had the project before.
    let hasWaited: Bool
    private let lock: (any FileLock)?
    /// Whether no other run can have the project: false on a volume without locks.
    var isHeld: Bool { lock != nil }

    private enum Attempt {
        case held(any FileLock)
        /// The volume has no locks for folders, as some network volumes: there, the checks of each rename are what is
        /// left.
        case noLocks
        case busy
    }

    private static let announcement = 1000
    private static let longest = 60_000

    /// Waits for up to a minute while another run is at work; after that it is `locked`.
    init(_ root: any Directory, _ waiting: Waiting) throws(FileChangesError) {
        var start: Int?
        var isAnnounced = false
        while true {
            switch try Self.take(root) {
            case .held(let lock): self.lock = lock
            case .noLocks: lock = nil
            case .busy:
                let passed = waiting.clock() - (start ?? waiting.clock())
                if start == nil { start = waiting.clock() }
                if passed >= Self.announcement, !isAnnounced {
                    waiting.announce(livingProcess(in: root))
                    isAnnounced = true
                }
                guard passed < Self.longest else { throw .locked(root.path, by: livingProcess(in: root)) }
                waiting.pause(isAnnounced ? 20 : 2)
                continue
            }
            hasWaited = start != nil
            return
        }
    }

    func release() {
        lock?.release()
    }

    private static func take(_ root: any Directory) throws(FileChangesError) -> Attempt {
        do throws(FileError) {
            return try root.lock().map(Attempt.held) ?? .busy
        } catch {
            guard error.isUnsupported || error.code == EBADF || error.code == ENOLCK else { throw .file(error) }
            return .noLocks
        }
    }
}
