import BuiltInSets
import Platform
import Scaffolding
import TemplateSets
import Testing

@Suite struct LinterTests {
    static let manifest = """
        {parameters: {cell: {type: 'list', format: 'type-name'}, p: {type: 'list', of: 'property'},
        view: {type: 'choice', choices: ['xib', 'code']}}, files: {
        'module/M/{{cell}}.swift.mustache': {each: 'cell'}, 'module/M/x.xib': {when: 'view == xib'}}}
        """
    static let files = [
        "module/M/{{name}}.swift.mustache":
            "{{>header}}\n{{#p}}let {{name}}: {{type}} = {{>value}}\n{{/p}}\n{{#viewIsXib}}// xib\n{{/viewIsXib}}",
        "module/M/{{cell}}.swift.mustache": "struct {{cell.pascal}} {}", "module/M/x.xib": "<{{",
        "partials/header.mustache": "{{header}}",
        "partials/value.mustache": "{{sample}}{{^sample}}nil{{/sample}}",
    ]

    /// What the linter finds, a line a finding; files put others in the place of those of a clean set.
    func findings(_ changes: [String: String] = [:], manifest: String = manifest) throws -> [String] {
        let scratch = try Scratch(manifest, files: Self.files.merging(changes) { $1 })
        var linter = SetLinter(try scratch.load())
        return linter.run().map { finding in
            let path = finding.path.dropFirst(scratch.sandbox.path("set/").count)
            let place = finding.line.flatMap { line in finding.column.map { ":\(line):\($0)" } } ?? ""
            return "\(path)\(place) \(Self.words(finding.kind))"
                + (finding.variant.isEmpty ? "" : " (\(finding.variant))")
        }
    }

