import ArgumentParsing
import Scaffolding
import TemplateSets
import Text

/// What somebody most likely meant who typed a command line that cannot be understood, by the habits of other tools and
/// the usual slips; and the command whose help tells more.
struct UsageAdvice {
    let invocation: Invocation

    /// A usage error with what was meant in place of what its words alone suggest, and with the help to read.
    func applied(to diagnostic: Diagnostic, of error: any Error) -> Diagnostic {
        var diagnostic = diagnostic
        guard diagnostic.exitCode == .usage else { return diagnostic }
        if let hints = hints(for: error) { diagnostic.hints = hints }
        diagnostic.hints.append("Run '\(helpCommand)' for usage.")
        return diagnostic
    }

    private var path: [String] { invocation.loose.parsed.commandPath }
    private var words: [String] { invocation.loose.parsed.arguments }
    private var isGen: Bool { path == ["gen"] }

    /// The very command that explains what was typed: with the set, where one is named that exists.
    private var helpCommand: String {
        let command = ([Product.name] + path).joined(separator: " ")
        guard isGen, let word = words.dropFirst().first ?? words.first, names(set: word) else {
            return "\(command) --help"
        }
        return "\(command) --help \(shellWord(namesBlueprint(word) ? word : String(word.prefix { $0 != "/" })))"
    }

    private func hints(for error: any Error) -> [String]? {
        switch error {
        case ArgumentError.unknownCommand(let name, _, let path):
            return Habits.command(for: name, below: path.count > 1 ? path[1] : nil).map { ["Did you mean \($0)?"] }
        case ArgumentError.unknownOption(let option, let known): return hints(forUnknown: option, known: known)
        case ArgumentError.unexpectedValue(let option, let value): return hint(forSwitch: option, value).map { [$0] }
        case ArgumentError.unexpectedArgument(let word): return hints(forExtra: word)
        case TemplateSetError.unknownSet(let word, _) where isGen: return hints(forExtra: word)
        case let error as ModuleNameError where isGen: return hints(for: error)
        default: return nil
        }
    }

    // MARK: - Options

    private func hints(forUnknown option: String, known: [String]) -> [String]? {
        let name = String(option.drop { $0 == "-" })
        if option == "-v" || option == "-V", path.isEmpty { return ["Did you mean 'vipergen --version'?"] }
        if !option.hasPrefix("--"), name.count > 1,
            known.contains("--" + name) || setOptions.contains(where: { $0.name == name })
        {
            return ["Did you mean '--\(name)'?"]
        }
        if name.hasPrefix("no-"), let other = offValue(of: String(name.dropFirst(3))) {
            return ["Did you mean '--\(name.dropFirst(3)) \(other)'?"]
        }
        if known.contains("--on-conflict"), ["--force", "-f", "--overwrite", "-y", "--yes"].contains(option) {
            return ["To replace files that differ, give --on-conflict overwrite."]
        }
        if let hint = hint(forValue: name, known: known) { return [hint] }
        if path.isEmpty, let command = CommandTree.root.declaration.taker(of: option) {
            return ["Did you mean 'vipergen \(command) \(option)'?"]
        }
        if path == ["check"] { return Habits.checkOption(name).map { [$0] } }
        guard isGen else { return nil }
        return (Habits.genOption(name) ?? hint(forOptionOfOthers: name)).map { [$0] }
    }

    /// What `--json` and `--skip` should be: values of options that are known here.
    private func hint(forValue name: String, known: [String]) -> String? {
        for option in ["--format", "--on-conflict"] where known.contains(option) {
            let choices = CommandTree.root.declaration.choices(of: option, path)
            if choices.contains(name) { return "Did you mean '\(option) \(name)'?" }
        }
        return nil
    }

