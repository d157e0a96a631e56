import GeneratedCode
import Testing

extension SetProof {
    private static let frameworks = [["xctest"], ["swift-testing"], ["none"]]

    static let viperEntity = SetProof(
        set: "viper", blueprint: "entity", name: "Client",
        variants: Variant.all([
            "tests": frameworks,
            "property": [
                ["id:Int"], ["name:String", "tags:[String]"], ["id:String", "name:String?", "scores:[String: Double]"],
                ["id:Int", "status:Status"],
            ],
        ]),
        surroundings: { _ in
            ["Status.swift": Array("nonisolated enum Status: String, Codable, Sendable { case on, off }\n".utf8)]
        },
        fewestTests: 6)

    static let viperApiService = SetProof(
        set: "viper", blueprint: "api-service", name: "Client",
        variants: Variant.all(["tests": frameworks]),
        companions: ["entity"], fewestTests: 15)

    static let viperStorage = SetProof(
        set: "viper", blueprint: "storage", name: "Client", variants: Variant.all(["tests": frameworks]),
        companions: ["entity"], fewestTests: 8)

    /// All that works with an entity, and a module beside it.
    static let viperDataManager = SetProof(
        set: "viper", blueprint: "data-manager", name: "Client", variants: Variant.all(["tests": frameworks]),
        companions: ["entity", "api-service", "storage"],
        surroundings: { variant in
            var plain = variant
            plain.options["view"] = ["code"]
            return try generate("ClientList", set: "viper", plain)
        },
        fewestTests: 36)
}

@Suite struct ViperLayersTests {
    /// Each part of an app makes its own storage, and all of them keep the same things.
    @Test func storagesOnDiskSeeEachOthersChanges() throws {
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
                    #expect(try ClientStorage(isOnDisk: false).findClient(clientId: 7) == nil)
                }

            }

            """
        files["Tests/SharingTests.swift"] = Array(test.utf8)
        let report = try GeneratedProject(files: files).runTests(mode: .swift6)
        #expect(report.isGreen, "\(report)")
    }
}
