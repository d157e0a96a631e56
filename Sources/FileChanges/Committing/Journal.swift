import Platform

/// What a commit writes down so that the next run can finish or undo what a killed one left.
///
///     vipergen-journal 2
///     self 2049 1311 1000 1700000000000000000    the journal's own device, identity, owner and time of making
///     run build-7 4711 -         the machine, the process and, where there are no locks, when that was started
///     folder Modules             one line a staging folder; so far written before the first is made
///     create 0 1312 1700000000000000001 ClientList    one line a rename, with the folder's number and the identity and
///                                last change of what is staged; written when all is staged
///     replace 0 1313 1700000000000000001 77 1024 1700000000000000000 AppRouter.swift    and the old file's identity,
///                                size and time
///     remove 0 1314 1700000000000000001 78 1024 1700000000000000000 OldRouter.swift     the same of a file that goes
///     sealed 3                   how many renames there are: everything is staged
///     undo 1700000000000000002 - -    a rename failed, and those before it are being undone: when each of the things
///                                that have their places was changed last, where that was the commit's doing
///
/// When everything is undone, the journal is cut after its folders: then what is staged is no sign of what was done.
struct Journal: Equatable {
    /// How far the commit had come.
    enum State: Equatable {
        case staging, sealed, undoing
    }

    /// What makes a journal this very file, and whose it is.
    struct Origin: Equatable {
        var device: UInt64
        var identity: UInt64
        var owner: UInt32
        var created: Int
        var run: RunningProcess
    }

    static let header = "vipergen-journal 2"

    /// Nil where not even this was written.
    var origin: Origin?
    var folders: [String] = []
    var renames: [StagedRename] = []
    /// What was staged for each rename.
    var marks: [StagedMark] = []
    /// When what had its place was changed last as undoing began; nil where nothing had, or somebody had changed it.
    var placed: [Int?] = []
    var state = State.staging

    /// Whether the bytes are the beginning of a journal and end before they say whose it is: nothing was made yet.
    static func isBarelyBegun(_ bytes: [UInt8]) -> Bool {
        let start = Array((header + "\nself ").utf8)
        guard bytes.count > start.count else { return start.starts(with: bytes) }
        return bytes.starts(with: start) && bytes.count { $0 == UInt8(ascii: "\n") } < 3
    }

    /// As much as is whole and sound. What was cut off in the middle was not sealed.
    init(_ bytes: [UInt8]) {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        // The last piece follows the last line end: empty, or a line that was cut off.
        lines.removeLast()
        guard lines.count >= 3, lines[0].elementsEqual(Journal.header.utf8) else { return }
        guard let origin = Self.origin(Self.words(lines[1]), Self.words(lines[2])) else { return }
        self.origin = origin
        for line in lines.dropFirst(3) {
            guard add(Self.words(line)) else { return }
        }
    }

    private static func words(_ line: ArraySlice<UInt8>) -> [String] {
        line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
    }

    private static func origin(_ own: [String], _ run: [String]) -> Origin? {
        guard own.count == 5, own[0] == "self", let device = UInt64(own[1]), let identity = UInt64(own[2]),
            let owner = UInt32(own[3]), let created = Int(own[4]), run.count == 4, run[0] == "run",
            let host = JournalText.unescape(run[1]), let number = Int32(run[2])
        else { return nil }
        let process = RunningProcess(host: host, number: number, start: run[3] == "-" ? nil : run[3])
        return Origin(device: device, identity: identity, owner: owner, created: created, run: process)
    }

    private mutating func add(_ words: [String]) -> Bool {
        switch (words.first, words.count, state) {
        case ("folder", 2, .staging) where renames.isEmpty:
            guard let path = JournalText.path(words[1]) else { return false }
            folders.append(path)
        case ("create", 5, .staging), ("replace", 8, .staging), ("remove", 8, .staging):
            return addRename(words)
        case ("sealed", 2, .staging):
            guard Int(words[1]) == renames.count else { return false }
            state = .sealed
        case ("undo", renames.count + 1, .sealed):
            placed = words.dropFirst().map { Int($0) }
            state = .undoing
        default:
            return false
        }
        return true
    }

    private mutating func addRename(_ words: [String]) -> Bool {
        guard let folder = Int(words[1]), folders.indices.contains(folder), let identity = UInt64(words[2]),
            let changed = Int(words[3]), let name = words.last.flatMap(JournalText.name)
        else { return false }
        var kind = StagedRename.Kind.create
        if words.count == 8 {
            guard let old = UInt64(words[4]), let size = Int(words[5]), let modified = Int(words[6]) else {
                return false
            }
            let stamp = FileStamp(identity: old, size: size, modified: modified)
            kind = words[0] == "remove" ? .remove(stamp) : .replace(stamp)
        }
        renames.append(StagedRename(folder: folder, name: name, kind: kind))
        marks.append(StagedMark(identity: identity, changed: changed))
        return true
    }
}
