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

    private static func rendered(
        _ given: [String: [String]], _ manifest: String, _ files: [String: String], _ project: [String: String]
    ) throws -> String? {
        let scratch = try Scratch(manifest, files: files)
        let set = try scratch.load()
        let blueprint = try set.blueprint("module")
        let fileSystem = try MemoryFileSystem(files: project, in: "/project")
        let references = ProjectReferences(set: set, facts: scratch.facts, in: "/project", on: fileSystem)
        let name = try ModuleName("Posts")
        let known = try references.find(given, for: blueprint, [name]).known
        let values = try ParameterValues(given, for: set, blueprint: blueprint, project: scratch.facts, known: known)
        let scaffold = try Scaffold(set: set, blueprint: blueprint, values: values, facts: scratch.facts)
        return try scaffold.render([name]).flatMap(\.files).first.map { String(decoding: $0.contents, as: UTF8.self) }
    }
}
