import BuiltInSets
import FileChanges
import Mustache
import Scaffolding
import TemplateSets
import Testing

@Suite struct ScaffoldTests {
    private static let lists = "{parameters: {cell: {type: 'list', format: 'type-name'}, on: {type: 'bool'}}"

    @Test func `the tree of a blueprint is the tree it writes`() throws {
        let scratch = try Scratch(files: [
            "module/Modules/{{name}}/{{name}}View.swift.mustache": "class {{name}}View {}\n",
            "module/Tests/{{name.kebab}}.txt": "{{name}}",
            "module/README.md.mustache": "{{file}} {{path}} {{set}} {{blueprint}}",
            "partials/unused.mustache": "",
        ])
        #expect(
            try scratch.render("ClientList") == [
                "Modules/ClientList/ClientListView.swift": "class ClientListView {}\n",
                "Tests/client-list.txt": "{{name}}",
                "README.md": "README.md ClientList set module",
            ])
    }

    @Test func `groups stand before what is named for the module`() throws {
        let scratch = try Scratch(files: ["module/App/Screens/{{name}}/{{name}}.txt": "", "module/App/Plain/A.txt": ""])
        let paths = try scratch.render("Settings/List").keys.sorted()
        #expect(paths == ["App/Screens/Settings/List/List.txt", "App/Settings/Plain/A.txt"])
    }

    @Test func `groups nest below the root`() throws {
        let scratch = try Scratch(files: [
            "module/Modules/{{name}}/A.mustache": "{{name}} {{module}} {{path}}", "module/Tests/{{name}}": "",
            "module/{{name}}.md": "",
        ])
        #expect(
            try scratch.render("Settings/Profile") == [
                "Modules/Settings/Profile/A": "Profile Profile Settings/Profile", "Tests/Settings/Profile": "",
                "Profile.md": "",
            ])
    }

    @Test(arguments: [
        ("App/Sources", "App/Sources/G/A.txt"), ("", "G/A.txt"), ("/App/", "App/G/A.txt"), ("Tests", "Tests/G/A.txt"),
    ])
    func `a root is mapped to the project's own place`(_ directory: String, _ path: String) throws {
        var scratch = try Scratch(files: ["module/Modules/{{name}}.txt": ""])
        scratch.facts.directories = ["Modules": directory]
        #expect(try scratch.render("G/A").keys.sorted() == [path])
    }

    @Test func `only a root is mapped`() throws {
        var scratch = try Scratch(files: [
            "module/Modules/Modules/A": "", "module/Tests/B": "", "module/Modules.txt": "",
        ])
        scratch.facts.directories = ["Modules": "X", "Modules.txt": "Y"]
        #expect(try scratch.render().keys.sorted() == ["Modules.txt", "Tests/B", "X/Modules/A"])
    }

    @Test func `a file is written for each item`() throws {
        let manifest = Self.lists + ", files: {'module/M/{{cell}}': {each: 'cell'}}}"
        let files = [
            "module/M/{{cell}}/{{name}}{{cell}}.swift.mustache": "{{cell}} of {{name}}",
            "module/M/all.mustache":
                "{{#cell}}{{.}};{{/cell}}",
        ]
        let scratch = try Scratch(manifest, files: files)
        #expect(
            try scratch.render("List", ["cell": ["Ad", "Client"]]) == [
                "M/Ad/ListAd.swift": "Ad of List", "M/Client/ListClient.swift": "Client of List", "M/all": "Ad;Client;",
            ])
        #expect(try scratch.render().keys.sorted() == ["M/all"])
    }

    @Test func `a file is written for each property`() throws {
        let manifest = "{parameters: {p: {type: 'list', of: 'property'}}, files: {'module/M': {each: 'p'}}}"
        let scratch = try Scratch(
            manifest, files: ["module/M/{{p.name}}.mustache": "{{p.type}}{{#p}} {{sample}}{{/p}}"])
        #expect(try scratch.render("A", ["p": ["a:Int", "b:Foo"]]) == ["M/a": "Int 1", "M/b": "Foo "])
    }

    @Test(arguments: [
        ("on", ["M/a"], []), ("!on", [], ["M/a"]), ("cell", [], []), ("on && !cell", ["M/a"], []),
        ("on == true", ["M/a"], []),
        ("on == false", [], ["M/a"]),
    ])
    func `a file exists under its condition`(_ condition: String, _ whenOn: [String], _ whenOff: [String]) throws {
        let scratch = try Scratch(
            Self.lists + ", files: {'module': {when: '\(condition)'}}}", files: ["module/M/a": ""])
        #expect(try scratch.render("A", ["on": ["true"]]).keys.sorted() == whenOn)
        #expect(try scratch.render("A").keys.sorted() == whenOff)
    }

    @Test func `a file that does not exist need not be sound`() throws {
        let manifest = Self.lists + ", files: {'module/M/broken.mustache': {when: 'on'}}}"
        let scratch = try Scratch(manifest, files: ["module/M/broken.mustache": "{{#a}}", "module/M/sound": ""])
        #expect(try scratch.render().keys.sorted() == ["M/sound"])
        #expect(try scratch.fault("A", ["on": ["true"]]) == "template 1:1 unclosedSection")
    }

    @Test func `a file that is no template is copied byte for byte`() throws {
        let bytes: [UInt8] = [0xFF, 0xFE, 0, 0x0D, 0x0A, 0xC3, 0x28]
        let scratch = try Scratch(files: ["module/M/text.txt": "{{unknown}}\r\n"])
        let path = scratch.sandbox.path("set/module/M/{{name}}.png")
        try scratch.sandbox.fileSystem.createFile(path, bytes: bytes, permissions: 0o644)
        let files = try scratch.modules("A").flatMap(\.files)
        #expect(
            files == [
                FileChange(path: "M/A.png", contents: bytes),
                FileChange(path: "M/text.txt", contents: Array("{{unknown}}\r\n".utf8)),
            ])
    }

    @Test func `a template that is no UTF-8 is a fault`() throws {
        let scratch = try Scratch(files: ["module/M/a": ""])
        let path = scratch.sandbox.path("set/module/M/b.mustache")
        try scratch.sandbox.fileSystem.createFile(path, bytes: [0x41, 0xFF], permissions: 0o644)
        #expect(try scratch.fault() == "template 1:2 invalidUTF8")
    }

    @Test(
        arguments: [
            ("", "badPath "), ("..", "badPath .."), (".", "badPath ."), ("a/b", "badPath a/b"),
            ("/etc/passwd", "badPath /etc/passwd"),
            ("../../Evil", "badPath ../../Evil"), ("/", "badPath /"), ("a b", nil), ("...", nil), (".a", nil),
            ("a\\b", nil), ("-rf", nil),
            ("~", nil), ("$HOME", nil), ("👩‍👧", nil),
        ] as [(String, String?)])
    func `a name stays a name`(_ text: String, _ fault: String?) throws {
        let last = try Scratch("{parameters: {it: {}}}", files: ["module/M/{{it}}.mustache": ""])
        #expect(try last.fault("A", ["it": [text]]) == fault)
        let middle = try Scratch("{parameters: {it: {}}}", files: ["module/M/{{it}}/x": ""])
        #expect(try middle.fault("A", ["it": [text]]) == fault.map { $0 + "/x" })
        let root = try Scratch("{parameters: {it: {}}}", files: ["module/{{it}}/x": ""])
        #expect(try (root.fault("A", ["it": [text]]) == nil) == (fault == nil))
    }

    @Test(arguments: ["M/a\nb", "M/a\u{202E}b", "M/\u{1B}x", "M/a\u{2028}", "M/\u{85}/x"])
    func `a name has no control character`(_ path: String) throws {
        #expect(try Scratch(files: ["module/" + path: ""]).fault()?.hasPrefix("badPath") == true)
    }

    @Test(arguments: ["../App", "a/../b", "a/\n"])
    func `a root's place stays in the project`(_ directory: String) throws {
        var scratch = try Scratch(files: ["module/Modules/A": ""])
        scratch.facts.directories = ["Modules": directory]
        #expect(try scratch.fault() == "badPath A")
    }

    @Test(arguments: [
        (["module/M/A": "1", "module/M/A.mustache": "1"], "collision M/A [\"module/M/A\", \"module/M/A.mustache\"]"),
        (
            ["module/M/{{name}}": "", "module/M/List": ""],
            "collision M/List [\"module/M/List\", \"module/M/{{name}}\"]"
        ),
        (
            ["module/M/LIST": "", "module/M/{{name}}": ""],
            "collision M/List [\"module/M/LIST\", \"module/M/{{name}}\"]"
        ),
        (
            ["module/M/E\u{301}": "", "module/M/É.mustache": ""],
            "collision M/É [\"module/M/E\u{301}\", \"module/M/É.mustache\"]"
        ),
    ])
    func `two templates do not write one path`(_ files: [String: String], _ expected: String) throws {
        #expect(try Scratch(files: files).fault() == expected)
    }

    @Test func `two items do not write one path`() throws {
        let manifest = Self.lists + ", files: {'module/M': {each: 'cell'}}}"
        let files = ["module/M/{{cell}}": ""]
        let expected = "collision M/AD [\"module/M/{{cell}}\", \"module/M/{{cell}}\"]"
        #expect(try Scratch(manifest, files: files).fault("A", ["cell": ["Ad", "AD"]]) == expected)
    }

    @Test func `a file that several modules write alike is written once`() throws {
        let scratch = try Scratch(files: ["module/Shared/Base.swift.mustache": "{{set}}", "module/M/{{name}}": ""])
        let modules = try scratch.modules("A,B")
        #expect(modules.map { $0.files.map(\.path) } == [["M/A", "Shared/Base.swift"], ["M/B"]])
        #expect(modules.map(\.name.path) == ["A", "B"])
    }

    @Test func `a file that several modules write otherwise is a collision`() throws {
        let scratch = try Scratch(files: ["module/Shared/Base.swift.mustache": "{{name}}"])
        #expect(try scratch.fault("A") == nil)
        let source = "module/Shared/Base.swift.mustache"
        #expect(try scratch.fault("A,B") == "collision Shared/Base.swift [\"\(source)\", \"\(source)\"]")
    }

    @Test(arguments: ["Base", "Group/Base", "A,Base"])
    func `a module does not have a name that the blueprint keeps for itself`(_ names: String) throws {
        let scratch = try Scratch(
            "{blueprints: {module: {reserved: ['Base']}}}", files: ["module/M/{{name}}.swift.mustache": ""])
        #expect(try scratch.fault(names) == "reservedName \(names.split(separator: ",").last ?? "")")
        #expect(try scratch.fault("Bases") == nil)
    }

    @Test func `partials are shared, and a fault in one is told`() throws {
        let files = [
            "module/M/a.mustache": "{{>deep/one}}", "partials/deep/one.mustache": "1{{>two}}",
            "partials/two.mustache": "2",
        ]
        #expect(try Scratch(files: files).render() == ["M/a": "12"])
        #expect(
            try Scratch(files: files.merging(["partials/two.mustache": "\n {{nope}}"]) { $1 }).fault()
                == "template 2:2 unknownVariable")
        #expect(try Scratch(files: ["module/M/a.mustache": "{{>nope}}"]).fault() == "template 1:1 unknownPartial")
        #expect(
            try Scratch(files: ["module/M/a.mustache": "{{>../../secret}}"]).fault() == "template 1:1 unknownPartial")
    }

    @Test(arguments: [
        ("a.swift", "<&>\"'"), ("a.storyboard", "&lt;&amp;&gt;"), ("a.xib", "&lt;&amp;&gt;"),
        ("a.plist", "&lt;&amp;&gt;"),
        ("a.html", "&lt;&amp;&gt;"), ("a", "<&>\"'"), ("a.SWIFT", "<&>\"'"), ("a.unknown", "<&>\"'"),
    ])
    func `a kind of file has its escaping`(_ name: String, _ expected: String) throws {
        let scratch = try Scratch("{parameters: {it: {}}}", files: ["module/M/\(name).mustache": "{{it}}|{{{it}}}"])
        let text = try #require(try scratch.render("A", ["it": ["<&>\"'"]])["M/\(name)"])
        #expect(text.hasPrefix(expected))
        #expect(text.hasSuffix("|<&>\"'"))
    }

    @Test func `what is written depends on nothing else`() throws {
        let set = try SetLibrary(folders: [], on: Scratch().sandbox.fileSystem).load("viper")
        func changes() throws -> [FileChange] {
            let given = ["input": ["id:Int", "on:() -> Void"], "cell": ["Client", "Ad"]]
            let facts = ProjectFacts()
            let values = try ParameterValues(given, for: set, project: facts)
            let blueprint = try set.blueprint("module")
            let scaffold = try Scaffold(set: set, blueprint: blueprint, values: values, facts: facts)
            return try scaffold.render(ModuleName.list("ClientList,Settings/Profile")).flatMap(\.files)
        }
        let first = try changes()
        for _ in 0..<5 { #expect(try changes() == first) }
        #expect(first.count > 20)
        #expect(first.allSatisfy { !String(decoding: $0.contents, as: UTF8.self).contains("{{") })
    }
}
