import Testing

/// What the values of parameters are, and where they stand.
extension LinterTests {
    @Test(arguments: [
        ("default: 'Foo', format: 'type-name'", []), ("default: '{{project}}', format: 'type-name'", []),
        ("default: 'any { text'", []), ("default: ''", []), ("type: 'list', of: 'property', default: 'id:Int'", []),
        ("default: 'foo', format: 'type-name'", ["foo"]), ("type: 'property', default: 'id'", ["id"]),
        ("type: 'list', of: 'property', default: 'id:'", ["id:"]),
    ])
    func `a default is what could be typed`(_ parameter: String, _ bad: [String]) throws {
        let manifest = Self.manifest.replacing("{parameters: {", with: "{parameters: {it: {\(parameter)}, ")
        let path = "module/M/{{name}}.swift.mustache"
        let found = try findings([path: (Self.files[path] ?? "") + "{{#it}}// it\n{{/it}}"], manifest: manifest)
        let before = parameter.split(separator: "default: ", omittingEmptySubsequences: false)[0]
        let column = "{parameters: {it: {\(before)default: '".utf8.count
        #expect(found == bad.map { "template.json:1:\(column) badDefault \($0)" }, "\(found)")
    }

    @Test(arguments: [
        ("{{p}}", [":2:1 listAsText p"]), ("{{{cell}}}", [":2:1 listAsText cell"]), ("{{#cell}}{{cell}}{{/cell}}", []),
        ("{{#cell}}{{.}}{{/cell}}", []), ("{{view}}", []),
    ])
    func `a list is no text`(_ line: String, _ expected: [String]) throws {
        let path = "module/M/{{name}}.swift.mustache"
        let found = try findings([path: "//\n\(line)\n" + (Self.files[path] ?? "")])
        #expect(found == expected.map { path + $0 }, "\(found)")
    }

    /// What is no template has its variables left in it.
    @Test(arguments: [
        ("Copy.swift", "struct Copy {}\nlet a = \"{{name}}\"\n", ["module/M/Copy.swift:2:10 notRendered name"]),
        ("Copy.swift", "let a = \"{{other}}\"\n", []), ("Copy.swift", "let a = {{{ 1 }}}\n", []),
        ("Copy.txt", "{{name}}\n", []),
    ])
    func `a template without the ending is told`(_ file: String, _ text: String, _ expected: [String]) throws {
        #expect(try findings(["module/M/\(file)": text]) == expected)
    }

    @Test func `what a template that cannot be read may use is not called unused`() throws {
        let found = try findings(["module/M/{{name}}.swift.mustache": "{{>header}}\n{{#p}}\n"])
        #expect(found.count == 1 && found[0].contains("template"), "\(found)")
    }
}
