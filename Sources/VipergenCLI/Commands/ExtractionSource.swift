import ArgumentParsing
import Conventions
import Extraction
import Platform
import Scaffolding
import TemplateSets
import Text

extension Option {
    static let alone = Option("alone", help: "Take a single module as it is, without comparing it with similar ones")
}

/// The modules that a set is to be made of, and the set's first folders for them.
struct ExtractionSource {
    private(set) var modules: [ModuleSource] = []
    /// Their folders below the project.
    let places: [String]
    /// What `check` knows them by.
    let examples: [ExampleModule]
    /// Other modules of the project that look like the only one that is named.
    private(set) var others: [ModuleSource] = []
    /// The root for modules: one that the project maps to where they lie, or else `Modules`.
    let root: String
    let testRoot: String
    /// The folder that new modules would lie in beside the first one.
    private let place: [String]
    private let directories: [String: String]
    /// Whether the modules were found without the project's other sets.
    private let needsNoSets: Bool

    init(_ arguments: ParsedArguments, _ project: Project) throws {
        let names = try arguments.values(.moduleName).map { try ModuleName($0).name }
        let sets = [Project.templatesFolder] + project.configuration.templates + arguments.values(.templates)
        let reader = ModuleReader(
            root: project.root, excluding: { path in sets.contains { Path.components($0) == Path.components(path) } },
            built: BuiltModuleFiles.reader(of: project), on: project.fileSystem)
        var places: [[String]] = []
        for path in arguments.arguments {
            let place = try Self.place(path, reader, project)
            if !places.contains(place) || !names.isEmpty { places.append(place) }
        }
        guard names.count <= places.count else {
            throw ExtractionError.tooManyNames(Array(names[places.count...]))
        }
        let isCompared = places.count == 1 && !arguments.flag(.alone)
        // What is named and compared with nothing needs to know no other set, whatever is wrong with it.
        needsNoSets = !isCompared && names.count == places.count
        var known =
            needsNoSets ? try? KnownModules(in: project, reader) : try KnownModules(in: project, reader)
        var choices: [ModuleChoice] = []
        for (index, place) in places.enumerated() {
            let name = index < names.count ? names[index] : nil
            let choice = try ModuleChoice(
                at: place, files: try reader.fileNames(at: place), name: name, among: known?.places ?? [])
            guard !choices.contains(choice) else { continue }
            choices.append(choice)
            modules.append(try reader.module(choice))
            if name != nil { try reader.checkName(of: modules[modules.count - 1], at: choice.place) }
        }
        if isCompared, let module = modules.first {
            others = try known?.modules(like: module, choices[0]) ?? []
        }
        modules = modules.map { reader.addingSurroundings(to: $0) }
        examples = choices.map(\.example)
        self.places = choices.map { Path.join($0.place) }
        directories = project.configuration.directories
        place = choices.first.map { $0.files == nil ? $0.place.dropLast() : $0.place } ?? []
        root = Self.root(for: place, in: directories)
        testRoot =
            directories["Tests"] == nil ? directories.keys.filter { $0.contains("Test") }.min() ?? "Tests" : "Tests"
    }

    /// The folder that a word names: by its path or, where nothing lies there, by the name of the only module in it.
    private static func place(_ word: String, _ reader: ModuleReader, _ project: Project) throws -> [String] {
        let path = try project.typedPath(word)
        if TypeName.fault(of: word) == nil, try project.fileSystem.entry(at: path) == nil {
            var known = try KnownModules(in: project, reader)
            let found = known.places.filter { $0.name == word && $0.ownsFolder }
            if found.count == 1 { return Path.components(found[0].folder) }
        }
        return try reader.place(of: path)
    }

    private static func root(for place: [String], in directories: [String: String]) -> String {
        let fitting = directories.filter { !$0.key.contains("Test") && place.starts(with: Path.components($0.value)) }
        return fitting.max { ($0.value.utf8.count, $1.key) < ($1.value.utf8.count, $0.key) }?.key ?? "Modules"
    }

    /// The sets that the project's modules may follow.
    func catalog(of project: Project) throws -> SetCatalog {
        guard needsNoSets else { return try SetCatalog(of: project) }
        let none = SetCatalog([]) { throw TemplateSetError.unknownSet($0, known: []) }
        return (try? SetCatalog(of: project)) ?? none
    }

    /// What `check` knows one of the modules by.
    func examples(of module: ModuleSource?) -> [ExampleModule] {
        zip(modules, examples).filter { $0.0.name == module?.name && $0.0.folder == module?.folder }.map(\.1)
    }

    /// What to say where what all modules share does not hold together, or is nothing.
    func note(on proven: ProvenExtraction) -> String {
        guard let module = proven.leader ?? proven.whole else { return "" }
        let names = (modules + others).map(\.name).filter { $0 != module.name }.map { escaped($0) }
        guard let obstacle = proven.obstacle else {
            return others.isEmpty || proven.whole == nil
                ? ""
                : "note: \(escaped(module.name)) shares no file with \(listed(names)); the set is "
                    + "\(escaped(module.name)) as it is\n"
        }
        let set =
            proven.whole == nil
            ? "the set has what \(escaped(module.name)) shares with most of them"
            : "the set is \(escaped(module.name)) as it is"
        return """
            note: what \(listed([escaped(module.name)] + names)) share does not hold together; \(set)
              \(Diagnostic.words(for: obstacle))

            """
    }

    /// What to do so that new modules go where these are; empty where they do.
    var advice: String {
        let target = directories[root] ?? root
        guard !place.isEmpty, !place.starts(with: Path.components(target)) else { return "" }
        return "New modules go to \(escaped(target)). To put them beside these, say in .vipergen.json: "
            + "\"directories\": {\"\(escaped(root))\": \"\(escaped(Path.join(place)))\"}\n"
    }
}