    private static func words(_ kind: LintFinding.Kind) -> String {
        switch kind {
        case .unknownVariable(let name, let known): "unknownVariable \(name) \(known.contains("cell"))"
        case .unknownPartial(let name, let known): "unknownPartial \(name) \(known)"
        case .listAsText(let name): "listAsText \(name)"
        case .unusedParameter(let name): "unusedParameter \(name)"
        case .unusedPartial(let name): "unusedPartial \(name)"
        case .unknownReference(let target, let parameter): "unknownReference \(target) of \(parameter)"
        case .unknownSymbol(let name, _): "unknownSymbol \(name)"
        case .collision(let path, let other): "collision \(path) \(other.split(separator: "/").last ?? "")"
        case .badPath(let rendered): "badPath \(rendered)"
        case .notSwift(let fault, let rendered): "notSwift \("\(fault)".prefix { $0 != "(" }) \(rendered)"
        case .declaresNothing(let text, let rendered): "declaresNothing \(text) \(rendered)"
        case .declaredTwice(let type): "declaredTwice \(type)"
        case .template(let kind): "template \("\(kind)".prefix { $0 != "(" })"
        case .noFiles: "noFiles"
        case .badDefault(let value, _): "badDefault \(value)"
        case .notRendered(let name): "notRendered \(name)"
        case .unusual(_, let rendered): "unusual \(rendered)"
        case .unfindable: "unfindable"
        case .openPrefix(let name): "openPrefix \(name)"
        case .violation(_, let rule, _): "violation \(rule)"
        }
    }

    @Test func `a clean set is clean`() throws {
        #expect(try findings() == [])
    }

    @Test(arguments: try SetLibrary(folders: [], on: PosixFileSystem()).all().map(\.name))
    func `a built-in set is clean`(_ name: String) throws {
        var linter = SetLinter(try SetLibrary(folders: [], on: PosixFileSystem()).load(name))
        #expect(linter.run() == [])
    }

    @Test(arguments: [
        ("{{>header}}{{#p}}/* {{>value}} */{{/p}}\nlet {{name}} = (\n", ":2:16 notSwift unbalanced"),
        (
            "{{>header}}{{#p}}/* {{>value}} */{{/p}}{{! a\nb }}\n{{#viewIsXib}}\n  )\n{{/viewIsXib}}",
            ":4:3 notSwift unbalanced"
        ),
        (
            "{{>header}}{{#p}}/* {{>value}} */{{/p}}\n{{name}}{{^viewIsXib}}\"{{/viewIsXib}}\n",
            ":2:23 notSwift unterminatedString"
        ),
    ])
    func `Swift that is none has its place in the template`(_ text: String, _ expected: String) throws {
        let path = "module/M/{{name}}.swift.mustache"
        let found = try findings([path: text])
        #expect(found.count == 1 && found[0].hasPrefix("\(path)\(expected)"), "\(found)")
    }

    @Test func `Swift that is none has its place in a partial, and in a file that is one of several`() throws {
        let partial = try findings(["partials/value.mustache": "{{sample}}{{^sample}}\n nil]{{/sample}}"])
        #expect(partial.first?.hasPrefix("partials/value.mustache:2:5 notSwift unbalanced") == true, "\(partial)")
        let item = "module/M/{{cell}}.swift.mustache"
        let listed = try findings([item: "struct {{cell.pascal}} {}\n\n}"])
        #expect(listed.first?.hasPrefix("\(item):3:1 notSwift unbalanced M/") == true, "\(listed)")
        let copied = try findings(["module/M/Copy.swift": "let a = 1\n  ]\n"])
        #expect(copied.first?.hasPrefix("module/M/Copy.swift:2:3 notSwift") == true, "\(copied)")
    }

    @Test func `what only a package gets is looked at, too`() throws {
        let path = "module/M/{{name}}.swift.mustache"
        let text =
            "{{>header}}{{#p}}/* {{>value}} */{{/p}}\n{{access}}struct {{name}} {\n{{#access}}\n  )\n{{/access}}\n}\n"
        let found = try findings([path: text])
        #expect(found.count == 1 && found[0].hasPrefix("\(path):4:3 notSwift"), "\(found)")
        #expect(found[0].contains("in a package's target"), "\(found)")
        #expect(try findings([path: text.replacing("  )", with: "  public init() {}")]) == [])
    }

    @Test func `the starter set is clean`() throws {
        let files = StarterSet.files(name: "set")
        let manifest = try #require(files.first { $0.path == "template.json" }).text
        let others = files.filter { $0.path != "template.json" }.map { ($0.path, $0.text) }
        let scratch = try Scratch(manifest, files: Dictionary(uniqueKeysWithValues: others))
        var linter = SetLinter(try scratch.load())
        #expect(linter.run() == [])
        #expect(try scratch.render("A", ["input": ["id:Int"]]).count == 4)
        #expect(try scratch.render("A", ["tests": ["false"]]).count == 3)
    }

    @Test(arguments: [
        ("x\n é {{nam}}", ":2:5 unknownVariable nam true"), ("{{#cells}}{{/cells}}", ":1:1 unknownVariable cells true"),
        ("{{^cells}}{{/cells}}", ":1:1 unknownVariable cells true"), ("{{{nam}}}", ":1:1 unknownVariable nam true"),
        ("{{&nam}}", ":1:1 unknownVariable nam true"), ("{{nam.camel}}", ":1:1 unknownVariable nam true"),
        ("{{type}}", ":1:1 unknownVariable type true"),
        ("{{#cell}}{{type}}{{/cell}}", ":1:10 unknownVariable type true"),
        ("{{viewIsStoryboard}}", ":1:1 unknownVariable viewIsStoryboard true"),
        ("{{>nope}}", ":1:1 unknownPartial nope [\"header\", \"value\"]"),
        ("{{<nope}}{{/nope}}", ":1:1 unknownPartial nope [\"header\", \"value\"]"),
        ("a\n{{#cell}}", ":2:1 template unclosedSection"),
        ("{{/cell}}", ":1:1 template unopenedSection"), ("{{name", ":1:1 template unclosedTag"),
        ("{{}}", ":1:1 template emptyTag"),
    ])
    func `a template's fault has its place`(_ text: String, _ expected: String) throws {
        let path = "module/M/new.txt.mustache"
        #expect(try findings([path: text]) == [path + expected])
    }

    @Test(arguments: [
        "{{name}}{{module}}{{path}}{{file}}{{set}}{{blueprint}}{{project}}{{author}}{{organization}}{{date}}{{year}}",
        "{{#cell}}{{.}}{{.snake}}{{^-last}}, {{/-last}}{{-index}}{{#-first}}{{/-first}}{{/cell}}",
        "{{#view}}{{.}}{{/view}}",
        "{{#p}}{{name}}{{type}}{{argumentType}}{{sample}}{{/p}}", "{{#p}}{{^-last}}{{type}}{{/-last}}{{/p}}",
        "{{! nope }}", "{nope}",
        "{{#viewIsCode}}{{/viewIsCode}}", "{{#lacksSamples}}{{/lacksSamples}}", "{{=<% %>=}}<%name%>",
        "{{<header}}{{/header}}",
    ])
    func `a sound template has none`(_ text: String) throws {
        #expect(try findings(["module/M/new.txt.mustache": text]) == [])
    }

    @Test func `a fault in a partial is the partial's`() throws {
        #expect(
            try findings(["partials/header.mustache": "\n{{nope}}"]) == [
                "partials/header.mustache:2:1 unknownVariable nope true"
            ])
    }

    @Test func `a fault in a file's name has no line`() throws {
        #expect(try findings(["module/M/{{nam}}.txt": ""]) == ["module/M/{{nam}}.txt unknownVariable nam true"])
        #expect(try findings(["module/M/{{name.txt": ""]) == ["module/M/{{name.txt template unclosedTag"])
    }

    @Test func `a wrong form of a name is found by rendering`() throws {
        let path = "module/M/new.txt.mustache"
        let found = try findings([path: "x {{name.snaek}}"])
        #expect(found == [path + ":1:3 template unknownVariable (--view xib)"])
    }

    @Test func `what nothing names is unused`() throws {
        let unused = Self.manifest.replacing("{parameters: {", with: "{parameters: {idle: {}, ")
        #expect(try findings(manifest: unused) == ["template.json:1:15 unusedParameter idle"])
        #expect(try findings(["module/M/a.md.mustache": "{{idle}}"], manifest: unused) == [])
        #expect(try findings(["module/M/{{name}}{{idle}}.md": ""], manifest: unused) == [])
        #expect(try findings(["partials/idle.mustache": ""]) == ["partials/idle.mustache unusedPartial idle"])
        #expect(try findings(["partials/idle.mustache": "", "module/M/a.md.mustache": "{{>idle}}"]) == [])
    }

    @Test func `a blueprint of another set must be there`() throws {
        func findings(_ target: String, _ text: String) throws -> [String] {
            let parameters = "{parameters: {entity: {refersTo: ['\(target)']}, "
            let manifest = Self.manifest.replacing("{parameters: {", with: parameters)
            return try self.findings(["module/M/new.txt.mustache": text], manifest: manifest)
        }
        let text = "{{entity}}{{#entityProperty}}{{name}}{{type}}{{/entityProperty}}"
        let found = try findings("viper/entity", text)
        #expect(found == [])
        #expect(
            try findings("viper/enty", "{{entity}}") == ["template.json:1:35 unknownReference viper/enty of entity"])
        #expect(
            try findings("vipr/entity", "{{entity}}") == ["template.json:1:35 unknownReference vipr/entity of entity"])
    }

    @Test func `what is handed to a thing in a list may be asked for`() throws {
        func findings(_ variable: String) throws -> [String] {
            let parameters = """
                {parameters: {input: {type: 'list', of: 'property', supplied: true}, \
                opens: {type: 'list', refersTo: ['module']},
                """
            let manifest = Self.manifest.replacing("{parameters: {", with: parameters)
            let text = "{{#input}}{{name}}{{/input}}{{#opens}}{{name}}{{#\(variable)}}!{{/\(variable)}}{{/opens}}"
            return try self.findings(["module/M/new.txt.mustache": text], manifest: manifest)
        }
        #expect(try findings("takesInput") == [])
        #expect(try findings("takesOutput").contains { $0.contains("unknownVariable takesOutput") })
    }

    @Test func `a dynamic partial may use any`() throws {
        #expect(
            try findings([
                "partials/xib.mustache": "", "partials/code.mustache": "", "module/M/a.md.mustache": "{{>*view}}",
            ]) == [])
    }

    @Test func `two files that come to one path are a collision, with the values it happens under`() throws {
        let manifest = Self.manifest.replacing(
            "files: {", with: "files: {'module/M/Sample.swift': {when: 'view == code'},")
        let found = try findings(["module/M/Sample.swift": ""], manifest: manifest)
        #expect(found == ["module/M/{{name}}.swift.mustache collision M/Sample.swift Sample.swift (--view code)"])
    }

    @Test func `a path that may be empty is found`() throws {
        let manifest = Self.manifest.replacing("{parameters: {", with: "{parameters: {idle: {}, ")
        #expect(
            try findings(["module/M/{{idle}}": ""], manifest: manifest)
                .contains("module/M/{{idle}} badPath  (--view xib)"))
    }

    @Test(arguments: [
        ("struct A {", "notSwift unbalanced"), ("let a = \"b", "notSwift unterminatedString"),
        ("/* a", "notSwift unterminatedComment"),
    ])
    func `Swift that does not lex is found`(_ text: String, _ expected: String) throws {
        let found = try findings(["module/M/new.swift.mustache": text])
        #expect(found.count == 1)
        #expect(found.first?.contains(" \(expected) M/new.swift") == true)
    }

    @Test func `Swift that does not lex under one value is found with it`() throws {
        let found = try findings(["module/M/new.swift.mustache": "\n {{#viewIsCode}}){{/viewIsCode}}"])
        #expect(found == ["module/M/new.swift.mustache:2:17 notSwift unbalanced M/new.swift (--view code)"])
    }

    @Test func `a set without a blueprint writes nothing`() throws {
        var linter = SetLinter(try Scratch().load())
        #expect(linter.run().map(\.kind) == [.noFiles])
    }

    @Test func `a set of very many variants is tried a value at a time`() throws {
        let parameters = (1...12).map { "b\($0): {type: 'bool'}" }.joined(separator: ", ")
        let files = [
            "module/M/a.swift.mustache": (1...12).map { "{{#b\($0)}}{{/b\($0)}}" }.joined() + "{{^b7}}({{/b7}}"
        ]
        let scratch = try Scratch("{parameters: {\(parameters)}}", files: files)
        var linter = SetLinter(try scratch.load())
        let found = linter.run()
        #expect(found.count == 1)
        #expect(found.first?.variant.contains("--b7 false") == true)
    }

    @Test func `partials without end are found`() throws {
        let found = try findings(["partials/header.mustache": "{{>header}}"])
        #expect(found.count == 1)
        #expect(found.first?.contains("template recursionTooDeep") == true)
    }
}
