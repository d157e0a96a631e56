import BuiltInSets
import Conventions
import Mustache
import Platform
import Scaffolding
import TemplateSets
import TestSupport
import Testing

/// A project in memory with the module ClientList, and Details beside it.
struct ExampleProject {
    /// The texts by path below the project.
    var files: [String: String] = [:]
    /// The project's own places for the roots of sets.
    var directories: [String: String] = [:]
    /// What the Xcode project says of files.
    var membership = TargetMembership()
    static let folder = "Modules/ClientList"

    /// Modules of a set, as `gen` writes them.
    init(
        _ names: [String] = ["ClientList", "Details"], set: String = "viper", _ values: [String: [String]] = [:],
        directories: [String: String] = [:], isInPackage: Bool = false
    ) throws {
        self.directories = directories
        let set = try Self.library.load(set)
        let blueprint = try set.blueprint("module")
        var facts = ProjectFacts()
        facts.project = "App"
        facts.directories = directories
        if isInPackage { (facts.packageTarget, facts.hasOwnBundle) = ("App", true) }
        facts.header = .template(try Template("", name: "header"))
        let parameters = try ParameterValues(values, for: set, blueprint: blueprint, project: facts)
        let scaffold = try Scaffold(set: set, blueprint: blueprint, values: parameters, facts: facts)
        for file in try scaffold.render(names.map { try ModuleName($0) }).flatMap(\.files) {
            files[file.path] = String(decoding: file.contents, as: UTF8.self)
        }
    }

    /// The modules ClientList and Details of the set `viper`, which the rules' examples change.
    static let sample = (try? ExampleProject()) ?? ExampleProject(files: [:])

    init(files: [String: String]) {
        self.files = files
    }

    static let library = SetLibrary(folders: [], on: PosixFileSystem())

    /// The names of the built-in sets.
    static let sets = (try? library.all().map(\.name)) ?? []

    /// The path of a file that an example names: below the module, but for tests.
    static func path(_ file: String) -> String {
        if file.hasPrefix("Tests/") { return file }
        var parts = folder.split(separator: "/").map(String.init)
        for part in file.split(separator: "/").map(String.init) {
            if part == ".." { parts.removeLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }

    /// The project as it is checked, with the built-in sets. It lies in the folder `/project`.
    func checker(usualSet: String? = nil, threads: Int = 1, forFixing: Bool = false) throws -> ProjectChecker {
        try checker(on: fileSystem(), usualSet: usualSet, threads: threads, forFixing: forFixing)
    }

    /// The same, on a file system that holds the project.
    func checker(
        on fileSystem: any FileSystem, usualSet: String? = nil, threads: Int = 1, forFixing: Bool = false
    ) -> ProjectChecker {
        let names = Self.sets.compactMap(SetNames.init(ofBuiltIn:))
        let sets = SetCatalog(names, own: Set(usualSet.map { [$0] } ?? [])) { set in
            try #require(Convention.packed(ofBuiltIn: set))
        }
        let project = CheckedProject(
            root: "/project", usualSet: usualSet, directories: directories, productModule: "App",
            targetMembership: { [membership] _ in membership })
        return ProjectChecker(project, sets: sets, on: fileSystem, threads: threads, forFixing: forFixing)
    }

    /// A file system with nothing but the project.
    func fileSystem() throws -> MemoryFileSystem { try MemoryFileSystem(files: files, in: "/project") }

    /// What is found in the modules, by folder and name.
    func check() throws -> [ModuleReport] { try checker().check().reports }

    /// What is found, by path and place.
    func violations() throws -> [Violation] { try checker().check().violations }

    /// What a rule finds in the modules ClientList, by file and place.
    func reported(_ rule: RuleIdentifier) throws -> [Violation] {
        try violations().filter { $0.rule == rule && $0.module == "ClientList" }.sorted { $0.place < $1.place }
    }

    /// Where a rule finds something in the modules ClientList, each place once.
    func places(of rule: RuleIdentifier) throws -> [String] { Set(try reported(rule).map(\.place)).sorted() }

    /// Changes a line of a file, from 1.
    mutating func editLine(_ line: Int, of path: String, _ change: (String) -> String) {
        var lines = (files[path] ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines[line - 1] = change(lines[line - 1])
        files[path] = lines.joined(separator: "\n")
    }

    /// The project with an example's change made to it.
    func applying(_ change: RuleExample.Change) throws -> ExampleProject {
        var project = self
        switch change {
        case .none: break
        case .add(let file, let text): project.files[Self.path(file)] = text
        case .addAll(let files): for (file, text) in files { project.files[Self.path(file)] = text }
        case .remove(let file): try project.take(Self.path(file))
        case .move(let file, let place): project.files[Self.path(place)] = try project.take(Self.path(file))
        case .untarget(let file): project.membership.untargeted[Self.path(file)] = "App.xcodeproj"
        case .list(let file):
            project.membership.gone.append(
                .init(path: Self.path(file), target: "App", xcodeProject: "App.xcodeproj"))
        case .replace(let file, let old, let new): try project.replace(old, with: new, in: Self.path(file))
        }
        return project
    }

    /// Removes a file that is there, and returns its text.
    @discardableResult
    mutating func take(_ path: String) throws -> String {
        let text = files.removeValue(forKey: path)
        return try #require(text, "\(path) is there")
    }

    /// Replaces a text that stands once in a file.
    mutating func replace(_ old: String, with new: String, in path: String) throws {
        let text = try #require(files[path], "\(path) is there")
        try #require(text.ranges(of: old).count == 1, "'\(old)' stands once in \(path):\n\(text)")
        files[path] = text.replacing(old, with: new)
    }
}

extension Violation {
    var place: String { "\(path):\(line):\(column)" }

    /// Whether it is about a place in a text, and not about the file as a whole.
    var isInText: Bool { line > 1 || column > 1 }
}
