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
}
