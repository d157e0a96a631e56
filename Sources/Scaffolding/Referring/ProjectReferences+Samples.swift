import Mustache
import TemplateSets
import Text

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

    /// Adds what a file gives to the tests of what names a type: a file that is there, or is written with some values.
    func addSample(
        of type: String, _ target: String, writtenWith given: [String: [String]]? = nil, to known: inout ReferredValues
    ) throws {
        let (set, blueprint) = try set.referred(target)
        guard let index = blueprint.files.firstIndex(where: { $0.sample != nil }),
            let text = blueprint.files[index].sample, let name = try? ModuleName(type)
        else { return }
        var writer = blueprint
        writer.files = [blueprint.files[index]]
        if given == nil { writer.files[0].conditions = [] }
        let values = try ParameterValues(given ?? [:], for: set, blueprint: blueprint, project: facts)
        let scaffold = try Scaffold(set: set, blueprint: writer, values: values, facts: facts)
        guard let file = try scaffold.skeleton(of: name).first, let root = writer.files[0].target.first else { return }
        let folder = Path.join(Path.components(facts.directories[root] ?? root))
        if given == nil, !has(Path.join(file.path), below: folder) { return }
        let template = try Template(text, name: set.folder.displayPath("template.json"))
        let variables: [String: Value] = [StandardVariable.name.rawValue: .string(type)]
        let sample = try template.render(.object(variables), options: .plain)
        known.optionalSamples[type] = String(decoding: sample, as: UTF8.self)
    }

    /// Whether a file is there, or one of its name below a folder: what lies elsewhere may be another target's.
    private func has(_ path: String, below folder: String) -> Bool {
        switch sources.find(path) {
        case .file(let found): found.hasPrefix(folder + "/")
        case .several(let found): found.contains { $0.hasPrefix(folder + "/") }
        case .nothing: false
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
