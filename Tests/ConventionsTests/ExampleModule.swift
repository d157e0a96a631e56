import BuiltInSets
import Conventions
import Mustache
import Platform
import Scaffolding
import TemplateSets

/// A project in memory with the module ClientList, and Details beside it.
struct ExampleProject {
    /// The texts by path below the project.
    var files: [String: String] = [:]
    static let folder = "Modules/ClientList"

    /// Modules of a set, as `gen` writes them.
    init(_ names: [String] = ["ClientList", "Details"], set: String = "viper", _ values: [String: [String]] = [:]) throws {
        let set = try Self.library.load(set)
        let blueprint = try set.blueprint("module")
        var facts = ProjectFacts()
        facts.project = "App"
        facts.header = .template(try Template("", name: "header"))
        let parameters = try ParameterValues(values, for: set, blueprint: blueprint, project: facts)
        let scaffold = try Scaffold(set: set, blueprint: blueprint, values: parameters, facts: facts)
        for file in try scaffold.render(names.map { try ModuleName($0) }).flatMap(\.files) {
            files[file.path] = String(decoding: file.contents, as: UTF8.self)
        }
    }

    static let library = SetLibrary(folders: [], on: PosixFileSystem())

    /// The built-in sets' conventions, each made once.
    static let conventions: [String: Convention] = {
        var conventions: [String: Convention] = [:]
        for found in (try? library.all()) ?? [] {
            guard let set = try? library.load(found.name), let skeletons = try? set.skeletons() else { continue }
            conventions[set.name] = try? Convention(set: set, variants: skeletons)
        }
        return conventions
    }()

    static let setNames: [SetNames] = {
        guard let sets = try? library.all() else { return [] }
        return sets.compactMap { (try? library.load($0.name)).map(SetNames.init) }
    }()

    /// The path of a file that an example names: below the module, but for tests.
    static func path(_ file: String) -> String {
        if file.hasPrefix("Tests/") { return file }
        var parts = folder.split(separator: "/").map(String.init)
        for part in file.split(separator: "/").map(String.init) {
            if part == ".." { parts.removeLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }

    /// What is found in the modules, by path and place.
    func check(settledAs set: String? = nil) -> [ModuleReport] {
        let tree = SourceTree(paths: Array(files.keys))
        let found = ProjectModules(in: tree, sets: Self.setNames, folders: set.map { ["Modules": $0] } ?? [:])
        var index = ProjectIndex(tree, modules: found.modules)
        index.productModule = "App"
        let checker = Checker(
            conventions: Array(Self.conventions.values), index: index, severities: Checker.standardSeverities)
        return found.modules.map { module in
            checker.check(module, texts: module.files.map { ($0, Array((files[$0] ?? "").utf8)) })
        }
    }

    var violations: [Violation] { check().flatMap(\.violations) }
}
