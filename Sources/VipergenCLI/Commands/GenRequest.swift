import Text
import ArgumentParsing
import Conventions
import FileChanges
import Platform
import Scaffolding
import TemplateSets

/// What `gen` is asked for: by the command line, by the configuration, and by answers of a person.
struct GenRequest {
    let names: [ModuleName]
    let set: TemplateSet
    let blueprint: Blueprint
    /// The values of parameters that somebody gave.
    private(set) var given: [String: [String]] = [:]
    /// The parameters that were given on the command line.
    private(set) var optioned: Set<String> = []
    private let configured: ConfiguredParameters
    /// What a person has answered.
    private var answered: [(parameter: Parameter, texts: [String])] = []
    /// What the values name, in the project; nil before somebody asked for the values.
    private var references: ProjectReferences?
    /// What the values name and the project lacks.
    private var missing: [ProjectReferences.Missing] = []
    /// What the values name that is not written along, and the project lacks.
    private(set) var expected: [ProjectReferences.Expected] = []
    /// The person to ask; nil where nobody sits there or the command line says it all.
    private let prompt: Prompt?

    /// Asks for what is missing, where a person sits at the terminal.
    init(
        _ arguments: ParsedArguments, choice: inout SetChoice, project: Project, _ context: RunContext
    ) throws {
        let words = arguments.arguments
        let asks = words.isEmpty && context.console.canAsk
        prompt = asks ? Prompt(console: context.console) : nil
        let typed: [ModuleName]
        if let text = words.first {
            typed = try ModuleName.list(text)
        } else if let prompt {
            typed = try prompt.ask(
                "Name of the module", help: "In UpperCamelCase, such as ClientList; with a group: Settings/Profile."
            ) {
                try ModuleName.list($0)
            }
        } else {
            throw ArgumentError.missingArgument(name: "NAME")
        }
        var word = words.dropFirst().first
        if let prompt, word == nil {
            let sets = try project.library.all().map(\.name)
            if sets.count > 1, sets.contains(project.defaultSet) {
                let summaries = sets.map { (try? project.library.load($0).summary) ?? "" }
                word = try prompt.choose(
                    "Template set", among: sets, explained: summaries, fallback: project.defaultSet)
            }
        }
        (set, blueprint) = try choice.find(word)
        let unnested = try NestedRoot(of: set, blueprint, project).resolved(typed, context)
        names = try ModuleName.list(unnested, for: blueprint)
        configured = try ConfiguredParameters(of: set, in: project.configuration)
        given = configured.given
        readOptions(arguments)
    }

    private mutating func readOptions(_ arguments: ParsedArguments) {
        for parameter in set.parameters where blueprint.takes(parameter) {
            if parameter.kind.isToggle {
                guard
                    let value = arguments.isOn(named: parameter.option)
                        ?? arguments.isOn(named: parameter.spelledOutOption)
                else { continue }
                given[parameter.name] = [String(value)]
            } else {
                let names = Set([parameter.option, parameter.spelledOutOption])
                let texts = names.sorted().flatMap { arguments.values(named: $0) }
                guard !texts.isEmpty else { continue }
                given[parameter.name] = texts
            }
            optioned.insert(parameter.name)
        }
    }

    /// The values of the set's parameters; asks for those that nobody gave.
    ///
    /// - Parameters:
    ///   - isBuiltElsewhere: whether a file is built by other targets alone.
    ///   - isMainActorUsual: whether the target isolates what says nothing of it to the main actor.
    mutating func values(
        in project: Project, facts: ProjectFacts, isBuiltElsewhere: @escaping (String) -> Bool = { _ in false },
        isMainActorUsual: @escaping () -> Bool = { false }
    ) throws -> ParameterValues {
        if let prompt {
            for parameter in set.parameters where blueprint.takes(parameter) && given[parameter.name] == nil {
                guard canBeGiven(parameter, facts) else { continue }
                given[parameter.name] = try ask(parameter, prompt, facts)
                if let texts = given[parameter.name] { answered.append((parameter, texts)) }
            }
        }
        let references = ProjectReferences(set: set, facts: facts, in: project.root, on: project.fileSystem)
        references.isBuiltElsewhere = isBuiltElsewhere
        references.isMainActorUsual = isMainActorUsual
        let (known, missing) = try references.find(given, for: blueprint, names)
        self.references = references
        self.missing = missing
        given = ParameterValues.applicable(
            given, asked: optioned, for: set, blueprint, project: facts, known: known)
        do {
            let values = try ParameterValues(given, for: set, blueprint: blueprint, project: facts, known: known)
            try ParameterValues.checkSamples(given, for: set, blueprint)
            expected = try references.expected(given, for: blueprint, names)
            return values
        } catch let error as ParameterError {
            let error = references.explaining(error)
            throw optioned.contains(where: { Parameter.optionName(of: $0) == error.option })
                ? error : configured.placing(error)
        }
    }

    /// The command that would have done the same without questions; nil where none were asked.
    var sameCommand: String? {
        guard prompt != nil else { return nil }
        var words = ["vipergen", "gen", names.map(\.path).joined(separator: ","), set.name]
        for (parameter, texts) in answered where texts != [parameter.defaultValue ?? ""] {
            if parameter.kind.isToggle {
                if texts[0] != parameter.defaultValue ?? "false" {
                    words.append(texts[0] == "true" ? "--\(parameter.option)" : "--no-\(parameter.option)")
                }
            } else {
                words += texts.flatMap { ["--\(parameter.option)", $0] }
            }
        }
        return words.map(shellWord).joined(separator: " ")
    }

