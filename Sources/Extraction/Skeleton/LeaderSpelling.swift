/// In which form a module that leads has its name where only other modules can tell: in `List` alone a title may be the
/// name as it is, or its words; beside `"Order History"` of OrderHistory it is the words.
enum LeaderSpelling {
    /// The modules, with each line of the first in the form of a module whose name is of several words, where that has
    /// a line which is the same but for the form.
    static func applied(to drafts: [Draft], isLedByFirst: Bool, _ keys: NameKey) -> [Draft] {
        guard isLedByFirst, let leader = drafts.first, leader.name.isOneWord else { return drafts }
        let others = drafts.dropFirst().filter { !$0.name.isOneWord }
        guard !others.isEmpty else { return drafts }
        let files = others.flatMap { $0.files + $0.tests }
        return [leader.rewording { respelled($0, by: files, keys) }] + drafts.dropFirst()
    }

    private static func respelled(_ files: [Draft.File], by others: [Draft.File], _ keys: NameKey) -> [Draft.File] {
        var namesakes: [[UInt8]: [Draft.File]] = [:]
        for file in others where file.isText { namesakes[key(of: file, keys), default: []].append(file) }
        return files.map { file in
            guard file.isText, let sources = namesakes[key(of: file, keys)] else { return file }
            var spellings: [[UInt8]: ArraySlice<UInt8>] = [:]
            for line in sources.flatMap({ lines(of: $0.contents) }) {
                let key = keys.key(line)
                if spellings[key] == nil { spellings[key] = line }
            }
            var file = file
            let own = lines(of: file.contents).map { spellings[keys.key($0)] ?? $0 }
            file.contents = Array(own.joined(separator: [newline]))
            return file
        }
    }

    private static func key(of file: Draft.File, _ keys: NameKey) -> [UInt8] {
        keys.key(file.path.joined(separator: "/").utf8)
    }

    private static let newline = UInt8(ascii: "\n")

    private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
        text.split(separator: newline, omittingEmptySubsequences: false)
    }
}
