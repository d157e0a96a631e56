import Platform

/// What a run that was killed, or one that is still at work, has in a project's root. Its name starts with
/// `.vipergen-`.
public struct Leftover: Sendable, Equatable {
    /// Why it is there, or why nobody touches it.
    public enum State: Sendable, Equatable {
        /// Its run is at work: this process, where it is known.
        case running(RunningProcess?)
        /// Its run is dead, and it provably is this user's own: the next `recover` tidies it.
        case interrupted
        /// It belongs to another user, by number. That user's next run tidies it.
        case otherUser(UInt32)
        /// It is not what a run of this user left here: copied, unpacked, checked out, or changed since.
        case unproven
        /// The volume has no locks, and this process, which may be at work still, cannot be seen from here.
        case elsewhere(RunningProcess)
        /// It cannot be looked into.
        case unreadable(FileError)
        /// A staging folder that no journal speaks of.
        case withoutJournal
    }

    /// The name in the root: a journal's, or a staging folder's.
    public var name: String
    /// What is known of it.
    public var state: State

    /// Something left with this name.
    public init(name: String, state: State) {
        self.name = name
        self.state = state
    }
}

/// What runs that were killed or are at work have in a project's root. Nothing is changed, and nobody is waited for;
/// where nothing is left it costs one listing of the root. Empty where there is no such folder.
public func leftovers(root: String, on fileSystem: any FileSystem) throws(FileChangesError) -> [Leftover] {
    do throws(FileError) {
        guard let directory = try openRoot(root, on: fileSystem) else { return [] }
        let names = try directory.names().filter { $0.utf8.starts(with: StagingName.prefix.utf8) }.sorted()
        var leftovers: [Leftover] = []
        for name in names {
            guard let id = StagingName.id(ofJournal: name) else { continue }
            switch try LeftJournal.find(id, in: directory, on: fileSystem) {
            case .nothing: break
            case .living:
                leftovers.append(Leftover(name: name, state: .running(process(ofJournal: name, in: directory))))
            case .barelyBegun(let lock), .own(_, let lock):
                lock.release()
                leftovers.append(Leftover(name: name, state: .interrupted))
            case .foreign(let state): leftovers.append(Leftover(name: name, state: state))
            }
        }
        return leftovers + (try foldersWithoutJournal(names, in: directory))
    } catch {
        throw .file(error)
    }
}

/// The project's root, held open; nil where there is no such folder.
func openRoot(_ root: String, on fileSystem: any FileSystem) throws(FileError) -> (any Directory)? {
    do throws(FileError) {
        return try fileSystem.open(root)
    } catch {
        guard error.code == ENOENT || error.code == ENOTDIR else { throw error }
        return nil
    }
}

/// The staging folders among these names that no journal speaks of.
func foldersWithoutJournal(_ names: [String], in root: any Directory) throws(FileError) -> [Leftover] {
    var leftovers: [Leftover] = []
    for name in names {
        guard let id = StagingName.id(ofFolder: name), try root.entry(name)?.kind == .directory else { continue }
        // A run makes its journal before and removes it after the folder: between the two looks it may have ended.
        guard try root.entry(StagingName.journal(id)) == nil, try root.entry(name) != nil else { continue }
        leftovers.append(Leftover(name: name, state: .withoutJournal))
    }
    return leftovers
}

/// The process of a run that is at work in a project, as far as a journal tells.
func livingProcess(in root: any Directory) -> RunningProcess? {
    guard let names = try? root.names() else { return nil }
    for name in names where StagingName.id(ofJournal: name) != nil {
        if let process = process(ofJournal: name, in: root) { return process }
    }
    return nil
}

private func process(ofJournal name: String, in root: any Directory) -> RunningProcess? {
    (try? root.read(name)).flatMap { Journal($0).origin?.run }
}
