import Platform

extension Journal {
    /// The first part: written before anything is staged.
    static func opening(_ origin: Origin, _ folders: [String]) -> [UInt8] {
        let run = origin.run
        var text = header + "\n"
        text += "self \(origin.device) \(origin.identity) \(origin.owner) \(origin.created)\n"
        text += "run \(JournalText.escape(run.host)) \(run.number) \(run.start ?? "-")\n"
        for folder in folders { text += "folder \(JournalText.escape(folder.isEmpty ? "." : folder))\n" }
        return Array(text.utf8)
    }

    /// The second part: written when everything is staged.
    static func seal(_ renames: [StagedRename], _ marks: [StagedMark]) -> [UInt8] {
        var text = ""
        for (rename, mark) in zip(renames, marks) {
            let words = "\(rename.folder) \(mark.identity) \(mark.changed) "
            let name = JournalText.escape(rename.name)
            switch rename.kind {
            case .create: text += "create \(words)\(name)\n"
            case .replace(let stamp): text += "replace \(words)\(Self.words(stamp)) \(name)\n"
            case .remove(let stamp): text += "remove \(words)\(Self.words(stamp)) \(name)\n"
            }
        }
        return Array((text + "sealed \(renames.count)\n").utf8)
    }

    /// The part that a failed rename adds: when each thing that has its place was changed last.
    static func undo(_ placed: [Int?]) -> [UInt8] {
        var text = "undo"
        for time in placed { text += time.map { " \($0)" } ?? " -" }
        return Array((text + "\n").utf8)
    }

    private static func words(_ stamp: FileStamp) -> String {
        "\(stamp.identity) \(stamp.size) \(stamp.modified)"
    }
}
