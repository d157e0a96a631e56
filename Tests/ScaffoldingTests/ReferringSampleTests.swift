import BuiltInSets
import Scaffolding
import TemplateSets
import TestSupport
import Testing

/// Expressions for tests that a set knows, or that the project's files provide.
@Suite struct ReferringSampleTests {
    private static let manifest = """
        {
          parameters: {
            property: { type: 'list', of: 'property', default: 'id:Int' },
            entity: { format: 'type-name', implies: { service: 'api:any Api' } },
            input: { type: 'list', of: 'property' },
            event: { type: 'list', of: 'method' },
            service: { type: 'list', of: 'property', samples: { 'any Api': 'ApiMock()' } },
          },
          blueprints: {
            entity: {
              parameters: ['property'],
              reserved: ['App'],
              sample: '{{^propertyLacksSamples}}{{name}}.samples[0]{{/propertyLacksSamples}}',
            },
            module: { parameters: ['entity', 'input', 'event', 'service'] },
          },
        }
        """

    private static let files = [
        "entity/E/{{name}}.swift.mustache":
            "struct {{name}} {\n{{#property}}\n    let {{name}}: {{type}}\n{{/property}}\n}\n",
        "entity/E/{{name}}+Samples.swift.mustache": "extension {{name}} { }\n",
        "module/M/{{name}}.txt.mustache": """
        {{#input}}{{name}}={{sample}} {{/input}}{{#event}}({{#parameter}}{{label}}{{sample}}{{/parameter}}) {{/event}}\
        {{#service}}{{name}}={{sample}} {{/service}}{{#lacksSamples}}lacks{{/lacksSamples}}
        """,
    ]

    private static let project = [
        "E/Post.swift": "struct Post {\n    let id: Int\n}\n", "E/Post+Samples.swift": "extension Post { }\n",
        "E/Order.swift": "struct Order {\n    let state: State\n}\n", "E/Order+Samples.swift": "extension Order { }\n",
        "E/State.swift": "enum State { }\n",
    ]

    @Test(arguments: [
        (["input": ["post:Post"]], "post=Post.samples[0] "), (["input": ["posts:[Post]"]], "posts=[Post.samples[0]] "),
        (["input": ["post:Post?"]], "post=Post.samples[0] "), (["input": ["order:Order"]], "order= lacks"),
        (["input": ["state:State"]], "state= lacks"), (["input": ["other:Other", "app:App"]], "other= app= lacks"),
        (["event": ["didPick(for post: Post)"]], "(for: Post.samples[0]) "),
        (["event": ["didPick(_ post: Post)"]], "(Post.samples[0]) "), (["event": ["didPick(id: Int)"]], "(id: 1) "),
        (["service": ["api:any Api"]], "api=ApiMock() "), (["entity": ["Post"]], "api=ApiMock() "),
        (["entity": ["Post"], "service": ["limit:Int"]], "api=ApiMock() limit=1 "),
        (["entity": ["Post"], "service": ["limit:Int", "api:any Api"]], "api=ApiMock() limit=1 "),
    ])
    func `tests get what is there`(_ given: [String: [String]], _ expected: String) throws {
        #expect(try Self.rendered(given, Self.manifest, Self.files, Self.project) == expected)
    }

    /// A list that was written without items, before a sample of its properties was known, has none.
    @Test(arguments: [
        ("[Post(id: 1)]", "post=Post.samples[0] "), ("[]", "post=Post(id: 1) "), ("[/* none */]", "post=Post(id: 1) "),
    ])
    func `tests take no item of an empty list`(_ list: String, _ expected: String) throws {
        var project = Self.project
        project["E/Post+Samples.swift"] = "extension Post {\n    static let samples: [Post] = \(list)\n}\n"
        #expect(try Self.rendered(["input": ["post:Post"]], Self.manifest, Self.files, project) == expected)
    }

    private static let samples = """
        {
          parameters: {
            property: { type: 'list', of: 'property', default: 'id:Int' },
            entity: { format: 'type-name', refersTo: ['entity'] },
            tests: { type: 'choice', choices: ['xctest', 'none'], default: 'xctest' },
          },
          blueprints: {
            entity: { parameters: ['property', 'tests'] },
            module: { parameters: ['entity', 'tests'] },
          },
          files: {
            'entity/Tests': { when: 'tests != none' },
            'entity/Tests/{{name}}Samples.swift.mustache': { sample: '{{name}}Samples.sample' },
          },
        }
        """

