import ArgumentParsing
import Extraction
import Platform
import Scaffolding
import Text

extension Option {
    static let alone = Option("alone", help: "Take a single module as it is, without comparing it with similar ones")
}

/// The modules that a set is to be made of, and the set's first folders for them.
struct ExtractionSource {
    private(set) var modules: [ModuleSource] = []
    /// Their folders below the project.
    let places: [String]
    /// Other modules of the project that look like the only one that is named.
    private(set) var others: [ModuleSource] = []
    /// The root for modules: one that the project maps to where they lie, or else `Modules`.
    let root: String
    let testRoot: String
    private let place: [String]
    private let directories: [String: String]

    init(_ arguments: ParsedArguments, _ project: Project) throws {
        let names = try arguments.values(.moduleName).map { try ModuleName($0).name }
        let sets = ["Templates"] + project.configuration.templates + arguments.values(.templates)
        let reader = ModuleReader(
            root: project.root, excluding: { path in sets.contains { Path.components($0) == Path.components(path) } },
            on: project.fileSystem)
        var places: [[String]] = []
        for path in arguments.arguments {
            let place = try reader.place(of: project.typedPath(path))
            if !places.contains(place) { places.append(place) }
        }
        guard names.count <= places.count else {
            throw ExtractionError.tooManyNames(Array(names[places.count...]))
        }
        let isCompared = places.count == 1 && !arguments.flag(.alone)
        let known = isCompared || names.count < places.count ? try KnownModules(in: project, reader) : nil
        for (index, place) in places.enumerated() {
            let name = index < names.count ? names[index] : known?.name(at: place)
            modules.append(try reader.module(at: place, name: name))
        }
        if let known, isCompared { others = try known.modules(like: modules[0], at: places[0]) }
        modules = zip(modules, places).map { reader.addingForeignNames(to: $0, at: $1) }
        self.places = places.map(Path.join)
        directories = project.configuration.directories
        place = places.first.map { $0.dropLast() } ?? []
        root = Self.root(for: place, in: directories)
        testRoot =
            directories["Tests"] == nil ? directories.keys.filter { $0.contains("Test") }.min() ?? "Tests" : "Tests"
    }

    private static func root(for place: [String], in directories: [String: String]) -> String {
        let fitting = directories.filter { !$0.key.contains("Test") && place.starts(with: Path.components($0.value)) }
        return fitting.max { ($0.value.utf8.count, $1.key) < ($1.value.utf8.count, $0.key) }?.key ?? "Modules"
    }

    /// The set of what the modules share, and what is wrong with it. Where that does not hold together, the set of the
    /// first module as it is; the last value tells that.
    func provenExtraction(
        _ name: String, _ facts: ProjectFacts
    ) throws -> (extraction: Extraction, faults: [ExtractionFault], isReduced: Bool) {
        var extraction = self.extraction(product: facts.productModule)
        extraction.isOfPackage = facts.packageTarget != nil
        try extraction.expectFiles()
        let faults = try extraction.prove(name: name)
        let serious = faults.filter(\.isSerious)
        if serious.isEmpty { return (extraction, faults, true) }
        guard let first = modules.first, modules.count + others.count > 1 else {
            throw ExtractionError.unproven(serious)
        }
        var whole = Extraction(of: [first], root: root, testRoot: testRoot, product: facts.productModule)
        whole.isOfPackage = extraction.isOfPackage
        try whole.expectFiles()
        let remaining = try whole.prove(name: name)
        guard remaining.allSatisfy({ !$0.isSerious }) else { throw ExtractionError.unproven(serious) }
        return (whole, remaining, false)
    }

    private func extraction(product: String) -> Extraction {
        guard let example = modules.first, !others.isEmpty else {
            return Extraction(of: modules, root: root, testRoot: testRoot, product: product)
        }
        return Extraction(of: example, comparedWith: others, root: root, testRoot: testRoot, product: product)
    }

    /// What to say where the set is that of one module.
    var unreducedNote: String {
        let names = (modules.dropFirst() + others).map { escaped($0.name) }
        return
            "note: what \(escaped(modules[0].name)) shares with \(ExtractionReport.listed(names)) does not hold together: "
            + "the set is \(escaped(modules[0].name)) as it is\n"
    }

    /// What to do so that new modules go where these are; empty where they do.
    var advice: String {
        let target = directories[root] ?? root
        guard !place.isEmpty, !place.starts(with: Path.components(target)) else { return "" }
        return "New modules go to \(escaped(target)). To put them beside these, say in .vipergen.json: "
            + "\"directories\": {\"\(escaped(root))\": \"\(escaped(Path.join(place)))\"}\n"
    }
}
