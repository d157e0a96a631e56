import BuiltInSets
import FileChanges
import Scaffolding
import TemplateSets
import TestSupport

/// A set in memory and what it writes.
struct Scratch {
    let sandbox: Sandbox
    var facts = ProjectFacts()

    /// A set of this manifest and these files.
    init(_ manifest: String = "{}", files: [String: String] = [:]) throws {
        sandbox = try Sandbox(.memory)
        try sandbox.file("set/template.json", manifest)
        for (path, text) in files { try sandbox.file("set/" + path, text) }
    }

    func load() throws -> TemplateSet {
        try SetLibrary(folders: [], on: sandbox.fileSystem).load(path: sandbox.path("set"))
    }

    /// The modules of these names as files by path.
    func render(_ names: String = "List", _ given: [String: [String]] = [:]) throws -> [String: String] {
        let changes = try modules(names, given).flatMap(\.files)
        return Dictionary(uniqueKeysWithValues: changes.map { ($0.path, String(decoding: $0.contents, as: UTF8.self)) })
    }

    func modules(_ names: String, _ given: [String: [String]] = [:]) throws -> [RenderedModule] {
        let set = try load()
        let scaffold = try Scaffold(
            set: set, blueprint: try set.blueprint("module"),
            values: try ParameterValues(given, for: set, project: facts), facts: facts)
        return try scaffold.render(ModuleName.list(names))
    }

    /// Why the modules cannot be rendered, in a word and a name; nil where they can.
    func fault(_ names: String = "List", _ given: [String: [String]] = [:]) throws -> String? {
        do {
            _ = try modules(names, given)
            return nil
        } catch let error as ScaffoldError {
            switch error {
            case .collision(let path, let sources):
                return "collision \(path) \(sources.map { String($0.dropFirst(sandbox.path("set/").count)) })"
            case .set(.badPath(_, let rendered)): return "badPath \(rendered)"
            case .set(.template(let error)):
                return "template \(error.location.line):\(error.location.column) \(Self.word(error.kind))"
            case .reservedName(let name, _, _): return "reservedName \(name)"
            case .usedType(let type, let module, _, let suggestion): return "usedType \(type) \(module) \(suggestion)"
            case .shadowingType(let type, let path, _): return "shadowingType \(type) \(path)"
            case .sharedType(let type, let modules): return "sharedType \(type) \(modules)"
            case .typeAsValue(let type, let module, _): return "typeAsValue \(type) \(module)"
            case .parameter(let error): return "--\(error.option) \(error.fault)"
            case .set(let error): return "\(error)"
            }
        }
    }

    /// The case of a value without its payload.
    private static func word(_ kind: some Any) -> String {
        String("\(kind)".prefix { $0 != "(" })
    }
}
