import Scaffolding
import Testing

/// What the linter finds in what stands in the manifest, and in what is declared.
extension LinterTests {
    @Test(arguments: [
        ("'A.swift', property: 'm', append: '{{name}}{{view}}'", []),
        ("'A.swift', property: 'm', append: '{{nam}}'", ["template.json:2:124 unknownVariable nam true"]),
        ("'{{x}}.swift', property: 'm', append: 'A'", ["template.json:2:90 unknownVariable x true"]),
        ("'A.swift', property: '{{x}}', append: 'A'", ["template.json:2:111 unknownVariable x true"]),
        ("'A.swift', type: '{{x}}', insert: 'let a = 1'", ["template.json:2:107 unknownVariable x true"]),
        ("'A.swift', type: 'A', function: '{{x}}', insert: 'A'", ["template.json:2:122 unknownVariable x true"]),
        ("'../A.swift', property: 'm', append: 'A'", ["template.json:2:90 badPath ../A.swift (--view xib)"]),
        (
            "'A.swift', property: 'm', append: '{{name}} A('",
            ["template.json:2:134 notSwift unbalanced A.swift (--view xib)"]
        ),
        (
            "'A.swift', type: 'A', insert: 'let let'",
            ["template.json:2:120 declaresNothing let let A.swift (--view xib)"]
        ),
        (
            "'A.swift', type: 'A', insert: '{{name}}'",
            ["template.json:2:120 declaresNothing Sample A.swift (--view xib)"]
        ),
        ("'A.swift', type: 'A', insert: 'struct {{name}} {}'", []),
        ("'A.swift', type: 'A', insert: '#make({{name}})'", []),
        ("'A.swift', type: 'A', insert: '@objc func a() {\\n}'", []), ("'A.swift', type: 'A', insert: 'case a'", []),
        ("'A.swift', type: 'A', insert: 'init() {}'", []),
    ])
    func `a change in a file that is there is looked at`(_ edit: String, _ expected: [String]) throws {
        let manifest = Self.manifest.replacing(
            ", files: {", with: ", blueprints: {module: {edits: [{file: \(edit)}]}}, files: {")
        #expect(try findings(manifest: manifest) == expected)
    }

    @Test func `what is wrong in the manifest has its place there`() throws {
        let manifest = """
            {
              parameters: {
                cell: {type: 'list', format: 'type-name'},
                p: {type: 'list', of: 'property'},
                view: {type: 'choice', choices: ['xib', 'code']},
                'some-word': {},
                start: {format: 'type-name', default: 'foo'},
                it: {refersTo: 'nowhere/entity'},
              },
              blueprints: {module: {sample: "a\\n\\"{{nam}}"}},
              files: {'module/M/{{cell}}.swift.mustache': {each: 'cell', sample: '{{#x}}'}, 'module/M/x.xib': {when: 'view == xib'}},
            }
            """
        #expect(
            try findings(manifest: manifest).filter { !$0.contains("unusedParameter") } == [
                "template.json:7:43 badDefault foo", "template.json:8:20 unknownReference nowhere/entity of it",
                "template.json:10:39 unknownVariable nam true", "template.json:11:71 template unclosedSection",
            ])
        let unused = manifest.replacing("{{#x}}", with: "").replacing(
            "'module/M/x.xib': {when: 'view == xib'}", with: "")
        let found = try findings(manifest: unused).filter { $0.contains("unusedParameter") }
        #expect(
            found
                == ["6:5 unusedParameter someWord", "7:5 unusedParameter start", "8:5 unusedParameter it"].map {
                    "template.json:\($0)"
                })
    }

    @Test(arguments: [
        ("struct {{name}} {}\n", ["declaredTwice Sample"]), ("struct {{name}}Row {}\n", []),
        ("private struct {{name}} {}\n", []), ("extension {{name}} {}\n", []),
        ("#if A\nstruct {{name}} {}\n#endif\n", []),
        ("struct {{cell}} {}\nstruct Made{{cell}} {}\n", []),
    ])
    func `a type that is declared twice is told`(_ text: String, _ expected: [String]) throws {
        let other = "module/M/Other.swift.mustache"
        let path = "module/M/{{name}}.swift.mustache"
        let own = Self.files[path] ?? ""
        let found = try findings(
            [path: own + "struct {{name}} {}\n", other: text.replacing("{{cell}}", with: "{{#cell}}{{.}}{{/cell}}")])
        #expect(found.count == expected.count && zip(found, expected).allSatisfy { $0.contains($1) }, "\(found)")
    }
}
