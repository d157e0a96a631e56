import XcodeProject

extension ProjectFile {
    /// The targets that hold a file, each time they do; nil where the project does not name it.
    func targets(of path: String) -> [String]? {
        let files = files.filter { $0.path == path }
        return files.isEmpty ? nil : files.flatMap { $0.memberships.map(\.target) }
    }

    /// Whether a target holds a file, by a line or by its folder.
    func isHeld(_ path: String, by target: String) -> Bool {
        if targets(of: path)?.contains(target) == true { return true }
        return synchronizedFolders.contains { folder in
            folder.relativePath(of: path).map { folder.isMember($0, of: target) } ?? false
        }
    }
}

extension EditedProject {
    var string: String { String(decoding: text, as: UTF8.self) }
}
