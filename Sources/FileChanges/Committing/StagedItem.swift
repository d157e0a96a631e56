import Platform

/// One thing that a commit does to the tree: something new is built in a staging folder and gets its place with one
/// rename (a file in a folder that exists, or the topmost of new folders with everything in it), or an old file goes.
struct StagedItem: Sendable {
    /// One thing to make, its path below the item's: empty for the item itself, else starting with a slash.
    enum Step: Sendable {
        case folder(String)
        /// A file; with a model, it gets what that one has besides its contents.
        case file(String, bytes: [UInt8], model: FileModel?)
    }

    /// A file as it was validated.
    struct Old: Sendable {
        let entry: Entry
        let bytes: [UInt8]
    }

    /// The number of the existing folder that its place is in.
    let folder: Int
    /// Its name there.
    let name: String
    /// The file that has the place so far.
    let old: Old?
    /// What to make, folders before what is in them; nothing where the old file goes.
    var steps: [Step]

    /// What the commit does at the place.
    var rename: StagedRename {
        let stamp = old.map { FileStamp($0.entry) }
        let kind: StagedRename.Kind
        switch stamp {
        case nil: kind = .create
        case let stamp?: kind = steps.isEmpty ? .remove(stamp) : .replace(stamp)
        }
        return StagedRename(folder: folder, name: name, kind: kind)
    }
}

extension StagedItem {
    /// Whether what has a name in a folder holds what the item is made of, and nothing else. What is missing was taken
    /// away by somebody, who has it.
    func isWhole(_ name: String, in folder: any Directory) throws(FileError) -> Bool {
        var contents: [String: [UInt8]?] = [:]
        for step in steps {
            switch step {
            case .folder(let path): contents[path] = .some(nil)
            case .file(let path, let bytes, _): contents[path] = bytes
            }
        }
        return try Self.isWhole(name, in: folder, path: "", contents)
    }

    /// - Parameter contents: The bytes of files, and nil for folders, by their paths below the item.
    private static func isWhole(
        _ name: String, in folder: any Directory, path: String, _ contents: [String: [UInt8]?]
    ) throws(FileError) -> Bool {
        guard let content = contents[path], let entry = try folder.entry(name) else { return false }
        guard let bytes = content else {
            guard entry.kind == .directory else { return false }
            let inner = try folder.open(name)
            for child in try inner.names() {
                guard try isWhole(child, in: inner, path: path + "/" + child, contents) else { return false }
            }
            return true
        }
        guard entry.kind == .file, entry.size == bytes.count else { return false }
        return try folder.read(name, expecting: bytes).isSame(as: bytes)
    }
}

/// A file whose owner, permissions and other attributes a new one gets.
struct FileModel: Sendable {
    /// The number of the folder that it is in, among those in which something changes.
    let folder: Int
    /// Its name there.
    let name: String
}
