import Platform
import Text

/// Where one commit builds things and where they go. A staged thing's name is its number among the renames.
///
/// Folders are held open from the first use on, up to a number that every system allows; others are opened anew from
/// the root. Either way no link is followed, and nothing happens outside the root.
final class Staging {
    /// A folder in which something changes, and the staging folder in it.
    struct Site {
        let folder: any Directory
        let area: any Directory
    }

    let root: any Directory
    let id: String
    /// The existing folders in which something changes; paths below the root.
    let folders: [String]
    let renames: [StagedRename]
    private var mostKept = 50
    private var chain: FolderChain
    private var keptFolders: [Int: any Directory] = [:]
    private var keptAreas: [Int: any Directory] = [:]
    private var identities: [Int: Entry] = [:]

    init(root: any Directory, id: String, folders: [String], renames: [StagedRename]) {
        self.root = root
        self.id = id
        self.folders = folders
        self.renames = renames
        chain = FolderChain(root)
    }

    /// One of the folders.
    func folder(_ number: Int) throws(FileError) -> any Directory {
        if let kept = keptFolders[number] { return kept }
        let folder: any Directory
        do throws(FileError) {
            folder = try chain.open(folders[number])
        } catch {
            guard error.code == EMFILE else { throw error }
            letGo()
            folder = try chain.open(folders[number])
        }
        if identities[number] == nil { identities[number] = try folder.entry() }
        if keptFolders.count < mostKept { keptFolders[number] = folder }
        return folder
    }

    /// What is known of one of the folders since it was opened first.
    func identity(ofFolder number: Int) -> Entry? { identities[number] }

    /// One of the folders with its staging folder, which must be there.
    func site(_ number: Int) throws(FileError) -> Site {
        let folder = try folder(number)
        if let kept = keptAreas[number] { return Site(folder: folder, area: kept) }
        let area: any Directory
        do throws(FileError) {
            area = try folder.open(StagingName.folder(id))
        } catch {
            guard error.code == EMFILE else { throw error }
            letGo()
            area = try folder.open(StagingName.folder(id))
        }
        if keptAreas.count < mostKept { keptAreas[number] = area }
        return Site(folder: folder, area: area)
    }

    /// Closes what is held open where the system allows less than is usual.
    private func letGo() {
        mostKept = keptFolders.count / 2
        keptFolders = [:]
        keptAreas = [:]
        chain = FolderChain(root)
    }

    /// The place of a rename, its path below the root.
    func place(_ index: Int) -> String {
        Path.join(folders[renames[index].folder], renames[index].name)
    }

    /// The place of a rename with what belongs to it.
    func slot(_ index: Int) throws(FileError) -> Slot {
        let site = try site(renames[index].folder)
        return Slot(folder: site.folder, area: site.area, name: renames[index].name, staged: "\(index)")
    }
}

/// A place in the tree, and the two names in the staging folder that belong to it.
struct Slot {
    let folder: any Directory
    let area: any Directory
    /// The name in the folder.
    let name: String
    /// The new thing's name in the staging folder; of what goes, that of an empty file which says that it is to go.
    let staged: String

    /// Where the old file waits: one that goes, and on a volume that cannot swap two files, one that is replaced.
    var previous: String { staged + ".old" }

    /// What is in the place now.
    func placed() throws(FileError) -> Entry? { try folder.entry(name) }

    /// What is staged now.
    func waiting() throws(FileError) -> Entry? { try area.entry(staged) }

    /// What was moved out of the way.
    func moved() throws(FileError) -> Entry? { try area.entry(previous) }

    /// Gives the staged thing its place.
    func put() throws(FileError) {
        try area.renameToNew(staged, to: folder, as: name)
    }

    /// Swaps the staged file and the one in the place.
    func swap() throws(FileError) {
        try area.rename(staged, to: folder, as: name, .swap)
    }

    /// Moves the file in the place out of the way.
    func clear() throws(FileError) {
        try folder.renameToNew(name, to: area, as: previous)
    }

    /// Gives the file that was moved out of the way its place again; false where something has the place.
    func restore() throws(FileError) -> Bool {
        do throws(FileError) {
            try area.renameToNew(previous, to: folder, as: name)
            return true
        } catch {
            guard error.code == EEXIST || error.code == ENOENT else { throw error }
            return false
        }
    }
}
