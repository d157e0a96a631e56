import Platform
import Text

/// Finds files that a project has, if need be by their names alone.
public struct ProjectSources: Sendable {
    /// What a path led to; paths are below the project.
    enum Found: Equatable {
        case file(String)
        case several([String])
        case nothing
    }

    /// Whether a folder is one in which a project does not keep sources of its own.
    public static func passesOver(_ name: String) -> Bool { ForeignFolders.contain(name) || name == "Templates" }

    private static let deepest = 20

    private let root: String
    private let fileSystem: any FileSystem
    /// The paths of all Swift files by their names, looked for when somebody asks first.
    private lazy var pathsByName = listed()
    private lazy var sortedPaths = pathsByName.values.flatMap(\.self).sorted()

    init(root: String, on fileSystem: any FileSystem) {
        self.root = root
        self.fileSystem = fileSystem
    }

    func fullPath(_ path: String) -> String { Path.join(root, path) }

    /// The file at a path, or else the only one of its name in the project. A link is no file, nor leads to one.
    mutating func find(_ path: String) -> Found {
        if isOwnFile(path) { return .file(path) }
        let name = Path.components(path).last ?? path
        let paths = pathsByName[name] ?? []
        return paths.count > 1 ? .several(paths) : paths.first.map { .file($0) } ?? .nothing
    }

    /// The paths of all Swift files, sorted.
    mutating func swiftFiles() -> [String] { sortedPaths }

    /// Whether a file lies at a path with no link on the way.
    private func isOwnFile(_ path: String) -> Bool {
        var way = ""
        let parts = Path.components(path)
        for (index, part) in parts.enumerated() {
            way += way.isEmpty ? part : "/" + part
            let kind = (try? fileSystem.entry(at: fullPath(way)))?.kind
            guard kind == (index == parts.count - 1 ? .file : .directory) else { return false }
        }
        return !parts.isEmpty
    }

    private func listed() -> [String: [String]] {
        var result: [String: [String]] = [:]
        var folders = [(path: "", depth: 0)]
        while let folder = folders.popLast() {
            // A folder that is closed to this user holds nothing that could be edited.
            guard let entries = try? fileSystem.entries(in: fullPath(folder.path)) else { continue }
            for (name, kind) in entries {
                let path = folder.path.isEmpty ? name : "\(folder.path)/\(name)"
                if name.hasSuffix(".swift"), kind == .file {
                    result[name, default: []].append(path)
                } else if folder.depth < Self.deepest, kind == .directory, !Self.passesOver(name) {
                    folders.append((path, folder.depth + 1))
                }
            }
        }
        return result.mapValues { $0.sorted() }
    }
}