    /// Of the whole, from the file that gives it: where that is there, wherever in its root, or is written along.
    @Test(arguments: [
        ("Post", "xctest", "PostSamples.sample"), ("State", "xctest", "StateSamples.sample"),
        ("Order", "xctest", "lacks"), ("New", "xctest", "NewSamples.sample"), ("New", "none", "copy"),
        ("Old", "xctest", "copy"), ("Far", "xctest", "copy"),
    ])
    func `tests take the one sample that there is`(_ entity: String, _ tests: String, _ expected: String) throws {
        let files = [
            "entity/E/{{name}}.swift.mustache":
                "struct {{name}} {\n{{#property}}\n    let {{name}}: {{type}}\n{{/property}}\n}\n",
            "entity/Tests/{{name}}Samples.swift.mustache": "enum {{name}}Samples { }\n",
            "module/M/{{name}}.txt.mustache": """
            {{entitySample}}{{#lacksSamples}}lacks{{/lacksSamples}}{{^entitySample}}{{^entityPropertyLacksSamples}}copy\
            {{/entityPropertyLacksSamples}}{{/entitySample}}
            """,
        ]
        let project = [
            "E/Post.swift": "struct Post {\n    let kind: Kind\n}\n",
            "Tests/PostSamples.swift": "enum PostSamples { }\n",
            "E/Order.swift": "struct Order {\n    let kind: Kind\n}\n",
            "E/State.swift": "struct State {\n    let id: Int\n}\n",
            "Tests/Other/StateSamples.swift": "enum StateSamples { }\n",
            "E/Old.swift": "struct Old {\n    let id: Int\n}\n",
            "E/Far.swift": "struct Far {\n    let id: Int\n}\n",
            "CoreTests/FarSamples.swift": "enum FarSamples { }\n",
        ]
        #expect(try Self.rendered(["entity": [entity], "tests": [tests]], Self.samples, files, project) == expected)
    }

    /// Of a property, too: a file's sample comes before one that is made of the type's properties. What a file gives,
    /// and what an event hands over, is made in place.
    @Test(arguments: [
        (["input": ["post:Post"]], "module", "post= PostSamples.sample lacks"),
        (["input": ["post:Post?"]], "module", "post=PostSamples.sample "),
        (["input": ["posts:[Post]"]], "module", "posts=[PostSamples.sample].compactMap { $0 } same "),
        (["input": ["state:State"]], "module", "state=State(id: 1) same "),
        (["input": ["order:Order"]], "module", "order= nil lacks all"),
        (["input": ["post:Post", "order:Order"]], "module", "post= PostSamples.sample order= nil lacks all"),
        (["event": ["didPick(post: Post)"]], "module", "(post: Post(id: 1)) "),
        (["property": ["posts:[Posts]"]], "entity", "posts=[] "),
        (["property": ["post:Post", "state:State"]], "entity", "post=Post(id: 1) state=State(id: 1) "),
    ])
    func `properties get the one sample that there is`(
        _ given: [String: [String]], _ blueprint: String, _ expected: String
    ) throws {
        let manifest = """
            {
              parameters: {
                property: { type: 'list', of: 'property', default: 'id:Int' },
                entity: { format: 'type-name', refersTo: ['entity'] },
                input: { type: 'list', of: 'property' },
                event: { type: 'list', of: 'method' },
              },
              blueprints: {
                entity: { parameters: ['property'] }, module: { parameters: ['entity', 'input', 'event'] },
              },
              files: { 'entity/Tests/{{name}}Samples.swift.mustache': { sample: '{{name}}Samples.sample' } },
            }
            """
        let files = [
            "entity/E/{{name}}.swift.mustache":
                "struct {{name}} {\n{{#property}}\n    let {{name}}: {{type}}\n{{/property}}\n}\n",
            "entity/Tests/{{name}}Samples.swift.mustache": "{{#property}}{{name}}={{sample}} {{/property}}",
            "module/M/{{name}}.txt.mustache": """
            {{#input}}{{name}}={{sample}} {{^sample}}{{optionalSample}} {{/sample}}{{/input}}\
            {{#event}}({{#parameter}}{{label}}{{sample}}{{/parameter}}) {{/event}}\
            {{#lacksSamples}}lacks{{/lacksSamples}}{{#lacksValues}} all{{/lacksValues}}
            """,
        ]
        let project = [
            "E/Post.swift": "struct Post {\n    let id: Int\n}\n",
            "Tests/PostSamples.swift": "enum PostSamples { }\n",
            "E/State.swift": "struct State {\n    let id: Int\n}\n",
            "E/Posts.swift": "struct Posts {\n    let other: Int\n}\n",
            "E/Order.swift": "final class Order: Base {\n    let id = 1\n}\n",
        ]
        let text = try Self.rendered(given, manifest, files, project, blueprint: blueprint)
        #expect(text == expected.replacing("same ", with: ""))
    }

