import Platform
import Text

/// The file in which a run of `check` is kept, piece by piece. Nothing depends on it: where it cannot be written, the
/// next run is as long as this one.
final class CacheFile {
    private enum State {
        case untouched, begun, finished, failed
    }

    private let path: String
    private let project: String
    private let fileSystem: any FileSystem
    private var state = State.untouched

    /// A file for the project at a path. Nothing is touched before the first bytes are there.
    init(_ path: String, ofProject project: String, on fileSystem: any FileSystem) {
        (self.path, self.project, self.fileSystem) = (path, project, fileSystem)
    }

    /// Takes more bytes; whether it could. The first ones take the place of what was there.
    func append(_ bytes: [UInt8]) -> Bool {
        switch state {
        case .untouched:
            guard !leadsIntoProject else { break }
            let folder = Path.split(path).folder
            try? fileSystem.createDirectory(Path.split(folder).folder)
            try? fileSystem.createDirectory(folder)
            try? fileSystem.remove(path)
            guard (try? fileSystem.createFile(path, bytes: bytes, permissions: 0o600)) != nil else { break }
            state = .begun
            return true
        case .begun:
            if (try? fileSystem.append(bytes, to: path)) != nil { return true }
            try? fileSystem.remove(path)
        case .finished, .failed: break
        }
        state = .failed
        return false
    }

    /// Takes the last bytes.
    func finish(_ bytes: [UInt8]) {
        if append(bytes) { state = .finished }
    }

    /// Removes what was begun and is not finished.
    func close() {
        if state == .begun { try? fileSystem.remove(path) }
    }

    /// Whether the file would lie in the project, by whatever links: a run that only reads writes nothing there.
    private var leadsIntoProject: Bool {
        guard let project = try? fileSystem.realPath(project) else { return true }
        var folder = Path.split(path).folder
        while folder.utf8.count > 1 {
            if let real = try? fileSystem.realPath(folder) { return Self.isIn(project, real) }
            folder = Path.split(folder).folder
        }
        return Self.isIn(project, "/")
    }

    /// Whether a folder lies in a project.
    static func isIn(_ project: String, _ folder: String) -> Bool {
        (folder + "/").hasPrefix(project.utf8.last == Path.slash ? project : project + "/")
    }
}
