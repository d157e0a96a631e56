import Text

/// A folder in which a set writes a module.
struct ModuleHome: Sendable {
    /// The folders around it; the first is a root.
    let parents: [String]
    /// What stands around the module's name in that of its folder.
    private let before: String
    private let after: String

    /// A folder, with those around it; nil where a module's name is only a part of those, or in another form.
    init?(_ folders: [NamePattern]) {
        guard let own = folders.last, let (before, after) = own.aroundName else { return nil }
        parents = folders.dropLast().compactMap(\.plainText)
        guard parents.count == folders.count - 1 else { return nil }
        self.before = before
        self.after = after
    }

    /// Of the folders of a set's files, up to those that are called as the module, the one with the most files; of
    /// several the first. Nil where there is none.
    static func main(of folders: [[NamePattern]]) -> [NamePattern]? {
        var counts: [[NamePattern]: Int] = [:]
        var main: [NamePattern]?
        let homes = folders.compactMap { folders in
            folders.firstIndex(where: \.hasName).map { Array(folders[...$0]) }
        }
        for home in homes { counts[home, default: 0] += 1 }
        for home in homes where counts[home] ?? 0 > main.flatMap({ counts[$0] }) ?? 0 { main = home }
        return main
    }

    /// The module that a folder is called as; nil where it is no such name.
    func name(ofFolder folder: String) -> String? {
        guard folder.utf8.count > before.utf8.count + after.utf8.count, folder.utf8.begins(with: before.utf8),
            folder.utf8.ends(with: after.utf8),
            let name = String(folder.utf8.dropFirst(before.utf8.count).dropLast(after.utf8.count)),
            name.first?.isUppercase == true, name.allSatisfy({ $0.isLetter || $0.isNumber })
        else { return nil }
        return name
    }

    /// The folder's name for a module.
    func folder(of name: String) -> String { before + name + after }

    /// The folders around it, with the project's own place for the root.
    func place(_ directories: [String: String]) -> [String] {
        guard let root = parents.first else { return [] }
        return Path.components(directories[root] ?? root) + parents.dropFirst()
    }
}

extension NamePattern {
    /// The text, where no name stands in it.
    fileprivate var plainText: String? {
        guard pieces.count == 1, case .text(let text)? = pieces.first else { return nil }
        return text
    }

    /// What stands around the module's name as it is.
    fileprivate var aroundName: (before: String, after: String)? {
        let parts = pieces.split(
            separator: .name(nil, isPlural: false), maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.count < 2 }) else { return nil }
        func text(_ part: ArraySlice<Piece>) -> String? {
            switch part.first {
            case nil: ""
            case .text(let text): text
            default: nil
            }
        }
        guard let before = text(parts[0]), let after = text(parts[1]) else { return nil }
        return (before, after)
    }
}
