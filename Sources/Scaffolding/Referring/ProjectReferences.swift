import FileChanges
import Platform
import TemplateSets
import Text

/// The things that modules name, such as an entity or another module, in the files of a project.
public final class ProjectReferences {
    /// What a project lacks.
    public struct Missing: Sendable {
        /// The blueprint that writes it.
        let blueprint: String
        /// The name that it is written for.
        let name: ModuleName
        /// The values that it is written with, by parameter.
        let given: [String: [String]]
        /// Whether it is there but for the file that gives tests a sample of it.
        var isSample = false
    }

    /// What a value names, or a blueprint expects under the same name, and the project lacks.
    public struct Expected: Sendable, Equatable {
        /// The option with that value, without dashes; nil where it is the module itself that is expected there.
        public let option: String?
        /// The name.
        public let name: String
        /// The blueprint that writes it.
        public let blueprint: String
        /// The property that it must declare, as `name:Type`; nil where it is named itself.
        public var property: String?
    }

    /// What one run writes.
    public struct Written {
        /// What writes the modules that were asked for.
        public let scaffold: Scaffold
        /// These modules, and then what was written along.
        public let modules: [RenderedModule]
        /// The edits in the project's other files, in the same order.
        public let edits: [FileEdit]
        /// What stays internal, although a package's other targets could use it.
        public let internals: [InternalModules]
        /// The targets of packages that these modules need, and are not built with.
        public let unbuilt: [UnbuiltTarget]
        /// The types among them that stand in no module's folder.
        let looseTypes: Set<String>
    }

    let set: TemplateSet
    let facts: ProjectFacts
    var sources: ProjectSources
    let fileSystem: any FileSystem
    /// Whether what says nothing of it is isolated to the main actor where files are written. Asked of types that
    /// somebody wrote by hand.
    public var isMainActorUsual: () -> Bool = { false }
    /// Whether a file, by its path below the project, is built by other targets alone than those that files are written
    /// for: by that of a widget or of tests. Asked of files that lie elsewhere than they would be written.
    public var isBuiltElsewhere: (_ path: String) -> Bool = { _ in false }
    /// Which targets of the project's packages its files belong to.
    private(set) lazy var places = PackagePlaces(sources, on: fileSystem)
    /// Whether types are taken as they are: what is written with them is there, and compiles.
    var takesAllTypes = false
    /// What is known of what was asked for before, by blueprint and name.
    var known: [String: [String: [String]]?] = [:]

    /// The texts of the files that a blueprint always writes, and that the project lacks of what it has; by blueprint
    /// and name.
    var lacking: [String: [[UInt8]]] = [:]
    /// What the project has of what blueprints write under a name, by blueprint and name.
    var homes: [String: Home] = [:]
    /// The files that declare what other modules may name of a module that a target of a package has, by blueprint and
    /// name.
    var faces: [String: [KnownType]] = [:]
    /// The files of packages that declare types which values name, by type; nil for those that no other target
    /// declares.
    var namedTypes: [String: KnownType?] = [:]
    /// The imports of tests that say which type is meant, by the types that are called like a library's.
    var scoped: [Set<String>: ScopedImports] = [:]
    /// The files that declare types, by words that they hold.
    var knownDeclarers: [String: [String: [String]]] = [:]
    /// What values name and the project has: the blueprint that writes it, and the parameter with the value.
    private(set) var found: [(name: String, blueprint: String, parameter: Parameter)] = []

    /// Those of one set in the project in a folder. Nothing is read yet.
    public convenience init(set: TemplateSet, facts: ProjectFacts, in root: String, on fileSystem: any FileSystem) {
        self.init(set: set, facts: facts, reading: ProjectSources(root: root, on: fileSystem), on: fileSystem)
    }

    private init(set: TemplateSet, facts: ProjectFacts, reading sources: ProjectSources, on fileSystem: any FileSystem)
    {
        self.set = set
        self.facts = facts
        self.fileSystem = fileSystem
        self.sources = sources
    }

