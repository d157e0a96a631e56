import Text

/// A file that a project names.
public struct ReferencedFile: Sendable, Equatable {
    /// The path from the project's folder, or an absolute one; nil for what lies in no folder of the project, such as
    /// products and frameworks of the system.
    public var path: String?
    /// The name that the navigator shows.
    public var name: String
    /// The targets that hold it: each line of theirs.
    public var memberships: [Membership]
}

/// A target that holds a file.
public struct Membership: Sendable, Equatable {
    /// The target's name.
    public var target: String
    /// What it does with the file.
    public var phase: BuildPhase

    /// A target's membership.
    public init(target: String, phase: BuildPhase) {
        self.target = target
        self.phase = phase
    }
}

extension ProjectFile {
    /// The files that the project names, those of outer groups first. A file of several languages is one for each.
    public var files: [ReferencedFile] { referencedFiles(tree.order.map(Int.init).filter { isFile($0) }) }

    /// The files whose paths end in one of some names, those of outer groups first.
    public func files(named names: Set<String>) -> [ReferencedFile] {
        // Most names are told by their lengths, which are no guide where texts may be in several forms of Unicode.
        let areASCII = names.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
        let lengths = Set(names.map(\.utf8.count))
        let found = tree.order.lazy.map(Int.init).filter { object in
            guard isFile(object) else { return false }
            if areASCII, let name = tree.plainName(of: object, in: objects), !lengths.contains(name.count) {
                return false
            }
            return tree.name(of: object, in: objects).map(names.contains) == true
        }
        return referencedFiles(Array(found))
    }

    private func referencedFiles(_ files: [Int]) -> [ReferencedFile] {
        guard !files.isEmpty else { return [] }
        let entries = BuildEntries(self)
        return files.map { object in
            ReferencedFile(
                path: tree.path(of: object, in: objects),
                name: displayName(of: object),
                memberships: memberships(of: object, entries)
            )
        }
    }

    /// Whether an object of the tree is one file, and not a group or a file in several languages.
    func isFile(_ object: Int) -> Bool { objects.kinds[object].isFile && objects.kinds[object] != .variantGroup }

    /// Whether an object is a folder that is copied into products as it is: nothing in it is compiled.
    func isFolderReference(_ object: Int) -> Bool {
        objects.value("lastKnownFileType", of: object).map { list.isString($0, "folder") } ?? false
    }

    /// The object that a target's phases name for a file: the group around those of one language, or of one version.
    func buildItem(of file: Int) -> Int {
        guard let parent = tree.parent(of: file) else { return file }
        return objects.kinds[parent] == .variantGroup || objects.kinds[parent] == .versionGroup ? parent : file
    }

    func memberships(of file: Int, _ entries: BuildEntries) -> [Membership] {
        entries[buildItem(of: file)].compactMap { entry in
            BuildPhase(objects.kinds[entry.phase]).map { Membership(target: name(ofTarget: entry.target), phase: $0) }
        }
    }

    /// The name that the navigator shows for a group or a file.
    func displayName(of object: Int) -> String {
        if let name = objects.string("name", of: object) { return name }
        return objects.string("path", of: object).map { String($0.lastComponent) } ?? ""
    }
}
