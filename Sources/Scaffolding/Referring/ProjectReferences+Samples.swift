import Mustache
import SwiftOutline
import TemplateSets
import Text

extension ProjectReferences {
    /// Adds the samples of the types in all values that a blueprint has written, or is about to.
    ///
    /// - Parameter names: the names that something is written for.
    func addSamples(
        to known: inout ReferredValues, for given: [String: [String]], besides names: [ModuleName]
    ) throws {
        let properties = set.parameters.filter(\.kind.namesProperties).flatMap { given[$0.name] ?? [] }
        for type in Self.typeNames(in: properties) where SwiftType.mayHaveOwnSample(type) {
            // The project's own, of which its name tells nothing.
            if case .nothing = place(of: type + ".swift") { continue }
            known.samples[type] = ""
        }
        let types = Self.typeNames(in: properties + known.texts).filter { type in
            known.samples[type] == "" || !KnownTypes.names.contains(type) && SwiftType.named(type).sample == nil
        }
        try addOptionalSamples(of: types, to: &known)
        for blueprint in set.blueprints where !blueprint.sample.isEmpty {
            for type in Self.typeNames(in: properties + known.texts)
            where !blueprint.reserves(type) && !KnownTypes.names.contains(type) {
                guard
                    let own = try known[blueprint.name, type]
                        ?? values(of: type, writtenBy: blueprint.name, isWhole: true)
                else {
                    continue
                }
                let sample = try sample(of: type, blueprint, own, known)
                if !sample.isEmpty, !isOfEmptyList(sample, type, blueprint) { known.samples[type] = sample }
            }
        }
        // Last, for samples that are there may have been written without these.
        addOwnSamples(
            of: types, namedIn: properties + known.texts, besides: names.map(\.name), to: &known)
    }

    /// Adds those that files of the project give to tests, of types that a blueprint would write.
    private func addOptionalSamples(of types: [String], to known: inout ReferredValues) throws {
        let named = set.parameters.flatMap(\.refersTo) + set.blueprints.map(\.name)
        var writers: [String] = []
        for target in named where try !writers.contains(target) && set.referred(target).blueprint.writesSample {
            writers.append(target)
        }
        for type in types {
            for target in writers where known.optionalSamples[type] == nil {
                guard try !set.referred(target).blueprint.reserves(type),
                    try values(of: type, writtenBy: target) != nil
                else { continue }
                try addSample(of: type, target, to: &known)
            }
        }
    }

    /// Adds what a file gives to the tests of what names a type: a file that is there, or is written with some values.
    func addSample(
        of type: String, _ target: String, writtenWith given: [String: [String]]? = nil, to known: inout ReferredValues
    ) throws {
        let (set, blueprint) = try set.referred(target)
        guard let text = blueprint.ofSample.files.first?.sample,
            let hasFile = try hasSampleFile(of: type, target, given), hasFile || given != nil
        else { return }
        let template = try Template(text, name: set.folder.displayPath("template.json"))
        let variables: [String: Value] = [StandardVariable.name.rawValue: .string(type)]
        let sample = try template.render(.object(variables), options: .plain)
        known.optionalSamples[type] = String(decoding: sample, as: UTF8.self)
    }

    /// Adds the samples that the tests of what is written take from files, and that the project lacks: a type that was
    /// written by hand has none.
    func addSampleFiles(
        for blueprint: Blueprint, _ names: [ModuleName], _ given: [String: [String]], to known: inout ReferredValues,
        _ missing: inout [Missing]
    ) throws {
        var users = names.flatMap { name in blueprint.expects.map { (target: $0, name: name, given: given) } }
        for item in missing {
            let (own, blueprint) = try set.referred(item.blueprint)
            let prefix = own.name == set.name ? "" : own.name + "/"
            users += blueprint.expects.map { (prefix + $0, item.name, item.given) }
        }
        for user in users
        where !missing.contains(where: { $0.blueprint == user.target && $0.name.name == user.name.name }) {
            guard let own = try values(of: user.name.name, writtenBy: user.target) else { continue }
            var values = own.merging(try self.given(user.given, to: user.target, called: user.name.name, [])) { $1 }
            try takeInitializer(of: user.name.name, writtenBy: user.target, into: &values)
            guard try hasSampleFile(of: user.name.name, user.target, values) == false else { continue }
            missing.append(Missing(blueprint: user.target, name: user.name, given: values, isSample: true))
            try addSample(of: user.name.name, user.target, writtenWith: values, to: &known)
        }
    }

