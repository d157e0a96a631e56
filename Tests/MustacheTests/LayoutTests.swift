import Mustache
import Testing

@Suite struct LayoutTests {
    private let data: Value = ["yes": true, "no": false, "list": ["a", "b"], "x": "X", "lines": "1\n2"]

    @Test(arguments: [
        "a\n{{#yes}}\nb\n{{/yes}}\nc\n", "a\n  {{#yes}}  \nb\n\t{{/yes}}\t\nc\n", "a\n{{! c }}\nb\nc\n",
        "a\n{{! one\n two }}\nb\nc\n", "a\n{{^no}}\nb\n{{/no}}\nc\n", "a\n{{=<% %>=}}\nb\nc\n",
        "a\n{{$block}}\nb\n{{/block}}\nc\n", "a\nb\n{{$block}}{{/block}}\nc\n", "a\nb\n  {{>empty}}\nc\n",
        "a\nb\n{{<empty}}{{/empty}}\nc\n", "a\nb\n{{<empty}}\n  text\n{{/empty}}\nc\n",
        "a\nb\n{{<empty}}{{$x}}y{{/x}}{{/empty}}\nc\n", "a\nb\nc\n{{#no}}\n{{/no}}",
    ])
    func `standalone tags leave no blank line`(_ template: String) throws {
        #expect(try render(template, data, partials: ["empty": ""]) == "a\nb\nc\n")
        let windows = template.replacing("\n", with: "\r\n")
        #expect(try render(windows, data, partials: ["empty": ""]) == "a\r\nb\r\nc\r\n")
    }

    @Test(arguments: [
        ("  {{>p}}\n.", "a\nb\n", "  a\n  b\n."),
        ("  {{>p}}\n.", "a\n\nb\n", "  a\n\n  b\n."),
        ("  {{>p}}\n.", "a\r\n\r\nb\r\n", "  a\r\n\r\n  b\r\n."),
        ("  {{>p}}\n", "{{lines}}\n{{x}}\n", "  1\n2\n  X\n"),
        ("  {{>p}}\n", "{{#list}}\n{{.}}\n{{/list}}\n", "  a\n  b\n"),
        ("  {{>p}}\n", "{{#list}}{{.}}{{/list}}\n", "  ab\n"),
        ("  {{>p}}\n", "{{#list}}\n{{.}},{{/list}}\n", "  a,  b,\n"),
        ("  {{>p}}\n", "{{!c}}a\n b {{!c}}\n", "  a\n   b \n"),
        ("  {{>p}}\n", " {{>q}}\na {{>q}}\n", "   1\n   2\n  a 1\n2\n\n"),
        ("\t{{>p}}\n", "{{$b}}\n d\n{{/b}}\n{{$c}}d{{/c}}\n", "\t d\n\td\n"),
        ("{{#yes}}\n  {{>p}}\n{{/yes}}\n", "a", "  a"),
    ])
    func `a standalone partial is indented`(_ template: String, _ partial: String, _ expected: String) throws {
        #expect(try render(template, data, partials: ["p": partial, "q": "1\n2\n"]) == expected)
    }

    @Test(arguments: [
        // A block with lines of its own indents what overrides it like its default content, or like itself.
        ("{\n  {{$b}}\n  {{/b}}\n}\n", "{\n  one\n    two\n}\n"),
        ("{\n{{$b}}\n    d\n{{/b}}\n}\n", "{\n    one\n      two\n}\n"),
        ("{\n  {{$b}}{{/b}}\n}\n", "{\n  one\n    two\n}\n"),
        ("{\r\n  {{$b}}{{/b}}\r\n}\r\n", "{\r\n  one\n    two\n}\r\n"),
        // One within a line does not.
        ("{ {{$b}}d{{/b}} }", "{ one\n  two\n }"),
    ])
    func `what overrides a block is indented like the block`(_ parent: String, _ expected: String) throws {
        for child in [
            "{{<p}}{{$b}}\none\n  two\n{{/b}}{{/p}}",
            "{{<p}}\n      {{$b}}\n      one\n        two\n      {{/b}}\n{{/p}}\n",
            "{{<p}}\n  {{$b}}\n{{#yes}}\n    one\n{{/yes}}\n      {{two}}\n  {{/b}}\n{{/p}}\n",
        ] {
            let data: Value = ["yes": true, "two": "two"]
            #expect(try render(child, data, partials: ["p": parent]) == expected)
        }
    }

    @Test func `a block keeps its line break whatever overrides it`() throws {
        let parent = "{\n  {{$b}}\n  d\n  {{/b}}\n}\n"
        #expect(try render("{{<p}}{{$b}}one{{/b}}{{/p}}", data, partials: ["p": parent]) == "{\n  one\n}\n")
        #expect(try render("{{<p}}{{$b}}{{/b}}{{/p}}", data, partials: ["p": parent]) == "{\n}\n")
        #expect(try render("{{<p}}{{$b}}{{#no}}x{{/no}}{{/b}}{{/p}}", data, partials: ["p": parent]) == "{\n}\n")
    }

    @Test func `an argument keeps its blanks`() throws {
        #expect(try render("{{<p}}{{$b}} {{/b}}{{/p}}", data, partials: ["p": "[{{$b}},{{/b}}]"]) == "[ ]")
    }

    @Test func `a block within an argument is overridden from outside`() throws {
        let partials = ["layout": "[{{$body}}{{/body}}]", "panel": "({{$body}}d{{/body}})"]
        let template =
            "{{<layout}}{{$body}}{{<panel}}{{$body}}hi{{/body}}{{/panel}}{{$body}}own{{/body}}{{/body}}{{/layout}}"
        #expect(try render(template, data, partials: partials) == "[(hi)own]")
    }

    @Test func `a parent may have a dynamic name`() throws {
        let template = "{{<*x}}{{$b}}y{{/b}}{{/*x}}{{< * x }}{{/ * x }}"
        #expect(try render(template, data, partials: ["X": "<{{$b}}d{{/b}}>"]) == "<y><d>")
    }

    @Test func `of two arguments of one name, the last counts`() throws {
        #expect(try render("{{<p}}{{$b}}1{{/b}}{{$b}}2{{/b}}{{/p}}", data, partials: ["p": "{{$b}}{{/b}}"]) == "2")
    }
}