    /// Which blueprints have an option that the one which was named has not: those of its set, else of any other.
    private func hint(forOptionOfOthers name: String) -> String? {
        guard let project = try? Project(invocation.loose.parsed, in: invocation.context),
            case let sets = setNames.compactMap({ try? project.library.load($0) })
        else { return nil }
        let named = words.lazy.map { $0.prefix { $0 != "/" } }.first { word in sets.contains { $0.name == word } }
        let takers = sets.map { set in
            let blueprints = set.blueprints.filter { blueprint in
                blueprint.origin == nil
                    && set.parameters.contains { $0.option == name && blueprint.takes($0) }
            }
            return (
                set.name[...],
                blueprints: blueprints.map { blueprint in
                    blueprint.name == TemplateSet.defaultBlueprint ? set.name : "\(set.name)/\(blueprint.name)"
                }
            )
        }
        let own = takers.first { $0.0 == named ?? project.defaultSet[...] }?.blueprints ?? []
        let others = own.isEmpty ? takers.flatMap(\.blueprints) : own
        return others.isEmpty ? nil : "It is an option of \(others.joined(separator: ", "))."
    }

    /// The value by which a parameter says that something is left out.
    private func offValue(of name: String) -> String? {
        let option = setOptions.first { $0.name == name }
        return option?.choices.map(\.name).first { ["none", "no", "off", "never"].contains($0) }
    }

    /// What `--delegate=no` or `--delegate false` should be.
    private func hint(forSwitch option: String, _ value: String) -> String? {
        let name = String(option.drop { $0 == "-" })
        guard setOptions.contains(where: { $0.name == name && $0.kind == .negatable }) else { return nil }
        switch value.lowercased() {
        case "no", "false", "off", "0", "none": return "Did you mean '--no-\(name)'?"
        case "yes", "true", "on", "1": return "Did you mean '--\(name)', without a value?"
        default: return nil
        }
    }

    /// The options that the set brings.
    private var setOptions: [Option] {
        guard isGen, let project = try? Project(invocation.loose.parsed, in: invocation.context) else { return [] }
        var choice = SetChoice(project: project)
        let set = words.dropFirst().first { choice.options(of: $0) != nil }
        return choice.options(of: set)?.options ?? []
    }

    // MARK: - Words

    /// What to do about a word that is one too many, or stands where a set should.
    private func hints(forExtra word: String) -> [String]? {
        let typed = invocation.words
        // Word processors put a dash in the place of two hyphens.
        if let first = word.first, "—–".contains(first) {
            return ["Did you mean '--\(shown(String(word.drop { "—–-".contains($0) })))'?"]
        }
        if let index = typed.lastIndex(of: word), index > 0 {
            let before = typed[index - 1]
            if word == ":", index + 1 < typed.count {
                return ["Did you mean '\(shown("\(before):\(typed[index + 1])"))'?"]
            }
            if before.hasPrefix("--"), let hint = hint(forSwitch: before, word) { return [hint] }
            if let hint = hint(forType: word, behind: typed[..<index]) { return [hint] }
            if word.contains(":") || word.contains("=") {
                let option = typed[..<index].last { $0.hasPrefix("--") }.map { String($0.prefix { $0 != "=" }) }
                if let option, setOptions.contains(where: { "--" + $0.name == option && $0.repeats }) {
                    return ["Repeat the option: \(option) \(shown(word))"]
                }
            }
        }
        guard isGen, let first = words.first else { return nil }
        if let joined = namesJoined { return ["Write several names without spaces: vipergen gen \(shown(joined))"] }
        guard (try? ModuleName.list(word)) != nil, nearest(to: word, in: setNames) == nil else { return nil }
        if let path = words.dropFirst().first(where: { $0 == word || $0.hasPrefix(word + "/") }), isSet(path) {
            return ["A set's folder begins with './': vipergen gen \(shown(first)) \(shown("./" + path))"]
        }
        let others = words.dropFirst().filter { (try? ModuleName.list($0)) != nil && !names(set: $0) }
        let set = words.first { names(set: $0) }.map { " " + shown($0) } ?? ""
        return [
            "Write several names with commas: vipergen gen \(shown(([first] + others).joined(separator: ",")))\(set)"
        ]
    }

