import FileChanges
import JSON5
import TemplateSets
import Text

/// A folder that a set writes code into, and that no target of the package takes.
struct UntargetedFolder {
    let path: String
    /// How to choose one that a target takes.
    private let remedy: String

    /// Nil where a target takes the folder, or where the project is no package.
    ///
    /// - Parameter set: the set that writes into it; nil for the project's.
    init?(_ path: String, of set: String? = nil, in project: Project) {
        guard let first = PackageTarget(insteadOf: path, in: project.root, on: project.fileSystem) else { return nil }
        self.path = path
        let own = project.configuration.directories["Modules"]
        let target = own.flatMap { PackageTarget(of: $0, in: project.root, on: project.fileSystem) }
        if let target {
            let folder = Path.join(target.sources, path)
            let entry = "\(JSONText.string(path).text): \(JSONText.string(folder).text)"
            remedy = "add \(quoted(entry)) to 'directories' in \(Configuration.fileName)"
        } else {
            var words = ["vipergen", "init"]
            if let set, set != project.defaultSet { words += ["--template", set] }
            words += ["--modules", first.sources + "/Modules", "--tests", first.tests]
            remedy = "'\(words.map(shellWord).joined(separator: " "))' chooses folders that one takes"
        }
    }

    /// The first one that these files lie in; tests are not looked at.
    init?(of files: [FileChange], by set: String, in project: Project) {
        var folders: [String] = []
        for file in files where file.path.hasSuffix(".swift") {
            let path = Path.components(file.path)
            if path.count > 1, !SkeletonFile.isTest(path), !folders.contains(path[0]) { folders.append(path[0]) }
        }
        let untargeted = folders.lazy.compactMap { UntargetedFolder($0, of: set, in: project) }
        guard let first = untargeted.first else { return nil }
        self = first
    }

    /// What to say of it.
    var note: String {
        "note: no target of the package takes the files in \(quoted(path)); \(remedy)\n"
    }
}
