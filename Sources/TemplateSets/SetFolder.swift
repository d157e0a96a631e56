import Platform

/// A file of a built-in set.
public struct BuiltInFile: Sendable {
    /// The path in the set.
    public var path: String
    /// What it holds.
    public var text: String

    /// A file of this path and text. Inlined, so that the files of a set are data and no code.
    @inlinable
    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

/// The files of one set: a folder on disk, or one inside the binary.
public struct SetFolder: Sendable {
    enum Origin: Sendable {
        case builtIn([BuiltInFile])
        case disk(path: String, any FileSystem)
    }

    let origin: Origin
    /// The files' paths relative to the set, sorted.
    public let paths: [String]

    /// The folder that `template.json` names as holding partials.
    static let partials = "partials"

    /// Whether the set is inside the binary.
    public var isBuiltIn: Bool {
        if case .builtIn = origin { true } else { false }
    }

    /// The folder of a set on disk; nil where it is inside the binary.
    public var path: String? {
        if case .disk(let path, _) = origin { path } else { nil }
    }

    /// A set inside the binary; its files are sorted by path.
    public init(builtIn files: [BuiltInFile]) {
        origin = .builtIn(files)
        paths = files.map(\.path)
    }

    /// The set in a folder on disk. A link may only name a file within the set: a set reads nothing outside itself.
    public init(path: String, on fileSystem: any FileSystem) throws(TemplateSetError) {
        origin = .disk(path: path, fileSystem)
        var paths: [String] = []
        var folders = [""]
        do throws(FileError) {
            while let folder = folders.popLast() {
                for name in try fileSystem.names(in: folder.isEmpty ? path : "\(path)/\(folder)") {
                    guard !Self.isSystemFile(name), name != ".git" else { continue }
                    let inner = folder.isEmpty ? name : "\(folder)/\(name)"
                    switch try fileSystem.entry(at: "\(path)/\(inner)")?.kind {
                    case .directory: folders.append(inner)
                    case .file: paths.append(inner)
                    case .link:
                        guard try Self.leadsToFile(inner, within: path, on: fileSystem) else {
                            throw FileError(.resolve, "\(path)/\(inner)", code: ELOOP)
                        }
                        paths.append(inner)
                    case .other, nil: throw FileError(.inspect, "\(path)/\(inner)", code: EINVAL)
                    }
                }
            }
        } catch {
            switch (error.operation, error.code) {
            case (.resolve, _): throw .link(path: error.path)
            case (.inspect, EINVAL): throw .notAFile(path: error.path)
            default: throw .file(error)
            }
        }
        self.paths = paths.sorted()
    }

    /// Whether macOS writes files of that name by itself: for a folder's look, or, on volumes that are not its own and
    /// in archives, for what another file has beside its bytes.
    private static func isSystemFile(_ name: String) -> Bool {
        name == ".DS_Store" || name.hasPrefix("._")
    }

    private static func leadsToFile(
        _ link: String, within set: String, on fileSystem: any FileSystem
    ) throws(FileError) -> Bool {
        let target = try fileSystem.realPath("\(set)/\(link)")
        let root = try fileSystem.realPath(set)
        let kind = try fileSystem.entry(at: target)?.kind
        return target.hasPrefix(root + "/") && kind == .file
    }

    /// The bytes of a file of the set.
    public func read(_ path: String) throws(TemplateSetError) -> [UInt8] {
        switch origin {
        case .builtIn(let files):
            // A run reads some of a hundred files, so they are not compared with all of them.
            var (low, high) = (0, files.count)
            while low < high {
                let middle = (low + high) / 2
                if files[middle].path < path { low = middle + 1 } else { high = middle }
            }
            guard low < files.count, files[low].path == path else {
                throw .file(FileError(.read, path, code: ENOENT))
            }
            return Array(files[low].text.utf8)
        case .disk(let folder, let fileSystem):
            do throws(FileError) { return try fileSystem.read("\(folder)/\(path)") } catch { throw .file(error) }
        }
    }

    /// The path by which people know a file of the set.
    public func displayPath(_ path: String) -> String {
        switch origin {
        case .builtIn: "built-in:\(path)"
        case .disk(let folder, _): folder.isEmpty ? path : "\(folder)/\(path)"
        }
    }
}
