import Text

extension ProjectEditor {
    /// The group that stands for a folder: one that the project has, or a new one in the group of the folder around it.
    mutating func group(for folder: Int, path: String) throws(EditError) -> GroupPlan.Reference {
        if let known = groups.byFolder[folder] { return known }
        if let known = groups.known(folder) {
            groups.byFolder[folder] = .known(known)
            return .known(known)
        }
        guard let outer = folders.parent(of: folder), folders.name(of: folder) != ".." else { return .known(mainGroup) }
        let parent = try group(for: outer, path: path)
        let group = try makeGroup(folder, in: parent, path: path)
        groups.byFolder[folder] = group
        return group
    }

    private mutating func makeGroup(
        _ folder: Int, in parent: GroupPlan.Reference, path: String
    ) throws(EditError) -> GroupPlan.Reference {
        guard let base = location(of: parent), let relative = folders.relativePath(of: folder, from: base) else {
            throw .unreachable(path)
        }
        let whole = folders.path(of: folder)
        let unit = if case .new(let number) = parent { groups.new[number].unit } else { whole }
        let name = folders.name(of: folder)
        let identifier = makeIdentifier(.group(whole), unit: unit)
        groups.new.append(
            GroupPlan.NewGroup(identifier: identifier, folder: folder, path: relative, name: name, unit: unit))
        let mention = Array(identifier.utf8) + layout.comment(name)
        put(GroupPlan.Child(name: name, isGroup: true, mention: mention), into: parent)
        return .new(groups.new.count - 1)
    }

    mutating func put(_ child: GroupPlan.Child, into group: GroupPlan.Reference) {
        switch group {
        case .known(let object): groups.added[object, default: []].append(child)
        case .new(let number): groups.new[number].children.append(child)
        }
    }

    /// Takes an object out of its group.
    mutating func takeOut(_ object: Int, isMadeHere: Bool) {
        guard let parent = file.tree.parent(of: object) else { return }
        groups.removed[parent, default: []].insert(object)
        if !isMadeHere { groups.lostOthers.insert(parent) }
    }

    /// The folder that a group stands for after the edit.
    func location(of group: GroupPlan.Reference) -> Int? {
        switch group {
        case .known(let object): groups.movedGroups[object] ?? file.tree.location(of: object)
        case .new(let number): groups.new[number].folder
        }
    }

    /// The path of what is new as a whole where a file comes into a group.
    func unit(of group: GroupPlan.Reference, folder: Int) -> String {
        if case .new(let number) = group { groups.new[number].unit } else { folders.path(of: folder) }
    }

    // MARK: - Groups that become empty

    /// Removes the groups that the edit has emptied. A group stays that was empty before all that an edit like this has
    /// put into it, and so does one that stands for no folder.
    mutating func removeEmptyGroups() {
        guard !groups.removed.isEmpty else { return }
        // Groups come before what they hold: this way each is looked at once, after all in it.
        for group in file.tree.order.reversed().lazy.map(Int.init) where groups.removed[group] != nil {
            guard isEmptied(group) else { continue }
            let isMadeHere = isMadeHere(group)
            guard isMadeHere || groups.lostOthers.contains(group) else { continue }
            removedObjects.insert(group)
            takeOut(group, isMadeHere: isMadeHere)
        }
    }

    private func isEmptied(_ group: Int) -> Bool {
        guard objects.kinds[group] == .group, group != mainGroup, !removedObjects.contains(group),
            file.project.flatMap({ objects.object("productRefGroup", of: $0) }) != group
        else { return false }
        guard groups.added[group] == nil, let path = objects.value("path", of: group), list.nodes[path].length > 0,
            let children = objects.value("children", of: group)
        else { return false }
        let leaving = groups.removed[group] ?? []
        return list.elements(of: children).allSatisfy {
            objects.object(named: $0).map { leaving.contains($0) } ?? false
        }
    }

    private func isMadeHere(_ group: Int) -> Bool {
        guard let location = file.tree.location(of: group) else { return false }
        return Identifiers.isMade(objects.identifier(of: group), for: .group(folders.path(of: location)))
    }
}
