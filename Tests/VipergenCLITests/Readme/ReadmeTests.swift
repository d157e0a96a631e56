import Foundation
import Testing

/// What the README shows is what happens.
@Suite struct ReadmeTests {
    @Test func `every command prints what is shown`() throws {
        let reader = try Session()
        var shown = ""
        var printed = ""
        for block in try Readme.blocks("console") {
            let session = block.hasPrefix("$ mkdir ") ? try Session() : reader
            for line in block.split(separator: "\n", omittingEmptySubsequences: false) {
                shown += line + "\n"
                guard line.hasPrefix("$ ") else { continue }
                printed += line + "\n"
                let words = Self.words(of: line.dropFirst(2))
                switch words[0] {
                case "mkdir": break
                case "cat": printed += try session.sandbox.text(words[1])
                case "perl": try substitute(line, in: session)
                case "vipergen":
                    let outcome = session.run(Array(words.dropFirst()))
                    let finds = outcome.transcript.contains(": error: ")
                    #expect(outcome.code == (finds ? 1 : 0), "\(line): \(outcome)")
                    printed += outcome.transcript.replacing(session.sandbox.root + "/", with: "")
                default: Issue.record("the README shows \(line)")
                }
            }
        }
        #expect(printed == shown)
        #expect(try reader.files().contains("Templates/ours/template.json"))
    }

    /// The words of a command line, what stands in single quotes being one.
    private static func words(of line: Substring) -> [String] {
        line.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
            index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
        }
    }

    /// Does what `perl -pi -e 's/OLD/NEW/' FILE` does.
    private func substitute(_ line: some StringProtocol, in session: Session) throws {
        let parts = try #require(String(line).wholeMatch(of: /\$ perl -pi -e 's\/([\w ]+)\/([\w ]*)\/' ([\w\/.]+)/))
        try session.replace(String(parts.1), with: String(parts.2), in: String(parts.3))
    }

    @Test func `the configuration is one that works`() throws {
        let session = try Session()
        try session.sandbox.file(".vipergen.json", try #require(try Readme.blocks("json5").last))
        let outcome = session.run("gen ClientList")
        #expect(outcome.code == 0, "\(outcome)")
        let builder = try session.sandbox.text("My App/Screens/ClientList/ClientListModuleBuilder.swift")
        #expect(builder.hasPrefix("// ClientListModuleBuilder.swift, part of My App\n"))
        let tests = try session.sandbox.text("My AppTests/Screens/ClientList/ClientListModuleBuilderTests.swift")
        #expect(tests.contains("import Testing"))
    }

    @Test func `the make targets exist`() throws {
        let makefile = try Readme.text("Makefile")
        let text = try Readme.text()
        let targets = Set(text.matches(of: /(?m)(?:^|`)make ([a-z]+)/).map { String($0.1) })
        #expect(targets.isSuperset(of: ["demo", "test", "install", "uninstall", "bench"]))
        for target in targets { #expect(makefile.contains("\n\(target):"), "\(target)") }
    }

    @Test func `every built-in set has its row`() throws {
        let table = try #require(try Readme.text().components(separatedBy: "\n## Template sets\n").last)
        let rows = table.split(separator: "\n").drop { !$0.hasPrefix("|---") }.dropFirst().prefix { $0.hasPrefix("|") }
        let sets = try rows.map { String(try #require($0.prefixMatch(of: /\| `([a-z-]+)` \|/)).1) }
        #expect(Set(sets).count == sets.count)
        let listed = try Session().run("template list").lines.map { String($0.prefix { $0 != " " }) }
        #expect(sets.sorted() == listed)
    }

    @Test func `every command of the reference is there`() throws {
        let session = try Session()
        let text = try Readme.text()
        let help = session.run("--help").output
        for command in text.matches(of: /\| `vipergen ([a-z]+)/).map({ String($0.1) }) {
            #expect(help.contains("\n  \(command) "), "\(command)")
        }
    }
}
