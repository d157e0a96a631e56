import Platform

/// The modules of a project.
public struct ProjectModules: Sendable {
    /// The modules, by folder and name.
    public private(set) var modules: [FoundModule]

    /// Finds the modules in a tree, and the set of each: the one that is settled for its folder in `folders`, else the one
    /// of `sets` that its files are called as. The project's `usual` set needs less of a likeness.
    public init(
        in tree: SourceTree, sets: [SetNames], folders: [String: String] = [:], usual: String? = nil, threads: Int = 1
    ) {
        let finder = ModuleFinder(in: tree, sets: sets)
        let fit = SetFit(sets, usual: usual)
        let found = finder.modules()
        modules = inParallel(found.count, threads: threads) { number in
            var module = found[number].module
            module.files = finder.paths(of: found[number])
            module.set = Self.settled(module.folder, in: folders)
            module.isSetSettled = module.set != nil
            if !module.isSetSettled { module.set = fit.best(for: module) }
            return module
        }
    }

    /// The set of the innermost folder that has one settled.
    private static func settled(_ folder: String, in folders: [String: String]) -> String? {
        guard !folders.isEmpty else { return nil }
        return folders.filter { $0.key == "." || folder == $0.key || folder.hasPrefix($0.key + "/") }
            .max { $0.key.utf8.count < $1.key.utf8.count }?.value
    }

    /// The sets that modules follow.
    public var sets: Set<String> { Set(modules.compactMap(\.set)) }

    /// The modules that some paths are in, or that lie in them. A path is a folder or a file below the project.
    public func within(_ paths: [String]) -> [FoundModule] {
        modules.filter { module in
            paths.contains { path in
                path.isEmpty || path == "." || module.folder == path || module.folder.hasPrefix(path + "/")
                    || module.files.contains { $0 == path || $0.hasPrefix(path + "/") }
            }
        }
    }
}
