import Platform
import Text
import XcodeProject

/// The paths by which an Xcode project names files that it reaches through links, or writes in another case of letters:
/// a file is one and the same, whatever path leads to it.
///
/// Only files that are called alike, and synchronized folders, are looked at on disk.
struct LinkedNames {
    private let xcode: XcodeFile
    private let project: Project
    private let place: String
    /// The real paths of folders, by their paths.
    private var folders: [String: String] = [:]

    init(of xcode: XcodeFile, in project: Project) {
        self.xcode = xcode
        self.project = project
        place = xcode.folder.isEmpty ? project.root : project.path(xcode.folder)
    }

    /// The paths by which the Xcode project knows files that it does not name by the paths that are asked for, by
    /// these. All go out from its folder.
    mutating func names(of paths: [String]) -> [String: String] {
        guard !paths.isEmpty else { return [:] }
        let alike = xcode.file.files(named: Set(paths.map { String($0.lastComponent) })).compactMap(\.path)
        let known = Set(alike)
        let byName = Dictionary(grouping: alike) { $0.lastComponent }
        let synchronized = xcode.file.synchronizedFolders
        var names: [String: String] = [:]
        for path in paths where !known.contains(path) {
            let others = byName[path.lastComponent] ?? []
            guard !others.isEmpty || !synchronized.isEmpty,
                !synchronized.contains(where: { $0.relativePath(of: path) != nil })
            else { continue }
            let real = realPath(of: path)
            names[path] = others.first { realPath(of: $0) == real }
            for folder in synchronized where names[path] == nil { names[path] = name(of: real, in: folder) }
        }
        let unknown = paths.filter { path in
            names[path] == nil && !known.contains(path)
                && !synchronized.contains { $0.relativePath(of: path) != nil }
        }
        return names.merging(namesInOtherCase(of: unknown)) { name, _ in name }
    }

    /// The same for files that the project names in another case of letters, which the volumes of nearly all Macs do
    /// not tell apart. Where it has several, or the disk has another such file, nobody knows which is meant.
    private func namesInOtherCase(of paths: [String]) -> [String: String] {
        let entries = paths.compactMap { path in entry(at: path).map { (path, $0) } }
        guard !entries.isEmpty else { return [:] }
        let spellings = Dictionary(grouping: Set(xcode.file.files.compactMap(\.path))) { $0.lowercased() }
        var names: [String: String] = [:]
        for (path, file) in entries {
            guard let alike = spellings[path.lowercased()], alike.count == 1, alike[0] != path else { continue }
            guard entry(at: alike[0]).map(file.isSame) ?? true else { continue }
            names[path] = alike[0]
        }
        return names
    }

    private func entry(at path: String) -> Entry? {
        (try? project.fileSystem.entry(at: Path.resolve(path, in: place))) ?? nil
    }

    /// The files that the Xcode project names and that are one of these, or lie below one of them.
    mutating func files(at paths: [String]) -> [String] {
        let places = paths.map { realPath(of: $0) }
        return xcode.file.files.compactMap(\.path).filter { path in
            let real = realPath(of: path)
            return places.contains { real == $0 || ProjectPath.isPath(real, below: $0) }
        }
    }

    private mutating func name(of real: String, in folder: SynchronizedFolder) -> String? {
        let outer = realPath(ofFolder: folder.path)
        guard ProjectPath.isPath(real, below: outer) else { return nil }
        return Path.join(folder.path, String(Substring(real.utf8.dropFirst(outer.utf8.count + 1))))
    }

    /// The path without links of a file that need not be there.
    private mutating func realPath(of path: String) -> String {
        let (folder, name) = Path.split(path)
        let found = Path.join(realPath(ofFolder: folder), name)
        let isLink = (try? project.fileSystem.entry(at: found))?.kind == .link
        return isLink ? (try? project.fileSystem.realPath(found)) ?? found : found
    }

    private mutating func realPath(ofFolder path: String) -> String {
        if let known = folders[path] { return known }
        let absolute = Path.resolve(path, in: place)
        var real = try? project.fileSystem.realPath(absolute)
        let (outer, name) = Path.split(path)
        // What is not there yet may lie below a link that is.
        if real == nil, !name.isEmpty, !outer.isEmpty || path.utf8.first != Path.slash {
            real = Path.join(realPath(ofFolder: outer), name)
        }
        folders[path] = real ?? absolute
        return real ?? absolute
    }
}
