import FileChanges
import TemplateSets
import Text

/// A folder that a set writes code into, and that no target of the package takes.
struct UntargetedFolder {
    let path: String
    /// Those that a target and its tests take.
    let modules: String
    let tests: String

    /// Nil where a target takes the folder, or where the project is no package.
    init?(_ path: String, in project: Project) {
        guard let first = PackageTarget(insteadOf: path, in: project.root, on: project.fileSystem) else { return nil }
        self.path = path
        let own = project.configuration.directories["Modules"]
        if let own, let target = PackageTarget(of: own, in: project.root, on: project.fileSystem) {
            (modules, tests) = (own, target.tests)
        } else {
            (modules, tests) = (first.sources + "/Modules", first.tests)
        }
    }

    /// The first one that these files lie in; tests are not looked at.
    init?(of files: [FileChange], in project: Project) {
        var folders: [String] = []
        for file in files where file.path.hasSuffix(".swift") {
            let path = Path.components(file.path)
            if path.count > 1, !SkeletonFile.isTest(path), !folders.contains(path[0]) { folders.append(path[0]) }
        }
        guard let first = folders.lazy.compactMap({ UntargetedFolder($0, in: project) }).first else { return nil }
        self = first
    }

    /// What to say of it.
    var note: String {
        """
        note: no target of the package takes the files in \(quoted(path)); 'vipergen init --modules \
        \(shellWord(modules)) --tests \(shellWord(tests))' chooses folders that one takes

        """
    }
}