    /// What is known of the things that values name, and which of these things the project lacks.
    ///
    /// - Parameters:
    ///   - names: the modules that have these values: where they name each other, they are as they will be.
    ///   - areThere: whether these are types that stay as they are, of which something is only told.
    public func find(
        _ given: [String: [String]], for blueprint: Blueprint, _ names: [ModuleName], areThere: Bool = false
    ) throws -> (known: ReferredValues, missing: [Missing]) {
        var values = ReferredValues()
        var missing: [Missing] = []
        var subjects: [Subject] = []
        let parameters = set.parameters.filter { blueprint.takes($0) && !$0.refersTo.isEmpty }
        // What a module is about decides what others are given.
        for parameter in parameters.filter(\.isSubject) + parameters.filter({ !$0.isSubject }) {
            for text in given[parameter.name] ?? [] {
                for target in parameter.refersTo {
                    if target == blueprint.name, names.contains(where: { $0.name == text }) {
                        values[target, text] = given.filter { set.parameter($0.key)?.refersTo.isEmpty ?? false }
                    } else if let own = try self.values(of: text, writtenBy: target) {
                        values[target, text] = own
                        found.append((text, target, parameter))
                        if let (lack, path) = lack(
                            of: parameter.conforming, having: parameter.having, in: text, writtenBy: target)
                        {
                            throw ParameterError(parameter, .isTypeWithout(text, lack, path: path))
                        }
                        try addSample(of: text, target, to: &values)
                    } else if var name = try? ModuleName(text) {
                        name.groups = target == blueprint.name ? names.first?.groups ?? [] : []
                        let own = try self.given(given, to: target, called: text, subjects)
                        values[target, text] = own
                        missing.append(Missing(blueprint: target, name: name, given: own))
                        try addSample(of: text, target, writtenWith: own, to: &values)
                    }
                }
                guard parameter.isSubject, let target = parameter.refersTo.first else { continue }
                let properties = try self.properties(of: values[target, text] ?? [:], writtenBy: target)
                let switches = try set.referred(target).set.parameters.filter(\.kind.isToggle).map(\.name)
                let identifying = parameter.having.filter { !switches.contains($0) }
                subjects.append(
                    Subject(
                        parameter: parameter, type: text,
                        identity: properties.filter { identifying.contains($0.name) }))
            }
        }
        try addSampleFiles(for: blueprint, names, given, to: &values, &missing)
        try addSamples(to: &values, for: given, besides: areThere ? [] : names)
        return (values, missing)
    }

    /// What values name and the blueprint expects that is not written along, and the project lacks.
    ///
    /// Throws where something must be given a value, and has nobody to give it.
    public func expected(
        _ given: [String: [String]], for blueprint: Blueprint, _ names: [ModuleName]
    ) throws -> [Expected] {
        var expected: [Expected] = []
        for parameter in set.parameters where blueprint.takes(parameter) {
            guard let target = parameter.expects else { continue }
            if let type = (parameter.kind as? PropertyKind)?.declaringType {
                let given = try ParameterValues.completing(given, for: set, blueprint)
                let lacking = try declarations(of: given[parameter.name] ?? [], parameter, in: type, writtenBy: target)
                if let lacking { expected.append(lacking) }
                continue
            }
            let texts = given[parameter.name] ?? parameter.defaultValue.map { [$0] } ?? []
            if parameter.kind is ChoiceKind {
                if texts == [target], let base = try lackingBase(writtenBy: target) { expected.append(base) }
                continue
            }
            for text in texts where !text.isEmpty {
                if target == blueprint.name, names.contains(where: { $0.name == text }) { continue }
                guard let values = try values(of: text, writtenBy: target) else {
                    expected.append(Expected(option: parameter.option, name: text, blueprint: target))
                    continue
                }
                found.append((text, target, parameter))
                let (set, _) = try set.referred(target)
                for list in set.parameters where list.isSupplied {
                    guard let property = values[list.name]?.first else { continue }
                    throw ParameterError(parameter, .cannotBeGiven(text, property: property))
                }
            }
        }
        for target in blueprint.expects {
            for name in names {
                if let values = try values(of: name.name, writtenBy: target) {
                    try check(values, of: name, writtenBy: target, for: blueprint)
                } else {
                    expected.append(Expected(option: nil, name: name.name, blueprint: target))
                }
            }
        }
        return expected
    }

    /// What a module is about, and the properties that tell one such thing from another.
    struct Subject {
        let parameter: Parameter
        let type: String
        let identity: [Property]

        /// Whether a module's name says that it is about one of them: `Client`, `ClientDetails`, but not `ClientList`.
        func isOne(_ name: String) -> Bool {
            name.hasPrefix(type) && !name.hasPrefix(CaseForm.plural.apply(to: type)) && !name.hasSuffix("List")
        }
    }

