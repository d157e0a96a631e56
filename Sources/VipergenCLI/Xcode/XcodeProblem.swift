import Platform
import Text
import XcodeProject

/// A file about which an Xcode project and the disk differ.
struct XcodeProblem: Equatable {
    /// What it is, as programs read it.
    enum Kind: String {
        case notInTarget = "not-in-target"
        case notOnDisk = "not-on-disk"
        case listedTwice = "listed-twice"
    }

    var kind: Kind
    /// The path below vipergen's project, or that from the Xcode project's folder where it lies elsewhere.
    var path: String
    /// The target; nil where no target holds the file.
    var target: String?
    /// The Xcode project.
    var project: String
}

extension XcodeFile {
    /// What is wrong with these files, which are on disk, and with those that targets hold.
    /// - Parameters:
    ///   - leftOutCounts: Whether files of synchronized folders count that all targets leave out.
    ///   - folders: The folders in which targets may hold something wrongly, below vipergen's project; nil for all.
    func problems(
        of files: [String], leftOutCounts: Bool = false, in folders: [String]? = nil, _ project: Project
    ) -> [XcodeProblem] {
        let paths = files.map(inner)
        let known = Set(paths)
        let found = file.problems(of: paths, leftOutCounts: leftOutCounts, in: folders?.map(inner)) { path in
            known.contains(path) || isThere(path, in: project)
        }
        let held = filesHeldByOtherNames(found.filter { $0.kind == .notInTarget }.map(\.path), in: project)
        return found.filter { $0.kind != .notInTarget || !held.contains($0.path) }.map { problem in
            let kind: XcodeProblem.Kind =
                switch problem.kind {
                case .notInTarget: .notInTarget
                case .notOnDisk: .notOnDisk
                case .listedTwice: .listedTwice
                }
            return XcodeProblem(
                kind: kind, path: outer(problem.path) ?? problem.path, target: problem.target, project: self.project)
        }
    }

    /// Whether something lies at a path that the Xcode project names. What cannot be looked at may well be there.
    func isThere(_ path: String, in project: Project) -> Bool {
        let place = folder.isEmpty ? project.root : project.path(folder)
        do {
            return try project.fileSystem.has(path, in: place)
        } catch {
            return true
        }
    }

    /// The files among these, which are in no target by their own paths, that targets hold by others: through links.
    private func filesHeldByOtherNames(_ paths: [String], in project: Project) -> Set<String> {
        var linked = LinkedNames(of: self, in: project)
        let names = linked.names(of: paths)
        guard !names.isEmpty else { return [] }
        let loose = file.problems(of: Array(names.values), in: []) { _ in true }
        return Set(names.keys).subtracting(names.filter { name in loose.contains { $0.path == name.value } }.keys)
    }
}

extension FileSystem {
    /// Whether something lies at a path under any case of letters: the volumes of nearly all Macs do not tell them
    /// apart.
    fileprivate func has(_ path: String, in place: String) throws -> Bool {
        if try entry(at: Path.resolve(path, in: place)) != nil { return true }
        var found = [path.utf8.first == Path.slash ? "/" : place]
        for name in Path.components(path) {
            if name == ".." {
                found = found.map { Path.join($0, name) }
                continue
            }
            let wanted = name.lowercased()
            found = try found.flatMap { folder in
                guard try entry(at: folder)?.kind == .directory else { return [String]() }
                return try names(in: folder).filter { $0.lowercased() == wanted }.map { Path.join(folder, $0) }
            }
            if found.isEmpty { return false }
        }
        return true
    }
}
