/// Which modules of a project are checked: all, unless paths or changes are given.
public struct CheckScope: Sendable {
    private let paths: [String]
    private let changes: [String]?

    /// The modules at some paths, if there are any, and of these the ones that some changes touch, if they are not nil.
    /// A path is that of a file or folder below the project, and empty for the project itself.
    public init(paths: [String] = [], changes: [String]? = nil) {
        self.paths = paths
        self.changes = changes
    }

    /// Whether some modules may be left out.
    var isPartial: Bool { !paths.isEmpty || changes != nil }

    /// Those of all modules of a project that are checked.
    func modules(of all: [FoundModule]) -> [FoundModule] {
        let chosen = paths.isEmpty ? all : chosen(of: all)
        guard let changes else { return chosen }
        return chosen.filter { module in changes.contains { Self.touches($0, module, among: all) } }
    }

    /// The modules at the paths; where none is, those that a test there, or a folder of tests, is called as.
    private func chosen(of all: [FoundModule]) -> [FoundModule] {
        let others = paths.filter { path in !all.contains { Self.holds(path, $0) } }
        return all.filter { module in
            paths.contains { Self.holds($0, module) }
                || others.contains { path in
                    let name = path.lastComponent
                    return (name == module.name || name.hasSuffix(".swift")) && Self.touches(path, module, among: all)
                }
        }
    }

    /// Whether a module, or a file of it, lies at a path or below.
    private static func holds(_ path: String, _ module: FoundModule) -> Bool {
        path.isEmpty || path == "." || module.folder == path || module.folder.hasPrefix(path + "/")
            || module.files.contains { $0 == path || $0.hasPrefix(path + "/") }
    }

    /// Whether a path is a file of a module, also one that is gone, or a test that is called as the module. Of another
    /// repository in this one git tells no more than its folder.
    private static func touches(_ path: String, _ module: FoundModule, among all: [FoundModule]) -> Bool {
        if module.files.contains(path) { return true }
        let repository = path.hasSuffix("/") ? path : path + "/"
        if module.files.contains(where: { $0.hasPrefix(repository) }) { return true }
        if all.contains(where: { $0.files.contains(path) }) { return false }
        let name = path.split(separator: "/").last ?? ""
        guard name.hasPrefix(module.name) || path.hasPrefix(module.folder + "/") else { return false }
        return !all.contains { other in
            other.name.utf8.count > module.name.utf8.count && name.hasPrefix(other.name)
        }
    }
}
