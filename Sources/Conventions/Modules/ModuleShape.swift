import Text

/// Where a set writes a module's Swift files, whatever they are called. It tells the modules whose files do not end in
/// roles behind one name.
struct ModuleShape: Sendable {
    /// The folders of a module.
    let home: ModuleHome
    /// Those that it has below other roots, where its layers have roots of their own.
    let otherHomes: [ModuleHome]
    /// The files that every variant writes in the first of them, each behind the folders that it lies in there.
    let files: [[NamePattern]]
    /// Whether the ends of the files' names tell a whole module, too.
    let isToldByRoles: Bool

    /// The shape of a set with these files, by their folders and names; nil where its modules have no folder of their own
    /// that is called as they are.
    init?(of paths: [[NamePattern]]) {
        var files: [[NamePattern]: [[NamePattern]]] = [:]
        var folders: [[NamePattern]] = []
        for path in paths {
            guard let end = path.dropLast().firstIndex(where: \.hasName) else { continue }
            let folder = Array(path[...end])
            if files[folder] == nil { folders.append(folder) }
            files[folder, default: []].append(Array(path[(end + 1)...]))
        }
        // Most files of a set that parts modules by their layers lie in no such folder.
        guard files.values.reduce(0, { $0 + $1.count }) * 2 > paths.count else { return nil }
        guard let main = ModuleHome.main(of: paths.map { Array($0.dropLast()) }), let own = files[main],
            let home = ModuleHome(main), !own.joined().contains(where: \.isOpen)
        else { return nil }
        self.home = home
        otherHomes = folders.filter { $0 != main }.compactMap(ModuleHome.init)
        self.files = own
        isToldByRoles = Set(own.compactMap { $0.last?.ending }.filter { $0 != ".swift" }).count > 1
    }
}

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

    /// Of the folders of a set's files, up to those that are called as the module, the one with the most files; of several
    /// the first. Nil where there is none.
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
