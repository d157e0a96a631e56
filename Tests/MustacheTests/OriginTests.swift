import Mustache
import Testing

/// Where what is rendered comes from.
@Suite struct OriginTests {
    private static let partials = [
        "p": "one\n  {{a}}!\nlast £\n", "outer": "{{#list}}\n  {{>p}}\n{{/list}}\n",
        "parent": "({{$block}}none{{/block}})\n",
    ]

    private func place(of text: String, in source: String) throws -> String {
        let template = try Template(source, name: "main")
        let data: Value = ["a": "AB", "list": [1, 2], "no": false]
        func partial(_ name: String) throws(TemplateError) -> Template? {
            guard let text = Self.partials[name] else { return nil }
            return try Template(text, name: name)
        }
        let rendered = try template.render(data, partials: partial, options: RenderOptions(escaping: .none))
        let start = try #require(rendered.indices.first { rendered[$0...].starts(with: text.utf8) })
        let call = template.origin(
            ofByte: start, in: data, partials: partial, options: RenderOptions(escaping: .none))
        return call.map { "\($0.template):\($0.line):\($0.column)" } ?? "nowhere"
    }

    @Test(arguments: [
        ("x", "x", "main:1:1"), ("ab x", "x", "main:1:4"), ("ab\ncd\n  x", "x", "main:3:3"),
        ("{{a}}x", "x", "main:1:6"), ("é{{a}}\n é x", "x", "main:2:5"),
        // A tag stands for what it brings.
        ("  {{a}}", "AB", "main:1:3"), ("  {{a}}", "B", "main:1:3"),
        ("{{#a}}\n  x\n{{/a}}\n", "x", "main:2:3"), ("{{! no }}\n{{^no}}\ny\nx\n{{/no}}\n", "x", "main:4:1"),
        ("{{#list}}\n{{.}}x\n{{/list}}\n", "2x", "main:2:1"), ("{{=<% %>=}}\n<%a%> x", "x", "main:2:7"),
        // A partial keeps its own lines and columns, however it is indented.
        ("{{>p}}", "one", "p:1:1"), ("{{>p}}", "!", "p:2:8"), ("\n    {{>p}}\nx", "!", "p:2:8"),
        ("\n    {{>p}}\nx", "£", "p:3:6"), ("\n    {{>p}}\nx", "x", "main:3:1"), ("{{>outer}}", "last", "p:3:1"),
        ("{{<parent}}{{$block}}\n  y\n  x{{/block}}{{/parent}}", "x", "main:3:3"),
        ("{{>parent}}", "none", "parent:1:12"),
    ])
    func `a byte has the place of what brings it`(_ source: String, _ text: String, _ expected: String) throws {
        #expect(try place(of: text, in: source) == expected)
    }

    @Test func `what is not rendered is nowhere`() throws {
        let template = try Template("ab", name: "main")
        let options = RenderOptions()
        #expect(template.origin(ofByte: 1, in: .null, partials: { _ in nil }, options: options)?.column == 2)
        #expect(template.origin(ofByte: 2, in: .null, partials: { _ in nil }, options: options) == nil)
        let strict = try Template("ab{{nope}}", name: "main")
        #expect(strict.origin(ofByte: 5, in: .null, partials: { _ in nil }, options: options) == nil)
    }
}
