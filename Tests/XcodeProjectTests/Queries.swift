import Text
import XcodeProject

extension ProjectFile {
    /// The targets that build most of the Swift files in the nearest folder around a file, as the paths of all files
    /// tell.
    func targetsByPaths(around path: String) -> [String]? {
        let built = files.filter { $0.path?.hasSuffix(".swift") == true && !$0.memberships.isEmpty }
        var folder = Path.split(path).folder
        while !folder.isEmpty {
            let targets = built.filter { $0.path?.hasPrefix(folder + "/") == true }.map {
                Set($0.memberships.map(\.target))
            }
            if !targets.isEmpty {
                let counts = Dictionary(targets.joined().map { ($0, 1) }, uniquingKeysWith: +)
                let names = counts.filter { $0.value * 2 > targets.count }.keys.sorted()
                return names.isEmpty ? nil : names
            }
            folder = Path.split(folder).folder
        }
        return nil
    }

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
