@testable import Conventions
import TestSupport
import Testing

/// A violation that most modules share.
struct SharedViolationsTests {
    /// Some modules whose interactors import UIKit, for what is given.
    private static func project(
        importing count: Int, of all: Int, for use: String = "let model = UIDevice.current.model\n"
    ) throws -> ExampleProject {
        var project = try ExampleProject((0..<all).map { "Screen\($0)x" })
        for number in 0..<count {
            let path = "Modules/Screen\(number)x/Interactor/Screen\(number)xInteractor.swift"
            project.files[path] = "import UIKit\n" + use + (project.files[path] ?? "")
        }
        return project
    }

    @Test(arguments: [(8, 8, 1), (5, 8, 1), (4, 8, 4), (7, 7, 7), (16, 36, 1)])
    func `is told once`(_ count: Int, _ all: Int, _ told: Int) throws {
        let found = try Self.project(importing: count, of: all).violations().filter { $0.rule == .forbiddenImport }
        #expect(found.count == told)
        #expect(found.allSatisfy { $0.message.hasSuffix("; \(count) of \(all) modules are like this") } == (told == 1))
    }

    @Test func `is told of a file that is built, and of what most use`() throws {
        var project = try Self.project(importing: 8, of: 8)
        for number in [1, 3] {
            let path = "Modules/Screen\(number)x/Interactor/Screen\(number)xInteractor.swift"
            try project.replace("UIDevice.current.model", with: "UIScreen.main", in: path)
        }
        let path = "Modules/Screen0x/Interactor/Screen0xInteractor.swift"
        project.membership.untargeted[path] = "App.xcodeproj"
        let found = try project.violations().filter { $0.rule == .forbiddenImport }
        #expect(found.map(\.module) == ["Screen2x"])
        #expect(found[0].message.hasSuffix("; 8 of 8 modules are like this, by other names, too"))
    }

    @Test(arguments: [(3, 3, 1), (2, 2, 2), (3, 4, 3)])
    func `a few modules that are all called alike are told once`(_ count: Int, _ all: Int, _ told: Int) throws {
        var files: [String: String] = [:]
        for (number, name) in ["Ape", "Bee", "Cow", "Dog"].prefix(all).enumerated() {
            for role in ["Presenter", "Router", "Interactor"] {
                files["App/\(name)/\(name)\(role).swift"] = "class \(name)\(role) {}\n"
            }
            files["App/\(name)/\(name)View.swift"] = "class \(name)View\(number < count ? "Controller" : "") {}\n"
        }
        #expect(try ExampleProject(files: files).violations().filter { $0.rule == .fileName }.count == told)
    }

    @Test(arguments: [(3, 3, 1), (2, 2, 2), (3, 4, 3)])
    func `a role that all misspell alike is told once, and fixed everywhere`(_ count: Int, _ all: Int, _ told: Int)
        throws
    {
        var files: [String: String] = [:]
        for (number, name) in ["Ape", "Bee", "Cow", "Dog"].prefix(all).enumerated() {
            let roles = ["Router", "Interactor", number < count ? "Presentor" : "Presenter"]
            for role in roles { files["App/\(name)/\(name)\(role).swift"] = "class \(name)\(role) {}\n" }
        }
        let project = ExampleProject(files: files)
        let found = try project.violations().filter { $0.rule == .typeName }
        #expect(found.count == told)
        #expect(found.reduce(0) { $0 + $1.fixCount } == count)
        #expect(found.allSatisfy { $0.message.hasSuffix("; \(count) of \(all) modules are like this") } == (told == 1))
        #expect(try expectFixed(project, "\(count) of \(all)") == [])
    }

    @Test func `is told where it matters most`() throws {
        var files: [String: String] = [:]
        for (number, name) in ["Ape", "Bee", "Cow", "Dog", "Eel", "Fox", "Gnu", "Hen"].enumerated() {
            files["App/\(name)/\(name)Presenter.swift"] =
                "import UIKit\nclass \(name)Presenter { var a: \(number == 5 ? "UIView" : "UIImage")? }\n"
            files["App/\(name)/\(name)Router.swift"] = "class \(name)Router {}\n"
        }
        let found = try ExampleProject(files: files).violations().filter { $0.rule == .forbiddenImport }
        #expect(found.map(\.module) == ["Fox"] && found.map(\.severity) == [.error])
        #expect(found.allSatisfy { $0.message.hasSuffix("; 8 of 8 modules are like this") })
    }

