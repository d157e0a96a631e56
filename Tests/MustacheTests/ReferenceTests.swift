import Mustache
import Testing

@Suite struct ReferenceTests {
    @Test func `every tag that names something is a reference`() throws {
        let source = """
            é{{a}} {{{b.c}}} {{& d }}
            {{! no }}{{=<% %>=}}<%={{ }}=%>
            {{#list}}
              {{name}}{{^flag}}{{#inner}}{{.}}{{/inner}}{{/flag}}
            {{/list}}
            {{> p }}{{> * dynamic}}{{<base}}{{$body}}{{x}}{{/body}}{{/base}}{{<*other}}{{/*other}}
            """
        #expect(
            try Template(source, name: "main").references == [
                Reference(kind: .variable, name: "a", line: 1, column: 3, sections: []),
                Reference(kind: .unescaped, name: "b.c", line: 1, column: 9, sections: []),
                Reference(kind: .unescaped, name: "d", line: 1, column: 19, sections: []),
                Reference(kind: .section, name: "list", line: 3, column: 1, sections: []),
                Reference(kind: .variable, name: "name", line: 4, column: 3, sections: ["list"]),
                Reference(kind: .inverted, name: "flag", line: 4, column: 11, sections: ["list"]),
                Reference(kind: .section, name: "inner", line: 4, column: 20, sections: ["list"]),
                Reference(kind: .variable, name: ".", line: 4, column: 30, sections: ["list", "inner"]),
                Reference(kind: .partial, name: "p", line: 6, column: 1, sections: []),
                Reference(kind: .dynamicPartial, name: "dynamic", line: 6, column: 9, sections: []),
                Reference(kind: .parent, name: "base", line: 6, column: 24, sections: []),
                Reference(kind: .block, name: "body", line: 6, column: 33, sections: []),
                Reference(kind: .variable, name: "x", line: 6, column: 42, sections: []),
                Reference(kind: .dynamicParent, name: "other", line: 6, column: 65, sections: []),
            ]
        )
    }
}
