extension ProjectEditor {
    /// Writes down all that has been worked out.
    mutating func write() {
        writeExceptions()
        writeNewGroups()
        writeKnownGroups()
        writePhases()
        for (array, change) in lists.sorted(by: { $0.key < $1.key }) {
            ListWriter(array, of: list, change, layout: layout).write(to: &changes)
        }
        SectionWriter(file, layout: layout).write(adding: newObjects, removing: removedObjects, to: &changes)
    }

    private mutating func writeNewGroups() {
        for group in groups.new {
            // Xcode puts new groups before all else, and new files behind it.
            let children = group.children.sorted { first, second in
                first.isGroup == second.isGroup ? NameOrder.precedes(first.name, second.name) : first.isGroup
            }
            newObjects.append(
                NewObject(
                    kind: .group,
                    identifier: group.identifier,
                    name: group.name,
                    entries: [("children", .list(children.map(\.mention)))]
                        + (group.path == group.name ? [] : [("name", .string(group.name))])
                        + [("path", .string(group.path)), ("sourceTree", .string("<group>"))]
                ))
        }
        for variants in newVariants {
            newObjects.append(
                NewObject(
                    kind: .variantGroup,
                    identifier: variants.identifier,
                    name: variants.name,
                    entries: [
                        ("children", .list(variants.children)), ("name", .string(variants.name)),
                        ("sourceTree", .string("<group>")),
                    ]
                ))
        }
    }

    private mutating func writeKnownGroups() {
        let changed = Set(groups.added.keys).union(groups.removed.keys).subtracting(removedObjects)
        for group in changed.sorted() {
            let added = groups.added[group] ?? []
            guard let array = objects.value("children", of: group) else {
                let entry = EntryText(key: "children", list: added.map(\.mention), layout)
                let node = objects.node(of: group)
                if !added.isEmpty {
                    EntryWriter(list: list, layout: layout).insert(entry, named: "children", into: node, &changes)
                }
                continue
            }
            let leaving = groups.removed[group] ?? []
            var change = ListChange()
            var staying: [GroupPlan.Child] = []
            for element in list.elements(of: array) {
                let object = objects.object(named: element)
                if let object, leaving.contains(object) {
                    change.removed.insert(element)
                } else {
                    let name = object.map { file.displayName(of: $0) } ?? ""
                    let isGroup = object.map { objects.kinds[$0] == .group || objects.kinds[$0] == .synchronizedFolder }
                    staying.append(GroupPlan.Child(name: name, isGroup: isGroup ?? false, mention: []))
                }
            }
            for (child, position) in ChildOrder.positions(of: added, among: staying) {
                change.insert(child.mention, before: position)
            }
            lists[array] = change
        }
    }

    // MARK: - Phases

    private mutating func writePhases() {
        for phase in Set(newMembers.keys).union(removedMembers.keys).sorted() { writeMembers(of: phase) }
        var newOfTarget: [Int: [[UInt8]]] = [:]
        for phase in newPhases {
            let object = NewObject(
                kind: phase.phase.objectKind,
                identifier: phase.identifier,
                name: phase.phase.name,
                entries: [
                    ("buildActionMask", .raw(Array("2147483647".utf8))),
                    ("files", .list(phase.members.map(\.mention))),
                    ("runOnlyForDeploymentPostprocessing", .raw(Array("0".utf8))),
                ]
            )
            newObjects.append(object)
            newOfTarget[phase.target, default: []].append(object.mention(layout))
        }
        for (target, mentions) in newOfTarget.sorted(by: { $0.key < $1.key }) {
            guard let array = objects.value("buildPhases", of: target) else {
                let entry = EntryText(key: "buildPhases", list: mentions, layout)
                let node = objects.node(of: target)
                EntryWriter(list: list, layout: layout).insert(entry, named: "buildPhases", into: node, &changes)
                continue
            }
            let end = list.elements(of: array).reduce(0) { count, _ in count + 1 }
            for mention in mentions { lists[array, default: ListChange()].insert(mention, before: end) }
        }
    }

    private mutating func writeMembers(of phase: Int) {
        let added = newMembers[phase] ?? []
        guard let array = objects.value("files", of: phase) else {
            let entry = EntryText(key: "files", list: added.map(\.mention), layout)
            EntryWriter(list: list, layout: layout).insert(
                entry, named: "files", into: objects.node(of: phase), &changes)
            return
        }
        let leaving = removedMembers[phase] ?? []
        let staying = list.elements(of: array).filter { !leaving.contains($0) }
        if staying.isEmpty, added.isEmpty, removeIfMadeHere(phase) { return }
        var change = ListChange()
        change.removed = leaving
        for (member, position) in MemberOrder(list, staying).positions(of: added) {
            change.insert(member.mention, before: position)
        }
        lists[array] = change
    }

    /// Removes an empty phase that a target got for a file.
    private mutating func removeIfMadeHere(_ phase: Int) -> Bool {
        guard let kind = BuildPhase(objects.kinds[phase]) else { return false }
        for target in file.targetObjects {
            guard let array = objects.value("buildPhases", of: target) else { continue }
            let subject = Identifiers.Subject.phase(kind.name, of: file.name(ofTarget: target))
            guard let element = list.elements(of: array).first(where: { objects.object(named: $0) == phase }),
                Identifiers.isMade(objects.identifier(of: phase), for: subject)
            else { continue }
            lists[array, default: ListChange()].removed.insert(element)
            removedObjects.insert(phase)
            return true
        }
        return false
    }
}
