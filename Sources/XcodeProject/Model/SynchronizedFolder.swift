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
    public func isOpaque(_ file: String) -> Bool {
        opaqueFolders.contains { file.isPath(in: $0) }
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

    var synchronizedFolderObjects: [Int] {
        tree.order.map(Int.init).filter { objects.kinds[$0] == .synchronizedFolder }
    }

    func synchronizedFolder(_ object: Int) -> SynchronizedFolder? {
        guard let location = tree.location(of: object) else { return nil }
        let targets = targetObjects.filter { objects.objects("fileSystemSynchronizedGroups", of: $0).contains(object) }
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

    func strings(_ key: StaticString, of object: Int) -> [String] {
        guard let array = objects.value(key, of: object) else { return [] }
        return list.elements(of: array).compactMap { list.string(at: $0) }
    }
}
