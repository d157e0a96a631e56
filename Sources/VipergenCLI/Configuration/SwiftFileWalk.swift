import Platform
import Text

/// Finds the Swift files of a folder in the order of their names.
struct SwiftFileWalk {
    /// What paths are relative to.
    let base: String
    let fileSystem: any FileSystem

    /// Calls for the file that a path leads to, or for each `.swift` file below the folder. What cannot be read is
    /// told, and the walk goes on. Links below the folder are not followed.
    func visit(_ path: String, failure: (FileError) -> Void, file: (String) -> Void) {
        // The paths that are still to be visited, the next one last.
        var waiting = [Self.withoutTrailingSlashes(path)]
        var isGiven = true
        while let path = waiting.popLast() {
            do throws(FileError) {
                switch try kind(of: path, isGiven: isGiven) {
                case .directory:
                    waiting += try fileSystem.names(in: place(path)).filter { !ForeignFolders.contain($0) }.sorted(
                        by: >
                    )
                    .map { Path.resolve($0, in: path) }
                case .file where isGiven || path.hasSuffix(".swift"):
                    file(path)
                case nil where isGiven, .other where isGiven, .link where isGiven:
                    // Reading it tells why it cannot be read.
                    file(path)
                default:
                    break
                }
            } catch { failure(error) }
            isGiven = false
        }
    }

    /// A link that is given itself is followed.
    private func kind(of path: String, isGiven: Bool) throws(FileError) -> Entry.Kind? {
        let kind = try fileSystem.entry(at: place(path))?.kind
        guard isGiven, kind == .link else { return kind }
        return try fileSystem.entry(at: fileSystem.realPath(place(path)))?.kind
    }

    private func place(_ path: String) -> String {
        Path.resolve(path, in: base)
    }

    private static func withoutTrailingSlashes(_ path: String) -> String {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }
}
