import Conventions
import FileChanges
import TestSupport
import Testing

/// What a front end asks for: some modules, without what is known, and fixed.
struct ProjectCheckerTests {
    private static let presenter = "Modules/ClientList/Presenter/ClientListPresenter.swift"
    private static let router = "Modules/ClientList/Router/ClientListRouter.swift"

    @Test(
        arguments: [
            (CheckScope(), ["ClientList", "Details"]), (CheckScope(paths: [""]), ["ClientList", "Details"]),
            (CheckScope(paths: ["Modules"]), ["ClientList", "Details"]),
            (CheckScope(paths: ["Modules/Details"]), ["Details"]), (CheckScope(paths: [presenter]), ["ClientList"]),
            (CheckScope(paths: ["Modules/Detail"]), []), (CheckScope(changes: []), []),
            (CheckScope(changes: [presenter]), ["ClientList"]),
            (CheckScope(changes: ["Modules/Details/Gone.swift"]), ["Details"]),
            (CheckScope(changes: ["Tests/DetailsRouterTests.swift"]), ["Details"]),
            (CheckScope(changes: ["App/AppDelegate.swift"]), []),
            (CheckScope(paths: ["Modules/Details"], changes: [presenter]), []),
        ] as [(CheckScope, [String])])
    func `a scope chooses modules`(scope: CheckScope, modules: [String]) throws {
        let result = try ExampleProject.sample.checker().check(scope)
        #expect(result.reports.map(\.module) == modules)
        #expect(result.moduleCount == modules.count)
    }

    @Test func `what a baseline knows is not reported, and what it knows in vain is stale`() throws {
        var project = ExampleProject.sample
        try project.replace("weak var view", with: "var view", in: Self.presenter)
        let found = try project.checker().check()
        #expect(found.violations.map(\.rule) == [.weakReference])
        let known = Baseline(of: found, replacing: nil, path: "known.json")
        let read = try Baseline(json: Array(known.json.utf8), path: "known.json")
        #expect(try project.checker().check(baseline: read).violations == [])
        let clean = try ExampleProject.sample.checker().check(baseline: read)
        #expect(clean.staleEntries.map(\.symbol) == ["ClientListPresenter.view"])
        #expect(clean.baseline?.path == "known.json")
        // Of a module that was left out nothing is known.
        let others = try ExampleProject.sample.checker().check(CheckScope(paths: ["Modules/Details"]), baseline: read)
        #expect(others.staleEntries == [])
        #expect(Baseline(of: others, replacing: read, path: "").json == known.json)
    }

    private static let misspelledRouter = "Modules/ClientList/View/ClientListRuter.swift"

    /// The sample with a type and its file misspelled, wherever they are named, and the file in a wrong folder.
    private static func misspelled() throws -> ExampleProject {
        var project = ExampleProject.sample
        project.files = project.files.mapValues { $0.replacing(/\bClientListRouter\b/, with: "ClientListRuter") }
        project.files[misspelledRouter] = try project.take(router)
        return project
    }

    @Test(arguments: [true, false])
    func `fixing goes on until nothing is left to fix, in tests too`(isForFixing: Bool) throws {
        let fileSystem = try Self.misspelled().fileSystem()
        var rounds: [[RuleIdentifier]] = []
        let checker = ExampleProject.sample.checker(on: fileSystem, forFixing: isForFixing)
        let result = try checker.fix { rounds.append($0.violations.map(\.rule)) }
        #expect(rounds == [[.typeName], [.misplacedFile]])
        #expect(result.violations == [])
        #expect(!result.isRefused)
        for (path, text) in ExampleProject.sample.files {
            #expect(try fileSystem.read("/project/" + path) == Array(text.utf8), "\(path)")
        }
        #expect(try fileSystem.entry(at: "/project/" + Self.misspelledRouter) == nil)
    }

    @Test func `a preview takes the same rounds, writes nothing and tells what would be left`() throws {
        var project = try Self.misspelled()
        try project.replace("init() { }", with: "init() { <#code#> }", in: Self.misspelledRouter)
        let fileSystem = try project.fileSystem()
        var rounds: [[RuleIdentifier]] = []
        let preview = PreviewFileSystem(fileSystem)
        let result = try project.checker(on: preview).fix(in: preview) {
            rounds.append($0.violations.map(\.rule))
            #expect($0.committed == nil)
        }
        #expect(rounds == [[.typeName], [.misplacedFile]])
        #expect(result.violations.map(\.rule) == [.placeholder])
        for (path, text) in project.files {
            #expect(try fileSystem.read("/project/" + path) == Array(text.utf8), "\(path)")
        }
    }
}
