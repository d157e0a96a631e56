import Testing

/// Properties of a handwritten entity that are called as words of the language.
@Suite struct BacktickedPropertyTests {
    @Test func `a property in backticks is shown as any other`() throws {
        for set in [
            "viper", "viperbase", "vipera", "viper-protocols", "clean-swift", "module-factory", "viper-swiftui",
        ] {
            let session = try Session()
            try session.sandbox.file(
                "Models/Client.swift",
                "struct Client: Codable, Equatable, Identifiable {\n    let id: Int\n    let `default`: String\n}\n")
            #expect(session.run("gen Clients \(set) --entity Client --quiet").code == 0)
            let texts = try session.files().filter { $0.contains("/Clients") }.map(session.sandbox.text)
            #expect(texts.contains { $0.contains(".default") && !$0.contains("style: .default") }, "\(set)")
            guard set != "module-factory" else { continue }
            let details = session.run("gen ClientDetails \(set) --entity Client --input clientId:Client.ID --quiet")
            #expect(details.code == 0, "\(details)")
        }
        let refused = try Session().run(["gen", "Client", "viper/entity", "--property", "`default`:String"])
        #expect(refused.code == 64)
    }
}
