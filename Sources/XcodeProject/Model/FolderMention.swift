import Text

/// A place where a project names a file of a synchronized folder by its path from there: in what targets take or leave
/// out, or in what is said of single files, such as flags for the compiler.
struct FolderMention {
    /// What the mention does.
    enum Meaning {
        /// A target that takes the folder leaves the file out.
        case exclusion
        /// A target or a phase that does not take the folder takes the file.
        case inclusion
        /// It says how the file is treated.
        case setting
    }

    /// The set of exceptions or the folder.
    var owner: Int
    /// The list or dictionary of that.
    var container: Int
    /// The element of the list, or the key of the dictionary.
    var node: Int
    var meaning: Meaning
    /// The target; nil where the owner is none of a target's.
    var target: Int?
    /// The folder's object.
    var folder: Int

    /// Whether it says no more than that a target takes the file or leaves it out.
    var isPlain: Bool { meaning != .setting && target != nil }
}

extension ProjectFile {
    /// The places that name a file of synchronized folders.
    ///
    /// Whatever list or dictionary such an object has is one of paths, but for that of the sets: those that a later
    /// Xcode writes are so, too.
    func folderMentions(
        of path: String, in folders: [(object: Int, folder: SynchronizedFolder)]
    ) -> [FolderMention] {
        var found: [FolderMention] = []
        for (object, folder) in folders {
            guard let relative = folder.relativePath(of: path) else { continue }
            for owner in [object] + objects.objects("exceptions", of: object) {
                let target = objects.object("target", of: owner)
                for (key, container) in list.entries(of: objects.node(of: owner))
                where !list.isString(key, "exceptions") {
                    let isMembership = list.isString(key, "membershipExceptions")
                    let meaning = isMembership ? meaning(of: owner, target, folder: object) : .setting
                    found += nodes(naming: relative, in: container).map { node in
                        FolderMention(
                            owner: owner, container: container, node: node, meaning: meaning, target: target,
                            folder: object)
                    }
                }
            }
        }
        return found
    }

    private func nodes(naming path: String, in container: Int) -> [Int] {
        switch list.nodes[container].kind {
        case .array: list.elements(of: container).filter { list.string(at: $0) == path }
        case .dictionary: list.entries(of: container).map(\.key).filter { list.string(at: $0) == path }
        case .plain, .escaped: []
        }
    }

    private func meaning(of owner: Int, _ target: Int?, folder: Int) -> FolderMention.Meaning {
        guard objects.kinds[owner] == .targetExceptions, let target else { return .inclusion }
        return takesFolder(target, folder) ? .exclusion : .inclusion
    }
}
