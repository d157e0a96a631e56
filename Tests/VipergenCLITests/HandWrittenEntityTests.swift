import TestSupport
import Testing

/// What an entity that somebody wrote by hand must be to be worked with.
@Suite struct HandWrittenEntityTests {
    private static let path = "Models/Client.swift"

    /// What a run says against it; nil where it takes it.
    private func refusal(of declaration: String, _ command: String, beside other: String = "") throws -> String? {
        let session = try Session()
        try session.sandbox.file(Self.path, declaration + " {\n    let id: Int\n}\n")
        if !other.isEmpty { try session.sandbox.file("Models/Client+More.swift", other + "\n") }
        let files = try session.files()
        let outcome = session.run(command + " --dry-run")
        #expect(try session.files() == files)
        guard outcome.code == 64 else { return nil }
        return outcome.errors
    }

    @Test(arguments: [
        ("struct Client", "Codable, Equatable and Identifiable", "'Codable', 'Equatable' and 'Identifiable'"),
        ("struct Client: Codable", "Equatable and Identifiable", "'Equatable' and 'Identifiable'"),
        ("struct Client: Identifiable, Hashable", "Codable", "'Codable'"),
        ("struct Client: Identifiable, Decodable, Comparable", "Codable", "'Codable'"),
        ("final class Client: Codable, Identifiable, Sendable", "Equatable", "'Equatable'"),
        ("enum Client: Codable", "Identifiable", "'Identifiable'"),
    ])
    func `is refused with what it lacks`(_ declaration: String, _ lack: String, _ quoted: String) throws {
        let hint = "Add \(quoted) to what it conforms to, in \(Self.path)."
        for set in [
            "viper", "clean-swift", "viperbase", "module-factory", "vipera", "viper-protocols", "viper-swiftui",
        ] {
            let errors = try refusal(of: declaration, "gen Clients \(set) --entity Client")
            #expect(
                errors?.contains("--entity cannot be 'Client': it is not \(lack)\n") == true, "\(set): \(errors ?? "")")
            #expect(errors?.contains(hint) == true)
        }
        for blueprint in ["viper/api-service", "viper/storage", "vipera/resource", "module-factory/business-service"] {
            let errors = try refusal(of: declaration, "gen Client \(blueprint)")
            #expect(errors?.contains("cannot be generated for 'Client': it is not \(lack)\n") == true)
            #expect(errors?.contains(hint) == true)
        }
    }

    @Test(arguments: [
        ("struct Client: Codable, Equatable, Identifiable", ""),
        ("struct Client: Decodable, Encodable, Hashable, Identifiable", ""),
        ("struct Client: Codable & Identifiable", "extension Client: Equatable {}"),
        ("enum Client: String, Codable, Identifiable", ""), ("struct Client: Model", ""),
        ("class Client: NSObject", ""),
        ("@Model final class Client", ""), ("struct Client", "extension Client: Model {}"),
        ("@MainActor struct Client: Codable, Equatable", "extension Client: Identifiable {}"),
    ])
    func `is taken where it has all, or may have it`(_ declaration: String, _ other: String) throws {
        #expect(try refusal(of: declaration, "gen Clients viper --entity Client", beside: other) == nil)
        #expect(try refusal(of: declaration, "gen Client viper/api-service", beside: other) == nil)
    }

    @Test func `is taken without Codable where nothing decodes it`() throws {
        #expect(try refusal(of: "struct Client: Hashable, Identifiable", "gen Clients vipera --item Client") == nil)
    }

    @Test func `is taken as it is where a module that is there is extended`() throws {
        let session = try Session()
        try session.sandbox.file(Self.path, "struct Client: Codable, Equatable, Identifiable {\n    let id: Int\n}\n")
        #expect(session.run("gen Clients viper --entity Client --quiet").code == 0)
        try session.edit(Self.path, "Equatable, ", "")
        #expect(session.run("gen Clients viper/cell --cell Row").code == 0)
        #expect(session.run("gen Clients viper --entity Client").code == 64)
    }

    private static let refused = """
        --entity cannot be 'Client': the target isolates it to the main actor, and services use it elsewhere
          Declare it as 'nonisolated struct Client', in
        """

    @Test(arguments: [
        "@MainActor final class Client: Codable, Equatable, Identifiable",
        "final class Client: @MainActor Codable, Equatable, Identifiable",
        "struct Client: @MainActor Codable, @MainActor Equatable, Identifiable",
    ])
    func `is refused where it is the main actor's`(_ declaration: String) throws {
        let lack = "it is isolated to the main actor, and services use it elsewhere"
        let hint = "Declare it without '@MainActor', in \(Self.path)."
        let parameter = try refusal(of: declaration, "gen Clients viper --entity Client")
        #expect(parameter?.contains("--entity cannot be 'Client': \(lack)\n  \(hint)") == true, "\(parameter ?? "")")
        let service = try refusal(of: declaration, "gen Client viper/api-service")
        #expect(service?.contains("cannot be generated for 'Client': \(lack)\n  \(hint)") == true, "\(service ?? "")")
    }

    @Test func `is nonisolated where an application's code is the main actor's`() throws {
        let session = try Session()
        #expect(session.run("gen App viper/app --quiet").code == 0)
        let project = "App.xcodeproj/project.pbxproj"
        let declaration = "struct Client: Codable, Equatable, Identifiable { let id: Int }\n"
        try session.sandbox.file(Self.path, declaration)
        let command = "gen Clients viper --entity Client --dry-run"
        #expect(session.run(command).code == 0)
        let setting = "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;\n"
        try session.write(
            project, try session.sandbox.text(project).replacing("SWIFT_VERSION = ", with: setting + "SWIFT_VERSION = ")
        )
        let refused = session.run(command)
        #expect(refused.code == 64 && refused.errors.contains("\(Self.refused) \(Self.path)."), "\(refused)")
        try session.write(Self.path, "nonisolated " + declaration)
        #expect(session.run(command).code == 0)
    }

    @Test func `of another target is none of the application's`() throws {
        let session = try Session()
        #expect(session.run("gen App viper/app --quiet").code == 0)
        try session.sandbox.file("Shared/Client.swift", "struct Client {}\n")
        let command = "gen Clients viper --entity Client"
        #expect(session.run(command + " --dry-run").errors.contains("it is not Codable"))
        #expect(session.run("xcode add Shared/Client.swift --target AppTests").code == 0)
        #expect(session.run(command).code == 0)
        #expect(try session.exists("Entities/Client.swift"))
    }

    @Test func `is nonisolated where a package's code is the main actor's`() throws {
        let session = try Session.package(["Kit"])
        let path = "Sources/Kit/Client.swift"
        try session.sandbox.file(path, "struct Client: Codable, Equatable, Identifiable { let id: Int }\n")
        #expect(session.run("init --quiet").code == 0)
        let command = "gen Clients viper --entity Client --dry-run"
        #expect(session.run(command).code == 0)
        let manifest = try session.sandbox.text("Package.swift")
        try session.write("Package.swift", manifest + "// swiftSettings: [.defaultIsolation(MainActor.self)]\n")
        let refused = session.run(command)
        #expect(refused.code == 64 && refused.errors.contains("\(Self.refused) \(path)."), "\(refused)")
    }

    @Test(arguments: [
        (
            "viper", "Services/ClientApiService.swift", "class ClientApiService {\n    func loadAll() {}\n}\n",
            "fetchClients"
        ),
        ("viper-swiftui", "Api.swift", "class ClientApiService {}\n", "fetchClients"),
        ("module-factory", "Services/ClientService.swift", "protocol ClientService: AnyObject {}\n", "fetchClients"),
    ])
    func `a service that was written by hand has what screens call`(
        _ set: String, _ path: String, _ text: String, _ function: String
    ) throws {
        let session = try Session()
        #expect(session.run("gen Client \(set == "module-factory" ? set : "viper")/entity --quiet").code == 0)
        try session.sandbox.file(path, text)
        let files = try session.files()
        let command = "gen Clients \(set) --entity Client"
        let refused = session.run(command)
        let type = set == "module-factory" ? "ClientService" : "ClientApiService"
        #expect(refused.code == 64, "\(refused)")
        #expect(refused.errors.contains("--entity cannot be 'Client': '\(type)' has no function '\(function)'\n"))
        #expect(refused.errors.contains("  Declare it, in \(path).\n"))
        #expect(try session.files() == files)
        try session.sandbox.file("More.swift", "extension \(type) {\n    func \(function)() async throws {}\n}\n")
        #expect(session.run(command + " --dry-run").code == 0)
    }

    /// The presenter's function of that name is another one.
    @Test func `a function is missed where it is called of the service alone`() throws {
        let session = try Session()
        let set = "Templates/house"
        let files = [
            "template.json":
                "{parameters: {subject: {format: 'type-name', refersTo: 'service'}}, blueprints: {service: {suffix: 'Service'}}}",
            "module/{{name}}View.swift.mustache":
                "class {{name}}View {\n    let service = {{subject}}Service()\n    func go() { presenter.load() }\n}\n",
            "service/{{name}}Service.swift.mustache": "class {{name}}Service {\n    func load() {}\n}\n",
        ]
        for (path, text) in files { try session.sandbox.file("\(set)/\(path)", text) }
        try session.sandbox.file("ClientService.swift", "class ClientService {}\n")
        let taken = session.run("gen Clients house --subject Client")
        #expect(taken.code == 0, "\(taken)")
        try session.edit("\(set)/module/{{name}}View.swift.mustache", "presenter.load", "service.load")
        #expect(
            session.run("gen Orders house --subject Client").errors.contains("'ClientService' has no function 'load'"))
    }

    @Test func `a storage that was written by hand has what a data manager calls`() throws {
        let session = try Session()
        for name in ["entity", "api-service"] { #expect(session.run("gen Client viper/\(name) --quiet").code == 0) }
        let path = "Services/ClientStorage.swift"
        try session.sandbox.file(path, "class ClientStorage {\n    func saveClient() {}\n}\n")
        let refused = session.run("gen Client viper/data-manager")
        let message = "'viper/data-manager' cannot be generated for 'Client': 'ClientStorage' has no function"
        #expect(refused.code == 64 && refused.errors.contains(message), "\(refused)")
        try session.write(path, "class ClientStorage: Storage {}\n")
        #expect(session.run("gen Client viper/data-manager").code == 0)
    }

    @Test(arguments: [
        "public struct Client: Codable, Equatable, Identifiable",
        "final class Client: Codable, Equatable, Identifiable",
    ])
    func `is refused where not all threads may have it`(_ declaration: String) throws {
        let errors = try refusal(of: declaration, "gen Clients viper --entity Client")
        #expect(errors?.contains("--entity cannot be 'Client': it is not Sendable\n") == true, "\(errors ?? "")")
        #expect(try refusal(of: declaration + ", Sendable", "gen Clients viper --entity Client") == nil)
        #expect(
            try refusal(of: declaration, "gen Clients viper --entity Client", beside: "extension Client: Sendable {}")
                == nil)
    }

    @Test func `is refused where only its file knows it`() throws {
        let errors = try refusal(
            of: "fileprivate struct Client: Codable, Equatable, Identifiable", "gen Clients viper --entity Client")
        #expect(errors?.contains("only its own file can use it\n") == true, "\(errors ?? "")")
    }

    /// What its tests are given as a sample: nothing where nobody could make one.
    @Test(arguments: [
        ("var id = UUID()\n    var name: String", "id: UUID(uuid: (0, 0"),
        ("var id: Int = 0\n    let name: String", #"Client(id: 1, name: "sample")"#),
        (
            "let id: Int\n    let `default`: Bool\n    var `in`: String",
            #"Client(id: 1, default: true, in: "sample")"#
        ),
        ("let id: Int\n    let `self`: Bool", nil),
        ("let id: Int\n    init(`default`: Bool, id: Int) { self.id = id }", "Client(default: true, id: 1)"),
        ("let id = 1\n    let name: String", #"Client(name: "sample")"#),
    ])
    func `has a sample where one can be made`(_ properties: String, _ sample: String?) throws {
        let session = try Session()
        try session.sandbox.file(
            Self.path,
            "import Foundation\n\nstruct Client: Codable, Equatable, Identifiable {\n    \(properties)\n}\n")
        let outcome = session.run("gen Clients viper --entity Client --quiet")
        #expect(outcome.code == 0, "\(outcome)")
        let text = try session.sandbox.text("Tests/Entities/ClientSamples.swift")
        if let sample {
            #expect(text.contains(sample), "\(text)")
        } else {
            #expect(text.contains("static let sample: Client? = nil"), "\(text)")
        }
    }

    @Test func `keeps the samples that it has itself`() throws {
        let session = try Session()
        #expect(session.run("gen App vipera/app --root Clients --quiet").code == 0)
        try session.sandbox.file(
            "Services/Api/Entities/Client.swift",
            """
            struct Client: Codable, Equatable, Identifiable {
                let id: Int
                static let samples = [Client(id: 1)]
            }

            """)
        #expect(session.run("gen Clients vipera --entity Client --quiet").code == 0)
        #expect(try !session.files().contains { $0.hasSuffix("Client+Samples.swift") })
    }

    @Test func `is not called like the application`() throws {
        let session = try Session()
        let outcome = session.run("gen App viper/entity --module-name App")
        #expect(outcome.code == 64 && outcome.errors.contains("'AppItem'"), "\(outcome)")
    }

    /// Of another target of a package, only what is public can be used.
    @Test(arguments: [
        (
            "struct Client: Codable, Equatable, Identifiable {\n    let id: Int\n}",
            "it is internal to the target 'Models'"
        ),
        (
            "public struct Client: Codable, Equatable, Identifiable, Sendable {\n    let id: Int\n}",
            "it has no property 'id'"
        ),
        ("public struct Client: Codable, Equatable, Identifiable, Sendable {\n    public let id: Int\n}", nil),
    ])
    func `of another target must be public`(_ declaration: String, _ lack: String?) throws {
        let session = try Session()
        try session.sandbox.file("Package.swift", "// swift-tools-version: 6.0\n")
        try session.sandbox.file("Sources/Models/Client.swift", declaration + "\n")
        try session.sandbox.file("Sources/Shop/Shop.swift", "")
        try session.sandbox.file(
            ".vipergen.json", #"{ "directories": { "Modules": "Sources/Shop/Modules", "Tests": "Tests/ShopTests" } }"#)
        let outcome = session.run("gen Clients viper --entity Client --quiet")
        #expect(outcome.code == (lack == nil ? 0 : 64), "\(outcome)")
        if let lack { #expect(outcome.errors.contains(lack), "\(outcome.errors)") }
    }
}
