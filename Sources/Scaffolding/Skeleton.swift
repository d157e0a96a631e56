import TemplateSets
import Text

extension TemplateSet {
    /// The set's module as it is written for the placeholder names: once with all defaults, once more for each other
    /// value of each parameter, and once for what modules that are named can be given. Parameters that are `held` have
    /// a value that all modules of a project share.
    public func skeletons(holding held: [String: String] = [:]) throws(ScaffoldError) -> [[SkeletonFile]] {
        guard let blueprint = blueprints.first(where: { $0.name == Self.defaultBlueprint }),
            let name = try? ModuleName(PlaceholderName.module)
        else { return [] }
        var skeletons: [[SkeletonFile]] = []
        let templates = TemplateCache(set: self)
        func skeleton(of variant: Variant, _ facts: ProjectFacts) throws(ScaffoldError) -> [SkeletonFile]? {
            guard
                let values = try? ParameterValues(
                    variant.values, for: self, blueprint: blueprint, project: facts, known: variant.known)
            else { return nil }
            let scaffold = try Scaffold(self, blueprint, values, facts, partials: templates.partials) {
                (file) throws(ScaffoldError) in
                try templates.file(file, hasText: !SkeletonFile.isTest(file.target))
            }
            return try scaffold.skeleton(of: name)
        }
        var written: [Variant] = []
        for variant in variants(of: blueprint, holding: held) {
            guard let files = try skeleton(of: variant, ProjectFacts()) else { continue }
            skeletons.append(files)
            written.append(variant)
        }
        guard templates.nameFactsOfPackages else { return skeletons }
        for (number, variant) in written.enumerated() {
            let files = try skeleton(of: variant, .package) ?? []
            let contents = Dictionary(files.map { ($0.path, $0.contents) }) { first, _ in first }
            for index in skeletons[number].indices {
                let file = skeletons[number][index]
                let other = contents[file.path]
                skeletons[number][index].contentsInPackage = other == file.contents ? nil : other
            }
        }
        return skeletons
    }

    /// The values of a skeleton, and what is known of the things that they name.
    private struct Variant {
        var values: [String: [String]]
        var known = ReferredValues()
    }

    private func variants(of blueprint: Blueprint, holding held: [String: String]) -> [Variant] {
        let parameters = parameters.filter { blueprint.takes($0) && held[$0.name] == nil }
        var required: [String: [String]] = [:]
        for parameter in self.parameters where parameter.isRequired && parameter.defaultValue == nil {
            required[parameter.name] = parameter.placeholders.first
        }
        for (name, value) in held { required[name] = [value] }
        let others = parameters.flatMap { parameter in
            parameter.placeholders.filter { $0 != parameter.defaultValue.map { [$0] } }
                .map { Variant(values: [parameter.name: $0]) }
        }
        let joint = parameters.filter { $0.isList && !$0.refersTo.isEmpty }.flatMap { opened -> [Variant] in
            let subjects = parameters.filter(\.isSubject)
            return [variant(nil, opened)] + subjects.map { variant($0, opened) }
                + subjects.map { variant($0, opened, isRepeated: true) }
        }
        let jointChosen = joint.flatMap { variant in
            variants(variant.values, with: parameters.filter(\.isOwnAffair)).map {
                Variant(values: $0.values, known: variant.known)
            }
        }
        let referring = parameters.filter { !$0.refersTo.isEmpty }.flatMap(referring)
        // What a module about something is written with, and without, may differ from what a small one is, and so may
        // what one of many parts does without.
        let choices = parameters.filter { !$0.isList && $0.kind.values != nil }
        let plain = parameters.filter { $0.isList && $0.refersTo.isEmpty && !blueprint.hasFiles(ofEach: $0) }
        let filled = parameters.filter(\.isSubject).flatMap { subject in
            plain.map { Self.variant(of: subject, with: $0) }
        }
        let chosen = parameters.filter(\.isSubject).flatMap { subject in
            variants([subject.name: subject.placeholders.first ?? []], with: choices.filter { $0.name != subject.name })
        }
        let ones = parameters.filter(\.isSubject).flatMap { subject in
            self.ones(subject, parameters, choices, joint.filter { $0.values[subject.name] != nil })
        }
        let full = variants(
            parts(parameters, of: blueprint),
            with: choices.filter { $0.kind.isToggle || blueprint.choosesTests(by: $0) })
        return ([Variant(values: [:])] + others + joint + jointChosen + referring + filled + chosen + ones + full).map {
            variant in
            var variant = variant
            variant.values.merge(required) { own, _ in own }
            return variant
        }
    }

    /// A module about one thing, which an input tells: as it is, with each choice, and naming other modules.
    private func ones(
        _ subject: Parameter, _ parameters: [Parameter], _ choices: [Parameter], _ naming: [Variant]
    ) -> [Variant] {
        let type = PlaceholderName.item + "1"
        guard let supplied = parameters.first(where: \.isSupplied) else { return [] }
        let lists = subject.refersTo.compactMap { try? referred($0) }.flatMap { set, blueprint in
            set.parameters.filter { blueprint.takes($0) && $0.kind is PropertyKind && !$0.isSupplied }
        }
        let inputs = lists.compactMap(\.defaultValue).compactMap { try? Property($0) }
            .filter { subject.having.contains($0.name) }
            .map { "\(Supply.input(for: $0.name, of: type)):\($0.type)" }
        guard !inputs.isEmpty else { return [] }
        let one = [subject.name: [type], supplied.name: inputs]
        let named = naming.map { variant in
            Variant(values: variant.values.merging([supplied.name: inputs]) { $1 }, known: variant.known)
        }
        return [Variant(values: one)] + variants(one, with: choices.filter { $0.name != subject.name }) + named
    }

