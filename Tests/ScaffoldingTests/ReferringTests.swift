import BuiltInSets
import Scaffolding
import TemplateSets
import TestSupport
import Testing

/// Modules that name other things: an entity, and modules that they open.
@Suite struct ReferringTests {
    static let manifest = """
        {
          parameters: {
            property: { type: 'list', of: 'property', default: 'id:Int' },
            scope: { type: 'list', of: 'property', supplied: true },
            input: { type: 'list', of: 'property', supplied: true },
            event: { type: 'list', of: 'method' },
            delegate: { type: 'bool', default: true },
            entity: { format: 'type-name', refersTo: ['entity'], having: ['id'] },
            opens: { type: 'list', format: 'type-name', refersTo: ['module'] },
          },
          blueprints: {
            entity: { parameters: ['property', 'scope'] },
            module: { parameters: ['input', 'event', 'delegate', 'entity', 'opens'] },
          },
          files: { 'module/M/{{name}}Delegate.swift.mustache': { when: 'delegate' } },
        }
        """

    private static let files = [
        "entity/E/{{name}}.swift.mustache": """
        struct {{name}} {
        {{#property}}
            let {{name}}: {{type}}
        {{/property}}
            static func all({{#scope}}{{name}}: {{type}}{{^-last}}, {{/-last}}{{/scope}}) { }
        }

        """,
        "module/M/{{name}}Builder.swift.mustache": """
        struct {{name}}Builder {
        {{#input}}
            let {{name}}: {{type}}
        {{/input}}
        }

        extension {{name}}Builder {
        {{#event}}
            func {{module.camel}}{{name.pascal}}({{parameters}}) { }
        {{/event}}
        }

        """,
        "module/M/{{name}}Delegate.swift.mustache": """
        protocol {{name}}Delegate {
        {{#event}}
            func {{module.camel}}{{name.pascal}}({{parameters}})
        {{/event}}
            func {{name.camel}}DidClose()
        }

        """,
        "module/M/{{name}}.txt.mustache": """
        {{#entity}}{{#entityIsOne}}one {{/entityIsOne}}{{.}} by {{entityPropertyTitle}}{{#entityScope}} of {{value}}{{/entityScope}}
        {{/entity}}
        {{#opens}}
        {{opens}}({{#input}}{{name}}: {{value}}{{^-last}}, {{/-last}}{{/input}}){{#event}} {{name}}({{parameters}}){{/event}}
        {{^delegate}} alone{{/delegate}}{{#takesEntity}} from a row{{/takesEntity}}{{#takesEntityFirst}}, first{{/takesEntityFirst}}{{#takesEntityLater}}, later{{/takesEntityLater}}{{#takesInput}} +{{/takesInput}}
        {{/opens}}

        """,
    ]

    /// What the module writes about what it names, and the paths of what is written along.
    func render(
        _ project: [String: String], _ given: [String: [String]], manifest: String = Self.manifest,
        files: [String: String] = [:]
    ) throws -> (text: String, along: [String]) {
        var scratch = try Scratch(manifest, files: Self.files.merging(files) { $1 })
        scratch.facts.directories = ["M": "Modules"]
        let set = try scratch.load()
        let blueprint = try set.blueprint("module")
        let fileSystem = try MemoryFileSystem(files: project, in: "/project")
        let references = ProjectReferences(set: set, facts: scratch.facts, in: "/project", on: fileSystem)
        let name = try ModuleName("Clients")
        let (known, missing) = try references.find(given, for: blueprint, [name])
        let values = try ParameterValues(given, for: set, blueprint: blueprint, project: scratch.facts, known: known)
        let scaffold = try Scaffold(set: set, blueprint: blueprint, values: values, facts: scratch.facts)
        let modules = try references.write(scaffold, [name], with: missing).modules
        let text = try #require(modules[0].files.first { $0.path.hasSuffix(".txt") })
        let along = modules.dropFirst().flatMap(\.files).map(\.path)
        return (String(decoding: text.contents, as: UTF8.self).split(separator: "\n").joined(separator: "|"), along)
    }

    private func fault(_ project: [String: String], _ given: [String: [String]]) throws -> String? {
        do {
            _ = try render(project, given)
            return nil
        } catch let error as ParameterError { return "--\(error.option) \(error.fault)" }
    }

