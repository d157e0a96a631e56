import BuiltInSets
import Extraction
import FileChanges
import Platform
import Scaffolding
import TemplateSets
import TestSupport
import Testing

/// The files that a set writes for a name, by path.
func generate(_ name: String, _ set: TemplateSet, _ values: [String: [String]] = [:]) throws -> [String: String] {
    let facts = ProjectFacts()
    let blueprint = try set.blueprint("module")
    let scaffold = try Scaffold(
        set: set, blueprint: blueprint,
        values: try ParameterValues(values, for: set, blueprint: blueprint, project: facts),
        facts: facts)
    let files = try scaffold.render([ModuleName(name)]).flatMap(\.files)
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.contents, as: UTF8.self)) })
}

/// The built-in set of a name.
func builtIn(_ name: String) throws -> TemplateSet {
    try SetLibrary(folders: [], on: PosixFileSystem()).load(name)
}

extension ModuleSource {
    /// A module of files by path: what has `Tests` as its first folder are tests, and all else below the module's
    /// folder.
    init(_ name: String, _ files: [String: String], neighbours: Set<String> = []) {
        var own: [File] = []
        var tests: [File] = []
        for (path, text) in files.sorted(by: { $0.key < $1.key }) {
            let parts = path.split(separator: "/").map(String.init)
            let below = parts.firstIndex(of: name).map { Array(parts[($0 + 1)...]) } ?? parts
            let file = File(path: below, contents: Array(text.utf8))
            if parts[0] == "Tests" { tests.append(file) } else { own.append(file) }
        }
        self.init(name: name, files: own, tests: tests, neighbours: neighbours)
    }
}

/// A set that was made of modules.
struct Extracted {
    let sandbox: Sandbox
    let set: TemplateSet

    init(_ modules: [ModuleSource]) throws { try self.init(Extraction(of: modules)) }

    init(_ extraction: Extraction) throws {
        sandbox = try Sandbox(.memory)
        for file in extraction.files(name: "house") {
            try sandbox.file("house/" + file.path, String(decoding: file.contents, as: UTF8.self))
        }
        set = try SetLibrary(folders: [], on: sandbox.fileSystem).load(path: sandbox.path("house"))
    }

    func text(_ path: String) throws -> String { try sandbox.text("house/" + path) }

    /// What is wrong with the set.
    var faults: [LintFinding] {
        var linter = SetLinter(set)
        return linter.run()
    }
}

/// The new module's file `XView.swift` of a set that is made of modules with these texts, in which `@` is the name.
func mergedView(_ texts: [String]) throws -> String {
    let modules = zip(moduleNames, texts).map { name, text in
        ModuleSource(name, ["\(name)View.swift": text.replacing("@", with: name)])
    }
    var extraction = Extraction(of: modules)
    #expect(try extraction.prove(name: "house").filter(\.isSerious).isEmpty)
    let files = try generate("New", Extracted(modules).set)
    return (files["Modules/New/NewView.swift"] ?? "").replacing("New", with: "@")
}

/// What the modules are called that are merged.
let moduleNames = ["OrderList", "UserLogin", "HomeFeed"]
