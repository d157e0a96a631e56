import Platform

/// The names of what exists only while a plan is committed.
enum StagingName {
    /// How all of them start.
    static let prefix = ".vipergen-"
    private static let journalPrefix = prefix + "journal-"

    /// A folder for what is being built; it stands beside the places of what is in it.
    static func folder(_ id: String) -> String { prefix + id }

    /// The journal, which stands in the root.
    static func journal(_ id: String) -> String { journalPrefix + id }

    /// The identifier in a journal's name; nil for any other name.
    static func id(ofJournal name: String) -> String? {
        guard name.hasPrefix(journalPrefix) else { return nil }
        let id = name.utf8.dropFirst(journalPrefix.utf8.count)
        let isHex = id.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
        return isHex && id.count == 16 ? String(Substring(id)) : nil
    }

    /// An identifier that no other run has: 16 hexadecimal digits.
    static func newID() -> String {
        let digits = String(UInt64.random(in: .min ... .max), radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}

/// Where one commit builds things and where they go. A staged thing's name is its number among the renames.
struct Staging {
    let fileSystem: any FileSystem
    let root: String
    let id: String
    /// The existing folders that get something new; paths below the root.
    let folders: [String]
    let renames: [StagedRename]

    /// The staging folder in one of the folders.
    func area(_ folder: Int) -> String {
        PlanPath.join(root, PlanPath.join(folders[folder], StagingName.folder(id)))
    }

    /// Where the new thing is built.
    func staged(_ index: Int) -> String {
        area(renames[index].folder) + "/\(index)"
    }

    /// Where the old file waits on a volume that cannot swap two files.
    func previous(_ index: Int) -> String {
        staged(index) + ".old"
    }

    /// Where the new thing goes: its path below the root.
    func place(_ index: Int) -> String {
        PlanPath.join(folders[renames[index].folder], renames[index].name)
    }

    /// Where the new thing goes.
    func destination(_ index: Int) -> String {
        PlanPath.join(root, place(index))
    }
}

/// One staged thing that goes to its place.
struct StagedRename: Sendable, Equatable {
    /// The number of the folder it goes into.
    let folder: Int
    /// Its name there.
    let name: String
    /// What identifies the file it takes the place of; nil where the place is free.
    let replaced: FileStamp?
}

/// What tells a file from another one and from itself after a change.
struct FileStamp: Sendable, Equatable {
    let identity: UInt64
    let size: Int
    let modified: Int

    init(identity: UInt64, size: Int, modified: Int) {
        self.identity = identity
        self.size = size
        self.modified = modified
    }

    init(_ entry: Entry) {
        self.init(identity: entry.identity, size: entry.size, modified: entry.modified)
    }

    func matches(_ entry: Entry) -> Bool {
        entry.kind == .file && FileStamp(entry) == self
    }
}