    /// What the tests can be given of types that somebody wrote by hand; nothing where it may not compile.
    @Test(arguments: [
        ("struct Own { let text: String; let isOn: Bool }", "Own(text: \"sample\", isOn: true)"),
        ("struct Own { let text: String; var isOn = true }", "Own(text: \"sample\")"),
        ("struct Own { let kind: Kind; let other: Other? }", "Own(kind: Kind.new, other: Other(kind: Kind.new))"),
        ("struct Own { let deep: Deep }", ""),
        ("struct Own { let key: Int; init(_ key: Int) {}; init(name key: Int) {} }", "Own(1)"),
        (
            "struct Own { init(_ key: Int = 1, _ other: Other, named name: String) {} }",
            "Own(Other(kind: Kind.new), named: \"sample\")"
        ),
        ("struct Own { init(log: any Log) {}; init(key: Int) {} }", "Own(key: 1)"),
        ("struct Own { let id: Int }\nextension Own { init(name: String) { id = 1 } }", "Own(id: 1)"),
        ("struct Own { private let key: Int }", ""), ("struct Own { let own: [Own] }", "Own(own: [])"),
        ("struct Own { @State var key: Int }", ""), ("@Made struct Own { let key: Int }", ""),
        ("struct Own<T> { let key: Int }", ""), ("private struct Own { let key: Int }", ""),
        ("struct Own { let kind: Kind; enum Kind { case other } }", "Own(kind: Own.Kind.other)"),
        ("struct Own {\n#if DEBUG\n    let key: Int\n#endif\n}", ""),
        ("struct Own { let log: any Log }", ""), ("struct Own { let tag: Tag }", ""),
        ("enum Own { case a(Int), b, c }", "Own.b"), ("enum Own: String { case `default` = \"d\" }", "Own.default"),
        ("enum Own { case a(Int), b }", "Own.b"), ("enum Own {}", ""),
        ("enum Own { case a(Own), b(key: Kind, _ of: Int) }", "Own.b(key: Kind.new, 1)"),
        ("enum Own { case a(Hidden) }", ""), ("@available(iOS 99, *) enum Own { case a }", ""),
        ("typealias Own = [Kind: Int]", "[Kind.new: 1]"), ("typealias Own = (Kind) -> Void", "{ _ in }"),
        ("typealias Own<T> = [T]", ""), ("protocol Own<T> {}", ""),
        ("final class Own { init() {} }", "Own()"), ("class Own: Log { var other: Other? }", "Own()"),
        ("actor Own { init(key: Int) {} }", "Own(key: 1)"), ("class Own { private init() {} }", ""),
        ("class Own: Base {}", ""), ("class Own { let key: Int }", ""),
    ])
    func `tests get what can be made of the project's types`(_ declaration: String, _ expected: String) throws {
        let project = [
            "E/Types.swift": declaration + "\n", "E/Kind.swift": "enum Kind { case new, old }\n",
            "E/Other.swift": "struct Other { let kind: Kind }\nprotocol Log {}\nstruct Tag {}\n",
            "E/Deep.swift": "struct Deep { let deeper: Deeper }\nstruct Deeper { let other: Other }\n",
        ]
        func made(_ type: String, besides: [String: String] = [:]) throws -> String? {
            let files = project.merging(besides) { $1 }
            return try Self.rendered(["input": ["own:\(type)"]], Self.manifest, Self.files, files)
        }
        let lacks = expected.isEmpty ? "lacks" : ""
        #expect(try made("Own") == "own=\(expected) \(lacks)")
        let again = ["F/Types.swift": "enum Own { case here }\n"]
        #expect(try expected.isEmpty || made("Own", besides: again) == "own= lacks")
        #expect(try made("Own", besides: ["OwnTests/T.swift": "enum Own { case b }\n"]) == "own=\(expected) \(lacks)")
    }

