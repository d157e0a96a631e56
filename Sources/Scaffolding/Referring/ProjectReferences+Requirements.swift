import TemplateSets

/// What the project has under a module's name, and the blueprint cannot use.
public struct RequirementError: Error, Sendable, Equatable {
    /// What it lacks.
    public enum Lack: Sendable, Equatable {
        /// A property of this name.
        case property(String)
        /// What a switch leaves out when it is off; the switch as an option, without dashes.
        case option(String)
        /// What its type lacks, which stands in the file at this path.
        case ofType(ParameterError.TypeLack, path: String)
    }

    /// The module's name.
    public var name: String
    /// The blueprint, as `set/blueprint`.
    public var blueprint: String
    /// What it lacks.
    public var lack: Lack
}

extension ProjectReferences {
    /// Throws where what a blueprint expects is there, but lacks what the blueprint needs of it.
    func check(
        _ values: [String: [String]], of name: ModuleName, writtenBy target: String, for blueprint: Blueprint
    ) throws {
        if let (lack, path) = lack(of: blueprint.conforming, in: name.name, writtenBy: target) {
            throw RequirementError(
                name: name.name, blueprint: "\(set.name)/\(blueprint.name)", lack: .ofType(lack, path: path))
        }
        let (set, writer) = try self.set.referred(target)
        let parameters = set.parameters.filter(writer.takes)
        for requirement in blueprint.having {
            let lack: RequirementError.Lack
            if let parameter = parameters.first(where: { $0.name == requirement && $0.kind.isToggle }) {
                guard (values[requirement]?.first ?? parameter.defaultValue) == "false" else { continue }
                lack = .option(parameter.option)
            } else {
                guard parameters.contains(where: { $0.kind is PropertyKind && !$0.isSupplied }),
                    try !properties(of: values, writtenBy: target).contains(where: { $0.name == requirement })
                else { continue }
                lack = .property(requirement)
            }
            throw RequirementError(name: name.name, blueprint: "\(self.set.name)/\(blueprint.name)", lack: lack)
        }
    }
}
