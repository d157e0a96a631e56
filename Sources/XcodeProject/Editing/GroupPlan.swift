/// What becomes of the groups of a project in an edit.
struct GroupPlan {
    /// A group that the project has, by its object, or one that it gets.
    enum Reference: Hashable {
        case known(Int)
        case new(Int)
    }

    /// What a group gets.
    struct Child {
        var name: String
        var isGroup: Bool
        var mention: [UInt8]
    }

    struct NewGroup {
        var identifier: String
        var folder: Int
        /// The path from the folder of the group around it.
        var path: String
        var name: String
        /// The path of what is new as a whole: of the outermost new group around this.
        var unit: String
        var children: [Child] = []
    }

    /// The groups that the edit has found or made, by their folders.
    var byFolder: [Int: Reference] = [:]
    var new: [NewGroup] = []
    /// By groups that the project has: what comes into them.
    var added: [Int: [Child]] = [:]
    /// By groups that the project has: the objects that leave them.
    var removed: [Int: Set<Int>] = [:]
    /// Groups that something leaves which was not put there by an edit like this.
    var lostOthers: Set<Int> = []
    /// Files that are found elsewhere after the edit.
    var movedFiles: Set<Int> = []
    /// Groups that move as a whole, with all below them, and their new folders.
    var movedGroups: [Int: Int] = [:]

    private let best: [Int32]

    init(_ project: ProjectFile) {
        best = Self.bestGroups(project)
        if let mainGroup = project.tree.mainGroup { byFolder[project.tree.sourceRoot] = .known(mainGroup) }
    }

    /// The group that the project has for a folder, unless it moves away.
    func known(_ folder: Int) -> Int? {
        guard folder < best.count, best[folder] >= 0, movedGroups[Int(best[folder])] == nil else { return nil }
        return Int(best[folder])
    }

    /// By folders: the group that stands for it. One with a path of its own comes before one that only holds the
    /// folder's files, or bears its name and holds the groups of folders in it; of several, the one with the most in
    /// it.
    private static func bestGroups(_ project: ProjectFile) -> [Int32] {
        let contents = contents(project)
        var best = [Int32](repeating: FileTree.none, count: project.tree.folders.count)
        var scores = [Int](repeating: -1, count: best.count)
        for group in project.tree.order.map(Int.init) where project.objects.kinds[group] == .group {
            guard let location = project.tree.location(of: group) else { continue }
            var folder = location
            var score = contents.counts[group]
            let path = project.objects.value("path", of: group)
            if let path, project.list.nodes[path].length > 0 {
                score += project.tree.order.count
            } else {
                var common = Int(contents.folders[group])
                if contents.folders[group] == FileTree.none {
                    common = Int(contents.outerFolders[group])
                    let isNamed = common >= 0 && project.tree.folders.name(of: common) == project.displayName(of: group)
                    if !isNamed { continue }
                }
                guard common >= 0, common != location else { continue }
                guard project.tree.folders.relativePath(of: common, from: location) != nil else { continue }
                folder = common
            }
            if score > scores[folder] {
                scores[folder] = score
                best[folder] = Int32(truncatingIfNeeded: group)
            }
        }
        return best
    }

    /// By groups: how many children each has, and the folder that all files in it have in common, and the one around
    /// the folders of all groups in it, if there is one.
    private static func contents(
        _ project: ProjectFile
    ) -> (counts: [Int], folders: [Int32], outerFolders: [Int32]) {
        let several: Int32 = -2
        let tree = project.tree
        var outerFolders = [Int32](repeating: FileTree.none, count: project.objects.count)
        func note(_ folder: Int32, of group: Int, in folders: inout [Int32]) {
            folders[group] = folders[group] == FileTree.none || folders[group] == folder ? folder : several
        }
        var counts = [Int](repeating: 0, count: project.objects.count)
        var folders = [Int32](repeating: FileTree.none, count: project.objects.count)
        for object in project.tree.order.map(Int.init) {
            guard let parent = project.tree.parent(of: object) else { continue }
            counts[parent] += 1
            let location = tree.locations[object]
            if project.objects.kinds[object] == .fileReference {
                note(location, of: parent, in: &folders)
            } else if project.objects.kinds[object] == .group, location >= 0, location != tree.locations[parent] {
                let outer = tree.folders.parent(of: Int(location)) ?? -2
                note(Int32(truncatingIfNeeded: outer), of: parent, in: &outerFolders)
            }
        }
        return (counts, folders, outerFolders)
    }
}
