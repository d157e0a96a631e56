import ArgumentParsing
import Scaffolding
import TemplateSets
import Text

/// Finds the set that a word names, each once, and turns its parameters into options.
struct SetChoice {
    let project: Project
    private var loaded: [TemplateSet] = []
    /// Why a set that a word names brings no options: it is there, and cannot be used.
    private(set) var failure: (any Error)?

    init(project: Project) {
        self.project = project
    }

    /// The set and the blueprint that a word names: `viper`, `viper/entity`; the project's own for nil.
    mutating func find(_ word: String?) throws -> (set: TemplateSet, blueprint: Blueprint) {
        guard word == nil, let configured = project.configuration.template else {
            return try find(named: word ?? project.defaultSet)
        }
        do throws(TemplateSetError) {
            guard let path = project.setPath(configured) else { return try find(named: configured.name) }
            return try find(at: path)
        } catch {
            switch error {
            case .unknownSet, .unknownBlueprint, .noSetAt: throw ConfigurationError.badTemplate(configured, error)
            default: throw error
            }
        }
    }

    private mutating func find(
        named name: String
    ) throws(TemplateSetError) -> (set: TemplateSet, blueprint: Blueprint) {
        if let path = SetPath(name, on: project.fileSystem, place: project.typedPath) { return try find(at: path) }
        guard !SetPath.isPath(name) else { throw noSet(at: name) }
        let parts = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        let set = try load(String(parts[0]))
        return (set, try set.blueprint(parts.count > 1 ? String(parts[1]) : TemplateSet.defaultBlueprint))
    }

    private mutating func find(
        at path: SetPath
    ) throws(TemplateSetError) -> (set: TemplateSet, blueprint: Blueprint) {
        let set = try project.library.load(path: path.folder)
        loaded.append(set)
        return (set, try set.blueprint(path.blueprint))
    }

    /// Why a path is none of a set.
    private func noSet(at word: String) -> TemplateSetError {
        let entry = try? project.typedPath(word)
        return .noSetAt(word, isThere: entry.flatMap { try? project.fileSystem.entry(at: $0) } != nil)
    }

    private mutating func load(_ name: String) throws(TemplateSetError) -> TemplateSet {
        if let set = loaded.first(where: { $0.name == name }) { return set }
        let set = try project.library.load(name)
        loaded.append(set)
        return set
    }

    /// The options that help is asked for: of the set among some words, else of the project's own. Throws where a word
    /// can only mean a set, and is none that can be used.
    mutating func optionsForHelp(on words: [String]) throws -> OptionGroup? {
        if let group = firstOptions(among: words) { return group }
        if let failure { throw failure }
        let word = words.dropFirst().first ?? words.first { (try? ModuleName.list($0)) == nil }
        if let word { _ = try find(word) }
        return options(of: nil)
    }

    private mutating func firstOptions(among words: [String]) -> OptionGroup? {
        for word in words {
            if let group = options(of: word) { return group }
        }
        return nil
    }

    /// The options that a word brings; nil where it names no set that can be used.
    mutating func options(of word: String?) -> OptionGroup? {
        let (set, blueprint): (TemplateSet, Blueprint)
        do {
            (set, blueprint) = try find(word)
        } catch TemplateSetError.unknownSet, TemplateSetError.noSetAt {
            return nil
        } catch {
            failure = failure ?? error
            return nil
        }
        let name = blueprint.name == TemplateSet.defaultBlueprint ? set.name : "\(set.name)/\(blueprint.name)"
        let options = set.parameters.filter(blueprint.takes).flatMap(\.asOptions)
        // What a module was generated with is found by what is on disk, and can be told where that is not enough.
        let note = blueprint.origin == nil ? "" : "; those of the module are found by its files"
        return OptionGroup(title: "OPTIONS OF THE SET \(name)\(note)", options: options)
    }
}

extension Parameter {
    /// The option, and the one that it was called before acronyms were words.
    fileprivate var asOptions: [Option] {
        let option = asOption
        guard spelledOutOption != option.name else { return [option] }
        var old = option
        old.name = spelledOutOption
        old.isHidden = true
        return [option, old]
    }

    private var asOption: Option {
        // What a value may be, its kind knows.
        var option = Option(self.option, repeats: isList, help: help, mayBeEmpty: true)
        if kind.isToggle {
            option.kind = .negatable
            option.defaultText = defaultValue == "true" ? "on" : "off"
        } else if let choices = kind.values {
            option.kind = .value(placeholder: placeholder)
            option.choices = choices.map { Choice($0) }
            option.defaultText = isList ? nil : defaultValue
        } else {
            option.kind = .value(placeholder: placeholder)
            // To search for a brace costs nothing; to search for a text has the runtime find out what a text is.
            if let defaultValue, !defaultValue.isEmpty,
                !defaultValue.utf8.contains(UInt8(ascii: "{")) || !defaultValue.contains("{{")
            {
                option.defaultText = defaultValue
            }
        }
        return option
    }
}
