import Mustache
import Testing

@Suite struct LambdaTests {
    private let bold: Value = .lambda(Lambda { "<b>\($0 ?? "none")</b>" })

    @Test func `a section gets its raw text without the lines of its tags`() throws {
        let template = "{{#bold}}\n  {{x}}\n{{/bold}}\n{{#bold}}{{{x}}}{{/bold}}"
        #expect(try render(template, ["bold": bold, "x": 1]) == "<b>  1\n</b><b>1</b>")
    }

    @Test func `a variable gets no text`() throws {
        #expect(
            try render("{{bold}} {{entity.bold}}", ["bold": bold, "entity": ["bold": bold]])
                == "<b>none</b> <b>none</b>")
    }

    @Test func `what a lambda returns is rendered in the current context`() throws {
        let lambda = Value.lambda(Lambda { _ in "{{name}}{{>p}}" })
        let data: Value = ["items": [["name": "a"], ["name": "b"]], "l": lambda]
        #expect(try render("{{#items}}{{#l}}{{/l}}{{/items}}", data, partials: ["p": "!{{-index}}"]) == "a!0b!1")
    }

    @Test func `an error in a lambda's text is placed there, and told with its tag`() {
        let error = failure("x\n {{l}}", ["l": .lambda(Lambda { _ in "\n{{nam}}" })])
        #expect(error?.kind == .unknownVariable(name: "nam", known: ["l"]))
        #expect(error?.location == .init(template: "l", line: 2, column: 1, text: "{{nam}}"))
        #expect(error?.chain == [.init(template: "main", line: 2, column: 2)])
        #expect(failure("{{l}}", ["l": .lambda(Lambda { _ in "{{#a}}" })])?.kind == .unclosedSection(name: "a"))
    }

    @Test func `a lambda that returns itself is bounded`() {
        #expect(failure("{{l}}", ["l": .lambda(Lambda { _ in "{{l}}" })])?.kind == .recursionTooDeep(maximum: 64))
    }
}
