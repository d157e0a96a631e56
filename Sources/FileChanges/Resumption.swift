import Platform

/// A killed run's commit, brought to an end from what its journal says and what lies on disk.
struct Resumption {
    private let journal: Journal
    private let staging: Staging
    /// When the journal was last written, in nanoseconds since 1970.
    private let written: Int

    init(_ journal: Journal, _ staging: Staging, written: Int) {
        self.journal = journal
        self.staging = staging
        self.written = written
    }

    private var fileSystem: any FileSystem { staging.fileSystem }

    func run(_ recovery: inout Recovery) throws(FileError) {
        var areas: [Bool] = []
        for folder in journal.folders.indices { areas.append(try isOwnArea(folder)) }
        switch journal.state {
        case .staging, .undone: break
        case .sealed:
            for index in journal.renames.indices where areas[journal.renames[index].folder] {
                try finish(index, &recovery)
            }
        case .undoing:
            for index in journal.renames.indices.reversed() where areas[journal.renames[index].folder] {
                try undo(index, &recovery)
            }
        }
        for folder in journal.folders.indices where areas[folder] {
            try fileSystem.removeTree(staging.area(folder))
        }
    }

    /// Whether a staging folder is there, in a folder that no link leads to.
    private func isOwnArea(_ folder: Int) throws(FileError) -> Bool {
        var path = ""
        for component in PlanPath.components(journal.folders[folder]) {
            path = PlanPath.join(path, component)
            guard try fileSystem.entry(at: PlanPath.join(staging.root, path))?.kind == .directory else { return false }
        }
        return try fileSystem.entry(at: staging.area(folder))?.kind == .directory
    }

    private func finish(_ index: Int, _ recovery: inout Recovery) throws(FileError) {
        guard let staged = try fileSystem.entry(at: staging.staged(index)) else { return }
        let place = try fileSystem.entry(at: staging.destination(index))
        let stamp = staging.renames[index].replaced
        if let stamp, let place {
            if stamp.matches(place) {
                var installation = Installation(staging)
                _ = try installation.replace(index)
                recovery.finished.append(staging.place(index))
            } else if !stamp.matches(staged) {
                recovery.kept.append(staging.place(index))
            }
            return
        }
        // A file that was to be replaced and is gone was removed by somebody, or taken out of the way by the run.
        let previous = stamp == nil ? nil : try fileSystem.entry(at: staging.previous(index))
        guard place == nil, stamp == nil || previous != nil else {
            recovery.kept.append(staging.place(index))
            return
        }
        do throws(FileError) {
            try fileSystem.renameToNew(staging.staged(index), staging.destination(index))
            recovery.finished.append(staging.place(index))
        } catch {
            guard error.code == EEXIST else { throw error }
            recovery.kept.append(staging.place(index))
        }
    }

    private func undo(_ index: Int, _ recovery: inout Recovery) throws(FileError) {
        let destination = staging.destination(index)
        let staged = try fileSystem.entry(at: staging.staged(index))
        guard let stamp = staging.renames[index].replaced else {
            guard staged == nil, try fileSystem.entry(at: destination) != nil else { return }
            return try takeBack(index, &recovery)
        }
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
        guard try isUntouched(staging.destination(index)) else {
            return recovery.kept.append(staging.place(index))
        }
        try fileSystem.renameToNew(staging.destination(index), staging.staged(index))
        recovery.undone.append(staging.place(index))
    }

    /// Whether nobody has written to a file or into a folder since the killed run did.
    private func isUntouched(_ path: String) throws(FileError) -> Bool {
        guard let entry = try fileSystem.entry(at: path), entry.modified <= written else { return false }
        guard entry.kind == .directory else { return true }
        for name in try fileSystem.names(in: path) {
            guard try isUntouched(PlanPath.join(path, name)) else { return false }
        }
        return true
    }
}
