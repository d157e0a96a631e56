import Conventions
import Testing

/// The examples of the rules: what they show is found, where they say, and nothing else is.
struct RuleExampleTests {
    @Test func identifiersAreThoseOfTheRules() {
        #expect(Rule.identifiers == Rule.all.map(\.identifier))
    }

    @Test(arguments: Rule.all.map(\.identifier))
    func `what an example shows is found at its place`(identifier: String) throws {
        let rule = try Self.rule(identifier)
        #expect(rule.examples.contains { !$0.reports.isEmpty })
        #expect(rule.examples.contains { $0.reports.isEmpty })
        for example in rule.examples {
            let project = try ExampleProject.sample.applying(example.change)
            #expect(project.places(of: identifier) == Self.places(example), "\(identifier): \(example.title)")
        }
    }

    @Test func `generated modules are clean`() {
        #expect(ExampleProject.sample.violations.map { "\($0.path):\($0.line): \($0.rule): \($0.message)" } == [])
    }

    @Test(arguments: Rule.all.map(\.identifier), Quotation.allCases)
    func `what stands in comments and strings is nobody's fault`(identifier: String, quotation: Quotation) throws {
        for example in try Self.rule(identifier).examples {
            guard let project = try quotation.project(quoting: example) else { continue }
            #expect(project.places(of: identifier) == [], "\(identifier): \(example.title)")
        }
    }

    @Test(arguments: Rule.all.map(\.identifier))
    func `columns count bytes, and the others UTF-16`(identifier: String) throws {
        for example in try Self.rule(identifier).examples {
            let plain = try ExampleProject.sample.applying(example.change)
            let before = plain.reported(identifier)
            var project = plain
            for violation in before where violation.isInText {
                let comment = violation.path.hasSuffix(".swift") ? "/* 👩‍💻é */ " : "<!-- 👩‍💻é --> "
                project.editLine(violation.line, of: violation.path) { "\(comment)\n\(comment)\($0)" }
            }
            let after = project.reported(identifier)
            let lines = before.map { $0.line + ($0.isInText ? 1 : 0) }
            #expect(after.map(\.line) == lines, "\(identifier): \(example.title)")
            for (new, old) in zip(after, before) where old.isInText {
                let comment = new.path.hasSuffix(".swift") ? "/* 👩‍💻é */ " : "<!-- 👩‍💻é --> "
                #expect(new.column == old.column + comment.utf8.count)
                #expect(new.column16 == old.column16 + comment.utf16.count)
            }
        }
    }

    @Test(arguments: Rule.all.map(\.identifier))
    func `line ends of Windows change no place`(identifier: String) throws {
        for example in try Self.rule(identifier).examples {
            var project = try ExampleProject.sample.applying(example.change)
            for (path, text) in project.files { project.files[path] = text.replacing("\n", with: "\r\n") }
            #expect(project.places(of: identifier) == Self.places(example), "\(identifier): \(example.title)")
        }
    }

    @Test(arguments: Rule.all.map(\.identifier), [true, false])
    func `a comment silences a rule on its line and the next`(identifier: String, isAbove: Bool) throws {
        for example in try Self.rule(identifier).examples {
            var project = try ExampleProject.sample.applying(example.change)
            // Only Swift text that is there has comments.
            let before = project.reported(identifier)
            guard before.allSatisfy({ $0.path.hasSuffix(".swift") && project.files[$0.path] != nil }) else { continue }
            let comment = "// vipergen:disable \(identifier) it is meant so"
            for violation in before {
                project.editLine(violation.line, of: violation.path) {
                    isAbove ? "\(comment)\n\($0)" : "\($0) \(comment)"
                }
            }
            #expect(project.places(of: identifier) == [], "\(identifier): \(example.title)")
            #expect(project.check().flatMap(\.idleSuppressions) == [], "\(identifier): \(example.title)")
        }
    }

    private static func rule(_ identifier: String) throws -> Rule {
        try #require(Rule.all.first { $0.identifier == identifier })
    }

    private static func places(_ example: RuleExample) -> [String] {
        example.reports.map { ExampleProject.path($0) }.sorted()
    }
}
