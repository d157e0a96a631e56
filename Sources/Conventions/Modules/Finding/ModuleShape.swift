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

    /// The shape of a set with these files, by their folders and names; nil where its modules have no folder of their
    /// own that is called as they are.
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