    /// Whether a set lies in a folder of the project.
    private func isSet(_ path: String) -> Bool {
        guard let project = try? Project(invocation.loose.parsed, in: invocation.context) else { return false }
        return (try? project.library.load(path: project.typedPath(path))) != nil
    }

    /// What `--input agentId Int` should be.
    private func hint(forType word: String, behind typed: ArraySlice<String>) -> String? {
        guard let name = typed.last, let option = typed.dropLast().last, option.hasPrefix("--"),
            name.first?.isLowercase == true, word.first?.isUppercase == true,
            setOptions.contains(where: { "--" + $0.name == option && $0.repeats })
        else { return nil }
        return "Did you mean '\(option) \(shown(name)):\(shown(word))'?"
    }

    /// The names that were typed with blanks behind their commas, without these.
    private var namesJoined: String? {
        guard words.contains(where: { $0.hasSuffix(",") || $0.hasPrefix(",") }) else { return nil }
        let names = words.filter { !self.names(set: $0) }
        let parts = names.flatMap { $0.split(separator: ",").map(String.init) }
        guard parts.count > 1, parts.allSatisfy({ (try? ModuleName($0)) != nil }) else { return nil }
        let set = words.first { self.names(set: $0) }.map { " " + $0 } ?? ""
        return parts.joined(separator: ",") + set
    }

    private func hints(for error: ModuleNameError) -> [String]? {
        if error.name == "help" { return ["Did you mean 'vipergen gen --help'?"] }
        let fileEnding = ".swift"
        if error.name.hasSuffix(fileEnding), case let name = String(error.name.dropLast(fileEnding.count)),
            (try? ModuleName(name)) != nil
        {
            return ["Did you mean \(quoted(name))?"]
        }
        if let joined = namesJoined { return ["Write several names without spaces: vipergen gen \(shown(joined))"] }
        if let better = error.suggestion.flatMap(unnested) { return ["Did you mean \(quoted(better))?"] }
        guard let first = words.first, names(set: first) else { return nil }
        guard let name = words.dropFirst().first, (try? ModuleName.list(name)) != nil else {
            return ["\(quoted(first)) is a template set. The name comes first: vipergen gen NAME \(shown(first))"]
        }
        return ["The name comes before the set: vipergen gen \(shown(name)) \(shown(first))"]
    }

    /// A module's name without the folder of the modules; nil where it has none.
    private func unnested(_ name: String) -> String? {
        guard name.contains("/"), let name = try? ModuleName(name),
            let project = try? Project(invocation.loose.parsed, in: invocation.context)
        else { return nil }
        var choice = SetChoice(project: project)
        guard let (set, blueprint) = try? choice.find(words.dropFirst().first) else { return nil }
        return NestedRoot(of: set, blueprint, project).shortened(name)?.path
    }

    // MARK: - Sets

    private var setNames: [String] {
        guard let project = try? Project(invocation.loose.parsed, in: invocation.context) else { return [] }
        return (try? project.library.all().map(\.name)) ?? []
    }

    private func names(set word: String) -> Bool {
        setNames.contains(String(word.prefix { $0 != "/" }))
    }

    /// Whether a word that names a set names a blueprint that it has, too.
    private func namesBlueprint(_ word: String) -> Bool {
        guard word.contains("/"), let project = try? Project(invocation.loose.parsed, in: invocation.context) else {
            return true
        }
        var choice = SetChoice(project: project)
        return choice.options(of: word) != nil
    }
}

extension Command {
    /// The values that an option takes where a path of commands leads.
    fileprivate func choices(of option: String, _ path: [String]) -> [String] {
        var (command, options) = (self, commonOptions)
        for name in path {
            guard let next = command.subcommands.first(where: { $0.name == name }) else { break }
            command = next
            options += next.commonOptions
        }
        return (command.options + options).first { "--" + $0.name == option }?.choices.map(\.name) ?? []
    }

    /// The name of the first command below this one that has the option; nil where none has.
    fileprivate func taker(of option: String) -> String? {
        subcommands.first { $0.options.contains { "--" + $0.name == option && !$0.isHidden } }?.name
    }
}
