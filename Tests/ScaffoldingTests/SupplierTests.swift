import Scaffolding
import TemplateSets
import Testing

/// Which of a module's own properties are handed to what it names.
extension ReferringTests {
    @Test func `a list says who can give it a value`() throws {
        let manifest = Self.manifest.replacing(
            "scope: { type: 'list', of: 'property', supplied: true }",
            with: "scope: { type: 'list', of: 'property', supplied: true, suppliedBy: ['input', 'none'] }"
        )
        .replacing(
            "event: {",
            with: "cache: { type: 'list', of: 'property', supplied: true, suppliedBy: ['cache'] },\n    event: {"
        )
        .replacing("['input', 'event'", with: "['input', 'cache', 'event'")
        let files = [
            "module/M/{{name}}Cache.swift.mustache": """
            struct {{name}}Cache {
            {{#cache}}
                let {{name}}: {{type}}
            {{/cache}}
            }

            """
        ]
        let project = [
            "E/Client.swift": Self.client.replacing("}\n", with: "    static func all(agentId: Int) { }\n}\n"),
            "M/DetailsCache.swift": "struct DetailsCache {\n    let limit: Int\n}\n",
        ]
        let scope = ["entity": ["Client"], "cache": ["agentId:Int"]]
        #expect(throws: ParameterError.self) { try render(project, scope, manifest: manifest, files: files) }
        let cache = ["opens": ["Details"], "input": ["limit:Int"]]
        #expect(throws: ParameterError.self) { try render(project, cache, manifest: manifest, files: files) }
        let both = ["entity": ["Client"], "opens": ["Details"], "input": ["agentId:Int"], "cache": ["limit:Int"]]
        #expect(
            try render(project, both, manifest: manifest, files: files).text.hasPrefix("Client by name of agentId|"))
    }
}
