import Foundation
import Conventions
import Testing

/// The examples of the rules: what they show is found, where they say, and nothing else is.
struct RuleExampleTests {
    @Test(arguments: Rule.all.map(\.identifier))
    func examplesAreTrue(identifier: String) throws {
        let rule = try #require(Rule.all.first { $0.identifier == identifier })
        #expect(rule.examples.contains { !$0.reports.isEmpty })
        #expect(rule.examples.contains { $0.reports.isEmpty })
        for example in rule.examples {
            let project = try ExampleProject().applying(example.change)
            let found = project.violations.filter { $0.rule == identifier && $0.module == "ClientList" }
                .map { "\($0.path):\($0.line)" }
            let expected = example.reports.map { ExampleProject.path($0) }
            #expect(Set(found) == Set(expected), "\(identifier): \(example.title): \(found)")
        }
    }

    @Test func generatedModulesAreClean() throws {
        #expect(try ExampleProject().violations.map { "\($0.path):\($0.line): \($0.rule): \($0.message)" } == [])
    }
}

extension ExampleProject {
    /// The project with a change made to it.
    func applying(_ change: RuleExample.Change) throws -> ExampleProject {
        var project = self
        switch change {
        case .none: break
        case .add(let file, let text): project.files[Self.path(file)] = text
        case .addAll(let files): for (file, text) in files { project.files[Self.path(file)] = text }
        case .remove(let file):
            #expect(project.files.keys.contains(Self.path(file)))
            project.files[Self.path(file)] = nil
        case .move(let file, let place):
            let text = try #require(project.files[Self.path(file)] as String?)
            project.files[Self.path(file)] = nil
            project.files[Self.path(place)] = text
        case .replace(let file, let old, let new):
            let text = try #require(project.files[Self.path(file)])
            let parts = text.components(separatedBy: old)
            try #require(parts.count == 2, "'\(old)' stands once in \(file): \(parts.count - 1)\n\(text)")
            project.files[Self.path(file)] = parts.joined(separator: new)
        }
        return project
    }
}
