extension ProjectEditor {
    /// A file that comes into a target.
    struct Member {
        var path: String
        /// The name in comments.
        var name: String
        /// The path of what is new as a whole.
        var unit: String
        /// The reference to the file.
        var mention: [UInt8]
    }

    /// Adds a file to a phase of a target.
    mutating func addMember(_ member: Member, to target: Int, _ phase: BuildPhase) throws(EditError) {
        let targetName = file.name(ofTarget: target)
        let phaseObject = try self.phase(phase, of: target)
        let name = member.name + " in " + phaseObject.name
        let buildFile = NewObject(
            kind: .buildFile,
            identifier: makeIdentifier(.membership(member.path, of: targetName), unit: member.unit),
            name: name,
            entries: [("fileRef", .raw(member.mention))]
        )
        newObjects.append(buildFile)
        let line = NewMember(name: member.name, unit: member.unit, mention: buildFile.mention(layout))
        switch phaseObject.place {
        case .known(let object): newMembers[object, default: []].append(line)
        case .new(let number): newPhases[number].members.append(line)
        }
        report.added(to: targetName)
    }

    /// A phase of a target, which may be new.
    private struct Phase {
        var place: GroupPlan.Reference
        /// The name in comments.
        var name: String
    }

    private mutating func phase(_ phase: BuildPhase, of target: Int) throws(EditError) -> Phase {
        let phases = objects.objects("buildPhases", of: target)
        if let object = phases.first(where: { objects.kinds[$0] == phase.objectKind }) {
            return Phase(place: .known(object), name: objects.string("name", of: object) ?? phase.name)
        }
        if let number = newPhases.firstIndex(where: { $0.target == target && $0.phase == phase }) {
            return Phase(place: .new(number), name: phase.name)
        }
        let targetName = file.name(ofTarget: target)
        let identifier = makeIdentifier(.phase(phase.name, of: targetName), unit: targetName)
        newPhases.append(NewPhase(target: target, phase: phase, identifier: identifier))
        return Phase(place: .new(newPhases.count - 1), name: phase.name)
    }

    /// A phase that a target does not have yet.
    struct NewPhase {
        var target: Int
        var phase: BuildPhase
        var identifier: String
        var members: [NewMember] = []
    }

    /// Whether a target holds a file. To copy it to some place is another thing.
    mutating func isHeld(_ item: Int, by target: Int) -> Bool {
        entries[item].contains { entry in
            entry.target == target && !removedObjects.contains(entry.buildFile)
                && objects.kinds[entry.phase] != .copyFilesPhase
        }
    }

    /// Takes a file out of phases that hold it.
    mutating func removeMembers(of item: Int, where isRemoved: (BuildEntries.Entry) -> Bool) {
        for entry in entries[item] where isRemoved(entry) {
            removedMembers[entry.phase, default: []].insert(entry.element)
            removedObjects.insert(entry.buildFile)
            if objects.kinds[entry.phase] != .copyFilesPhase { report.removed(from: file.name(ofTarget: entry.target)) }
        }
    }
}