    /// The folders of the set that it writes into.
    var roots: Set<String> {
        guard let origin = blueprint.origin else { return blueprint.roots }
        return (try? set.blueprint(origin.blueprint))?.roots ?? []
    }

    /// What is written: the modules, and along with them what their values name and the project lacks.
    func written(by scaffold: Scaffold, in project: Project, facts: ProjectFacts) throws -> ProjectReferences.Written {
        let references =
            references ?? ProjectReferences(set: set, facts: facts, in: project.root, on: project.fileSystem)
        do {
            return try references.write(scaffold, names, with: missing)
        } catch {
            throw explained(error)
        }
    }

    /// An error about a path as one about the value of an option, where that is what makes it.
    func explained(_ error: any Error) -> any Error {
        BadValue(error, options: optioned.sorted().map { (Parameter.optionName(of: $0), given[$0] ?? []) }) ?? error
    }

    /// What was written before the application that is written now; nil where none is.
    func earlierModules(
        under application: RenderedModule, before: ProjectFacts, after: ProjectFacts, in project: Project
    ) throws -> EarlierModules? {
        guard blueprint.application != nil else { return nil }
        return try EarlierModules(
            takenOverBy: application.files, application.name, of: set, before: before, after: after, in: project.root,
            on: project.fileSystem)
    }

    /// A type of what is written that a file of the project declares as well.
    func repeatedType(in written: ProjectReferences.Written, of project: Project) -> RepeatedType? {
        RepeatedType(of: written.modules, in: project.root, on: project.fileSystem)
            ?? references?.repeatedType(in: written)
    }

    /// The files that would not give the modules what they need.
    func callers(of modules: [RenderedModule], _ values: ParameterValues) throws -> [ProjectReferences.Caller] {
        try references?.callers(of: modules, values, blueprint) ?? []
    }

    /// The types that values name and nothing in sight declares.
    func undeclaredTypes(of scaffold: Scaffold, beside modules: [RenderedModule]) -> [UndeclaredType] {
        references?.undeclaredTypes(of: scaffold, beside: modules) ?? []
    }

    /// The names that values give to something new, and that are most likely others.
    var slips: [SlippedName] { references?.slips(in: given, for: blueprint, lacking: (missing, expected)) ?? [] }

    /// What an extension does to the modules; nothing where the blueprint is none.
    func extended(in project: Project, facts: ProjectFacts) throws -> [ExtendedModule] {
        guard let origin = blueprint.origin else { return [] }
        let module = try ModuleExtension(
            set: set, origin: origin, given: given, certain: optioned, facts: facts, in: project.root,
            on: project.fileSystem)
        return try names.map(module.extend)
    }

    /// The files that the modules lack.
    func missingFiles(in project: Project, facts: ProjectFacts) throws -> [FileChange] {
        guard blueprint.origin == nil else { throw ExtensionError.isExtension(blueprint.name, set: set.name) }
        if let (name, own) = try moduleOfOtherSet(among: names, in: project) {
            throw ExtensionError.isOfOtherSet(name.path, set: set.name, own: own)
        }
        return try ModuleExtension.missingFiles(
            of: names, set: set, blueprint: blueprint, given: given, certain: optioned, facts: facts, in: project.root,
            on: project.fileSystem)
    }

    /// Whether a choice has something to be about.
    private func canBeGiven(_ parameter: Parameter, _ facts: ProjectFacts) -> Bool {
        guard let other = parameter.kind.values?.first(where: { $0 != parameter.defaultValue }) else { return true }
        let trial = given.merging([parameter.name: [other]]) { $1 }
        return ParameterValues.applicable(trial, asked: [], for: set, blueprint, project: facts)[parameter.name] != nil
    }

    /// Whether something that was given could not be given with this value.
    private func contradicts(_ parameter: Parameter, _ value: String, _ facts: ProjectFacts) -> Bool {
        var trial = given
        trial[parameter.name] = [value]
        do throws(ParameterError) {
            _ = try ParameterValues(trial, for: set, blueprint: blueprint, project: facts)
            return false
        } catch {
            guard case .needs = error.fault else { return false }
            return error.option != parameter.option
        }
    }

    private func ask(_ parameter: Parameter, _ prompt: Prompt, _ facts: ProjectFacts) throws -> [String]? {
        let question = ParameterQuestion(parameter)
        if !parameter.isList, let values = parameter.kind.values {
            // What was answered before may leave no choice.
            let possible = values.filter { !contradicts(parameter, $0, facts) }
            if possible.count == 1 { return possible }
            let usual = parameter.defaultValue ?? values[0]
            if parameter.kind.isToggle {
                return [String(try prompt.confirm(question.text, fallback: usual == "true", help: question.help))]
            }
            return [
                try prompt.choose(
                    question.text, among: possible.isEmpty ? values : possible,
                    fallback: possible.contains(usual) ? usual : possible.first ?? usual, help: question.help)
            ]
        }
        let computed = parameter.defaultValue?.contains("{{") == true
        let fallback = parameter.isRequired && parameter.defaultValue == nil ? nil : parameter.defaultValue ?? ""
        return try prompt.ask(question.text, fallback: computed ? "" : fallback, help: question.help) { answer in
            let texts = parameter.isList ? ListAnswer(answer).items : [answer]
            guard !answer.isEmpty else { return nil }
            var trial = given
            trial[parameter.name] = texts
            _ = try ParameterValues(trial, for: set, blueprint: blueprint, project: facts)
            return texts
        }
    }
}
