import Platform
import Text

/// The file in which a run of `check` is kept, piece by piece. Nothing depends on it: where it cannot be written, the
/// next run is as long as this one.
final class CacheFile {
    private enum State {
        case untouched
        case begun(any LockedFile, in: any Directory)
        case finished, failed
    }

    private let folder: String
    private let name: String
    private let project: String
    private let fileSystem: any FileSystem
    private var state = State.untouched

    /// A file for the project at a path. Nothing is touched before the first bytes are there.
    init(_ path: String, ofProject project: String, on fileSystem: any FileSystem) {
        (folder, name) = Path.split(path)
        (self.project, self.fileSystem) = (project, fileSystem)
    }

    /// Takes more bytes; whether it could. The first ones take the place of what was there.
    func append(_ bytes: [UInt8]) -> Bool {
        switch state {
        case .untouched:
            state = leadsIntoProject ? .failed : begun(with: bytes)
        case .begun(let file, let folder):
            if (try? file.append(bytes)) == nil {
                remove(file, in: folder)
                state = .failed
            }
        case .finished, .failed: state = .failed
        }
        if case .begun = state { return true }
        return false
    }

    /// Takes the last bytes.
    func finish(_ bytes: [UInt8]) {
        guard append(bytes), case .begun(let file, _) = state else { return }
        file.release()
        state = .finished
    }

    /// Removes what was begun and is not finished.
    func close() {
        if case .begun(let file, let folder) = state { remove(file, in: folder) }
    }

    private func begun(with bytes: [UInt8]) -> State {
        try? fileSystem.createDirectory(Path.split(folder).folder)
        try? fileSystem.createDirectory(folder)
        guard let folder = try? fileSystem.open(folder) else { return .failed }
        try? folder.remove(name)
        guard let file = try? folder.createLockedFile(name, contents: { _, _ in bytes }) else { return .failed }
        return .begun(file, in: folder)
    }

    private func remove(_ file: any LockedFile, in folder: any Directory) {
        try? folder.remove(name)
        file.release()
    }

    /// Whether the file would lie in the project, by whatever links: a run that only reads writes nothing there.
    private var leadsIntoProject: Bool {
        guard let project = try? fileSystem.realPath(project) else { return true }
        var folder = folder
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
