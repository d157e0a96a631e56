import Text

/// A folder that a set writes modules into, and that no target of the package takes.
struct UntargetedFolder {
    let path: String
    /// One that a target would take.
    let other: String

    /// Nil where a target takes the folder, or where the project is no package.
    init?(_ path: String, in project: Project) {
        guard let other = PackageTarget.folder(insteadOf: path, in: project.root, on: project.fileSystem) else {
            return nil
        }
        self.path = path
        self.other = other
    }

    /// The first of some roots of a set, other than those for tests, that is one.
    init?(of roots: Set<String>, in project: Project) {
        let folders = roots.sorted().filter { !TestNames.isFolder($0) }.lazy.compactMap { root in
            UntargetedFolder(project.configuration.directories[root] ?? root, in: project)
        }
        guard let first = folders.first else { return nil }
        self = first
    }

    /// What to say of it.
    var note: String {
        "note: no target of the package takes the files in \(quoted(path)); "
            + "'vipergen init --modules \(shellWord(other))' chooses a folder that one takes\n"
    }
}
