import GeneratedCode
import Testing

extension SetProof {
    private static let frameworks = [["xctest"], ["swift-testing"], ["none"]]

    private static let namesThatAreTheirPlurals = ["News", "Series", "Новость", "新闻"]

    static let viperEntity = SetProof(
        set: "viper", blueprint: "entity", name: "Client",
        variants: Variant.all([
            "tests": frameworks,
            "property": [
                ["id:Int"], ["name:String", "tags:[String]"], ["id:String", "name:String?", "scores:[String: Double]"],
                ["id:Int", "status:Status"],
            ],
        ])
            + Variant.all([
                "tests": frameworks, "identifiable": [["false"]], "property": [["name:String", "due:Date"]],
            ]),
        surroundings: { _ in
            [
                "Status.swift": Array(
                    "nonisolated enum Status: Codable, Hashable, Sendable { case at([Int].Index) }\n".utf8)
            ]
        },
        fewestTests: 6)

    static let viperApiService = SetProof(
        set: "viper", blueprint: "api-service", name: "Client",
        variants: Variant.all(["tests": frameworks]),
        otherNames: namesThatAreTheirPlurals, companions: ["entity"], fewestTests: 15)

    static let viperStorage = SetProof(
        set: "viper", blueprint: "storage", name: "Client", variants: Variant.all(["tests": frameworks]),
        otherNames: namesThatAreTheirPlurals, companions: ["entity"], fewestTests: 8)

    /// All that works with an entity, and a module beside it.
    static let viperDataManager = SetProof(
        set: "viper", blueprint: "data-manager", name: "Client",
        variants: Variant.all([
            "tests": frameworks, "property": [["id:Int"], ["name:String", "due:Date?"], ["id:Int", "due:Date?"]],
        ]),
        otherNames: namesThatAreTheirPlurals, companions: ["entity", "api-service", "storage"],
        surroundings: { variant in
            var plain = variant
            plain.options["view"] = ["code"]
            return try generate("ClientList", set: "viper", plain)
        },
        fewestTests: 36)
}

@Suite struct ViperLayersTests {
    /// Each part of an app makes its own storage, and all of them keep the same things.
    @Test func `storages on disk see each other's changes`() throws {
        let variant = Variant(options: ["tests": ["swift-testing"]])
        var files = try SetProof.viperStorage.moduleWithCompanions("Client", variant)
        let test = """
            import Testing
            @testable import App

            @MainActor
            struct SharingTests {

                @Test func oneFindsWhatTheOtherSaved() throws {
                    try ClientStorage().saveClient(Client(id: 7), isSynced: false)

                    #expect(try ClientStorage().findClient(clientId: 7) == Client(id: 7))
                    #expect(try ClientStorage().findClient(clientId: 8) == nil)
                    #expect(try ClientStorage(file: nil).findClient(clientId: 7) == nil)
                }

            }

            """
        files["Tests/SharingTests.swift"] = Array(test.utf8)
        let report = try GeneratedProject(files: files).runTests(mode: .swift6)
        #expect(report.isGreen, "\(report)")
    }

    private static let mistakes = [
        ("ApiService", "ApiClientError.status(404)", "ApiClientError.status(500)"),
        ("ApiService", "catch is DecodingError", "catch is CancellationError"),
        ("ApiService", "body: body", "body: Data()"),
        ("Storage", "try objects(with: identifier).first\n            ?? ", ""),
        ("Storage", ".merging(saved) { $1 }", ""),
        ("Storage", "context.delete(object)", "_ = object"),
        ("Storage", "isSynced == NO", "isSynced == YES"),
        ("MemoryStorage", ".filter { !$0.isSynced }", ""),
        ("MemoryStorage", "saved[THISId] = nil", ""),
        ("DataManager", "try storage.saveNAME(THIS, isSynced: false)", ""),
        ("DataManager", "isSynced: true", "isSynced: false"),
        ("DataManager", "sending[sent.id, default: 0] += 1", ""),
        ("DataManager", "defer { sending[sent.id]? -= 1 }", "defer { sending[sent.id] = nil }"),
        ("DataManager", "sending[id, default: 0] == 0", "true"),
        ("DataManager", "if try storage.findNAME(THISId: sent.id) == sent {", "do {"),
        ("DataManager", "firstError = firstError ?? error", "_ = error"),
        ("DataManager", "try await send(unsynced)", "_ = unsynced"),
    ]

    /// One project has the part with its tests for each mistake; each must fail a test.
    @Test func `every mistake fails a test`() throws {
        let variant = Variant(options: ["tests": ["swift-testing"], "property": ["id:Int", "name:String"]])
        var files: [String: [UInt8]] = [:]
        for (index, (file, text, mistake)) in Self.mistakes.enumerated() {
            let name = "Wrong\(index)Client"
            func named(_ text: String) -> String {
                text.replacing("NAME", with: name).replacing("THIS", with: "wrong\(index)Client")
            }
            // What is wrong must fail a test beside it, and no other is there.
            let proof =
                switch file {
                case "ApiService": SetProof.viperApiService
                case "DataManager": SetProof.viperDataManager
                default: SetProof.viperStorage
                }
            var all = try proof.moduleWithCompanions(name, variant)
            let path = try #require(all.keys.first { $0.hasSuffix("/\(name)\(file).swift") })
            let source = String(decoding: try #require(all[path]), as: UTF8.self)
            #expect(source.contains(named(text)), "\(text)")
            all[path] = Array(source.replacing(named(text), with: named(mistake)).utf8)
            files.merge(all) { $1 }
        }
        let report = try GeneratedProject(files: files).runTests(mode: .swift6)
        #expect(report.buildFailure == nil, "\(report)")
        let failures = report.output.split(separator: "\n").filter { $0.contains("recorded an issue") }
        for (index, (file, text, _)) in Self.mistakes.enumerated() {
            #expect(failures.contains { $0.contains("Wrong\(index)Client") }, "\(file): \(text)")
        }
    }

    @Test func `the client of all services can be left out`() throws {
        let service = try generate(
            "User", set: "viper", blueprint: "api-service", Variant(options: ["apiClient": ["false"]]))
        #expect(service.keys.allSatisfy { $0.contains("UserApiService") } && service.count == 2)
    }
}
