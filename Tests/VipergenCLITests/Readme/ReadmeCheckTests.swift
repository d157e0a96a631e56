import Foundation
import Testing

/// What the README says of `check` and of what runs it is so.
@Suite struct ReadmeCheckTests {
    private static let presenter = "Modules/ClientList/Presenter/ClientListPresenter.swift"
    private static let weak = "    weak var view: ClientListViewController?"
    private static let strong = "    var view: ClientListViewController?"

    /// A project in which the presenter of ClientList owns its view.
    private func brokenProject() throws -> Session {
        let session = try Session()
        session.run("gen ClientList viper --quiet")
        try session.replace(Self.weak, with: Self.strong, in: Self.presenter)
        try #require(session.run("check").code == 1)
        return session
    }

    @Test func `the table lists the rules`() throws {
        struct List: Decodable {
            struct Rule: Decodable {
                var rule, summary, severity: String
                var needsSet, fixable: Bool
            }
            var rules: [Rule]
        }
        let list = try JSONDecoder().decode(List.self, from: Data(Session().run("rules --format json").output.utf8))
        let rows = list.rules.map { rule in
            let columns =
                ["`\(rule.rule)`", rule.summary, rule.severity]
                + [rule.needsSet ? "yes" : "", rule.fixable ? "yes" : ""]
            return "| \(columns.joined(separator: " | ")) |\n"
        }
        #expect(rows.count > 20)
        #expect(try Readme.text().contains("|---|---|---|---|---|\n" + rows.joined() + "\n"), "\(rows.joined())")
    }

    @Test func `the comment lets its line pass`() throws {
        let session = try brokenProject()
        try session.replace(Self.strong, with: try #require(Readme.blocks("swift").first), in: Self.presenter)
        #expect(session.run("check").code == 0)
        try session.replace(Self.strong, with: Self.weak, in: Self.presenter)
        #expect(session.run("check").output.contains("unused suppression"))
    }

    @Test func `the configuration is one that works`() throws {
        let session = try brokenProject()
        try session.sandbox.file("Legacy/Old/OldPresenter.swift", "class OldPresenter { let x = <#x#> }")
        try session.sandbox.file("Legacy/Old/OldInteractor.swift", "class OldInteractor {}")
        session.run("gen Settings/Profile viper --quiet")
        try session.sandbox.fileSystem.remove(
            session.sandbox.path("Tests/ClientList/Router/ClientListRouterTests.swift"))
        #expect(session.run("check").output.contains("[placeholder]"))
        #expect(session.run("check").output.contains("[missing-test]"))
        try session.sandbox.folder("Tools")
        try session.sandbox.file(".vipergen.json", try #require(try Readme.blocks("json5").last))
        #expect(session.run("check --write-baseline").code == 0)
        #expect(try session.sandbox.text("Tools/known.json").contains("weak-reference"))
        let outcome = session.run("check --strict")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.errors.hasPrefix("2 modules"))
        try session.sandbox.fileSystem.remove(
            session.sandbox.path("Modules/Settings/Profile/Router/ProfileRouter.swift"))
        #expect(session.run("check").output.contains("[missing-file]"))
    }

    @Test func `the conventions are ones that work`() throws {
        let session = try Session()
        session.run("template new house --quiet")
        let block = try #require(try Readme.blocks("json5").first)
        try session.replace("  parameters: [", with: block + "\n\n  parameters: [", in: "Templates/house/template.json")
        #expect(session.run("template lint Templates/house").code == 0)
        session.run("gen ClientList house --quiet")
        #expect(session.run("check --strict").code == 0)
        let presenter = "Modules/ClientList/ClientListPresenter.swift"
        try session.replace("import Foundation\n", with: "import CoreData\nimport Foundation\n", in: presenter)
        try session.replace(
            "    weak var view",
            with: "    var builder: ClientListBuilder?\n    var delegate: AnyObject?\n    weak var view",
            in: presenter)
        let found = session.run("check").output
        for rule in ["unused-import", "layer-reference", "weak-reference"] {
            #expect(found.contains("[\(rule)]"), "\(rule): \(found)")
        }
    }

    @Test func `what runs check exists under the names that are shown`() throws {
        let text = try Readme.text()
        let yaml = try Readme.blocks("yaml").joined()
        #expect(yaml.contains("- uses: vipergen/vipergen/.github/actions/check@v1\n"))
        #expect(yaml.contains("  - id: vipergen-check"))
        #expect(try Readme.text(".pre-commit-hooks.yaml").hasPrefix("- id: vipergen-check\n"))
        let action = try Readme.text(".github/actions/check/action.yml")
        for input in ["path", "project", "strict", "baseline", "changed-since", "args", "version"] {
            #expect(action.contains("\n  \(input):\n"), "\(input)")
            #expect(text.contains("`\(input)`"), "\(input)")
        }
        let package = try Readme.text("Package.swift")
        for product in ["VipergenCheck", "VipergenCheckCommand"] {
            #expect(package.contains(".plugin(name: \"\(product)\", targets: ["), "\(product)")
            #expect(text.contains("`\(product)`"), "\(product)")
        }
    }

    @Test func `every option that is named is one of check`() throws {
        let help = try Session().run("check --help").output
        let text = try Readme.text()
        let chapter = try #require(
            text.components(separatedBy: "\n## Check\n").last?.components(separatedBy: "\n## ")[0])
        let named = chapter.matches(of: /vipergen check[^`\n]*?(--[a-z-]+)|`(--[a-z-]+)/)
        let options = Set(named.map { String($0.1 ?? $0.2 ?? "") })
        #expect(options.count > 6)
        for option in options where option != "--allow-writing-to-package-directory" {
            #expect(help.contains(option), "\(option)")
        }
    }
}
