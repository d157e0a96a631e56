import Platform

/// What a commit writes down so that the next run can finish or undo what a killed one left.
///
///     vipergen-journal 1
///     folder Modules             one line a staging folder; written before the first is made
///     create 0 ClientList        one line a rename, with the folder's number; written when all is staged
///     replace 0 77 1024 1700000000000000000 AppRouter.swift    and the old file's identity, size and time
///     remove 0 78 1024 1700000000000000000 OldRouter.swift     the same of a file that goes
///     sealed 3                   how many renames there are: everything is staged
///     undo                       a rename failed: those before it are being undone
///     undone                     they are
struct Journal: Equatable {
    /// How far the commit had come.
    enum State: Equatable {
        case staging, sealed, undoing, undone
    }

    static let header = "vipergen-journal 1"

    var folders: [String] = []
    var renames: [StagedRename] = []
    var state = State.staging

    /// The first part: written before anything is staged.
    static func opening(_ folders: [String]) -> [UInt8] {
        var text = header + "\n"
        for folder in folders { text += "folder \(JournalText.escape(folder.isEmpty ? "." : folder))\n" }
        return Array(text.utf8)
    }

    /// The second part: written when everything is staged.
    static func seal(_ renames: [StagedRename]) -> [UInt8] {
        var text = ""
        for rename in renames {
            let name = JournalText.escape(rename.name)
            switch rename.kind {
            case .create: text += "create \(rename.folder) \(name)\n"
            case .replace(let stamp): text += "replace \(rename.folder) \(words(stamp)) \(name)\n"
            case .remove(let stamp): text += "remove \(rename.folder) \(words(stamp)) \(name)\n"
            }
        }
        return Array((text + "sealed \(renames.count)\n").utf8)
    }

    private static func words(_ stamp: FileStamp) -> String {
        "\(stamp.identity) \(stamp.size) \(stamp.modified)"
    }

    /// The part that a failed rename adds.
    static let undo = Array("undo\n".utf8)

    /// The part that ends the undoing: from here on, what is staged is no sign of what was done.
    static let undone = Array("undone\n".utf8)

    /// Whether the bytes are a journal or the beginning of one.
    static func isJournal(_ bytes: [UInt8]) -> Bool {
        let start = (header + "\n").utf8
        return bytes.starts(with: start) || start.starts(with: bytes)
    }

    /// As much as is whole and sound. What was cut off in the middle was not sealed.
    init(_ bytes: [UInt8]) {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        // The last piece follows the last line end: empty, or a line that was cut off.
        lines.removeLast()
        guard let first = lines.first, first.elementsEqual(Journal.header.utf8) else { return }
        for line in lines.dropFirst() {
            let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
            guard add(words.map { String(decoding: $0, as: UTF8.self) }) else { return }
        }
    }

    private mutating func add(_ words: [String]) -> Bool {
        switch (words.first, words.count, state) {
        case ("folder", 2, .staging) where renames.isEmpty:
            guard let path = JournalText.path(words[1]) else { return false }
            folders.append(path)
        case ("create", 3, .staging):
            guard let folder = folder(words[1]), let name = JournalText.name(words[2]) else { return false }
            renames.append(StagedRename(folder: folder, name: name, kind: .create))
        case ("replace", 6, .staging), ("remove", 6, .staging):
            guard let folder = folder(words[1]), let identity = UInt64(words[2]), let size = Int(words[3]),
                let modified = Int(words[4]), let name = JournalText.name(words[5])
            else { return false }
            let stamp = FileStamp(identity: identity, size: size, modified: modified)
            let kind = words[0] == "remove" ? StagedRename.Kind.remove(stamp) : .replace(stamp)
            renames.append(StagedRename(folder: folder, name: name, kind: kind))
        case ("sealed", 2, .staging):
            guard Int(words[1]) == renames.count else { return false }
            state = .sealed
        case ("undo", 1, .sealed):
            state = .undoing
        case ("undone", 1, .undoing):
            state = .undone
        default:
            return false
        }
        return true
    }

    private func folder(_ word: String) -> Int? {
        Int(word).flatMap { folders.indices.contains($0) ? $0 : nil }
    }
}
