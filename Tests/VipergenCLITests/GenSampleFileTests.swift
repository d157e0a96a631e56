import Testing

/// The samples that services' tests take of an entity which somebody wrote by hand.
@Suite struct GenSampleFileTests {
    private func session() throws -> Session {
        let session = try Session()
        try session.sandbox.file(
            "Models/Client.swift",
            "struct Client: Identifiable, Codable, Equatable {\n    let id: Int\n    let name: String\n}\n")
        return session
    }

    private static let samples = "Tests/Entities/ClientSamples.swift"

    @Test func `a closure escapes, whatever the project calls its type`() throws {
        let session = try Session()
        try session.sandbox.file("Models/Handler.swift", "typealias Handler = (Int) -> Void\ntypealias Id = Int\n")
        let words = ["gen", "Picks", "viper", "--input", "done:Handler", "--event", "didEnd(x: Handler, id: Id)"]
        let outcome = session.run(words)
        try #require(outcome.code == 0, "\(outcome)")
        let texts = try session.files().filter { $0.hasSuffix(".swift") }.map { try session.sandbox.text($0) }
        #expect(texts.contains { $0.contains("init(done: @escaping Handler)") })
        #expect(texts.contains { $0.contains("func picksModuleDidEnd(x: @escaping Handler, id: Id)") })
    }

    @Test(arguments: [
        "gen Client viper/api-service", "gen Client viper/storage", "gen Clients viper --entity Client",
        "gen Clients viperbase --entity Client",
    ])
    func `are written along once`(_ command: String) throws {
        let session = try session()
        #expect(session.run(command).output.contains("create    \(Self.samples)"))
        #expect(try session.sandbox.text(Self.samples).contains("Client? = Client(id: 1, name: \"sample\")"))
        let again = session.run(command)
        #expect(again.code == 0 && !again.output.contains("create"), "\(again.output)")
    }

    @Test func `are not written without tests`() throws {
        let session = try session()
        #expect(!session.run("gen Client viper/api-service --tests none").output.contains("Samples"))
    }

    @Test func `are left alone where they are`() throws {
        let session = try session()
        try session.sandbox.file(
            "Tests/Support/ClientSamples.swift", "enum ClientSamples { static let sample: Client? = nil }\n")
        #expect(!session.run("gen Client viper/api-service").output.contains("Samples"))
    }

    /// How a sample is made of a type that has no memberwise initializer, or has one that is private.
    @Test(arguments: [
        ("init(id: Int, name: String, isNew: Bool = true) { }", "Client(id: 1, name: \"sample\")"),
        ("init(name: String, key id: Int) { }", "Client(name: \"sample\", key: 1)"),
        ("init?(id: Int) { }\n    init(name: String) { }", "Client(name: \"sample\")"),
        ("init(_ name: String) { }", "nil"),
        ("private init(id: Int) { }", "nil"),
        ("init(id: Int) throws { }", "nil"),
        ("private let key: Int", "nil"),
        ("private let key = 1", "Client(id: 1, name: \"sample\")"),
        (
            "let kind: Kind\n    enum Kind: Codable { case new(Key), none; struct Key { let a: Int } }",
            "Client(id: 1, name: \"sample\", kind: Client.Kind.none)"
        ),
        (
            "let key: Key?\n    struct Key: Codable, Hashable {\n        let raw: String\n    }",
            "Client(id: 1, name: \"sample\", key: Client.Key(raw: \"sample\"))"
        ),
        (
            "let parts: [Client]",
            "Client(id: 1, name: \"sample\", parts: [Client(id: 1, name: \"sample\", parts: [])])"
        ),
    ])
    func `are made as the type is`(_ member: String, _ sample: String) throws {
        let session = try Session()
        try session.sandbox.file(
            "Models/Client.swift",
            """
            struct Client: Identifiable, Codable, Equatable {
                let id: Int
                let name: String
                \(member)
            }

            """)
        let run = session.run("gen Clients viper --entity Client")
        #expect(run.code == 0, "\(run.output)")
        let text = try session.sandbox.text(Self.samples)
        #expect(text.contains("Client? = \(sample)\n"), "\(text)")
    }

