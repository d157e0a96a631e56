import Platform
import Text

/// An Xcode project in a folder of its own, where vipergen's project has none: nothing that is written beside the
/// folder is built.
struct ProjectBelow {
    /// The path below vipergen's project.
    let path: String

    /// Nobody has more folders beside an application; looking into each takes time.
    private static let mostFolders = 50

    /// The first one, by its path; nil where there is none, or the project is a package.
    init?(in project: Project) {
        let names = ((try? project.fileSystem.names(in: project.root)) ?? []).sorted()
        guard !names.contains("Package.swift") else { return nil }
        let folders = names.filter { !$0.hasPrefix(".") && !$0.contains(".") && !ForeignFolders.contain($0) }
        for folder in folders.prefix(Self.mostFolders) {
            let inner = ((try? project.fileSystem.names(in: project.path(folder))) ?? []).sorted()
            guard let name = inner.first(where: XcodeProjectFolder.isProject) else { continue }
            path = Path.join(folder, name)
            return
        }
        return nil
    }

    /// What to say of it.
    var note: String {
        let folder = escaped(shellWord(Path.split(path).folder))
        return "note: these files are in no Xcode project; with '-C \(folder)' they are written beside "
            + "\(quoted(path)) and added to it\n"
    }
}