    @Test(arguments: [(8, 8, 1), (5, 8, 1), (4, 8, 4), (7, 7, 7), (16, 36, 1)])
    func `of an import is told once, and fixed everywhere`(_ count: Int, _ all: Int, _ told: Int) throws {
        let project = try Self.project(importing: count, of: all, for: "")
        let found = try project.checker().check()
        #expect(found.violations.map(\.rule) == Array(repeating: .unusedImport, count: told))
        #expect(found.violations.reduce(0) { $0 + $1.fixCount } == count)
        #expect(
            found.violations.allSatisfy {
                $0.message.hasSuffix("; \(count) of \(all) modules are like this") == (told == 1)
            })
        #expect(try expectFixed(project, "\(count) of \(all)") == [])
    }

    @Test func `of an import stands in a baseline for each module, and a new one is told`() throws {
        var project = try Self.project(importing: 6, of: 8, for: "")
        let known = Baseline(of: try project.checker().check(), replacing: nil, path: "")
        #expect(try project.checker().check(baseline: known).violations == [])
        project = try Self.project(importing: 7, of: 8, for: "")
        #expect(try project.checker().check(baseline: known).violations.map(\.module) == ["Screen6x"])
        project = try Self.project(importing: 5, of: 8, for: "")
        let left = try project.checker().check(baseline: known)
        #expect(left.violations == [] && left.staleEntries.map(\.module) == ["Screen5x"])
    }

    @Test func `is told of each module that is asked for`() throws {
        let checker = try Self.project(importing: 8, of: 8).checker()
        let paths = ["Modules/Screen1x", "Modules/Screen2x"]
        #expect(try checker.check(CheckScope(paths: paths)).violations.count == 2)
    }

    @Test func `leaves no entry of a baseline stale`() throws {
        let checker = try Self.project(importing: 8, of: 8).checker()
        let each = (0..<8).map { CheckScope(paths: ["Modules/Screen\($0)x"]) }
        let known = try each.reduce(nil as Baseline?) { known, scope in
            Baseline(of: try checker.check(scope), replacing: known, path: "")
        }
        let result = try checker.check(baseline: known)
        #expect(result.violations == [] && result.staleEntries == [])
        let once = Baseline(of: try checker.check(), replacing: nil, path: "")
        #expect(try checker.check(baseline: once).violations == [])
    }

    /// Its module can fix it; to the other one it is the property of a class elsewhere.
    @Test func `what two modules find of one property is told once`() throws {
        var files = [
            "Discs/DiscsRemote.swift": """
            protocol DiscOutput: AnyObject {}
            protocol DiscInput: AnyObject { var output: DiscOutput? { get set } }
            class DiscsRemote: DiscInput {
                var output: DiscOutput?
            }

            """
        ]
        for module in ["Artists", "Discs"] {
            files["\(module)/\(module)Interactor.swift"] =
                "class \(module)Interactor: DiscOutput {\n    var remote: DiscInput?\n}\n"
            files["\(module)/\(module)Presenter.swift"] =
                "class \(module)Presenter {\n    var interactor: \(module)Interactor?\n}\n"
            files["\(module)/\(module)WireFrame.swift"] = """
                class \(module)WireFrame {
                    static func make() -> \(module)Presenter {
                        let presenter = \(module)Presenter(), interactor = \(module)Interactor()
                        let remote = DiscsRemote()
                        presenter.interactor = interactor
                        interactor.remote = remote
                        remote.output = interactor
                        return presenter
                    }
                }

                """
        }
        let project = ExampleProject(files: files)
        let found = try project.violations().filter { $0.rule == .weakReference }
        #expect(found.map(\.module) == ["Discs"] && found.allSatisfy(\.isFixable), "\(found.map(\.message))")
        let fileSystem = try project.fileSystem()
        let fixed = try project.checker(on: fileSystem, forFixing: true).fix { _ in }
        #expect(fixed.violations.count { $0.rule == .weakReference } == 0)
    }

    /// Files that are called `MRFeedView.swift` and declare a `FeedViewController`.
    @Test(arguments: [("MR", 1), ("", 8)])
    func `a house's prefix in the names of files is no part of what modules are called`(_ prefix: String, _ told: Int)
        throws
    {
        var files: [String: String] = [:]
        for (number, name) in ["Ape", "Bee", "Cow", "Dog", "Eel", "Fox", "Gnu", "Hen"].enumerated() {
            let module = (prefix.isEmpty ? String(repeating: "N", count: number + 2) : prefix) + name
            for role in ["Presenter", "Router", "Interactor"] {
                files["App/\(module)/\(module)\(role).swift"] = "class \(name)\(role) {}\n"
            }
            files["App/\(module)/\(module)View.swift"] = "class \(name)ViewController {}\n"
        }
        let found = try ExampleProject(files: files).violations().filter { $0.rule == .fileName }
        #expect(Set(found.map(\.module)).count == told, "\(found.map(\.message))")
    }
}
