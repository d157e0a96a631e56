import Conventions
import FileChanges
import TestSupport
import Testing

@testable import VipergenCLI

/// The page about the rules. What it shows of a rule is what `check` says about the rule's own examples.
enum RulesPage {
    static func text() throws -> String {
        let rules = RuleIdentifier.allCases.map(\.rule)
        let rows = rules.map { rule in
            [
                "[`\(rule.identifier.rawValue)`](#\(rule.identifier.rawValue))", rule.summary, rule.severity.rawValue,
                rule.needsSet ? "yes" : "", rule.isFixable ? "yes" : "",
            ]
        }
        return """
            # Rules

            What `vipergen check` finds, why it matters, and an example of each rule.

            ## Overview

            A rule that needs a set looks only at modules that follow a template set. An error fails the run, a warning only with
            `--strict`. `vipergen check --fix` fixes violations of the rules marked so, where that is safe. `vipergen rules RULE`
            prints a rule's section in the terminal.

            \(Markdown.table(["Rule", "Finds", "Severity", "Needs a set", "`--fix`"], rows))
            The severity of a rule is set in `.vipergen.json`, for the whole project:

            \(Markdown.code("json5", #""rules": { "missing-test": "off", "unused-import": "error" }"#))
            A comment on the line of a violation, or on the line above, disables a rule there. Say why:

            \(Markdown.code("swift", "// vipergen:disable weak-reference The view is released by its owner.\nvar view: ClientListViewController?"))
            The examples change the module that `vipergen gen ClientList viper` writes.

            \(try rules.map(section).joined(separator: "\n"))
            \(remarks)
            """
    }

    private static func section(_ rule: Rule) throws -> String {
        let name = rule.identifier.rawValue
        var text = "## \(name)\n\n\(rule.summary). \(rule.rationale)\n\n"
        text += rule.severity == .error ? "An error" : "A warning"
        text += rule.needsSet ? "; needs a set" : ""
        text += rule.isFixable ? "; `--fix` fixes it.\n" : "; `--fix` cannot fix it.\n"
        for example in rule.examples where example.isViolation { text += try violation(example, of: rule) }
        for example in rule.examples where !example.isViolation {
            let change = try session(rule).apply(example.change)
            text += "\n**Not reported:** \(example.title).\n" + (change.isEmpty ? "" : "\n" + change)
        }
        let comment = "// vipergen:disable \(name)"
        return text
            + (rule.findsAbsentFiles
                ? "\nTo disable it for one file, write `\(comment) FILE.swift REASON` in any file of the module.\n"
                : "\nTo disable it in one place, write `\(comment) REASON` on or above the line.\n")
    }

    private static func violation(_ example: RuleExample, of rule: Rule) throws -> String {
        let session = try session(rule)
        var text = "\n**Reported:** \(example.title).\n\n" + (try session.apply(example.change))
        let found = session.found("check --quiet")
        try #require(!found.isEmpty, "\(rule.identifier) reports '\(example.title)'")
        text +=
            "\n"
            + Markdown.code("text", try found.map { $0 + "\n" + (try session.excerpt(of: $0)) }.joined(separator: "\n"))
        guard rule.isFixable else { return text }
        let fix = session.run("check --fix --dry-run --diff --quiet")
        let output = fix.output.replacing(session.sandbox.root + "/", with: "")
        guard output.hasPrefix("---") else { return text }
        let moves = output.matches(of: /(?m)^\+\+\+ b\/(.+)\n(?:[^-].*\n)*--- a\/(.+)\n\+\+\+ \/dev\/null$/)
        let shown =
            moves.isEmpty
            ? Markdown.code("diff", output)
            : moves.map { "`\($0.2)` is renamed to `\($0.1)`.\n" }.joined()
        return text + "\nFixed by `vipergen check --fix`:\n\n" + shown
    }

    /// A project with the sample modules in which no other rule is on.
    private static func session(_ rule: Rule) throws -> Session {
        let session = try Session(modulesOn: .memory)
        let others = RuleIdentifier.allCases.filter { $0 != rule.identifier }
        let rules = others.map { "'\($0.rawValue)': 'off'" }.joined(separator: ", ")
        try session.sandbox.file(".vipergen.json", "{rules: {\(rules)}}")
        return session
    }

    /// What is reported beside violations.
    private static var remarks: String {
        CheckRemark.Kind.allCases.map { kind in
            let weight =
                switch kind.level {
                case .warning: "This is a warning, and no rule: it fails a run with `--strict`."
                case .note: "This is a note, and no rule: it never fails a run."
                }
            return "## \(kind.rawValue)\n\n\(kind.summary). \(weight)\n"
        }
        .joined(separator: "\n")
    }
}

extension Session {
    /// Makes an example's change, and returns it as Markdown; empty where nothing is changed.
    fileprivate func apply(_ change: RuleExample.Change) throws -> String {
        switch change {
        case .none: return ""
        case .add(let file, let text): return try add([(file, text)])
        case .addAll(let files): return try add(files)
        case .remove(let file):
            try remove(path(file))
            return "`\(path(file))` is removed.\n"
        case .move(let file, let place):
            let text = try sandbox.text(path(file))
            try remove(path(file))
            try write(path(place), text)
            return "`\(path(file))` is moved to `\(path(place))`.\n"
        case .untarget(let file):
            try sandbox.file(Session.pbxproj, SampleProject.classic)
            _ = run("xcode add Modules Tests")
            _ = run("xcode remove \(path(file))")
            return "`\(path(file))` is in no target of the Xcode project.\n"
        case .list(let file):
            try sandbox.file(Session.pbxproj, SampleProject.classic)
            try write(path(file), "")
            _ = run("xcode add Modules Tests")
            try remove(path(file))
            return "`\(path(file))` is listed in the Xcode project and not on disk.\n"
        case .replace(let file, let old, let new):
            let before = try sandbox.text(path(file))
            try edit(path(file), old, new)
            let after = try sandbox.text(path(file))
            let diff = unifiedDiff(old: Array(before.utf8), new: Array(after.utf8), path: path(file))
            return Markdown.code("diff", diff)
        }
    }

    private func add(_ files: [(file: String, text: String)]) throws -> String {
        try files.map { file, text in
            try write(path(file), text)
            return "`\(path(file))` is added:\n\n" + Markdown.code("swift", text)
        }
        .joined(separator: "\n")
    }

    /// The path of a file that an example names: below the module, but for tests.
    private func path(_ file: String) -> String {
        if file.hasPrefix("Tests/") { return file }
        return file.hasPrefix("../") ? "Modules/" + file.dropFirst(3) : "Modules/ClientList/" + file
    }

    /// The line of which a report speaks, with a mark below the column; empty where it speaks of a whole file.
    fileprivate func excerpt(of report: String) throws -> String {
        let parts = report.split(separator: ":", maxSplits: 3)
        let (line, column) = (try #require(Int(parts[1])), try #require(Int(parts[2])))
        guard line > 1 || column > 1 || !parts[0].hasSuffix(".swift") else { return "" }
        let text = try sandbox.text(String(parts[0])).split(separator: "\n", omittingEmptySubsequences: false)[line - 1]
        return "\(text)\n\(String(repeating: " ", count: column - 1))^\n"
    }
}
