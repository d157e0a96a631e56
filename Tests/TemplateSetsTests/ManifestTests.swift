import JSON5
import TemplateSets
import Testing

@Suite struct ManifestTests {
    private let everything = """
        {
          name: "ignored", summary: "In a line", discussion: "At length", version: "1.2", conventions: { layers: [] },
          parameters: { cell: { type: "list", format: "type-name" }, tests: { type: "bool" } },
          blueprints: { module: { summary: "A screen" } },
          files: {
            "module/Tests": { when: "tests" },
            "module/Modules/{{name}}/{{cell}}.swift.mustache": { each: "cell", when: "cell" },
          },
        }
        """
    private let files = [
        "module/Modules/{{name}}/{{cell}}.swift.mustache", "module/Modules/logo.png", "module/Tests/A.swift.mustache",
        "module/README.md", "entity/Entities/{{name}}.swift.mustache", "partials/header.mustache",
        "partials/deep/one.mustache", "partials/notes.txt", "LICENSE", ".config/x", "module/Tests/B/.hidden",
        ".DS_Store", "module/.DS_Store", ".git/HEAD", "._template.json", "module/._README.md",
        "module/Modules/{{name}}/._{{cell}}.swift.mustache", "partials/._header.mustache",
    ]

    @Test func `a set says what it is`() throws {
        let set = try Scratch.set(everything, files)
        #expect(set.name == "set")
        #expect(set.summary == "In a line")
        #expect(set.discussion == "At length")
        #expect(set.version == "1.2")
        #expect(try set.conventions()?["layers"]?.content == .array([]))
        #expect(!set.folder.isBuiltIn)
    }

    @Test func `an empty manifest is enough`() throws {
        let set = try Scratch.set("{}", ["module/A/{{name}}.swift.mustache"])
        #expect(set.summary.isEmpty && set.version.isEmpty && set.discussion.isEmpty)
        #expect(try set.conventions() == nil)
        #expect(set.parameters.isEmpty)
        #expect(set.blueprints.map(\.name) == ["module"])
    }

