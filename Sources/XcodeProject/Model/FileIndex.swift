import Text

/// The files of a project by the folders that hold them.
struct FileIndex {
    private let project: ProjectFile
    /// The files, those of one folder together.
    private var files: [Int32] = []
    /// By folders: where its files begin.
    private var starts: [Int]
    /// Files that are folders themselves, as data models with versions are.
    private var versionGroups: [Int] = []
    /// By the paths of folders that were asked for: their files by names. Files come by folders, and taking a path
    /// apart costs more than all the rest. Names are the same here whatever form of Unicode they are written in.
    private var folders: [Substring: [Substring: [Int]]] = [:]

    init(_ project: ProjectFile) {
        self.project = project
        let tree = project.tree
        starts = [Int](repeating: 0, count: tree.folders.count + 1)
        for object in tree.order where tree.locations[Int(object)] >= 0 {
            starts[Int(tree.locations[Int(object)]) + 1] += 1
        }
        for folder in 1..<starts.count { starts[folder] += starts[folder - 1] }
        files = [Int32](repeating: 0, count: starts[starts.count - 1])
        var next = starts
        for object in tree.order where tree.locations[Int(object)] >= 0 {
            let folder = Int(tree.locations[Int(object)])
            files[next[folder]] = object
            next[folder] += 1
            if project.objects.kinds[Int(object)] == .versionGroup { versionGroups.append(Int(object)) }
        }
    }

    /// The files of a path, those of outer groups first.
    mutating func files(at path: String) -> [Int] {
        let name = path.lastComponent
        let tree = project.tree
        let folder = Substring(path.utf8.dropLast(name.utf8.count))
        if folders[folder] == nil { folders[folder] = contents(of: String(folder)) }
        var found = folders[folder]?[name] ?? []
        // Most projects with data models have few of them, and many files.
        let alike = versionGroups.filter { group in
            tree.location(of: group).map { tree.folders.name(of: $0) == name } ?? false
        }
        if !alike.isEmpty, let whole = tree.folders.find(path) {
            found += alike.filter { tree.location(of: $0) == whole }
        }
        return found
    }

    private func contents(of path: String) -> [Substring: [Int]] {
        guard let folder = project.tree.folders.find(path) else { return [:] }
        var contents: [Substring: [Int]] = [:]
        for object in files[starts[folder]..<starts[folder + 1]].lazy.map(Int.init)
        where project.objects.kinds[object].isFile {
            guard let name = project.tree.name(of: object, in: project.objects) else { continue }
            contents[Substring(name), default: []].append(object)
        }
        return contents
    }
}
