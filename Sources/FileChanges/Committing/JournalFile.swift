import Platform

/// A commit's journal on disk, locked for as long as the commit lives.
final class JournalFile {
    let id: String
    private let root: any Directory
    private let file: any LockedFile
    private let openingSize: Int

    /// Starts a journal for these folders. Without one, nothing may be staged.
    static func start(in root: any Directory, folders: [String]) throws(FileError) -> JournalFile {
        // A run that tidies can take the lock of a journal that is a moment old; then it removes it.
        for _ in 0..<100 {
            if let journal = try JournalFile(in: root, folders: folders) { return journal }
        }
        throw FileError(.lock, root.path, code: EWOULDBLOCK)
    }

    private init?(in root: any Directory, folders: [String]) throws(FileError) {
        let id = StagingName.newID()
        var size = 0
        let created: (any LockedFile)?
        do throws(FileError) {
            created = try root.createLockedFile(StagingName.journal(id)) { entry, isLocked in
                let origin = Journal.Origin(
                    device: entry.device, identity: entry.identity, owner: entry.owner, created: entry.changed,
                    run: .current(withStart: !isLocked))
                let opening = Journal.opening(origin, folders)
                size = opening.count
                return opening
            }
        } catch {
            // The hidden name tells a reader nothing; that the root cannot be written does.
            throw FileError(error.operation == .write ? .fill : error.operation, root.path, code: error.code)
        }
        guard let created else { return nil }
        self.id = id
        self.root = root
        file = created
        openingSize = size
    }

    func append(_ bytes: [UInt8]) throws(FileError) {
        try file.append(bytes)
    }

    /// Takes back all but the folders, which needs no room on the disk.
    func cutToOpening() throws(FileError) {
        try file.truncate(to: openingSize)
    }

    func remove() throws(FileError) {
        try root.remove(StagingName.journal(id))
    }

    func release() {
        file.release()
    }
}
