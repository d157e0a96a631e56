import Text

/// A folder that Xcode keeps in step with the disk: what lies in it is in the project without being named there.
public struct SynchronizedFolder: Sendable, Equatable {
    /// The folder's path from the project's folder.
    public var path: String
    /// The targets that take what lies in it.
    public var targets: [String]
    /// By targets: what one that takes the folder leaves out, or what another takes of it all the same. Paths go out
    /// from the folder; one of a folder stands for all in it.
    public var exceptions: [String: [String]]
    /// Folders in it that are copied as they are, so that no file in them is built by itself.
    public var opaqueFolders: [String]

    /// Whether a target takes a file of the folder.
    /// - Parameter file: the file's path from the folder.
    public func isMember(_ file: String, of target: String) -> Bool {
        guard !isOpaque(file) else { return false }
        let isException = exceptions[target]?.contains { file.isPath(in: $0) } ?? false
        return targets.contains(target) != isException
    }

    /// Whether a file lies in a folder that is copied as it is.
    /// - Parameter file: the file's path from the synchronized folder.
    public func isOpaque(_ file: String) -> Bool { opaqueFolder(around: file) != nil }

    func opaqueFolder(around file: String) -> String? { opaqueFolders.first { file.isPath(in: $0) } }

    /// Why no target builds a file of the folder, though some take the folder.
    public enum Omission: Sendable, Hashable {
        /// The file would be compiled, and lies in this folder, which is copied as it is.
        case copied(folder: String)
        /// All of them leave out this file or folder.
        case leftOut(String)
    }

    /// Why no target builds a file; nil where one does or has no need to, and where none takes the folder.
    /// - Parameter file: the file's path from the folder.
    public func omission(of file: String) -> Omission? {
        let kind = FileKind(String(file.lastComponent))
        guard kind.phase != nil, let first = targets.first else { return nil }
        if let folder = opaqueFolder(around: file) { return kind.isCompiled ? .copied(folder: folder) : nil }
        guard !targets.contains(where: { isMember(file, of: $0) }),
            !exceptions.keys.contains(where: { isMember(file, of: $0) })
        else { return nil }
        return exceptions[first]?.first { file.isPath(in: $0) }.map { .leftOut($0) }
    }

    /// A file's path from this folder; nil for one that lies elsewhere.
    /// - Parameter file: the file's path from the project's folder.
    public func relativePath(of file: String) -> String? { file.path(below: path) }
}

extension ProjectFile {
    /// The folders that Xcode synchronizes, those of outer groups first.
    public var synchronizedFolders: [SynchronizedFolder] {
        synchronizedFolderObjects.compactMap { synchronizedFolder($0) }
    }

    /// The same with their objects.
    var synchronizedFoldersByObjects: [(object: Int, folder: SynchronizedFolder)] {
        synchronizedFolderObjects.compactMap { object in synchronizedFolder(object).map { (object, $0) } }
    }

    var synchronizedFolderObjects: [Int] {
        tree.order.map(Int.init).filter { objects.kinds[$0] == .synchronizedFolder }
    }

    func synchronizedFolder(_ object: Int) -> SynchronizedFolder? {
        guard let location = tree.location(of: object) else { return nil }
        let targets = targetObjects.filter { takesFolder($0, object) }
        var exceptions: [String: [String]] = [:]
        for set in objects.objects("exceptions", of: object) where objects.kinds[set] == .targetExceptions {
            guard let target = objects.object("target", of: set) else { continue }
            exceptions[name(ofTarget: target), default: []] += strings("membershipExceptions", of: set)
        }
        return SynchronizedFolder(
            path: tree.folders.path(of: location),
            targets: targets.map { name(ofTarget: $0) },
            exceptions: exceptions,
            opaqueFolders: strings("explicitFolders", of: object)
        )
    }

    /// Whether a target takes what lies in a synchronized folder.
    func takesFolder(_ target: Int, _ folder: Int) -> Bool {
        objects.objects("fileSystemSynchronizedGroups", of: target).contains(folder)
    }

    func strings(_ key: StaticString, of object: Int) -> [String] {
        guard let array = objects.value(key, of: object) else { return [] }
        return list.elements(of: array).compactMap { list.string(at: $0) }
    }
}