    @Test(arguments: [
        ("struct Own { let id: Int }", "1"), ("final class Own { let id: Key }", "Key(raw: 1)"),
        ("struct Own { let key: Int }", ""), ("struct Own { let id: ID; struct ID {} }", "Own.ID()"),
    ])
    func `tests get what tells the project's things apart`(_ declaration: String, _ expected: String) throws {
        let project = ["E/Types.swift": declaration + "\n", "E/Key.swift": "struct Key { let raw: Int }\n"]
        let text = try Self.rendered(["input": ["own:Own.ID"]], Self.manifest, Self.files, project)
        #expect(text == "own=\(expected) \(expected.isEmpty ? "lacks" : "")")
    }

    /// Of types that stand within others, and of generic ones, too.
    @Test(arguments: [
        ("Own.Kind", "struct Own { enum Kind { case one } }", "Own.Kind.one"),
        ("[Own.Kind]?", "extension Own { enum Kind { case one } }\nstruct Own {}", "[Own.Kind.one]"),
        ("[String: Own.Key]", "enum Own { typealias Key = Kind; enum Kind { case a } }", "[\"sample\": Own.Kind.a]"),
        (
            "Own.Part", "struct Own { let kind: Kind; struct Part { let kind: Kind }; enum Kind { case a } }",
            "Own.Part(kind: Own.Kind.a)"
        ),
        ("Own<Int>", "struct Own<T> { let value: T? }", "Own<Int>(value: 1)"),
        ("Own<Kind>", "enum Own<T> { case empty, full(T) }", "Own<Kind>.empty"),
        ("Own<Int, Kind>", "class Own<A, B: Hashable> { init(_ a: A, b: [B]) {} }", "Own<Int, Kind>(1, b: [Kind.new])"),
        ("Own<Int>", "typealias Own<T> = [T: Kind]", "[1: Kind.new]"), ("Own<Int, Int>", "struct Own<T> {}", ""),
        ("Own<Gone>", "struct Own<T> { let value: T }", ""),
        ("Own.Part", "struct Own { private struct Part {} }", ""), ("Own.Part", "struct Own<T> { struct Part {} }", ""),
        ("Own.Part", "private struct Own { struct Part {} }", ""), ("Own.Part", "struct Part {}", ""),
        (
            "Result<Own.Part, any Error>", "struct Own { struct Part {} }",
            "Result<Own.Part, any Error>.success(Own.Part())"
        ),
    ])
    func `tests get what can be made of nested and generic types`(
        _ type: String, _ declaration: String, _ expected: String
    ) throws {
        let project = ["E/Types.swift": declaration + "\n", "E/Kind.swift": "enum Kind { case new, old }\n"]
        let text = try Self.rendered(["input": ["own:\(type)"]], Self.manifest, Self.files, project)
        #expect(text == "own=\(expected) \(expected.isEmpty ? "lacks" : "")")
    }

    static func rendered(
        _ given: [String: [String]], _ manifest: String, _ files: [String: String], _ project: [String: String],
        blueprint: String = "module", directories: [String: String] = [:]
    ) throws -> String? {
        var scratch = try Scratch(manifest, files: files)
        scratch.facts.directories = directories
        let set = try scratch.load()
        let blueprint = try set.blueprint(blueprint)
        let fileSystem = try MemoryFileSystem(files: project, in: "/project")
        let references = ProjectReferences(set: set, facts: scratch.facts, in: "/project", on: fileSystem)
        let name = try ModuleName("Posts")
        let known = try references.find(given, for: blueprint, [name]).known
        let values = try ParameterValues(given, for: set, blueprint: blueprint, project: scratch.facts, known: known)
        let scaffold = try Scaffold(set: set, blueprint: blueprint, values: values, facts: scratch.facts)
        return try scaffold.render([name]).flatMap(\.files).last.map { String(decoding: $0.contents, as: UTF8.self) }
    }
}