    /// Where none can be made, people are shown what it takes.
    @Test(arguments: [
        ("private let key: Int", "Client(id: ..., name: ..., key: ...)"),
        ("init(name: String) throws { }", "Client(name: ...)"),
        ("init?(name: String, key: Int = 1) { }", "Client(name: ..., key: ...)"),
        ("init(_ name: String) { }", "Client(value: ...)"),
    ])
    func `name the arguments that there are`(_ member: String, _ example: String) throws {
        for (set, path) in [
            ("viper", Self.samples), ("vipera", "Services/Api/Entities/Client+Samples.swift"),
        ] {
            let session = try Session()
            try session.sandbox.file(
                "Models/Client.swift",
                """
                struct Client: Identifiable, Codable, Equatable {
                    let id: Int
                    let name: String
                    \(member)
                }

                """)
            #expect(session.run("gen App \(set)/app --quiet").code == 0)
            #expect(session.run("gen Clients \(set) --entity Client --quiet").code == 0)
            let text = try session.sandbox.text(path)
            let isTold = set == "vipera" && !example.contains("id:")
            #expect(isTold || text.contains("`\(example)`"), "\(text)")
        }
    }

    @Test func `of a type that computes its id give it none`() throws {
        let session = try Session()
        try session.sandbox.file(
            "Models/Client.swift",
            """
            struct Client: Identifiable, Codable, Equatable {
                let name: String
                var id: String { name }
            }

            """)
        let run = session.run("gen Clients viper --entity Client")
        #expect(run.code == 0, "\(run.output)")
        #expect(try session.sandbox.text(Self.samples).contains("Client? = Client(name: \"sample\")\n"))
    }

    @Test(arguments: [
        "class Client: Model, Codable, Equatable { let name = \"\" }\nclass Model: Identifiable { let id: Int = 1 }",
        "struct Client: Own, Codable, Equatable { let name = \"\" }\nprotocol Own: Identifiable { var id: String { get } }",
    ])
    func `what tells entities apart may be inherited`(_ text: String) throws {
        let session = try Session()
        let types = text.split(separator: "\n")
        try session.sandbox.file("Models/Client.swift", types[0] + "\n")
        try session.sandbox.file("Models/Base.swift", types[1] + "\n")
        let run = session.run("gen Clients viper --entity Client")
        #expect(run.code == 0, "\(run.output)")
    }

    @Test func `what tells entities apart may not be nil`() throws {
        let session = try Session()
        try session.sandbox.file(
            "Models/Client.swift", "struct Client: Identifiable, Codable, Equatable {\n    let id: Int?\n}\n")
        let run = session.run("gen Clients viper --entity Client")
        #expect(run.code == 64 && run.errors.contains("--entity cannot be 'Client': its 'id' may be nil\n"), "\(run)")
    }

    @Test func `an entity may differ between the branches of a condition`() throws {
        let session = try Session()
        let conformances = ": Identifiable, Codable, Equatable"
        try session.sandbox.file(
            "Models/Client.swift",
            """
            #if DEBUG
            struct Client\(conformances) { let id: Int; var name = "debug" }
            #else
            struct Client\(conformances) { let id: Int; let name: String }
            #endif

            """)
        let run = session.run("gen Clients viper --entity Client")
        #expect(run.code == 0, "\(run.output)")
        #expect(try session.sandbox.text(Self.samples).contains("Client? = Client(id: 1, name: \"sample\")\n"))
    }

    @Test func `a property that others cannot read is no row's title`() throws {
        let session = try Session()
        try session.sandbox.file(
            "Models/Client.swift",
            """
            struct Client: Identifiable, Codable, Equatable {
                private let title: String
                let id: Int
                let email: String
                init(id: Int, email: String) { self.id = id; self.email = email; title = "" }
            }

            """)
        #expect(session.run("gen Clients viper --entity Client").code == 0)
        let view = try session.sandbox.text("Modules/Clients/View/ClientsViewController.swift")
        #expect(!view.contains("client.title"), "\(view)")
        #expect(try session.sandbox.text(Self.samples).contains("Client(id: 1, email: \"sample\")"))
    }

    @Test func `a generic type is no entity`() throws {
        let session = try Session()
        try session.sandbox.file(
            "Models/Page.swift",
            "struct Page<Item: Codable & Equatable>: Identifiable, Codable, Equatable {\n    let id: Int\n}\n")
        let run = session.run("gen Pages viper --entity Page")
        #expect(run.code == 64 && run.errors.contains("--entity cannot be 'Page': it is generic"), "\(run)")
    }
}
