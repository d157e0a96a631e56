import FileChanges
import TemplateSets
import Text

/// A module that is there and differs, where a blueprint of its set adds to it what was asked for, and keeps the rest.
struct ExistingModuleError: Error {
    let conflicts: [Conflict]
    /// The commands that add to it.
    let commands: [String]
}

extension GenRequest {
    /// What to throw for what is in the way of a module.
    func error(for conflicts: [Conflict]) -> any Error {
        let others = set.blueprints.filter { other in
            guard let origin = other.origin, origin.blueprint == blueprint.name else { return false }
            return !optioned.isDisjoint(with: origin.adds)
                || origin.sets.contains { optioned.contains($0.key) && given[$0.key] == [$0.value] }
        }
        guard names.count == 1, !others.isEmpty, conflicts.contains(where: { $0.reason == .exists }) else {
            return FileChangesError.conflicts(conflicts)
        }
        let commands = others.map { other in
            let items = (other.origin?.adds ?? []).map { " --\(Parameter.optionName(of: $0)) NAME" }.joined()
            return "vipergen gen \(shellWord(names[0].path)) \(shellWord("\(set.name)/\(other.name)"))\(items)"
        }
        return ExistingModuleError(conflicts: conflicts, commands: commands)
    }
}

extension Diagnostic {
    init(_ error: ExistingModuleError) {
        self.init(error.conflicts)
        hints += error.commands.map { "'\(escaped($0))' adds to the module, and keeps what you have written." }
    }
}
