/// A folder that is held open. Names are looked up in it and nowhere else, whatever becomes of its path, and no link is
/// followed. It is let go of with its last reference.
public protocol Directory: AnyObject {
    /// The path by which it was opened; messages name it.
    var path: String { get }

    /// What is known of the folder itself.
    func entry() throws(FileError) -> Entry

    /// What has a name in it; nil where nothing has.
    func entry(_ name: String) throws(FileError) -> Entry?

    /// The names in it, without `.` and `..`, in no particular order. Those that are no text are left out: nothing that
    /// is looked for here can be called so.
    func names() throws(FileError) -> [String]

    /// All bytes of a regular file, up to `ReadLimit`.
    func read(_ name: String) throws(FileError) -> [UInt8]

    /// The same, where the file most likely holds these bytes: then they are given back as they are, and a large file
    /// takes no memory once more.
    func read(_ name: String, expecting bytes: [UInt8]) throws(FileError) -> [UInt8]

    /// Holds a folder in it open. A link to a folder is `ENOTDIR` or `ELOOP`.
    func open(_ name: String) throws(FileError) -> any Directory

    // What makes something new takes a path as well, of folders that nobody else can write to, such as have just been
    // made in one that is closed to others: on the way to the last component a link would be followed.

    /// Makes a folder. The process's mask applies.
    func createDirectory(_ name: String, permissions: UInt16) throws(FileError)

    /// Writes a new file. The process's mask applies.
    func createFile(_ name: String, bytes: [UInt8], permissions: UInt16) throws(FileError)

    /// Gives a new file what another one has besides its contents: permissions, owner and group as far as this user may
    /// give them, access control list and extended attributes as far as the volume has them.
    func copyAttributes(of other: String, in directory: any Directory, to name: String) throws(FileError)

    /// Gives a file or folder another name, in another folder of the volume.
    func rename(
        _ name: String, to directory: any Directory, as newName: String, _ mode: RenameMode
    ) throws(FileError)

    /// Gives a file one more name.
    func link(_ name: String, to directory: any Directory, as newName: String) throws(FileError)

    /// Removes a file or a link.
    func remove(_ name: String) throws(FileError)

    /// Removes an empty folder.
    func removeDirectory(_ name: String) throws(FileError)

    /// Takes the advisory lock of the folder itself without waiting; nil where somebody else holds it.
    func lock() throws(FileError) -> (any FileLock)?

    /// Opens a file that exists and takes its advisory lock without waiting; nil where somebody else holds it. On a
    /// volume without locks the file is open and not locked.
    func lock(_ name: String) throws(FileError) -> (any LockedFile)?

    /// Makes a file that only this user can read and write and takes its advisory lock; nil where somebody else took it
    /// first. The bytes to begin with are made from the new file, and from whether the volume has locks.
    func createLockedFile(
        _ name: String, contents: (_ entry: Entry, _ isLocked: Bool) -> [UInt8]
    ) throws(FileError) -> (any LockedFile)?
}

/// What becomes of what has the new name already.
public enum RenameMode: Sendable {
    /// It stays, and renaming fails with `EEXIST`. Not every volume can do this.
    case exclusive
    /// The two swap places. Not every volume can do this.
    case swap
    /// It is lost where it is a file or an empty folder.
    case replace
}

extension Directory {
    /// The path of something in the folder.
    public func path(of name: String) -> String {
        if path.isEmpty || path == "." { return name }
        return path.utf8.last == UInt8(ascii: "/") ? path + name : path + "/" + name
    }
}

/// An advisory lock that a process holds until it ends or lets go.
public protocol FileLock {
    /// Lets go of the lock.
    func release()
}

/// An open file, locked as far as its volume can.
public protocol LockedFile: FileLock {
    /// Whether it is locked: not on every volume.
    var isLocked: Bool { get }

    /// What is known of the file.
    func entry() throws(FileError) -> Entry

    /// All its bytes.
    func read() throws(FileError) -> [UInt8]

    /// Writes at the end of the file.
    func append(_ bytes: [UInt8]) throws(FileError)

    /// Takes back what was written after so many bytes.
    func truncate(to size: Int) throws(FileError)
}

extension Directory {
    /// Reads the whole file, whatever is expected.
    public func read(_ name: String, expecting bytes: [UInt8]) throws(FileError) -> [UInt8] { try read(name) }
}