    /// A module about something with an item of a list.
    private static func variant(of subject: Parameter, with list: Parameter) -> Variant {
        let item = list.kind.example(name: PlaceholderName.item + "2", type: PlaceholderName.item + "9")
        return Variant(values: [subject.name: subject.placeholders.first ?? [], list.name: [item]])
    }

    /// Some values with each value of each choice that is no default.
    private func variants(_ values: [String: [String]], with choices: [Parameter]) -> [Variant] {
        choices.flatMap { choice in
            choice.placeholders.filter { $0 != choice.defaultValue.map { [$0] } }
                .map { Variant(values: values.merging([choice.name: $0]) { $1 }) }
        }
    }

    /// An item of each list that needs nothing else. Items for which files are written are called as they are
    /// elsewhere.
    private func parts(_ parameters: [Parameter], of blueprint: Blueprint) -> [String: [String]] {
        let lists = parameters.filter { $0.isList && $0.needs == nil }
        let ordered = lists.filter(blueprint.hasFiles(ofEach:)) + lists.filter { !blueprint.hasFiles(ofEach: $0) }
        return ordered.enumerated().reduce(into: [:]) { parts, list in
            let item = PlaceholderName.item + "\(list.offset + 1)"
            parts[list.element.name] = [list.element.kind.example(name: item, type: PlaceholderName.item + "9")]
        }
    }

    /// A module that names another one, which tells of events. If it is about something, it names one more, which is
    /// given that, or two of these.
    private func variant(_ subject: Parameter?, _ list: Parameter, isRepeated: Bool = false) -> Variant {
        func name(_ number: Int, of parameter: Parameter?) -> String {
            let item = PlaceholderName.item + "\(number)"
            return parameter?.kind.example(name: item, type: item) ?? item
        }
        let (entity, teller) = (name(1, of: subject), name(3, of: list))
        let takers = [name(2, of: list)] + (isRepeated ? [name(5, of: list)] : [])
        var variant = Variant(values: [list.name: [teller]])
        if let subject { variant.values = [subject.name: [entity], list.name: takers + [teller]] }
        for target in list.refersTo {
            guard let (set, blueprint) = try? referred(target) else { continue }
            for parameter in set.parameters where blueprint.takes(parameter) && parameter.isList {
                let given = [parameter.kind.example(name: PlaceholderName.item + "4", type: entity)]
                if let subject, parameter.isSupplied,
                    parameter.suppliers.isEmpty || parameter.suppliers.contains(subject.name)
                {
                    for taker in takers { variant.known[target, taker, default: [:]][parameter.name] = given }
                } else if parameter.kind is MethodKind {
                    variant.known[target, teller, default: [:]][parameter.name] = given
                }
            }
        }
        return variant
    }
}

extension TemplateSet {
    /// A module that names something which was generated with other values than the defaults: with something true that
    /// is false by default, or with a text for people.
    private func referring(to parameter: Parameter) -> [Variant] {
        let name = PlaceholderName.item + "1"
        return parametersOfThings(in: parameter).flatMap { other -> [Variant] in
            var values: [[String]] = []
            if parameter.isList, other.kind is BoolKind {
                values = other.placeholders.filter { $0 != other.defaultValue.map { [$0] } }
            } else if parameter.isSubject, other.isList, other.kind is PropertyKind, !other.isSupplied {
                values = [(other.defaultValue.map { [$0] } ?? []) + [PlaceholderName.item + "3:String"]]
            }
            return values.map { value in
                var variant = Variant(values: [parameter.name: [name]])
                for target in parameter.refersTo { variant.known[target, name] = [other.name: value] }
                return variant
            }
        }
    }
}

extension ProjectFacts {
    /// A package in which nothing need be public: what is, is named no differently.
    fileprivate static var package: ProjectFacts {
        var facts = ProjectFacts()
        facts.packageTarget = "App"
        facts.hasOwnBundle = true
        facts.isInternal = true
        return facts
    }
}

extension TemplateCache {
    /// Whether what is written in a package may differ, but for what is public there.
    fileprivate var nameFactsOfPackages: Bool {
        let names = [StandardVariable.isInPackage, .hasOwnBundle].map { ByteSearch($0.rawValue.utf8) }
        return texts.contains { text in names.contains { $0.finds(in: text) } }
    }
}

extension Blueprint {
    /// Whether files are written for each item of a list.
    fileprivate func hasFiles(ofEach list: Parameter) -> Bool {
        files.contains { $0.each == Parameter.variableName(of: list.name) }
    }

    /// Whether some of its tests depend on a parameter, and others do not.
    fileprivate func choosesTests(by parameter: Parameter) -> Bool {
        let tests = files.filter { SkeletonFile.isTest($0.target) }
        let deciding = tests.count { $0.conditions.contains { $0.names.contains(parameter.name) } }
        return deciding > 0 && deciding < tests.count
    }
}

extension Parameter {
    /// Values that stand for all that the parameter can have.
    var placeholders: [[String]] {
        let item = PlaceholderName.item
        return kind.values.map { $0.map { [$0] } } ?? [[kind.example(name: item + "1", type: item + "2")]]
    }
}
