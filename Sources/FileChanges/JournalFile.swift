import Platform
import Text

/// A commit's journal on disk, locked for as long as the commit lives.
struct JournalFile {
    let id: String
    private let path: String
    private let fileSystem: any FileSystem
    private let file: any LockedFile

    /// Starts a journal for these folders. Without one, nothing may be staged.
    init(root: String, folders: [String], on fileSystem: any FileSystem) throws(FileError) {
        // A run that tidies can take the lock of a journal that is a moment old; then it removes it.
        for _ in 0..<100 {
            let id = StagingName.newID()
            let path = Path.join(root, StagingName.journal(id))
            do throws(FileError) {
                guard let file = try fileSystem.createLockedFile(path, bytes: Journal.opening(folders)) else {
                    continue
                }
                self.id = id
                self.path = path
                self.file = file
                self.fileSystem = fileSystem
                return
            } catch {
                // The hidden name tells a reader nothing; that the root cannot be written does.
                throw FileError(error.operation, root, code: error.code)
            }
        }
        throw FileError(.lock, root, code: EWOULDBLOCK)
    }

    func append(_ bytes: [UInt8]) throws(FileError) {
        try file.append(bytes)
    }

    func remove() throws(FileError) {
        try fileSystem.remove(path)
    }

    func release() {
        file.release()
    }
}
