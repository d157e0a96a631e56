import Conventions
import TestSupport
import Testing

/// A violation that most modules share.
struct SharedViolationsTests {
    private static func project(importing count: Int, of all: Int) throws -> ExampleProject {
        var project = try ExampleProject((0..<all).map { "Screen\($0)x" })
        for number in 0..<count {
            let path = "Modules/Screen\(number)x/Interactor/Screen\(number)xInteractor.swift"
            project.files[path] = "import UIKit\nlet model = UIDevice.current.model\n" + (project.files[path] ?? "")
        }
        return project
    }

    @Test(arguments: [(8, 8, 1), (5, 8, 1), (4, 8, 4), (7, 7, 7)])
    func `is told once`(_ count: Int, _ all: Int, _ told: Int) throws {
        let found = try Self.project(importing: count, of: all).violations().filter { $0.rule == .forbiddenImport }
        #expect(found.count == told)
        #expect(found.allSatisfy { $0.message.hasSuffix("; \(count) of \(all) modules are like this") } == (told == 1))
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
}
