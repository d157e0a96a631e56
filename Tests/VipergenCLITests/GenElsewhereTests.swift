import Testing

/// What a run would write, and the project has in other files.
@Suite struct GenElsewhereTests {
    private static let client =
        "struct Client: Identifiable, Codable, Equatable {\n    let id: Int\n    let name: String\n}\n"

    /// The files, below the project, that a run creates.
    private func created(by command: String, in session: Session) throws -> [String] {
        let before = try session.files()
        let outcome = session.run(command)
        #expect(outcome.code == 0, "\(outcome.errors)")
        return try session.files().filter { !before.contains($0) }
    }

    @Test(arguments: [
        "viper", "viperbase", "vipera", "viper-protocols", "clean-swift", "module-factory", "viper-swiftui",
    ])
    func `an entity in a file of another name is not written again`(_ set: String) throws {
        let session = try Session()
        try session.sandbox.file("Models/Models.swift", Self.client + "\nstruct Other {}\n")
        let files = try created(by: "gen Clients \(set) --entity Client", in: session)
        #expect(!files.contains { $0.hasSuffix("/Client.swift") })
        #expect(files.contains { $0.hasSuffix("/ClientSamples.swift") } || set != "viper")
        let texts = try files.filter { !$0.hasPrefix("Tests/") }.map(session.sandbox.text)
        #expect(texts.contains { $0.contains(".name") }, "its name is a row's title")
    }

    /// What only extends it, as its samples do, tells nothing of it.
    @Test(arguments: ["Models.swift", "Extra/Days.swift"], ["Models/Other.swift", "Services/Api/Entities/Day.swift"])
    func `an entity in a file of another name is found again`(_ path: String, _ other: String) throws {
        let session = try Session()
        let day =
            "nonisolated struct Day: Codable, Equatable, Identifiable {\n    let id: String\n    let note: Int\n}\n"
        try session.sandbox.file(path, day)
        try session.sandbox.file(other, "extension Day { var other: Int { note } }\n")
        let command = "gen DayDetails vipera --entity Day --input dayId:String"
        for words in ["gen App vipera/app --root Days --quiet", command + " --quiet"] {
            #expect(session.run(words).code == 0)
        }
        #expect(try session.files().contains { $0.hasSuffix("/Day+Samples.swift") })
        let again = session.run(command)
        #expect(again.code == 0 && !again.output.contains("create") && !again.output.contains("update"), "\(again)")
        let files = try created(by: "gen Days vipera --entity Day --opens DayDetails", in: session)
        #expect(files.contains("Modules/Days/DaysModule.swift"))
        #expect(try session.sandbox.text(path) == day)
    }

    @Test func `an entity of which only an extension is left is written`() throws {
        let session = try Session()
        #expect(session.run("gen Day vipera/entity --quiet").code == 0)
        let path = "Services/Api/Entities/Day.swift"
        try session.remove(path)
        #expect(try created(by: "gen Days vipera --entity Day", in: session).contains(path))
    }

    @Test func `a service whose functions could not be told apart is not written`() throws {
        let session = try Session()
        #expect(session.run("gen News viper/entity --property id:Int --quiet").code == 0)
        let outcome = session.run("gen News viper/api-service --scope newsId:Int")
        #expect(outcome.code == 64 && outcome.errors.contains("fetchNews(newsId:)"), "\(outcome)")
    }

    @Test func `a service that was moved into another file is not written again`() throws {
        let session = try Session()
        #expect(session.run("gen Client viper/api-service --quiet").code == 0)
        let path = "Services/ClientApiService/ClientApiService.swift"
        try session.sandbox.file("Network/Services.swift", try session.sandbox.text(path))
        try session.remove(path)
        #expect(try !created(by: "gen Clients viper --entity Client", in: session).contains(path))
    }

    @Test(arguments: ["gen Posts viper --entity Post", "gen Post viper/api-service"])
    func `what all services share is not written again where somebody moved it`(_ command: String) throws {
        let session = try Session()
        #expect(session.run("gen Client viper/api-service --quiet").code == 0)
        for (old, new) in [
            ("Services/ApiClient/ApiClient.swift", "Network/ApiClient.swift"),
            ("Tests/Services/ApiClient/ApiClientTests.swift", "Tests/Network/ApiClientTests.swift"),
        ] {
            try session.sandbox.file(new, try session.sandbox.text(old))
            try session.remove(old)
        }
        let files = try created(by: command, in: session)
        #expect(!files.contains { $0.contains("ApiClient.swift") || $0.contains("ApiClientTests.swift") }, "\(files)")
        #expect(files.contains("Services/PostApiService/PostApiService.swift"))
    }

    @Test(arguments: [
        ("Network/Client.swift", "final class ApiClient { }\n", "gen Posts viper --entity Post", "ApiClient"),
        ("Network/Client.swift", "final class ApiClient { }\n", "gen Post viper/api-service", "ApiClient"),
        ("Models/Models.swift", client, "gen Client viper/entity", "Client"),
        ("Models/Client.swift", client, "gen Client viper/entity", "Client"),
        ("Start/Delegates.swift", "class AppDelegate { }\n", "gen App viper/app", "AppDelegate"),
    ])
    func `a type that is declared elsewhere is told of`(
        _ path: String, _ text: String, _ command: String, _ type: String
    )
        throws
    {
        let session = try Session()
        try session.sandbox.file(path, text)
        #expect(session.run(command).errors.contains("note: \(path) declares '\(type)' as well; one target cannot"))
        // What is private to its file, or a test's, is in nobody's way.
        for (path, text) in [(path, "private " + text), ("Tests/" + path, text)] {
            let session = try Session()
            try session.sandbox.file(path, text)
            #expect(!session.run(command).errors.contains("as well"))
        }
    }

    @Test func `an item that the project declares is refused`() throws {
        let session = try Session()
        #expect(session.run("gen Feed clean-swift --item Post --quiet").code == 0)
        let files = try session.files()
        let refused = session.run("gen Search clean-swift --item Post")
        #expect(refused.code == 64)
        #expect(
            refused.errors.contains(
                "--item cannot be 'Post': 'Modules/Feed/FeedModels.swift' declares this type already"))
        #expect(refused.errors.contains("Did you mean 'SearchPost'?"))
        #expect(session.run("gen A,B clean-swift --item Photo").errors.contains("would both declare the type 'Photo'"))
        #expect(try session.files() == files)
        #expect(session.run("gen Feed clean-swift --item Post").code == 0)
    }

    @Test func `an item is not declared by what a scene opens`() throws {
        let session = try Session()
        #expect(session.run("gen Feed clean-swift --item Post --opens Details --quiet").code == 0)
        #expect(try !session.sandbox.text("Modules/Details/DetailsModels.swift").contains("struct Post"))
    }
}
