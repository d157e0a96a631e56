import Testing

/// Files that modules share, and that somebody changes: the server's address is put into one.
@Suite struct GenSharedFileTests {
    private static let commands = [
        (
            "Services/ApiClient/ApiClient.swift",
            ["gen Client viper/entity --property id:Int", "gen Post viper/entity --property id:Int"],
            ["gen Client viper/api-service", "gen Post viper/api-service"]
        ),
        (
            "Services/Infrastructure/NetworkService/NetworkServiceImpl.swift",
            ["gen Client module-factory/entity --property id:Int", "gen Post module-factory/entity --property id:Int"],
            ["gen Client module-factory/business-service", "gen Post module-factory/business-service"]
        ),
    ]

    @Test(arguments: commands)
    func `what modules share is no conflict`(_ path: String, entities: [String], services: [String]) throws {
        let session = try Session()
        for command in entities + services.prefix(1) { #expect(session.run(command).code == 0, "\(command)") }
        let generated = try session.sandbox.text(path)
        let changed = generated + "// ours\n"
        try session.write(path, changed)

        let outcome = session.run(services[1])
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(outcome.lines.contains { $0.hasPrefix("skip ") && $0.hasSuffix(path) }, "\(outcome.lines)")
        #expect(try session.sandbox.text(path) == changed)

        #expect(session.run(services[1] + " --on-conflict overwrite").code == 0)
        #expect(try session.sandbox.text(path) == generated)
    }

    /// What is generated beside it would not compile.
    @Test(arguments: commands)
    func `a file that lacks what modules use of it is a conflict`(
        _ path: String, entities: [String], services: [String]
    ) throws {
        let session = try Session()
        for command in entities + services.prefix(1) { #expect(session.run(command).code == 0, "\(command)") }
        try session.write(path, "final class Other { }\n")
        let before = try session.tree()
        #expect(session.run(services[1]).code == 1)
        #expect(try session.tree() == before)
    }

    @Test func `a set of one's own may share files`() throws {
        let session = try Session()
        let templates = "Templates/house"
        try session.sandbox.file(
            "\(templates)/template.json", #"{ files: { "module/Modules/Shared.swift": { shared: true } } }"#)
        try session.sandbox.file("\(templates)/module/Modules/Shared.swift", "enum Shared { }\n")
        try session.sandbox.file("\(templates)/module/Modules/{{name}}.swift.mustache", "enum {{name}} { }\n")
        #expect(session.run("gen A house").code == 0)
        try session.write("Modules/Shared.swift", "enum Shared { case ours }\n")
        #expect(session.run("gen B house").code == 0)
        #expect(try session.sandbox.text("Modules/Shared.swift") == "enum Shared { case ours }\n")
        // What is a module's own is a conflict as before, and then nothing is written.
        try session.write("Modules/B.swift", "enum B { case ours }\n")
        #expect(session.run("gen B house").code == 1)
    }
}
