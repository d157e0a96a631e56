import Platform
import Text

/// A killed run's commit, brought to an end from what its journal says and what lies on disk.
struct Resumption {
    let journal: Journal
    let staging: Staging
    /// When the journal was last written, in nanoseconds since 1970.
    private let written: Int

    init(_ journal: Journal, _ staging: Staging, written: Int) {
        self.journal = journal
        self.staging = staging
        self.written = written
    }

    var fileSystem: any FileSystem { staging.fileSystem }

    func run(_ recovery: inout Recovery) throws(FileError) {
        var areas: [Bool] = []
        for folder in journal.folders.indices { areas.append(try isOwnArea(folder)) }
        switch journal.state {
        case .staging, .undone: break
        case .sealed: try finish(journal.renames.indices.filter { areas[journal.renames[$0].folder] }, &recovery)
        case .undoing:
            for index in journal.renames.indices.reversed() where areas[journal.renames[index].folder] {
                try undo(index, &recovery)
            }
        }
        for folder in journal.folders.indices where areas[folder] {
            try fileSystem.removeTree(staging.area(folder))
        }
        guard journal.state == .sealed else { return }
        var own: [Int] = []
        for folder in journal.folders.indices where try isOwnFolder(folder) { own.append(folder) }
        staging.removeEmptied(own)
    }

    /// Whether a staging folder is there, in a folder that no link leads to.
    private func isOwnArea(_ folder: Int) throws(FileError) -> Bool {
        guard try isOwnFolder(folder) else { return false }
        return try fileSystem.entry(at: staging.area(folder))?.kind == .directory
    }

    /// Whether no link leads to a folder; it may be gone.
    private func isOwnFolder(_ folder: Int) throws(FileError) -> Bool {
        var path = ""
        for component in Path.components(journal.folders[folder]) {
            path = Path.join(path, component)
            switch try fileSystem.entry(at: Path.join(staging.root, path))?.kind {
            case .directory: continue
            case nil: return true
            case .file, .link, .other: return false
            }
        }
        return true
    }

    private func finish(_ indices: [Int], _ recovery: inout Recovery) throws(FileError) {
        var isComplete = true
        for index in indices {
            switch journal.renames[index].kind {
            case .create: isComplete = try finish(index, replacing: nil, &recovery) && isComplete
            case .replace(let stamp): isComplete = try finish(index, replacing: stamp, &recovery) && isComplete
            case .remove(let stamp): try finishRemoval(index, of: stamp, &recovery)
            }
        }
        // What lost its place to somebody may have been all that was left of a file that moved.
        guard !isComplete else { return }
        for index in indices.reversed() where journal.renames[index].isRemoval { try putBack(index, &recovery) }
    }

    /// Gives a staged thing its place; false where somebody has the place by now.

    private func finish(
        _ index: Int, replacing stamp: FileStamp?, _ recovery: inout Recovery
    ) throws(FileError) -> Bool {
        guard let staged = try fileSystem.entry(at: staging.staged(index)) else { return true }
        let place = try fileSystem.entry(at: staging.destination(index))
        if let stamp, let place {
            // The run had come so far, and swapped the two.
            if stamp.matches(staged) { return true }
            guard stamp.matches(place) else { return keep(index, &recovery) }
            var installation = Installation(staging)
            _ = try installation.replace(index)
            recovery.finished.append(staging.place(index))
            return true
        }
        // A file that was to be replaced and is gone was removed by somebody, or taken out of the way by the run.
        let previous = stamp == nil ? nil : try fileSystem.entry(at: staging.previous(index))
        guard place == nil, stamp == nil || previous != nil else { return keep(index, &recovery) }
        do throws(FileError) {
            try fileSystem.renameToNew(staging.staged(index), staging.destination(index))
            recovery.finished.append(staging.place(index))
            return true
        } catch {
            guard error.code == EEXIST else { throw error }
            return keep(index, &recovery)
        }
    }

    private func keep(_ index: Int, _ recovery: inout Recovery) -> Bool {
        recovery.kept.append(staging.place(index))
        return false
    }

    private func undo(_ index: Int, _ recovery: inout Recovery) throws(FileError) {
        switch journal.renames[index].kind {
        case .create: try takeBack(index, &recovery)
        case .replace(let stamp): try undoReplacement(index, of: stamp, &recovery)
        case .remove: try undoRemoval(index, &recovery)
        }
    }

    private func undoReplacement(_ index: Int, of stamp: FileStamp, _ recovery: inout Recovery) throws(FileError) {
        let destination = staging.destination(index)
        let staged = try fileSystem.entry(at: staging.staged(index))
        if let staged, stamp.matches(staged) {
            guard try isUntouched(destination) else { return recovery.kept.append(staging.place(index)) }
            try fileSystem.exchange(staging.staged(index), destination)
            recovery.undone.append(staging.place(index))
            return
        }
        let previous = staging.previous(index)
        guard try fileSystem.entry(at: previous) != nil else { return }
        if try fileSystem.entry(at: destination) != nil {
            guard staged == nil, try isUntouched(destination) else {
                return recovery.kept.append(staging.place(index))
            }
            try fileSystem.renameToNew(destination, staging.staged(index))
        }
        try fileSystem.renameToNew(previous, destination)
        recovery.undone.append(staging.place(index))
    }

    private func takeBack(_ index: Int, _ recovery: inout Recovery) throws(FileError) {
        let destination = staging.destination(index)
        guard try fileSystem.entry(at: staging.staged(index)) == nil, try fileSystem.entry(at: destination) != nil
        else { return }
        guard try isUntouched(destination) else { return recovery.kept.append(staging.place(index)) }
        try fileSystem.renameToNew(destination, staging.staged(index))
        recovery.undone.append(staging.place(index))
    }

    /// Whether nobody has written to a file or into a folder since the killed run did.
    private func isUntouched(_ path: String) throws(FileError) -> Bool {
        guard let entry = try fileSystem.entry(at: path), entry.modified <= written else { return false }
        guard entry.kind == .directory else { return true }
        for name in try fileSystem.names(in: path) {
            guard try isUntouched(Path.join(path, name)) else { return false }
        }
        return true
    }
}
