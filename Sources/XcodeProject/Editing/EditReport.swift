/// What an edit did, counted while it is worked out.
struct EditReport {
    private var targets: [EditedProject.TargetChange] = []
    private var unneeded: [EditedProject.Unneeded] = []
    var addedReferences = 0
    var removedReferences = 0
    var movedReferences = 0
    var changedConfigurations = 0

    mutating func added(to target: String) { targets[index(of: target)].added += 1 }

    mutating func removed(from target: String) { targets[index(of: target)].removed += 1 }

    mutating func needsNothing(_ path: String, target: String? = nil, _ reason: EditedProject.Unneeded.Reason) {
        unneeded.append(EditedProject.Unneeded(path: path, target: target, reason: reason))
    }

    private mutating func index(of target: String) -> Int {
        if let index = targets.firstIndex(where: { $0.target == target }) { return index }
        targets.append(EditedProject.TargetChange(target: target, added: 0, removed: 0))
        return targets.count - 1
    }

    func result(text: [UInt8], isChanged: Bool) -> EditedProject {
        EditedProject(
            text: text, isChanged: isChanged, targets: targets, addedReferences: addedReferences,
            removedReferences: removedReferences, movedReferences: movedReferences,
            changedConfigurations: changedConfigurations, unneeded: unneeded)
    }
}
