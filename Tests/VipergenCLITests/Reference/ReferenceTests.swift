import Conventions
import Foundation
import JSON5
import TestSupport
import Testing

@testable import VipergenCLI

/// The reference is what the declarations say; `make record` writes it anew.
@Suite struct ReferenceTests {
    private static let catalog = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../\(Product.catalog)").standardizedFileURL

    /// The files of the catalog.
    private static func pages() throws -> [String: String] {
        [
            "vipergen.md": RootPage.text,
            "Configuration.md": KeyPages.configuration,
            "TemplateManifest.md": KeyPages.template,
            "TemplateSets.md": try SetsPage.text(),
            "Rules.md": try RulesPage.text(),
            "Schemas/configuration.schema.json": SchemaFile.configuration.text,
            "Schemas/template.schema.json": SchemaFile.template.text,
        ]
    }

    @Test func `the catalog says what is declared`() throws {
        let differences = try Recording.differences(of: try Self.pages(), from: Self.catalog)
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }

    @Test func `every help link of SARIF leads to a section`() throws {
        let session = try Session(modulesOn: .memory)
        let text = session.run("check --format sarif").output
        let links = text.matches(of: /"helpUri": "([^"]+)"/).map { String($0.1) }
        #expect(links.count == RuleIdentifier.allCases.count + CheckRemark.Kind.allCases.count)
        let anchors = Markdown.anchors(in: try RulesPage.text())
        for link in links {
            let parts = link.split(separator: "#")
            #expect(
                parts[0] == "https://github.com/vipergen/vipergen/blob/HEAD/Sources/vipergen/vipergen.docc/Rules.md")
            #expect(anchors.filter { $0 == parts[1] }.count == 1, "\(link)")
        }
    }

    @Test func `links within a page lead to its headings`() throws {
        for (path, text) in try Self.pages() where path.hasSuffix(".md") {
            let anchors = Set(Markdown.anchors(in: text))
            for link in text.matches(of: /\]\(#([^)]+)\)/) { #expect(anchors.contains(String(link.1)), "\(link.1)") }
        }
    }

    @Test func `the example of a configuration works`() throws {
        let session = try Session()
        try session.sandbox.file(".vipergen.json", KeyPages.example)
        try session.sandbox.file("Tools/known.json", #"{"version": 1, "violations": []}"#)
        try session.sandbox.folder("Tools/Templates")
        let outcome = session.run("gen ClientList")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(session.run("check").code == 0)
    }

    @Test func `the example of a manifest works`() throws {
        let session = try Session()
        try session.sandbox.file("Templates/house/template.json", KeyPages.manifestExample)
        for (path, text) in KeyPages.manifestFiles { try session.sandbox.file("Templates/house/" + path, text) }
        let lint = session.run("template lint Templates/house")
        #expect(lint.code == 0, "\(lint)")
        let outcome = session.run("gen ClientList house --view storyboard --cell Client --input id:Int")
        #expect(outcome.code == 0, "\(outcome)")
    }

    @Test(arguments: SchemaFile.allCases)
    func `the example of a key has the key's type`(_ file: SchemaFile) throws {
        for object in ObjectReference.all(in: file.declaration) {
            for key in object.keys.map(\.key) where key.name != Key.schema.name {
                let node = try Node(json5: Array(key.example.utf8))
                #expect(key.type.takes(node), "\(object.name): \(key.name): \(key.example)")
            }
        }
    }

    @Test func `the built-in sets say what is declared`() throws {
        let folder = Self.catalog.appending(path: "../../../Templates").standardizedFileURL
        let sets = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }
        #expect(sets.contains("viper"))
        for set in sets {
            let manifest = try Data(contentsOf: folder.appending(path: "\(set)/template.json"))
            let type = ValueType.object { SchemaFile.template.declaration }
            #expect(type.takes(try Node(json5: Array(manifest))), "\(set)")
        }
    }

    @Test func `the manual page has every key, rule and set`() throws {
        let page = try Session().run("__manual").output
        let keys = SchemaFile.allCases.flatMap { ObjectReference.all(in: $0.declaration) }.flatMap(\.keys)
        #expect(keys.count > 40)
        for key in keys { #expect(page.contains("\n\\fB\(key.key.name)\\fR\n"), "\(key.key.name)") }
        for rule in RuleIdentifier.allCases {
            #expect(page.contains(".SS \"\(rule.rawValue.replacing("-", with: "\\-"))\"\n"), "\(rule)")
        }
        #expect(page.contains(".SS \"viper\\-swiftui\"\n"))
    }

    @Test(arguments: [
        ("schema", SchemaFile.configuration), ("schema configuration", .configuration), ("schema template", .template),
    ])
    func `a schema is printed`(_ line: String, _ file: SchemaFile) throws {
        let outcome = try Session().run(line)
        #expect(outcome.code == 0)
        #expect(outcome.output == file.text)
        #expect(try Session().run("schema other").code == 64)
    }

    @Test func `the version is that of the newest release in the changelog`() throws {
        let changelog = try Readme.text(".github/CHANGELOG.md")
        let newest = try #require(changelog.firstMatch(of: /(?m)^## (\d+\.\d+\.\d+) - (\d{4}-\d\d-\d\d)$/))
        #expect(newest.1 == Product.version)
        #expect(newest.2 == Product.releaseDate)
    }
}

extension ValueType {
    /// Whether a value is of this type, or may be in a reader's eyes.
    fileprivate func takes(_ node: Node) -> Bool {
        switch (self, node.content) {
        case (.string, .string), (.bool, .bool), (.number, .number): true
        case (.choice(let values), .string(let text)): values.contains(text)
        case (.list(let item), .array(let items)): items.allSatisfy(item.takes)
        case (.object(let declaration), .object(let members)): declaration().takes(members)
        case (.map(let names, let value), .object(let members)):
            members.allSatisfy { names.known?().contains($0.key) ?? true && value.takes($0.value) }
        case (.named(by: _, let declaration), .object(let members)):
            members.allSatisfy { ValueType.object(declaration).takes($0.value) }
        case (.named(by: let name, let declaration), .array(let items)):
            items.allSatisfy { $0[name] != nil && ValueType.object(declaration).takes($0) }
        case (.oneOf(let types), _): types.contains { $0.takes(node) }
        default: false
        }
    }
}

extension ObjectDeclaration {
    fileprivate func takes(_ members: [Node.Member]) -> Bool {
        members.allSatisfy { member in
            allKeys.contains { $0.name == member.key && $0.type.takes(member.value) }
        } && keys.filter(\.isRequired).allSatisfy { key in members.contains { $0.key == key.name } }
    }
}
