import Mustache
import Testing

@Suite struct LoopTests {
    private let data: Value = [
        "inputs": [["name": "id", "type": "Int"], ["name": "title", "type": "String"]],
        "rows": [["cells": ["a", "b"]], ["cells": ["c"]]], "none": [],
    ]

    @Test(arguments: [
        ("{{#inputs}}{{name}}: {{type}}{{^-last}}, {{/-last}}{{/inputs}}", "id: Int, title: String"),
        ("{{#inputs}}{{#-first}}({{/-first}}{{-index}}{{#-last}}){{/-last}}{{/inputs}}", "(01)"),
        ("{{#inputs}}{{-first}} {{-last}} {{/inputs}}", "true false false true "),
        ("{{#rows}}{{#cells}}{{-index}}{{.}}{{/cells}}{{-index}};{{/rows}}", "0a1b0;0c1;"),
        ("{{#rows}}{{#cells}}{{#-first}}{{.}}{{/-first}}{{/cells}}{{/rows}}", "ac"),
        ("{{#inputs}}{{#name}}{{-index}}{{/name}}{{/inputs}}", "01"),
        ("{{#none}}{{-index}}{{/none}}{{^none}}empty{{/none}}", "empty"),
    ])
    func `loop names answer for the innermost loop`(_ template: String, _ expected: String) throws {
        #expect(try render(template, data) == expected)
    }

    @Test func `a truth value leaves the item current`() throws {
        let data: Value = ["items": ["a", "b"], "isOn": true]
        #expect(try render("{{#items}}{{#isOn}}{{.}}{{/isOn}}{{/items}}", data) == "ab")
    }

    @Test func `outside of a loop, its names are names like others`() throws {
        #expect(try render("{{-first}}", ["-first": "own"]) == "own")
        #expect(failure("{{-last}}", ["a": 1])?.kind == .unknownVariable(name: "-last", known: ["a"]))
    }

    @Test(
        arguments: [
            (nil, false), (false, false), ([], false), ("", false), (0, false), (.number("-0.00"), false),
            (.number("0e7"), false), (true, true), ([nil], true), (" ", true), (1, true), (.number("0.01"), true),
            (.number("1e0"), true), ([:], true), (.lambda(Lambda { _ in "" }), true),
        ] as [(Value, Bool)])
    func `emptiness and zero are falsy`(_ value: Value, _ isTruthy: Bool) throws {
        #expect(value.isTruthy == isTruthy)
        #expect(try render("{{^x}}falsy{{/x}}", ["x": value]) == (isTruthy ? "" : "falsy"))
    }

    @Test(
        arguments: [
            (nil, ""), (true, "true"), (false, "false"), (.number("1.10"), "1.10"), (2.5, "2.5"), ("a\("b")", "ab"),
            ([1, 2], ""), (["a": 1], ""),
        ] as [(Value, String)])
    func `a variable is written as its text`(_ value: Value, _ expected: String) throws {
        #expect(try render("{{x}}", ["x": value]) == expected)
    }
}