    @Test func `each folder is a blueprint, its tree the tree it writes`() throws {
        let set = try Scratch.set(everything, files)
        #expect(set.blueprints.map(\.name) == ["entity", "module"])
        #expect(set.blueprints.map(\.summary) == ["", "A screen"])
        let module = try set.blueprint("module")
        #expect(module.files.map(\.source) == module.files.map(\.source).sorted())
        #expect(
            Set(module.files.map { $0.target.joined(separator: "/") }) == [
                "README.md", "Modules/logo.png", "Modules/{{name}}/{{cell}}.swift", "Tests/A.swift", "Tests/B/.hidden",
            ])
        #expect(module.files.filter(\.isTemplate).count == 2)
    }

    @Test func `partials are known by their paths`() throws {
        let set = try Scratch.set(everything, files)
        #expect(
            set.partials == ["header": "partials/header.mustache", "deep/one": "partials/deep/one.mustache"])
    }

    @Test func `rules hold for a file or a folder`() throws {
        let module = try Scratch.set(everything, files + ["module/TestsToo/C"]).blueprint("module")
        func file(_ name: String) -> TemplateFile? { module.files.first { $0.target.last == name } }
        #expect(file("A.swift")?.conditions == [.isTrue("tests")])
        #expect(file(".hidden")?.conditions == [.isTrue("tests")])
        #expect(file("C")?.conditions == [])
        #expect(file("{{cell}}.swift")?.conditions == [.isTrue("cell")])
        #expect(file("{{cell}}.swift")?.each == "cell")
        #expect(file("logo.png")?.each == nil)
    }

    @Test func `several rules add up`() throws {
        let manifest = """
            {parameters: {a: {type: 'bool'}, b: {type: 'bool'}}, files: [
              {path: 'module', when: 'a'}, {path: 'module/M/x', when: '!b'}]}
            """
        let set = try Scratch.set(manifest, ["module/M/x"])
        #expect(try set.blueprint("module").files.map(\.conditions) == [[.isTrue("a"), .not(.isTrue("b"))]])
    }

    @Test func `a blueprint takes all parameters, or those it names`() throws {
        let manifest = """
            {parameters: {first: {}, second: {}, third: {}}, blueprints: {
              some: {parameters: ['third', 'first']}, none: {parameters: []}}}
            """
        let set = try Scratch.set(manifest, ["all/A", "some/A", "none/A"])
        func taken(_ name: String) throws -> [String] {
            set.parameters.filter(try set.blueprint(name).takes).map(\.name)
        }
        #expect(try taken("all") == ["first", "second", "third"])
        #expect(try taken("some") == ["first", "third"])
        #expect(try taken("none") == [])
    }

    @Test func `a blueprint says what it changes in files that are there`() throws {
        let set = try Scratch.set(
            """
            {
              parameters: { tests: { type: "bool" } },
              blueprints: { module: { edits: [
                { file: "P/Root.swift", property: "modules", append: "{{name}}.shared", when: "tests" },
                { file: "P/Root.swift", type: "Root", property: "modules", append: "A" },
                { file: "S/All.swift", type: "All", insert: "let a = 1" },
                { file: "S/All.swift", type: "All", function: "init", insert: "a = 1" },
              ] } },
            }
            """, ["module/A"])
        #expect(
            try set.blueprint("module").edits == [
                TemplateEdit(
                    file: "P/Root.swift", kind: .item(property: "modules"), text: "{{name}}.shared",
                    condition: .isTrue("tests")),
                TemplateEdit(file: "P/Root.swift", kind: .item(property: "modules"), type: "Root", text: "A"),
                TemplateEdit(file: "S/All.swift", kind: .member, type: "All", text: "let a = 1"),
                TemplateEdit(file: "S/All.swift", kind: .statement(function: "init"), type: "All", text: "a = 1"),
            ])
    }

    @Test(arguments: [
        ("{}", "wrongType edits objects"), ("['A']", "wrongType edits object"), ("[{}]", "missingKey file"),
        ("[{file: 'A', apend: 'B'}]", "unknownKey apend"), ("[{file: 'A', append: 'B'}]", "missingKey property"),
        ("[{file: 'A', type: 'T'}]", "missingKey insert"), ("[{file: 'A', insert: 'B'}]", "missingKey type"),
        ("[{file: 'A', type: 'T', insert: 'B', property: 'p'}]", "unknownKey property"),
        ("[{file: 'A', property: 'p', append: 'B', function: 'f'}]", "unknownKey function"),
        ("[{file: 'A', property: 'p', append: ['B']}]", "wrongType append string"),
        ("[{file: 'A', type: 'T', insert: 'B', when: 'x &&'}]", "badCondition x &&"),
        ("[{file: 'A', type: 'T', insert: 'B', when: 'x'}]", "unknownParameter x []"),
    ])
    func `a broken change is told`(_ edits: String, _ expected: String) throws {
        let fault = try #require(try Scratch.fault("{blueprints: {module: {edits: \(edits)}}}", ["module/A"]))
        let words = fault.split(separator: " ").filter { $0 != "shape" && !$0.hasPrefix("1:") }
        #expect(words.joined(separator: " ") == expected)
    }

    private static let extensible =
        "parameters: {cell: {type: 'list'}, on: {type: 'bool'}, as: {type: 'choice', choices: ['a', 'b']}, s: {}}"

    @Test func `a blueprint may extend another`() throws {
        let set = try Scratch.set(
            """
            {\(Self.extensible), blueprints: {
              more: { extends: "module", summary: "More", adds: "cell", sets: { on: true, as: "b" }, parameters: ["as", "s"] },
              entity: {},
            }}
            """, ["module/A", "entity/B"])
        #expect(set.blueprints.map(\.name) == ["entity", "module", "more"])
        let more = try set.blueprint("more")
        #expect(more.origin == .init(blueprint: "module", adds: ["cell"], sets: ["on": "true", "as": "b"]))
        #expect(more.files.isEmpty && more.summary == "More")
        #expect(set.parameters.filter(more.takes).map(\.name) == ["s"])
    }

    @Test(arguments: [
        ("{extend: 'module'}", "unknownKey extend"),
        ("{extends: 'modul', adds: 'cell'}", #"unknownExtended modul ["module"]"#),
        ("{extends: 'more', adds: 'cell'}", #"unknownExtended more ["module"]"#),
        ("{extends: 'module'}", "missingKey adds"), ("{adds: 'cell'}", "missingKey extends"),
        ("{sets: {on: true}}", "missingKey extends"), ("{extends: 'module', add: 'cell'}", "unknownKey add"),
        ("{extends: 'module', adds: 'on'}", "notAList on"),
        ("{extends: 'module', adds: 'x'}", #"unknownParameter x ["cell", "on", "as", "s"]"#),
        ("{extends: 'module', sets: {x: true}}", #"unknownParameter x ["cell", "on", "as", "s"]"#),
        ("{extends: 'module', sets: {on: 'yes'}}", "wrongType on bool"),
        ("{extends: 'module', sets: {s: 'x'}}", "notSettable s"),
        ("{extends: 'module', sets: {as: 'c'}}", #"unknownChoice c ["a", "b"]"#),
        ("{extends: 'module', sets: 1}", "wrongType sets object"),
    ])
    func `a broken extension is told`(_ extended: String, _ expected: String) throws {
        let fault = try #require(
            try Scratch.fault("{\(Self.extensible), blueprints: {more: \(extended)}}", ["module/A"]))
        let words = fault.split(separator: " ").filter { $0 != "shape" && !$0.hasPrefix("1:") }
        #expect(words.joined(separator: " ") == expected)
    }

    @Test func `what extends another has no folder`() throws {
        let blueprints = "{module: {extends: 'entity', adds: 'cell'}}"
        let fault = try Scratch.fault("{\(Self.extensible), blueprints: \(blueprints)}", ["module/A", "entity/B"])
        #expect(fault?.hasPrefix("extendsWithFiles 1:") == true)
    }

    @Test func `a blueprint says what it adds to a name`() throws {
        let set = try Scratch.set("{blueprints: {some: {suffix: 'Storage'}}}", ["all/A", "some/A"])
        #expect(set.blueprints.map(\.suffix) == ["", "Storage"])
    }

    @Test func `an unknown blueprint is told with those there are`() throws {
        let set = try Scratch.set("{}", ["module/A", "entity/B"])
        do throws(TemplateSetError) {
            _ = try set.blueprint("modul")
            Issue.record("there is no such blueprint")
        } catch {
            #expect(describe(error) == #"unknownBlueprint modul of set ["entity", "module"]"#)
        }
    }

    @Test(arguments: [
        ("{\n  a: }", "syntax 2:6 expected(\"a value\")"), ("", "syntax 1:1 unexpectedEnd"),
        ("[]", "shape 1:1 wrongType  object"), ("{\n summry: ''}", "shape 2:2 unknownKey summry"),
        ("{summary: 1}", "shape 1:11 wrongType summary string"), ("{name: []}", "shape 1:8 wrongType name string"),
        ("{parameters: 1}", "shape 1:14 wrongType parameters object"),
        ("{parameters: [{}]}", "shape 1:15 missingKey name"),
        ("{blueprints: {module: {sumary: ''}}}", "shape 1:24 unknownKey sumary"),
        ("{blueprints: {screen: {}}}", #"unknownFile 1:15 screen ["module"]"#),
        ("{blueprints: {module: {parameters: ['x']}}}", "unknownParameter 1:37 x []"),
        ("{blueprints: {partials: {}}}", #"unknownFile 1:15 partials ["module"]"#),
        ("{files: {'module/B': {}}}", #"unknownFile 1:10 module/B ["module/A", "template.json"]"#),
        ("{files: {'modul': {}}}", #"unknownFile 1:10 modul ["module/A", "template.json"]"#),
        ("{files: {'module/A': {whenn: ''}}}", "shape 1:23 unknownKey whenn"),
        ("{files: {'module/A': {when: true}}}", "shape 1:29 wrongType when string"),
        ("{files: {'module/A': {when: 'a &&'}}}", "badCondition 1:29 a &&"),
        ("{files: {'module/A': {when: 'cell'}}}", "unknownParameter 1:30 cell []"),
        ("{files: {'module/A': {each: 'cell'}}}", "unknownParameter 1:29 cell []"),
        (
            "{parameters: {v: {type: 'choice', choices: ['a', 'b']}}, files: {'module/A': {when: '!(v == c)'}}}",
            #"unknownChoice 1:93 c ["a", "b"]"#
        ),
        ("{parameters: {'a-b': {needs: 'c && !dE'}, c: {}}}", #"unknownParameter 1:37 dE ["aB", "c"]"#),
        ("{parameters: {a: {refersTo: ['module', 'm']}}}", #"unknownExtended 1:40 m ["module"]"#),
        ("{parameters: {a: {implies: {x: 'y', 'l-i': 'z'}}}}", "unknownParameter 1:37 lI []"),
        (
            "{parameters: {l: {type: 'list'}}, blueprints: {b: {extends: 'module', adds: ['l', 'm']}}}",
            #"unknownParameter 1:83 m ["l"]"#
        ),
        ("{blueprints: {b: {extends: 'modul', adds: []}}}", #"unknownExtended 1:28 modul ["module"]"#),
        ("{blueprints: {module: {expects: ['module', 'x']}}}", #"unknownExtended 1:44 x ["module"]"#),
        ("{parameters: {cell: {}}, files: {'module/A': {each: 'cell'}}}", "notAList 1:53 cell"),
        ("{parameters: {cell: {}}, files: {'module/A': {when: 'cel'}}}", #"unknownParameter 1:54 cel ["cell"]"#),
    ])
    func `a fault of the manifest has its place`(_ manifest: String, _ expected: String) throws {
        #expect(try Scratch.fault(manifest, ["module/A"]) == expected)
    }
}
