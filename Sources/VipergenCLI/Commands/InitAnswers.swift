import ArgumentParsing
import Conventions
import FileChanges
import JSON5
import TemplateSets
import Text

/// What `init` is to write: from options, from a person's answers, and from what the project looks like.
struct InitAnswers {
    private let arguments: ParsedArguments
    private let project: Project
    private let survey: ProjectSurvey
    /// Which set the modules follow, where that is asked for.
    private let setSurvey: SetSurvey
    private let existing: Configuration?
    private let context: RunContext
    /// The person to ask; nil where nobody sits there or nobody is to be asked.
    private let prompt: Prompt?
    /// The options that would have answered the questions.
    private var answered: [(option: Option, value: String)] = []
    /// The folder of the modules, once it is settled.
    private(set) var modules: String?

    init(
        _ arguments: ParsedArguments, _ project: Project, _ survey: ProjectSurvey, _ setSurvey: SetSurvey,
        _ context: RunContext
    ) {
        self.arguments = arguments
        self.project = project
        self.survey = survey
        self.setSurvey = setSurvey
        existing = project.ownConfiguration
        self.context = context
        let asks = context.console.canAsk && !arguments.flag(.yes)
        prompt = asks ? Prompt(console: context.console) : nil
    }

    /// The values by their paths of keys. Those that the configuration has already are among them only where somebody
    /// says so.
    mutating func settings() throws -> [(path: [String], value: JSONText)] {
        let questions: [Option] = [.template, .modules, .tests, .projectName, .author, .organization]
        let choosesXcode = [Option.xcodeProject, .target, .testTarget].contains { !arguments.values($0).isEmpty }
        let isAnswered = choosesXcode || questions.contains { arguments.value($0) != nil }
        let mayChange = existing == nil || prompt != nil || arguments.flag(.yes) || isAnswered
        // Options alone change what they say.
        let isPartial = existing != nil && prompt == nil && !arguments.flag(.yes) && isAnswered
        var settings: [(path: [String], value: JSONText)] = []
        var values: [String: String] = [:]
        for option in questions where !isPartial || arguments.value(option) != nil {
            let path = Self.path(of: option)
            let old = oldValue(of: option)
            let value = try settle(option, old ?? found(option))
            values[option.name] = value
            if option == .modules { modules = value }
            if value != old, !value.isEmpty || old != nil { settings.append((path, .string(value))) }
        }
        if !isPartial || modules != nil { settings += packageFolders(values) }
        if choosesXcode || !isPartial {
            let isNew = choosesXcode || existing?.xcode.isEmpty ?? true
            let folder = modules ?? existing?.directories["Modules"]
            let findings = { [arguments, project, context] (prompt: Prompt?) in
                try XcodeSurvey(arguments, in: project, modules: folder, prompt: prompt, context).findings()
            }
            let xcode = try findings(isNew ? prompt : nil)
            if isNew {
                settings += xcode.members.map { ([ConfigurationKeys.xcode.name, $0.0], $0.1) }
                if prompt != nil, try xcode.choices != findings(nil).choices {
                    answered += xcode.choices.map { ($0.option, $0.value) }
                }
            }
            if !isPartial, let name = xcode.projectName { correct(projectName: name, in: &settings) }
        }
        // What says all of it already is as good as written by this run.
        guard mayChange || settings.isEmpty else { throw InitError.exists(project.path(Configuration.fileName)) }
        return settings
    }

    /// Calls the project as the Xcode project that was chosen says, where nobody has said how.
    private func correct(projectName name: String, in settings: inout [(path: [String], value: JSONText)]) {
        let path = Self.path(of: .projectName)
        guard arguments.value(.projectName) == nil, existing?.project == nil,
            !answered.contains(where: { $0.option == .projectName })
        else { return }
        let index = settings.firstIndex { $0.path == path }
        if name.isEmpty {
            if let index { settings.remove(at: index) }
        } else if let index {
            settings[index].value = .string(name)
        } else {
            let place = settings.firstIndex { $0.path.first == ConfigurationKeys.xcode.name } ?? settings.endIndex
            settings.insert((path, .string(name)), at: place)
        }
    }

    /// In a package all that a set writes belongs below the target's sources, and not only modules.
    private func packageFolders(_ values: [String: String]) -> [(path: [String], value: JSONText)] {
        guard let modules, let target = PackageTarget(of: modules, in: project.root, on: context.fileSystem),
            let set = try? project.library.load(values[Option.template.name] ?? project.defaultSet)
        else { return [] }
        // Most packages start no application, and one that does needs no entry.
        return target.roots(of: set).filter { $0 != "App" && existing?.directories[$0] == nil }
            .map { ([ConfigurationKeys.directories.name, $0], .string(Path.join(target.sources, $0))) }
    }

    private static func path(of option: Option) -> [String] {
        switch option.name {
        case Option.modules.name: [ConfigurationKeys.directories.name, "Modules"]
        case Option.tests.name: [ConfigurationKeys.directories.name, "Tests"]
        case Option.projectName.name: [ConfigurationKeys.project.name]
        default: [option.name]
        }
    }

