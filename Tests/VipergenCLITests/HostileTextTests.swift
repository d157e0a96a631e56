import Platform
import TestSupport
import Testing
import Text

/// Names and texts of others that try to be more than that, on a terminal or in the log of a service.
@Suite struct HostileTextTests {
    private static let hostile = "x\u{1B}]0;t\u{7}\u{9B}2J\n::error title=a::b\u{202E}\u{7F}##[error]\r\u{2028}z"
    /// The same in a text of JSON.
    private static let json = hostile.unicodeScalars.map { scalar in
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()

    /// A project in which every name and text that can be hostile is.
    private func session() throws -> Session {
        let session = try Session(modulesOn: .memory)
        let (text, json) = (Self.hostile, Self.json)
        try session.sandbox.file(
            "Templates/house/template.json",
            """
            {summary: '\(json)', discussion: '\(json)', version: '\(json)', parameters: {
              view: {type: 'choice', choices: ['a', '\(json)'], default: 'a', help: '\(json)'},
              word: {help: '\(json)', default: '\(json)'}, must: {help: '\(json)', required: true}},
             blueprints: {module: {summary: '\(json)', edits: [
              {file: 'App.swift', type: 'App', insert: 'let a = 1 // \(json)'}]}}}
            """)
        try session.sandbox.file("Templates/house/module/Modules/{{name}}/{{name}}.swift.mustache", "a\(text){{nam}}")
        for name in ["evil\(text)", "::error::a"] {
            try session.sandbox.file(
                "Templates/\(name)/template.json", "{summary: '\(json)', parameters: {a: {help: '\(json)'}}}")
            try session.sandbox.file("Templates/\(name)/module/\(text)/\(text).swift", "let a = 1")
            try session.sandbox.file("Templates/\(name)/\(text)/\(text)/{{name}}.swift.mustache", text)
        }
        for folder in ["Modules/ClientList/View", "Modules/\(text)", "::error::x", "Modules/ClientList/\(text)"] {
            for name in [text, "::warning::a"] {
                try session.sandbox.file(
                    "\(folder)/\(name).swift", "import UIKit // vipergen:disable \(text)\n// {{\(text)}} \(text)\n")
            }
        }
        for role in ["Presenter", "Interactor", "ViewController"] {
            try session.sandbox.file("::error::m/Abc\(text)/Abc\(text)\(role).swift", "class \(text)\(role) {}")
        }
        try session.edit(Session.presenter, "weak var view", "/* \(text) */ var view")
        try session.sandbox.file("bad\(text).mustache", "a\(text)\n\t\(text) {{ä\(text)}}")
        try session.sandbox.file("data\(text).json", "{a: '\(json)'}")
        return session
    }

    private func expectHarmless(
        _ text: String, allowingCommands: Bool = false, _ line: [String],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let found = text.unicodeScalars.filter { $0.isHazard && $0 != "\n" && $0 != "\t" }
        #expect(found.isEmpty, "\(line): \(escaped(text, keeping: "\n"))", sourceLocation: sourceLocation)
        guard !allowingCommands else { return }
        let commands = text.split(separator: "\n").filter { $0.drop(while: \.isWhitespace).hasPrefix("::") }
        #expect(commands.isEmpty, "\(line)", sourceLocation: sourceLocation)
        #expect(!text.contains("##["), "\(line)", sourceLocation: sourceLocation)
    }

    private static let commands: [[String]] = [
        ["template", "list"], ["template", "show", "house"], ["template", "show", "::error::a"],
        ["template", "show", "evil\(hostile)"], ["template", "show", "broken\(hostile)"], ["check", "broken"],
        ["template", "list", "--templates", "broken"],
        ["template", "lint", "house"], ["template", "lint", "evil\(hostile)"], ["template", "lint", hostile],
        ["template", "extract", "Modules/ClientList", "--name", "made", "--dry-run", "--diff"],
        ["template", "extract", "Modules/\(hostile)", "--name", "made"], ["template", "new", hostile],
        ["gen", "A", "house", "--dry-run"], ["gen", "A", "house", "--must", "a", "--verbose"],
        ["gen", "A", "house", "--help"], ["gen", "A", "evil\(hostile)"], ["gen", "A", "::error::a", "--diff"],
        ["gen", hostile], ["gen", "A", hostile],
        ["gen", "ClientList", "viper", "--diff", "--on-conflict", "overwrite"],
        ["gen", "A", "house", "--must", hostile], ["gen", "--\(hostile)"],
        ["check"], ["check", "--strict", "--verbose"], ["check", hostile], ["check", "::error::m"],
        ["check", "--fix", "--diff", "--dry-run"], ["check", "--write-baseline"], ["check", "--baseline", hostile],
        ["check", "--write-baseline", "--baseline", hostile], ["check", "--changed-since", hostile],
        ["inspect", "Modules"], ["inspect", "::error::x"], ["inspect", hostile],
        ["render", "bad\(hostile).mustache", "--data", "data\(hostile).json"], ["render", hostile],
        ["rules", hostile], ["init", "--dry-run", "--diff", "--author", hostile], ["init", "--modules", hostile],
        ["__complete", "sets"], ["__complete", "gen-options", "gen", "A", "house"], ["completions", hostile], [hostile],
    ]

    @Test(arguments: commands)
    func `nothing but text reaches a terminal or a log`(_ words: [String]) throws {
        let session = try session()
        if words.contains(where: { $0.hasPrefix("broken") }) {
            try session.sandbox.file("Templates/broken\(Self.hostile)/template.json", "{'\(Self.json)': 1}")
        }
        for isTerminal in [false, true] {
            session.isTerminal = isTerminal
            session.variables["NO_COLOR"] = "1"
            expectHarmless(session.run(words).transcript, words)
            expectHarmless(session.run(words, answers: ["d", hostileAnswer, "q"]).transcript, words)
        }
        expectHarmless(session.run(words + ["--format", "json"]).transcript, words)
    }

    private var hostileAnswer: String { Self.hostile.replacing("\n", with: " ") }

    @Test(arguments: ["json", "sarif", "github", "junit"])
    func `nothing but text is in a report`(_ format: String) throws {
        let session = try session()
        let isGitHub = format == "github"
        for words in [["check"], ["check", "--strict", "Modules"], ["check", "--fix", "--dry-run", "--diff"]] {
            let outcome = session.run(words + ["--format", format])
            expectHarmless(outcome.transcript, allowingCommands: isGitHub, words)
            // A path that cannot be written ends --fix.
            #expect(!outcome.output.isEmpty || words.contains("--fix"))
            guard isGitHub else { continue }
            for line in outcome.lines where line.hasPrefix("::") {
                #expect(
                    line.contains(/^::(error|warning|notice) (file=[^:,]+,line=\d+,col=\d+,)?title=[a-z -]+::/),
                    "\(line)")
            }
        }
    }

    @Test func `the summary of a step has no markup of a name`() throws {
        let session = try Session()
        for number in 0..<12 {
            let name = "M\(number)<img src=x>|`[a](b)"
            for role in ["Presenter", "Interactor", "ViewController"] {
                try session.sandbox.file(
                    "Modules/M\(number)/\(name)/M\(number)\(role).swift", "class M\(number)X\(number) {}\n// {{x}}")
            }
        }
        session.variables["GITHUB_STEP_SUMMARY"] = session.sandbox.outside + "/summary.md"
        session.run("check --format github")
        let summary = try session.sandbox.text("../outside/summary.md")
        #expect(summary.contains("&lt;img src=x&gt;\\|\\`\\[a\\](b)"), "\(summary)")
        #expect(!summary.contains("<"))
    }

    @Test func `a rendered text is written as it is, but not to a terminal`() throws {
        let session = try Session()
        try session.sandbox.file("a.mustache", "\u{1B}[1m::x")
        #expect(session.run("render a.mustache").output == "\u{1B}[1m::x")
        session.isTerminal = true
        #expect(session.run("render a.mustache").output == "\\u{1B}[1m::x")
    }
}
