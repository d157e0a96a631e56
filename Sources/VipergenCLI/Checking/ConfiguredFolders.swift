import ArgumentParsing
import Conventions
import Platform
import Text

/// The folders for which a project's configuration names a set.
struct ConfiguredFolders {
    private let project: Project

    init(_ project: Project) {
        self.project = project
    }

    /// A warning for each folder that is not there, with the nearest of the folders that are. What a person has
    /// configured for all projects need not be in each.
    func warnings(among folders: @autoclosure () -> [String]) -> [String] {
        let file = project.path(Configuration.fileName)
        let missing = (project.configuration.check?.setPlaces ?? []).filter { $0.path == file && !exists($0.folder) }
        guard !missing.isEmpty else { return [] }
        let known = folders()
        return missing.map { entry in
            let hint =
                nearest(to: entry.folder, in: known).map { "Did you mean \(quoted($0))?" }
                ?? "Paths are relative to the project's directory."
            let place = entry.location.text(in: escaped(entry.path))
            return "\(place): warning: there is no folder \(quoted(entry.folder))\n  \(hint)\n"
        }
    }

    /// Whether a folder is there and is called just so, also on a volume that cannot tell case. One that cannot be
    /// listed is told elsewhere.
    private func exists(_ folder: String) -> Bool {
        guard folder != "." else { return true }
        var place = project.root
        do throws(FileError) {
            for part in folder.split(separator: "/").map(String.init) {
                guard try project.fileSystem.names(in: place).contains(part) else { return false }
                place = Path.resolve(part, in: place)
            }
            _ = try project.fileSystem.names(in: place)
            return true
        } catch {
            return error.code != ENOENT && error.code != ENOTDIR
        }
    }
}
