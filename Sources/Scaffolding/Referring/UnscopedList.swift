import Mustache
import TemplateSets
import Text

/// A list that shows all things of a kind, although an input of the module tells what they belong to.
public struct UnscopedList: Sendable, Equatable {
    /// The input as it was typed, `agentId:Int`: nothing uses it.
    public let input: String
    /// The input's name without `Id`.
    public let owner: String
    /// What the module is about.
    public let type: String
    /// The type that fetches them.
    public let service: String
    /// The blueprint of that type, with its set.
    public let blueprint: String
    /// The option by which it fetches those of one owner alone, without dashes.
    public let option: String
}

extension ParameterValues {
    /// The list that is not bound to an input which looks as if it should be; nil where there is none.
    public func unscopedList(in set: TemplateSet, _ blueprint: Blueprint) -> UnscopedList? {
        for subject in set.parameters where subject.isSubject && blueprint.takes(subject) {
            let type = text(subject.name)
            guard !type.isEmpty, !isTrue(Parameter.referred(Parameter.isOne, by: subject.name)),
                let (target, writer, scope) = scope(of: subject, in: set),
                !isTrue(Parameter.referred(scope.name, by: subject.name)),
                let (input, owner) = unusedIdentifier(of: type, in: set, blueprint, for: scope)
            else { continue }
            return UnscopedList(
                input: input, owner: owner, type: type, service: type + writer.suffix,
                blueprint: target.contains("/") ? target : "\(set.name)/\(target)", option: scope.option)
        }
        return nil
    }

    /// The blueprint that fetches what a module is about, and its list of what that may belong to.
    private func scope(
        of subject: Parameter, in set: TemplateSet
    ) -> (target: String, writer: Blueprint, list: Parameter)? {
        for target in subject.refersTo {
            guard let (own, writer) = try? set.referred(target), !writer.suffix.isEmpty,
                let list = own.parameters.first(where: {
                    $0.isSupplied && writer.takes($0) && ($0.kind as? PropertyKind)?.isText == true
                })
            else { continue }
            return (target, writer, list)
        }
        return nil
    }

    /// An input that is called as another thing's identifier, may stand in the list, and is handed on to no other
    /// module.
    private func unusedIdentifier(
        of type: String, in set: TemplateSet, _ blueprint: Blueprint, for list: Parameter
    ) -> (input: String, owner: String)? {
        let own = CaseForm.camel.apply(to: type)
        for parameter in set.parameters where parameter.isSupplied && blueprint.takes(parameter) {
            for (name, type) in properties(of: parameter.name) {
                let (input, owner) = ("\(name):\(type)", String(name.dropLast(2)))
                guard name.hasSuffix("Id"), !owner.isEmpty, owner != own, !isHandedOn(name, in: set, blueprint),
                    let value = try? list.kind.value(input, of: list), !value.lacksSample
                else { continue }
                return (input, owner)
            }
        }
        return nil
    }

    /// Whether what a value names is given a property of the module's own.
    private func isHandedOn(_ name: String, in set: TemplateSet, _ blueprint: Blueprint) -> Bool {
        let referring = set.parameters.filter { !$0.refersTo.isEmpty && blueprint.takes($0) }
        return referring.contains { parameter in
            let things: [Value] =
                if case .list(let items)? = variables[parameter.name] { items } else {
                    variables.filter { $0.key.hasPrefix(parameter.name) }.map(\.value)
                }
            return things.contains { $0.isGiven(name) }
        }
    }
}

extension Value {
    /// Whether a property in it has a property of this name as its value.
    fileprivate func isGiven(_ name: String) -> Bool {
        switch self {
        case .list(let items): items.contains { $0.isGiven(name) }
        case .object(let fields):
            if case .string(name)? = fields[PropertyField.value.rawValue],
                case .bool(true)? = fields[PropertyField.isOwn.rawValue]
            {
                true
            } else {
                fields.values.contains { $0.isGiven(name) }
            }
        default: false
        }
    }
}
