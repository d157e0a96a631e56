import XcodeProject

extension ProjectFile {
    /// The targets that hold a file, each time they do; nil where the project does not name it.
    func targets(of path: String) -> [String]? {
        let files = files.filter { $0.path == path }
        return files.isEmpty ? nil : files.flatMap { $0.memberships.map(\.target) }
    }
}

extension EditedProject {
    var string: String { String(decoding: text, as: UTF8.self) }
}
