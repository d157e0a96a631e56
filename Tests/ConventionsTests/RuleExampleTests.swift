@testable import Conventions
import Testing

/// The examples of the rules: what they show is found, where they say, and nothing else is.
struct RuleExampleTests {
    @Test func `a rule has the name under which it is found`() {
        #expect(Rule.all.map(\.identifier) == RuleIdentifier.allCases)
    }

    @Test(arguments: RuleIdentifier.allCases)
    func `what an example shows is found at its place`(rule: RuleIdentifier) throws {
        let examples = rule.rule.examples
        #expect(examples.contains { $0.isViolation })
        #expect(examples.contains { !$0.isViolation })
        for example in examples {
            let project = try ExampleProject.sample.applying(example.change)
            #expect(try project.places(of: rule) == example.reportedPlaces(), "\(rule.rawValue): \(example.title)")
        }
    }

    @Test func `generated modules are clean`() throws {
        #expect(
            try ExampleProject.sample.violations().map { "\($0.path):\($0.line): \($0.rule.rawValue): \($0.message)" }
                == [])
    }

    @Test(arguments: RuleIdentifier.allCases, Quotation.allCases)
    func `what stands in comments and strings is nobody's fault`(rule: RuleIdentifier, quotation: Quotation) throws {
        // What was left in is left in there, too.
        for example in rule == .placeholder ? [] : rule.rule.examples {
            guard let project = try quotation.project(quoting: example) else { continue }
            #expect(try project.places(of: rule) == [], "\(rule.rawValue): \(example.title)")
        }
    }

    @Test(arguments: RuleIdentifier.allCases)
    func `columns count bytes, and the others UTF-16`(rule: RuleIdentifier) throws {
        for example in rule.rule.examples {
            let plain = try ExampleProject.sample.applying(example.change)
            let before = try plain.reported(rule)
            var project = plain
            for violation in before where violation.isInText {
                let comment = violation.path.hasSuffix(".swift") ? "/* 👩‍💻é */ " : "<!-- 👩‍💻é --> "
                project.editLine(violation.line, of: violation.path) { "\(comment)\n\(comment)\($0)" }
            }
            let after = try project.reported(rule)
            let lines = before.map { $0.line + ($0.isInText ? 1 : 0) }
            #expect(after.map(\.line) == lines, "\(rule.rawValue): \(example.title)")
            for (new, old) in zip(after, before) where old.isInText {
                let comment = new.path.hasSuffix(".swift") ? "/* 👩‍💻é */ " : "<!-- 👩‍💻é --> "
                #expect(new.column == old.column + comment.utf8.count)
                #expect(new.column16 == old.column16 + comment.utf16.count)
            }
        }
    }

    @Test(arguments: RuleIdentifier.allCases)
    func `line ends of Windows change no place`(rule: RuleIdentifier) throws {
        for example in rule.rule.examples {
            var project = try ExampleProject.sample.applying(example.change)
            for (path, text) in project.files { project.files[path] = text.replacing("\n", with: "\r\n") }
            #expect(try project.places(of: rule) == example.reportedPlaces(), "\(rule.rawValue): \(example.title)")
        }
    }

    @Test(arguments: RuleIdentifier.allCases, [true, false])
    func `a comment suppresses a rule on its line and the next`(rule: RuleIdentifier, isAbove: Bool) throws {
        for example in rule.rule.examples {
            var project = try ExampleProject.sample.applying(example.change)
            // Only Swift text that is there has comments.
            let before = try project.reported(rule)
            guard before.allSatisfy({ $0.path.hasSuffix(".swift") && project.files[$0.path] != nil }) else { continue }
            // Behind a comment no other one can stand.
            guard isAbove || !example.isAboutComment else { continue }
            let comment = "// vipergen:disable \(rule.rawValue) it is meant so"
            for violation in before {
                project.editLine(violation.line, of: violation.path) {
                    isAbove ? "\(comment)\n\($0)" : "\($0) \(comment)"
                }
            }
            #expect(try project.places(of: rule) == [], "\(rule.rawValue): \(example.title)")
            #expect(try project.check().flatMap(\.unusedSuppressions) == [], "\(rule.rawValue): \(example.title)")
        }
    }
}