    /// The files of some modules and of what the project lacks for them, but of the latter those that it has; and the
    /// edits in others.
    ///
    /// In a package, what other targets need of them is public as far as it can be.
    public func write(_ scaffold: Scaffold, _ names: [ModuleName], with missing: [Missing]) throws -> Written {
        let (scaffold, along) = try things(missing, besides: scaffold)
        let shared = scaffold.blueprint.sharedFiles
        let asked = try WrittenThing(scaffold, names) { file in
            shared.contains(file.path.lastComponent) && isElsewhere(file)
        }
        var things = [asked] + along
        try checkDeclared(by: things[0].modules)
        try checkFunctions(for: things[0])
        try checkOwnTypes(of: things[0])
        try checkImports(of: things[0])
        try checkShadowing(by: things[0])
        try checkProperties(of: things[0].scaffold, beside: things.flatMap(\.modules))
        try checkAccess(from: things[0])
        let internals = try settle(&things)
        let imports = imports(of: things.map(\.scaffold), in: things.flatMap(\.modules).flatMap(\.files))
        for index in things.indices { things[index].change(imports.add) }
        return Written(
            scaffold: things[0].scaffold, modules: things.flatMap(\.modules),
            edits: try things.flatMap { try $0.scaffold.edits($0.names) }, internals: internals,
            unbuilt: imports.unbuilt(in: things.flatMap(\.modules).flatMap(\.files)),
            looseTypes: Set(things.indices.flatMap { things[$0].looseTypes(isAsked: $0 == 0) }))
    }

    private func settle(_ things: inout [WrittenThing]) throws -> [InternalModules] {
        guard let target = facts.packageTarget else { return [] }
        let sources = PackageSources(target: target, sources: sources, fileSystem: fileSystem)
        return try JointAccess(in: sources).settle(&things)
    }

    /// What a project lacks, and the scaffold of what needs it. Where one of them has resources, all know of the
    /// bundle.
    private func things(
        _ missing: [Missing], besides asked: Scaffold
    ) throws -> (asked: Scaffold, along: [WrittenThing]) {
        var scaffolds = [asked]
        var items: [Missing] = []
        for item in missing {
            let isKnown = items.contains { $0.blueprint == item.blueprint && $0.name.name == item.name.name }
            guard !isKnown else { continue }
            items.append(item)
            scaffolds.append(try scaffold(of: item))
        }
        if scaffolds.contains(where: \.bringsBundle) {
            for index in scaffolds.indices { scaffolds[index].facts.hasOwnBundle = true }
        }
        var written: Set<String> = []
        let along = try zip(items, scaffolds.dropFirst()).map { item, scaffold in
            try WrittenThing(scaffold, [item.name]) { file in
                let isNew = written.insert(file.path).inserted
                return try !isNew || fileSystem.entry(at: sources.fullPath(file.path)) != nil
                    || !item.isSample && isElsewhere(file)
            }
        }
        return (scaffolds[0], along)
    }

    private func scaffold(of item: Missing) throws -> Scaffold {
        var (set, blueprint) = try set.referred(item.blueprint)
        if item.isSample { (set, blueprint) = (set.ofDeclared, blueprint.ofSample) }
        let references = ProjectReferences(set: set, facts: facts, reading: sources, on: fileSystem)
        references.isBuiltElsewhere = isBuiltElsewhere
        let known = try references.find(item.given, for: blueprint, [item.name], areThere: item.isSample).known
        let values = try ParameterValues(item.given, for: set, blueprint: blueprint, project: facts, known: known)
        return try Scaffold(set: set, blueprint: blueprint, values: values, facts: facts)
    }

    /// The values that another blueprint gets along with a module: no lists, nor types, nor what needs others, which
    /// speak of that module; but what is about one thing that the module is about is so, too, and given that thing's
    /// identity.
    func given(
        _ given: [String: [String]], to target: String, called name: String, _ subjects: [Subject]
    ) throws -> [String: [String]] {
        let (set, blueprint) = try set.referred(target)
        var own = given.filter { name, values in
            guard let parameter = set.parameter(name) else { return false }
            return !parameter.isList && parameter.refersTo.isEmpty && !parameter.kind.namesTypes
                && !parameter.isOwnAffair && blueprint.takes(parameter)
                && values.allSatisfy { (try? parameter.kind.value($0, of: parameter)) != nil }
        }
        let supplied = set.parameters.first { $0.isSupplied && blueprint.takes($0) }
        if let supplied, let subject = subjects.first(where: { $0.isOne(name) && blueprint.takes($0.parameter) }) {
            let identity = subject.identity.map { "\(Supply.input(for: $0.name, of: subject.type)):\($0.type)" }
            guard supplied.takes(identity) else { return own }
            own[subject.parameter.name] = [subject.type]
            own[supplied.name] = identity
        }
        return own
    }
}
