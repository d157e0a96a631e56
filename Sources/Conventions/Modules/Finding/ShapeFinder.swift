import Text

/// Finds modules by where their set writes its files: what is called by roles alone, in another case, or in a single
/// file has no ends of names that tell it, and neither have the remains of a module.
struct ShapeFinder {
    let tree: SourceTree
    let sets: [SetNames]
    /// The project's own places for the roots of sets, and the sets of its folders.
    let directories: [String: String]
    let setsOfFolders: [String: String]

    /// What looks like a module and lies where its set writes, in a folder that is none of a module already found, with
    /// the set. All of a module may lie in another one's folder, but not what is left of one.
    func modules(besides found: Set<Int>) -> [ModuleFinder.Key: String] {
        var taken = found
        var findings: [ModuleFinder.Key: String] = [:]
        for set in sets {
            guard let shape = set.shape else { continue }
            let isBelow = foldersBelow(roots(of: set.set, shape))
            let prefix = set.prefix
            var inside = [Bool](repeating: false, count: tree.folders.count)
            for (index, folder) in tree.folders.enumerated() {
                guard let parent = folder.parent else { continue }
                inside[index] = inside[parent] || taken.contains(index)
                guard isBelow[parent], !taken.contains(index), !(inside[index] && shape.isToldByRoles), !folder.isTest,
                    let name = shape.home.name(ofFolder: folder.name)
                else { continue }
                let forms = ModuleForms(name)
                let count = shape.files.count { holds($0, in: index, forms) }
                guard count == shape.files.count || count > 0 && !inside[index] else { continue }
                findings[ModuleFinder.Key(name: prefix + name, folder: index)] = set.set
                taken.insert(index)
                inside[index] = true
            }
        }
        return findings
    }

    /// The folders below which a set's modules lie.
    private func roots(of set: String, _ shape: ModuleShape) -> [[String]] {
        let configured = setsOfFolders.filter { $0.value == set && $0.key != "." }.map(\.key)
        return [shape.home.place(directories)] + configured.map(Path.components)
    }

    /// Whether each folder is one of some or lies in it.
    private func foldersBelow(_ roots: [[String]]) -> [Bool] {
        var isBelow = [Bool](repeating: false, count: tree.folders.count)
        for root in roots {
            // How much of the root's path each folder has; -1 where it is another one's.
            var depths = [0]
            depths.reserveCapacity(tree.folders.count)
            isBelow[0] = isBelow[0] || root.isEmpty
            for (index, folder) in tree.folders.enumerated().dropFirst() {
                let depth = depths[folder.parent ?? 0]
                let isFurther = depth >= 0 && depth < root.count && folder.name == root[depth]
                depths.append(isFurther ? depth + 1 : depth == root.count ? depth : -1)
                isBelow[index] = isBelow[index] || depths[index] == root.count
            }
        }
        return isBelow
    }

    private func holds(_ file: [NamePattern], in folder: Int, _ forms: ModuleForms) -> Bool {
        var index = folder
        for part in file.dropLast() {
            guard let inner = tree.folder(part.text(for: forms), in: index) else { return false }
            index = inner
        }
        return file.last.map { tree.folders[index].files.contains($0.text(for: forms)) } ?? false
    }
}

extension SourceTree {
    /// The folders in one. They lie behind each other, in the order of those around them.
    func folders(in outer: Int) -> Range<Int> {
        var (low, high) = (1, folders.count)
        while low < high {
            let middle = (low + high) / 2
            if folders[middle].parent ?? 0 < outer { low = middle + 1 } else { high = middle }
        }
        return low..<(folders[low...].firstIndex { $0.parent != outer } ?? folders.count)
    }

    /// The folder of a name in another one.
    func folder(_ name: String, in outer: Int) -> Int? { folders(in: outer).first { folders[$0].name == name } }
}
