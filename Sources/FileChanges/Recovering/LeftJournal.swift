import Platform
import Text

/// A journal that lies in a project's root, and whether its run is dead and it provably is this user's own.
///
/// Whoever can put files into a project (a repository, an archive, another user) could write what looks like one, to
/// have things moved or removed in this user's name. So it must be the very file that it says, by volume and number,
/// belong to this user alone, and not come from the future; and what it says is staged must be that, by number and to
/// the nanosecond of its last change. Nobody can foresee or set these.
enum LeftJournal {
    enum Finding {
        /// It went away meanwhile.
        case nothing
        case living
        /// Its run had not written whose it is, and so had made nothing.
        case barelyBegun(any LockedFile)
        case own(Resumption, any LockedFile)
        case foreign(Leftover.State)
    }

    private static let largest = 64 << 20
    /// The clock of a network volume may be ahead a little.
    private static let tolerance = 60_000_000_000

    static func find(_ id: String, in root: any Directory, on fileSystem: any FileSystem) throws(FileError) -> Finding {
        let name = StagingName.journal(id)
        guard let entry = try root.entry(name) else { return .nothing }
        guard entry.kind == .file else { return .foreign(.unproven) }
        guard entry.owner == fileSystem.user else { return .foreign(.otherUser(entry.owner)) }
        do throws(FileError) {
            guard let lock = try root.lock(name) else { return .living }
            let finding = try judge(lock, id, in: root, on: fileSystem)
            switch finding {
            case .own, .barelyBegun: break
            case .nothing, .living, .foreign: lock.release()
            }
            return finding
        } catch {
            return error.code == ENOENT ? .nothing : .foreign(.unreadable(error))
        }
    }

    private static func judge(
        _ lock: any LockedFile, _ id: String, in root: any Directory, on fileSystem: any FileSystem
    ) throws(FileError) -> Finding {
        let entry = try lock.entry()
        let latest = fileSystem.now + tolerance
        guard entry.owner == fileSystem.user, entry.links == 1, entry.permissions & 0o022 == 0, entry.size <= largest,
            entry.changed <= latest
        else { return .foreign(.unproven) }
        let bytes = try lock.read()
        if Journal.isBarelyBegun(bytes) { return .barelyBegun(lock) }
        let journal = Journal(bytes)
        guard let origin = journal.origin, origin.device == entry.device, origin.identity == entry.identity,
            origin.owner == entry.owner, origin.created <= entry.changed
        else { return .foreign(.unproven) }
        if !lock.isLocked {
            switch origin.run.hasEnded {
            case true?: break
            case false?: return .living
            case nil: return .foreign(.elsewhere(origin.run))
            }
        }
        let staging = Staging(root: root, id: id, folders: journal.folders, renames: journal.renames)
        let resumption = Resumption(journal, staging, written: entry.changed)
        return try resumption.isProven(by: entry) ? .own(resumption, lock) : .foreign(.unproven)
    }
}
