import Text

extension SourceTree {
    /// Joins what lies in several folders of one module, for sets whose layers have roots of their own.
    func joined(
        _ modules: [ModuleFinder.Sighted], of sets: [SetNames], _ directories: [String: String]
    ) -> [ModuleFinder.Sighted] {
        var modules = modules
        let numbers = Dictionary(modules.indices.map { (modules[$0].folder, $0) }) { first, _ in first }
        var isJoined = [Bool](repeating: false, count: modules.count)
        for set in sets {
            guard let shape = set.shape else { continue }
            let place = shape.home.place(directories)
            for number in modules.indices where modules[number].ownsFolder {
                let folders = Path.components(modules[number].folder)
                guard folders.count > place.count, folders.starts(with: place), let own = folders.last,
                    let name = shape.home.name(ofFolder: own),
                    name == NamePattern.name(of: modules[number].name, without: set.prefix)
                else { continue }
                let groups = folders[place.count..<folders.count - 1]
                for home in shape.otherHomes {
                    let path = home.place(directories) + groups + [home.folder(of: name)]
                    guard let folder = folder(at: path) else { continue }
                    if let other = numbers[Path.join(path)] {
                        guard modules[other].name == modules[number].name else { continue }
                        isJoined[other] = true
                    }
                    modules[number].files += files(in: folder, of: modules[number].name, numbers)
                }
            }
        }
        return zip(modules, isJoined).filter { !$1 }.map(\.0)
    }

    private func folder(at path: [String]) -> Int? {
        path.reduce(0) { index, name in index.flatMap { folder(name, in: $0) } }
    }

    /// The files in a folder, and in those in it that are no other module's.
    private func files(
        in folder: Int, of module: String, _ modules: [String: Int]
    ) -> [(folder: Int, file: Int)] {
        let own = folders[folder].files.indices.filter { kinds.isPart(folders[folder].files[$0], of: module) }
        return own.map { (folder, $0) }
            + folders(in: folder).filter { !folders[$0].isTest && modules[path($0)] == nil }
            .flatMap { files(in: $0, of: module, modules) }
    }
}