    /// Whether the file that gives a sample of a type is there; nil where the blueprint writes none, with some values
    /// or with any.
    private func hasSampleFile(of type: String, _ target: String, _ given: [String: [String]]?) throws -> Bool? {
        let (set, blueprint) = try set.referred(target)
        guard let name = try? ModuleName(type) else { return nil }
        var writer = blueprint.ofSample
        if given == nil { for index in writer.files.indices { writer.files[index].conditions = [] } }
        let values = try ParameterValues(given ?? [:], for: set.ofDeclared, blueprint: blueprint, project: facts)
        let scaffold = try Scaffold(set: set, blueprint: writer, values: values, facts: facts)
        guard let file = try scaffold.skeleton(of: name).first, let root = writer.files.first?.target.first
        else { return nil }
        return has(Path.join(file.path), below: Path.join(Path.components(facts.directories[root] ?? root)))
            || declaresItself(Outline(file.contents), type, writtenBy: target)
    }

    /// Whether a type that somebody wrote by hand has what a file with samples would add to it.
    private func declaresItself(_ samples: Outline, _ type: String, writtenBy target: String) -> Bool {
        guard let home = homes["\(target)/\(type)"], let outline = outline(of: home.path) else { return false }
        let added = samples.staticNames(of: type)
        return !added.isEmpty && !added.isDisjoint(with: outline.staticNames(of: type))
    }

    /// Whether a file is there, or one of its name below a folder: what lies elsewhere may be another target's.
    private func has(_ path: String, below folder: String) -> Bool {
        switch place(of: path) {
        case .file(let found): found.hasPrefix(folder + "/")
        case .several(let found): found.contains { $0.hasPrefix(folder + "/") }
        case .nothing: false
        }
    }

    /// Whether an expression is an item of a list, such as `Order.samples[0]`, which the project's file leaves empty.
    private func isOfEmptyList(_ sample: String, _ type: String, _ blueprint: Blueprint) -> Bool {
        let parts = sample[...].splitAtDepthZero(".")
        guard parts.count == 2, parts[0] == type, let bracket = parts[1].firstIndex(of: "[") else { return false }
        return blueprint.files.contains { file in
            guard file.targetName.utf8.ends(with: ".swift".utf8), !SkeletonFile.isTest(file.target),
                let root = file.target.first
            else { return false }
            let names = file.target.dropFirst().map { $0.replacing("{{name}}", with: type) }
            guard case .file(let path) = place(of: Path.join([facts.directories[root] ?? root] + names)) else {
                return false
            }
            return outline(of: path)?.isEmptyList(String(parts[1][..<bracket]), of: type) == true
        }
    }

    private func sample(
        of type: String, _ blueprint: Blueprint, _ given: [String: [String]], _ known: ReferredValues
    ) throws -> String {
        var plain = set.ofDeclared
        plain.parameters.removeAll { !blueprint.takes($0) || !$0.refersTo.isEmpty }
        let values = try ParameterValues(given, for: plain, blueprint: blueprint, project: facts, known: known)
        let variables = values.variables.merging([StandardVariable.name.rawValue: .string(type)]) { $1 }
        let template = try Template(blueprint.sample, name: set.folder.displayPath("template.json"))
        return String(decoding: try template.render(.object(variables), options: .plain), as: UTF8.self)
    }

    /// The words in texts that may be names of types.
    private static func typeNames(in texts: [String]) -> [String] {
        let words = texts.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
        // Not all scripts have capitals.
        return Set(words.filter { $0.first.map { $0.isLetter && !$0.isLowercase } == true }.map(String.init)).sorted()
    }
}

extension Blueprint {
    /// Whether it writes something of which tests take a sample.
    var writesSample: Bool { !sample.isEmpty || files.contains { $0.sample != nil } }

    /// The blueprint that writes the file with a sample, and nothing else.
    var ofSample: Blueprint {
        var blueprint = self
        blueprint.files = files.first { $0.sample != nil }.map { [$0] } ?? []
        blueprint.edits = []
        return blueprint
    }
}

extension Outline {
    /// Whether what belongs to a type itself is a list without items.
    fileprivate func isEmptyList(_ name: String, of type: String) -> Bool {
        members.contains { member in
            guard member.isStatic, text(of: member.name) == name, let start = member.initialValue,
                member.owner.map({ text(of: types[$0].name) }) == type
            else { return false }
            var lexer = Lexer(Array(source[start...]))
            var marks: [Token] = []
            while marks.count < 2, let token = lexer.next() {
                if !token.isComment { marks.append(token) }
            }
            return marks.map { source[start + $0.range.lowerBound] }.elementsEqual("[]".utf8)
        }
    }

    /// The names of what belongs to a type itself.
    fileprivate func staticNames(of type: String) -> Set<String> {
        Set(
            members.filter { $0.isStatic && $0.owner.map { text(of: types[$0].name) } == type }.map {
                text(of: $0.name)
            })
    }
}
