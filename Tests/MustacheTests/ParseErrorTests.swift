import Mustache
import Testing

@Suite struct ParseErrorTests {
    @Test(
        arguments: [
            ("a\n {{#x}}b", .unclosedSection(name: "x"), 2, 2, " {{#x}}b"),
            ("{{^x}}", .unclosedSection(name: "x"), 1, 1, "{{^x}}"),
            ("{{$x}}", .unclosedSection(name: "x"), 1, 1, "{{$x}}"),
            ("{{<x}}", .unclosedSection(name: "x"), 1, 1, "{{<x}}"),
            ("{{<*x}}", .unclosedSection(name: "x"), 1, 1, "{{<*x}}"),
            ("{{#a}}{{#b}}{{/b}}", .unclosedSection(name: "a"), 1, 1, "{{#a}}{{#b}}{{/b}}"),
            ("a\r\nb{{/x}}\r\nc", .unopenedSection(name: "x"), 2, 2, "b{{/x}}"),
            ("{{#a}}{{/b}}", .mismatchedSection(expected: "a", found: "b"), 1, 7, "{{#a}}{{/b}}"),
            ("{{#a}}{{#b}}{{/a}}", .mismatchedSection(expected: "b", found: "a"), 1, 13, "{{#a}}{{#b}}{{/a}}"),
            ("ä\nä{{x", .unclosedTag, 2, 3, "ä{{x"),
            ("{{", .unclosedTag, 1, 1, "{{"),
            ("{{{x}}", .unclosedTag, 1, 1, "{{{x}}"),
            ("{{! x", .unclosedTag, 1, 1, "{{! x"),
            ("\n\n{{}}", .emptyTag, 3, 1, "{{}}"),
            ("{{ }}", .emptyTag, 1, 1, "{{ }}"),
            ("{{#}}", .emptyTag, 1, 1, "{{#}}"),
            ("{{>*}}", .emptyTag, 1, 1, "{{>*}}"),
            ("{{{}}}", .emptyTag, 1, 1, "{{{}}}"),
            ("a {{=<%=}}", .badDelimiter, 1, 3, "a {{=<%=}}"),
            ("{{=}}", .badDelimiter, 1, 1, "{{=}}"),
            ("{{= =}}", .badDelimiter, 1, 1, "{{= =}}"),
            ("{{=a b c=}}", .badDelimiter, 1, 1, "{{=a b c=}}"),
            ("{{=a= b=}}", .badDelimiter, 1, 1, "{{=a= b=}}"),
            ("{{=<% %>}}", .badDelimiter, 1, 1, "{{=<% %>}}"),
        ] as [(String, TemplateError.Kind, Int, Int, String)])
    func `an error is placed at the tag`(
        _ source: String, _ kind: TemplateError.Kind, _ line: Int, _ column: Int, _ text: String
    ) {
        let error = failure(source, options: RenderOptions(strict: false))
        #expect(error?.kind == kind)
        #expect(error?.location == .init(template: "main", line: line, column: column, text: text))
    }

    @Test(
        arguments: [
            [0xFF], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
            [0xF0, 0x9F, 0x98], [0xE2, 0x82, 0x41],
        ] as [[UInt8]])
    func `invalid UTF-8 is placed at its first byte`(_ bytes: [UInt8]) {
        let error = #expect(throws: TemplateError.self) {
            try Template(Array("é\n€😀".utf8) + bytes, name: "main")
        }
        #expect(error?.kind == .invalidUTF8)
        #expect(error?.location.line == 2)
        #expect(error?.location.column == 8)
    }

    @Test func `every valid scalar is accepted`() throws {
        let text = "\u{0}\u{7F}\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFF}\u{10000}\u{10FFFF}"
        #expect(try render(text) == text)
    }
}
