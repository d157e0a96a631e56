import Platform
import TestSupport

@testable import FileChanges

extension Sandbox {
    /// A plan for this project from paths and texts.
    func plan(_ files: KeyValuePairs<String, String>) -> Plan {
        Plan(root: root, changes: files.map { FileChange(path: $0.key, contents: Array($0.value.utf8)) })
    }

    /// A plan that also removes files, given with the texts they hold, and moves others, given with their new paths.
    func plan(
        _ files: KeyValuePairs<String, String> = [:], removing: KeyValuePairs<String, String> = [:],
        moving: KeyValuePairs<String, String> = [:]
    ) throws -> Plan {
        var plan = plan(files)
        for (path, newPath) in moving { plan.move(path, holding: try fileSystem.read(self.path(path)), to: newPath) }
        plan.removals += removing.map { FileRemoval(path: $0.key, expected: Array($0.value.utf8)) }
        return plan
    }

    /// Validates and commits a plan.
    func carryOut(_ plan: Plan, policy: ConflictPolicy = .fail) throws {
        try commit(validate(plan, on: fileSystem, policy: policy), on: fileSystem)
    }

    /// Validates and commits a plan.
    func write(_ files: KeyValuePairs<String, String>, policy: ConflictPolicy = .fail) throws {
        try carryOut(plan(files), policy: policy)
    }

    /// The reasons for which a plan is refused.
    func reasons(_ files: KeyValuePairs<String, String>, policy: ConflictPolicy = .overwrite) throws -> [ConflictReason]
    {
        try validate(plan(files), on: fileSystem, policy: policy).conflicts.map(\.reason)
    }

    /// Everything in the project.
    func tree() throws -> [String] { try fileSystem.tree(root) }

    /// Everything in the project but for what a commit leaves only when it could not tidy.
    func visibleTree() throws -> [String] { try tree().filter { !$0.contains(".vipergen-") } }
}
