import Platform
import Text

/// Applications of the project whose modules a configuration does not name: they lie beside an Xcode project of their
/// own.
struct OtherApplications {
    /// The folders of their Xcode projects, sorted.
    private let folders: [String]

    /// - Parameters:
    ///   - modules: The folder of the modules that the configuration names.
    ///   - parents: The folders that modules lie in.
    init(beside modules: String, parents: [String], in project: Project) {
        let own = Self.home(of: modules, in: project)
        let others = Set(parents).compactMap { Self.home(of: $0, in: project) }
        folders = Set(others).subtracting([own ?? ""]).sorted()
    }

    /// What to do about them; empty where there are none.
    var note: String {
        guard let first = folders.first else { return "" }
        let others = folders.count > 1 ? " and \(count(folders.count - 1, "other folder"))" : ""
        return "note: there are modules of another application in \(quoted(first))\(others); "
            + "'vipergen init -C \(escaped(shellWord(first)))' configures it\n"
    }

    /// The nearest folder around some modules that has an Xcode project in it, below the project's own.
    private static func home(of modules: String, in project: Project) -> String? {
        var folder = modules
        while !folder.isEmpty {
            if let names = try? project.fileSystem.names(in: project.path(folder)),
                names.contains(where: XcodeProjectFolder.isProject)
            {
                return folder
            }
            folder = Path.split(folder).folder
        }
        return nil
    }
}