    static let client = "struct Client {\n    let id: Int\n    var name: String?\n}\n"

    @Test func `what is missing is written along`() throws {
        let (text, along) = try render(
            [:], ["entity": ["Client"], "opens": ["Client", "ClientDetails", "AddClient", "ClientList"]])
        #expect(
            text == """
                Client by |Client(clientId: client.id)| from a row, first|ClientDetails(clientId: client.id)| from a row, later\
                |AddClient()|ClientList()
                """)
        #expect(along.prefix(3) == ["E/Client.swift", "Modules/Client.txt", "Modules/ClientBuilder.swift"])
        #expect(along.count == 13)
    }

    @Test func `a file that all names share is nobody's own, though it begins with the name`() throws {
        let shared = ["entity/E/Common.swift": "struct Common {}\n"]
        let along = try render(["E/Common.swift": "struct Common {}\n"], ["entity": ["Com"]], files: shared).along
        #expect(along.contains("E/Com.swift"))
    }

    @Test func `what is there is left and read, wherever it lies`() throws {
        let project = [
            "Models/Client.swift": Self.client,
            "Old/DetailsBuilder.swift": "struct DetailsBuilder {\n    let client: Client\n    let limit: Int\n}\n",
            "Old/DetailsDelegate.swift": """
            protocol DetailsDelegate {
                func detailsDidPick(id: Int)
                func detailsDidClose()
                func somethingElse()
                func detailsDidMove()
            }

            extension DetailsDelegate {
                func detailsDidMove() { }
            }

            """,
            "Modules/PlainBuilder.swift": "struct PlainBuilder {\n    let title: String = \"\"\n}\n",
        ]
        let (text, along) = try render(
            project, ["entity": ["Client"], "opens": ["Details", "Plain"], "input": ["limit:Int"]])
        #expect(
            text
                == "Client by name|Details(client: client, limit: limit) didPick(id: Int)| from a row, first +|Plain()| alone"
        )
        #expect(along == [])
    }

    /// Where events are also declared under their bare names, all other methods would look like one.
    @Test func `a method's name tells most where it says what it is`() throws {
        let files = [
            "module/M/{{name}}Contracts.swift.mustache": """
            protocol {{name}}Output {
            {{#event}}
                func {{name}}({{parameters}})
            {{/event}}
            }

            """,
            "module/M/{{name}}Delegate.swift.mustache": """
            protocol {{name}}Delegate {
            {{#event}}
                func {{module.camel}}{{name.pascal}}({{parameters}})
            {{/event}}
            }

            """,
        ]
        let project = [
            "M/DetailsContracts.swift":
                "protocol DetailsOutput {\n    func viewIsReady()\n    func didPick(id: Int)\n}\n",
            "M/DetailsDelegate.swift": "protocol DetailsDelegate {\n    func detailsDidPick(id: Int)\n}\n",
        ]
        #expect(try render(project, ["opens": ["Details"]], files: files).text == "Details() didPick(id: Int)")
        let long = [
            "M/DetailsDelegate.swift":
                "protocol DetailsDelegate {\n    func detailsDidPick(\n        id: Int,\n        at index: Int,\n    )\n}\n"
        ]
        let text = try render(long, ["opens": ["Details"]], files: files).text
        #expect(text == "Details() didPick(id: Int, at index: Int)")
    }

    @Test func `a scope is supplied by an input`() throws {
        let project = [
            "E/Client.swift": Self.client.replacing("}\n", with: "    static func all(agentId: Int) { }\n}\n")
        ]
        #expect(
            try render(project, ["entity": ["Client"], "input": ["agentId:Int"]]).text == "Client by name of agentId")
        #expect(
            try fault(project, ["entity": ["Client"], "input": ["agentId:String"]])
                == #"--entity notSupplied("Client", properties: ["agentId:Int"], option: Optional("input"))"#)
    }

    @Test func `an input may tell which one it is`() throws {
        let project = ["E/Client.swift": Self.client]
        #expect(
            try render(project, ["entity": ["Client"], "input": ["clientId:Int"]]).text
                == "one Client by name of clientId")
        #expect(try render(project, ["entity": ["Client"], "input": ["clientId:String"]]).text == "Client by name")
        for near in ["clientid:Int", "clientID:Int"] {
            #expect(
                try fault(project, ["entity": ["Client"], "input": [near]])
                    == "--input nearlyTells(\"\(near)\", type: \"Client\", right: \"clientId:Int\")")
        }
    }

    /// Nor does it matter how a dictionary happens to be ordered.
    @Test func `what must be supplied is no property of the thing`() throws {
        let client = "struct Client {\n    let id: String\n    static func all(id: Int) { }\n}\n"
        let project = [
            "E/Client.swift": client,
            "M/DetailsBuilder.swift": "struct DetailsBuilder {\n    let clientId: String\n}\n",
        ]
        #expect(
            try render(project, ["entity": ["Client"], "opens": ["Details"], "input": ["id:Int"]]).text
                == "Client by  of id|Details(clientId: client.id)| alone from a row, first")
    }

    @Test func `what lacks an identity is refused`() throws {
        #expect(
            try fault(["Client.swift": "struct Client {\n    let name: String\n}\n"], ["entity": ["Client"]])
                == #"--entity lacksProperty("Client", property: "id")"#)
    }

    /// What is private there has come from somewhere.
    @Test func `what others hand over is not private`() throws {
        let files = [
            "module/M/{{name}}Actor.swift.mustache": """
            final class {{name}}Actor {
            {{#input}}
                private let {{name}}: {{type}}
            {{/input}}
            }

            """
        ]
        let project = [
            "Modules/DetailsActor.swift":
                "final class DetailsActor {\n    private let limit: Int\n    private let other: Int\n}\n",
            "Modules/DetailsBuilder.swift": "struct DetailsBuilder {\n    let limit: Int\n}\n",
        ]
        let text = try render(project, ["opens": ["Details"], "input": ["limit:Int"]], files: files).text
        #expect(text == "Details(limit: limit)| alone +")
    }

    @Test(arguments: [
        ("let path: Binding<NavigationPath>", " pushed, without"),
        ("var path = NavigationPath()", ", with stacks"), ("", ", with stacks"),
    ])
    func `what a choice declares tells it`(_ router: String, _ expected: String) throws {
        let manifest = Self.manifest.replacing("event: {", with: "stack: {type: 'bool', default: true}, event: {")
            .replacing("'event', ", with: "'event', 'stack', ")
        let files = [
            "module/M/{{name}}Router.swift.mustache": """
            struct {{name}}Router {
                {{#stack}}var path = NavigationPath(){{/stack}}{{^stack}}let path: Binding<NavigationPath>{{/stack}}
            }

            """,
            "module/M/{{name}}.txt.mustache": "{{#opens}}{{name}}{{^stack}} pushed{{/stack}}{{/opens}}"
                + "{{#opensStack}}, with stacks{{/opensStack}}{{#opensNoStack}}, without{{/opensNoStack}}",
        ]
        let project = ["Modules/DetailsRouter.swift": "struct DetailsRouter {\n    \(router)\n}\n"]
        let text = try render(project, ["opens": ["Details"]], manifest: manifest, files: files).text
        #expect(text == "Details" + expected)
    }

    /// The data of all sets may come from one.
    @Test func `another set writes what is named`() throws {
        let manifest = Self.manifest.replacing(
            "refersTo: ['entity']", with: "refersTo: ['viper/entity', 'viper/api-service']")
        let (text, along) = try render([:], ["entity": ["Client"], "opens": ["Client"]], manifest: manifest)
        #expect(text == "Client by |Client(clientId: client.id)| from a row, first")
        #expect(along.contains("Services/ClientApiService/ClientApiService.swift"))
        #expect(along.contains("Entities/Client.swift"))
        let project = [
            "Entities/Client.swift": Self.client,
            "Services/ClientApiService.swift": """
            struct ClientApiService {
                func fetchClients(agentId: Int) async throws -> [Client] { [] }
            }

            """,
        ]
        let known = try render(project, ["entity": ["Client"], "input": ["agentId:Int"]], manifest: manifest)
        #expect(known.text == "Client by name of agentId")
        #expect(known.along == [])
    }

    @Test func `modules that are written together may name each other`() throws {
        let (text, along) = try render([:], ["opens": ["Clients"], "input": ["limit:Int"]])
        #expect(text == "Clients(limit: limit)| +")
        #expect(along == [])
    }
}
