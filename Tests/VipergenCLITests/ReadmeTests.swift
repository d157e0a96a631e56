import Foundation
import Testing

/// What the README shows is what happens.
@Suite struct ReadmeTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The contents of the README's blocks of a kind, in order.
    private static func blocks(_ kind: String) throws -> [String] {
        let text = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        return text.components(separatedBy: "\n```\(kind)\n").dropFirst()
            .map { $0.components(separatedBy: "\n```")[0] }
    }

    @Test func `every command prints what is shown`() throws {
        let session = try Session()
        var shown = ""
        var printed = ""
        for block in try Self.blocks("console") {
            for line in block.split(separator: "\n", omittingEmptySubsequences: false) {
                shown += line + "\n"
                guard line.hasPrefix("$ ") else { continue }
                printed += line + "\n"
                let words = line.split(separator: " ").dropFirst().map(String.init)
                switch words[0] {
                case "cat": printed += try session.sandbox.text(words[1])
                case "vipergen":
                    let outcome = session.run(Array(words.dropFirst()))
                    #expect(outcome.code == 0, "\(line): \(outcome)")
                    printed += outcome.transcript
                default: Issue.record("the README shows \(line)")
                }
            }
        }
        #expect(printed == shown)
        #expect(try session.files().contains("Modules/Settings/Profile/View/ProfileViewController.xib"))
    }

    @Test func `the configuration is one that works`() throws {
        let session = try Session()
        try session.sandbox.file(".vipergen.json", try #require(try Self.blocks("json").first))
        let outcome = session.run("gen ClientList")
        #expect(outcome.code == 0, "\(outcome)")
        let builder = try session.sandbox.text("My App/Screens/ClientList/ClientListModuleBuilder.swift")
        #expect(builder.hasPrefix("// ClientListModuleBuilder.swift, part of My App\n"))
        let tests = try session.sandbox.text("My AppTests/Screens/ClientList/ClientListModuleBuilderTests.swift")
        #expect(tests.contains("import Testing"))
    }

    @Test func `the make targets exist`() throws {
        let makefile = try String(contentsOf: Self.root.appending(path: "Makefile"), encoding: .utf8)
        let text = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
        let targets = Set(text.matches(of: /(?m)(?:^|`)make ([a-z]+)/).map { String($0.1) })
        #expect(targets.isSuperset(of: ["demo", "test", "install", "uninstall", "bench"]))
        for target in targets { #expect(makefile.contains("\n\(target):"), "\(target)") }
    }

    @Test func `every command of the reference is there`() throws {
        let session = try Session()
        let text = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
        let help = session.run("--help").output
        for command in text.matches(of: /\| `vipergen ([a-z]+)/).map({ String($0.1) }) {
            #expect(help.contains("\n  \(command) "), "\(command)")
        }
    }
}