    private func oldValue(of option: Option) -> String? {
        switch option.name {
        case Option.template.name: existing?.template?.name
        case Option.modules.name: existing?.directories["Modules"]
        case Option.tests.name: existing?.directories["Tests"]
        case Option.projectName.name: existing?.project
        case Option.author.name: existing?.author
        default: existing?.organization
        }
    }

    /// The best module to make a set from, of those that follow none.
    var freeModule: ModulePlace? { setSurvey.freeModule(in: modules ?? existing?.directories["Modules"] ?? "") }

    /// The names of all sets.
    var setNames: Set<String> { setSurvey.setNames }

    /// Whether there are no modules yet.
    var hasNoModules: Bool { setSurvey.moduleCount == 0 }

    /// Whether there are modules, and most of them follow no set.
    private(set) lazy var hasStrangeModules = setSurvey.moduleCount > 0 && setSurvey.set == nil

    private mutating func found(_ option: Option) -> String {
        switch option.name {
        // A set that the modules do not follow would only find fault with them.
        case Option.template.name: setSurvey.set ?? (hasStrangeModules ? "" : "viper")
        case Option.modules.name: survey.modules ?? "Modules"
        case Option.tests.name: survey.tests(ofModulesIn: knownModules)
        case Option.projectName.name: survey.project ?? ""
        default: ""
        }
    }

    /// The folder of the modules; nil where nobody says so and none was found, and tests may lie anywhere.
    private var knownModules: String? {
        let folder = modules ?? existing?.directories["Modules"]
        return survey.modules == nil && folder == "Modules" ? nil : folder ?? survey.modules
    }

    private mutating func settle(_ option: Option, _ usual: String) throws -> String {
        if let value = arguments.value(option) { return try checked(value, option) }
        guard let prompt else {
            if option == .template { try expectConfiguredSet() }
            return usual
        }
        let answer: String
        if option == .template {
            let sets = try project.library.all().map(\.name)
            let summaries = sets.map { (try? project.library.load($0).summary) ?? "" }
            let isKnown = (try? expectConfiguredSet()) != nil
            answer = try prompt.choose(
                "Template set", among: sets, explained: summaries, fallback: isKnown ? usual : found(option))
        } else {
            answer = try prompt.ask(Self.question(option), fallback: usual, help: option.help + ".") {
                try checked($0, option)
            }
        }
        if answer != found(option) { answered.append((option, answer)) }
        return answer
    }

    /// Throws where the project's configuration names a set that 'gen' would not find.
    private func expectConfiguredSet() throws {
        guard case .file(project.path(Configuration.fileName), _) = project.configuration.template?.origin else {
            return
        }
        var choice = SetChoice(project: project)
        _ = try choice.find(nil)
    }

    /// A set as all commands find it, wherever they are run: by its name where it has one in the project, else by its
    /// path from the project.
    private func portable(_ word: String) throws -> String {
        guard let path = SetPath(word, on: project.fileSystem, place: project.typedPath) else { return word }
        let folder = try project.fileSystem.realPath(path.folder)
        let name = String(folder.lastComponent)
        let known = try project.library.all().first { $0.name == name }?.path
        let isFound = try known.map { try project.fileSystem.realPath($0) } == folder
        let relative = ProjectPath.path(folder, from: try project.fileSystem.realPath(project.root))
        let set = isFound ? name : relative.hasPrefix("..") ? relative : "./" + relative
        return path.blueprint == TemplateSet.defaultBlueprint ? set : "\(set)/\(path.blueprint)"
    }

    private static func question(_ option: Option) -> String {
        switch option.name {
        case Option.modules.name: "Folder of the modules"
        case Option.tests.name: "Folder of their tests"
        case Option.projectName.name: "Name of the Xcode project"
        case Option.author.name: "Author in file headers"
        default: "Organization in file headers"
        }
    }

    private func checked(_ text: String, _ option: Option) throws -> String {
        switch option.name {
        case Option.template.name:
            var choice = SetChoice(project: project)
            _ = try choice.find(text)
            return try portable(text)
        case Option.modules.name, Option.tests.name:
            let folder = Configuration.withoutDot(text)
            guard Configuration.isPlainPath(folder), mayHaveFiles(below: folder) else {
                throw NameError.badDirectory(option.name, text)
            }
            return folder
        default:
            guard !text.hasHazard else { throw NameError.badLine(option.name, text) }
        }
        return text
    }

    /// The command that would have done the same without questions; empty where none were asked.
    var sameCommand: String {
        guard prompt != nil else { return "" }
        let words = answered.map { " --\($0.option.name) \(escaped(shellWord($0.value)))" }.joined()
        return "The same without questions: vipergen init --yes\(words)\n"
    }
}

/// Why `init` writes nothing.
enum InitError: Error {
    /// There is a configuration, and nothing says what to change of it.
    case exists(String)
}
