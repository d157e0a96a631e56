import Platform
import Text

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
    /// The existing folders in which something changes; paths below the root.
    let folders: [String]
    let renames: [StagedRename]

    /// The staging folder in one of the folders.
    func area(_ folder: Int) -> String {
        Path.join(root, Path.join(folders[folder], StagingName.folder(id)))
    }

    /// Where the new thing is built; of what goes, where an empty file says that it still is to go.
    func staged(_ index: Int) -> String {
        area(renames[index].folder) + "/\(index)"
    }

    /// Where the old file waits: one that goes, and on a volume that cannot swap two files, one that is replaced.
    func previous(_ index: Int) -> String {
        staged(index) + ".old"
    }

    /// Where the new thing goes, or where the old one was: the path below the root.
    func place(_ index: Int) -> String {
        Path.join(folders[renames[index].folder], renames[index].name)
    }

    /// The same place as a path of the file system.
    func destination(_ index: Int) -> String {
        Path.join(root, place(index))
    }
}
