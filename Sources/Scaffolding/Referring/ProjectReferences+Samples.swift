import Mustache
import TemplateSets

extension ProjectReferences {
    /// Adds the samples of the types in all values that a blueprint has written, or is about to.
    func addSamples(to known: inout ReferredValues, for given: [String: [String]]) throws {
        let properties = set.parameters.filter(\.kind.namesProperties).flatMap { given[$0.name] ?? [] }
        for blueprint in set.blueprints where !blueprint.sample.isEmpty {
            for type in Self.typeNames(in: properties + known.texts)
            where !blueprint.reserved.contains(type) && !KnownTypes.names.contains(type) {
                guard
                    let own = try known[blueprint.name, type]
                        ?? values(of: type, writtenBy: blueprint.name, isWhole: true)
                else {
                    continue
                }
                let sample = try sample(of: type, blueprint, own, known)
                if !sample.isEmpty { known.samples[type] = sample }
            }
        }
    }

    private func sample(
        of type: String, _ blueprint: Blueprint, _ given: [String: [String]], _ known: ReferredValues
    ) throws -> String {
        var plain = set
        plain.parameters = set.parameters.filter { blueprint.takes($0) && $0.refersTo.isEmpty }
        let values = try ParameterValues(given, for: plain, blueprint: blueprint, project: facts, known: known)
        let variables = values.variables.merging([StandardVariable.name.rawValue: .string(type)]) { $1 }
        let template = try Template(blueprint.sample, name: set.folder.displayPath("template.json"))
        return String(decoding: try template.render(.object(variables), options: .plain), as: UTF8.self)
    }

    /// The words in texts that may be names of types.
    private static func typeNames(in texts: [String]) -> [String] {
        let words = texts.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
        return Set(words.filter { $0.first?.isUppercase == true }.map(String.init)).sorted()
    }
}
