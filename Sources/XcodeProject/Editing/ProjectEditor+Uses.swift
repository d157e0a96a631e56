extension ProjectEditor {
    /// A place where an object that stays names one that goes.
    private struct Use {
        var owner: Int
        /// The key of the owner below which the name stands.
        var key: Int
        var node: Int
        var object: Int
    }

    /// Sees to it that nothing names what the edit takes out. Groups, phases and configurations forget it, as they do
    /// in Xcode; where anything else depends on it, the edit is refused.
    mutating func removeUses() throws(EditError) {
        var known: Set<Int> = []
        while known != removedObjects {
            let gone = removedObjects.subtracting(known)
            known = removedObjects
            for use in uses(of: gone) { try remove(use) }
            removeEmptyGroups()
        }
    }

    private mutating func remove(_ use: Use) throws(EditError) {
        let kind = objects.kinds[use.owner]
        if kind.isGroup, list.isString(use.key, "children") {
            if groups.removed[use.owner, default: []].insert(use.object).inserted {
                groups.lostOthers.insert(use.owner)
            }
        } else if objects.kinds[use.object] == .buildFile, list.isString(use.key, "files") {
            removedMembers[use.owner, default: []].insert(use.node)
        } else if kind == .buildFile, list.isString(use.key, "fileRef") {
            removedObjects.insert(use.owner)
        } else if kind == .buildConfiguration, list.isString(use.key, "baseConfigurationReference"),
            !replacedFiles.contains(use.object)
        {
            changes.remove(EntryWriter(list: list, layout: layout).lines(of: use.key))
            report.changedConfigurations += 1
        } else {
            let path = file.tree.path(of: use.object, in: objects) ?? file.displayName(of: use.object)
            throw .inUse(path, by: objects.string("isa", of: use.owner) ?? "")
        }
    }

    /// What names objects, in the order of the text.
    private func uses(of gone: Set<Int>) -> [Use] {
        guard !gone.isEmpty else { return [] }
        var isGone = [Bool](repeating: false, count: objects.count)
        var lengths: Set<Int> = []
        for object in gone {
            isGone[object] = true
            lengths.insert(objects.identifier(of: object).count)
        }
        var uses: [Use] = []
        for owner in objects.kinds.indices where !removedObjects.contains(owner) {
            for (key, value) in list.entries(of: objects.node(of: owner)) {
                for node in value..<list.next(after: value) {
                    // Most texts are told from identifiers by their lengths.
                    guard !list.nodes[node].isContainer, lengths.contains(list.nodes[node].length),
                        let object = objects.object(named: node), isGone[object]
                    else { continue }
                    uses.append(Use(owner: owner, key: key, node: node, object: object))
                }
            }
        }
        return uses
    }
}
