import Mustache
import Testing

@Suite struct CaseFormTagTests {
    @Test(arguments: [
        ("{{name.snake}}", "client_list"), ("{{name.plural.camel}}", "clientLists"),
        ("{{entity.name.kebab}}", "sales-order"), ("{{#names}}{{.camel}} {{/names}}", "oneTwo threeFour "),
        ("{{#names}}{{.plural.upper}} {{/names}}", "ONETWOS THREEFOURS "), ("{{entity.plural}}", "own"),
        ("{{#entity}}{{.name}}{{/entity}}", "SalesOrder"), ("{{#name.lower}}{{.}}{{/name.lower}}", "clientlist"),
    ])
    func `a case form stands at the end of a dotted name`(_ template: String, _ expected: String) throws {
        let data: Value = [
            "name": "ClientList", "names": ["OneTwo", "ThreeFour"],
            "entity": ["name": "SalesOrder", "plural": "own"],
        ]
        #expect(try render(template, data) == expected)
    }

    @Test func `only a string has forms`() {
        let error = failure("{{number.snake}}", ["number": 1])
        #expect(error?.kind == .unknownVariable(name: "number.snake", known: ["number"]))
    }
}
