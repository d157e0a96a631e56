import Text

extension ProjectEditor {
    /// Finds the groups that move as a whole, because all that is in them goes to one folder. They stay the groups that
    /// they are, in their places, as long as the project has no other group for that folder.
    mutating func planGroups(_ relocations: [Int: Relocation]) throws(EditError) {
        var plan = GroupMoves(file: file, folders: folders, relocations: relocations)
        var tops: [Int] = []
        for (object, _) in relocations {
            guard var group = file.tree.parent(of: object), plan.destination(of: group) != nil else { continue }
            while let outer = file.tree.parent(of: group), plan.destination(of: outer) != nil { group = outer }
            if !tops.contains(group) { tops.append(group) }
        }
        for group in tops.sorted() { try move(group, plan) }
    }

    private mutating func move(_ group: Int, _ plan: GroupMoves) throws(EditError) {
        guard let destination = plan.known(group), let source = file.tree.location(of: group),
            let outer = folders.parent(of: destination)
        else { return }
        if groups.known(destination).map({ plan.known($0) == nil }) ?? (groups.byFolder[destination] != nil) {
            // What is in it goes there by itself, the groups in it as a whole where they can.
            for inner in objects.objects("children", of: group) where plan.known(inner) != nil { try move(inner, plan) }
            return
        }
        take(group, plan)
        let oldName = folders.name(of: source)
        let newName = folders.name(of: destination)
        if outer == folders.parent(of: source) {
            rename(group, from: oldName, to: newName)
        } else {
            let path = folders.path(of: destination)
            let parent = try self.group(for: outer, path: path)
            guard let base = location(of: parent), let way = folders.relativePath(of: destination, from: base) else {
                throw .unreachable(path)
            }
            takeOut(group, isMadeHere: false)
            put(GroupPlan.Child(name: newName, isGroup: true, mention: mention(group, newName)), into: parent)
            setPlace(of: group, folder: Path.split(way).folder, name: newName)
            renameMentions(of: group, from: oldName, to: newName, inGroup: false)
        }
        renameInner(group, plan)
    }

    /// Notes that a group and all groups in it stand for other folders now.
    private mutating func take(_ group: Int, _ plan: GroupMoves) {
        guard let destination = plan.known(group) else { return }
        groups.movedGroups[group] = destination
        groups.byFolder[destination] = .known(group)
        for inner in objects.objects("children", of: group) { take(inner, plan) }
    }

    private mutating func renameInner(_ group: Int, _ plan: GroupMoves) {
        for inner in objects.objects("children", of: group) {
            guard let destination = plan.known(inner), let source = file.tree.location(of: inner) else { continue }
            let (old, new) = (folders.name(of: source), folders.name(of: destination))
            if old != new { rename(inner, from: old, to: new) }
            renameInner(inner, plan)
        }
    }
}

/// Which groups move as a whole, and where to.
private struct GroupMoves {
    let file: ProjectFile
    let folders: FolderTable
    let relocations: [Int: ProjectEditor.Relocation]
    /// By groups: the new folder, or nil for a group that does not move as a whole.
    private var destinations: [Int: Int?] = [:]

    init(file: ProjectFile, folders: FolderTable, relocations: [Int: ProjectEditor.Relocation]) {
        self.file = file
        self.folders = folders
        self.relocations = relocations
    }

    func known(_ group: Int) -> Int? { destinations[group] ?? nil }

    /// The folder that a group comes to stand for.
    mutating func destination(of group: Int) -> Int? {
        if let known = destinations[group] { return known }
        // A group that hangs in itself has none.
        destinations[group] = .some(nil)
        let found = find(group)
        destinations[group] = .some(found)
        return found
    }

    private mutating func find(_ group: Int) -> Int? {
        guard file.objects.kinds[group] == .group, group != file.tree.mainGroup,
            let location = file.tree.location(of: group), file.isRightInGroup(group),
            let children = file.objects.value("children", of: group)
        else { return nil }
        var common: Int?
        for element in file.list.elements(of: children) {
            guard let child = file.objects.object(named: element), file.tree.parent(of: child) == group,
                let folder = destination(ofChild: child, in: location), common == nil || common == folder
            else { return nil }
            common = folder
        }
        return common == location ? nil : common
    }

    /// The folder to which a child takes its group: the one of a file, or the one around a group's.
    private mutating func destination(ofChild child: Int, in location: Int) -> Int? {
        if let relocation = relocations[child] { return file.isRightInGroup(child) ? relocation.folder : nil }
        guard let inner = destination(of: child), let source = file.tree.location(of: child),
            folders.parent(of: source) == location
        else { return nil }
        return folders.parent(of: inner)
    }
}
