import Mustache
import Testing
import Text

@Suite struct StrictTests {
    private let data: Value = [
        "name": "Orders", "nothing": nil, "entity": ["id": 1, "title": "t"], "items": [["type": "Int"]],
    ]
    private let root = ["entity", "items", "name", "nothing"]

    @Test(arguments: ["{{nam}}", "{{{nam}}}", "{{&nam}}", "{{#nam}}{{/nam}}", "{{^nam}}{{/nam}}", "{{>*nam}}"])
    func `an unknown name is an error in every tag`(_ template: String) {
        let error = failure(template, data)
        #expect(error?.kind == .unknownVariable(name: "nam", known: root))
        #expect(error?.location == .init(template: "main", line: 1, column: 1, text: template))
        #expect(error?.chain == [])
    }

    @Test(arguments: [
        ("{{entity.idd}}", ["entity.id", "entity.title"]),
        ("{{entity.id.x}}", []),
        ("{{nothing.x}}", []),
        ("{{entit.id}}", []),
        ("{{name.snak}}", CaseForm.allCases.map { "name." + $0.rawValue }.sorted()),
    ])
    func `each part of a dotted name must be known`(_ template: String, _ siblings: [String]) {
        let name = String(template.dropFirst(2).dropLast(2))
        #expect(failure(template, data)?.kind == .unknownVariable(name: name, known: siblings + root))
    }

    @Test func `all names in scope are known`() {
        let error = failure("{{#items}}\n  {{typ}}\n{{/items}}", data)
        let known = ["-first", "-index", "-last", "entity", "items", "name", "nothing", "type"]
        #expect(error?.kind == .unknownVariable(name: "typ", known: known))
        #expect(error?.location == .init(template: "main", line: 2, column: 3, text: "  {{typ}}"))
    }

    @Test func `a value that is null is known`() throws {
        #expect(try render("<{{nothing}}{{#nothing}}x{{/nothing}}{{^nothing}}none{{/nothing}}>", data) == "<none>")
    }

    @Test(arguments: ["{{>missing}}", "{{<missing}}{{/missing}}"])
    func `an unknown partial is an error`(_ template: String) {
        let error = failure("ä\r\nä" + template + "\r\n", data)
        #expect(error?.kind == .unknownPartial(name: "missing"))
        #expect(error?.location == .init(template: "main", line: 2, column: 3, text: "ä" + template))
    }

    @Test func `a dynamic name that names nothing is an error`() {
        #expect(failure("{{>*name}}", data)?.kind == .unknownPartial(name: "Orders"))
        #expect(failure("{{>*nothing}}", data)?.kind == .unknownPartial(name: "*nothing"))
    }

    @Test(arguments: [
        "{{x}}", "{{x.y}}", "{{name.x}}", "{{#x}}.{{/x}}", "{{>x}}", "{{>*x}}", "{{<x}}{{/x}}", "{{-first}}",
    ])
    func `the unknown is nothing where rendering is lenient`(_ template: String) throws {
        #expect(try render("<\(template)>", data, options: RenderOptions(strict: false)) == "<>")
    }

    @Test func `the chain tells the partials that led there`() {
        let partials = [
            "outer": "\n {{>inner}}", "inner": "a {{<layout}}{{/layout}}", "layout": "\n\n{{$body}}{{nam}}{{/body}}",
        ]
        let error = failure("x\n{{>outer}}", data, partials: partials)
        #expect(error?.location == .init(template: "layout", line: 3, column: 10, text: "{{$body}}{{nam}}{{/body}}"))
        #expect(
            error?.chain == [
                .init(template: "main", line: 2, column: 1), .init(template: "outer", line: 2, column: 2),
                .init(template: "inner", line: 1, column: 3),
            ]
        )
    }

    @Test func `an error in what overrides a block is placed where it is written`() {
        let error = failure(
            "{{<layout}}\n{{$body}}\n  {{nam}}\n{{/body}}\n{{/layout}}", data,
            partials: ["layout": "{{$body}}{{/body}}"])
        #expect(error?.location == .init(template: "main", line: 3, column: 3, text: "  {{nam}}"))
        #expect(error?.chain == [.init(template: "main", line: 1, column: 1)])
    }

    @Test func `a partial that cannot be parsed says who wanted it`() {
        let error = failure("x {{>bad}}", data, partials: ["bad": "\n{{#a}}"])
        #expect(error?.kind == .unclosedSection(name: "a"))
        #expect(error?.location == .init(template: "bad", line: 2, column: 1, text: "{{#a}}"))
        #expect(error?.chain == [.init(template: "main", line: 1, column: 3)])
    }
}
