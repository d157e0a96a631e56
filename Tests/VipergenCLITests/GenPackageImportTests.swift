import Testing

/// What is written for one target of a package, or for an app, and names what another target declares.
@Suite struct GenPackageImportTests {
    private static let client = """
        public struct Client: Identifiable, Codable, Equatable, Sendable {
            public let id: Int
            public let name: String
            public init(id: Int, name: String) { self.id = id; self.name = name }
        }

        """

    private func imports(_ path: String, in session: Session) throws -> [String] {
        try session.sandbox.text(path).split(separator: "\n").filter { $0.contains("import ") }.map(String.init)
    }

    @Test func `imports the target of the package that declares the entity`() throws {
        let session = try Session()
        try session.sandbox.file("Package.swift", "// swift-tools-version:6.0\n")
        try session.sandbox.file("Sources/Core/Client.swift", Self.client)
        try session.sandbox.file("Sources/Feature/Feature.swift", "")
        try session.sandbox.file(
            ".vipergen.json",
            """
            {directories: {Modules: "Sources/Feature/Modules", Tests: "Tests/FeatureTests", Services: "Sources/Core/Services"}}
            """)
        #expect(session.run("gen Clients viper --entity Client").code == 0)
        let module = "Sources/Feature/Modules/Clients"
        #expect(
            try imports("\(module)/View/ClientsViewController.swift", in: session) == ["import Core", "import UIKit"])
        #expect(
            try imports("\(module)/Presenter/ClientsPresenter.swift", in: session) == [
                "import Core", "import Foundation",
            ])
        #expect(
            try imports("Tests/FeatureTests/Clients/ClientsInputs.swift", in: session)
                == ["import Core", "import Foundation", "import XCTest", "@testable import Feature"])
        #expect(session.run("check --strict").code == 0)
        #expect(
            try !session.sandbox.text("Sources/Core/Services/ClientApiService/ClientApiService.swift").contains(
                "import Core"))
        let again = session.run("gen Clients viper --entity Client")
        #expect(again.code == 0 && !again.output.contains("create"), "\(again)")
    }

    @Test func `an app imports the package in which its entity is`() throws {
        let session = try Session()
        try session.sandbox.file("Packages/Core/Package.swift", "// swift-tools-version:6.0\n")
        try session.sandbox.file("Packages/Core/Sources/Core/Client.swift", Self.client)
        #expect(session.run("gen Clients viper --entity Client").code == 0)
        #expect(
            try imports("Modules/Clients/Presenter/ClientsPresenter.swift", in: session)
                == ["import Core", "import Foundation"])
        #expect(try imports("Modules/Clients/Router/ClientsRouter.swift", in: session) == ["import UIKit"])
    }

    @Test func `an alias of the tests stands for the type of the target that declares it`() throws {
        let session = try Session()
        try session.sandbox.file("Package.swift", "// swift-tools-version:6.0\n")
        try session.sandbox.file(
            "Sources/Core/Category.swift", Self.client.replacing("struct Client", with: "struct Category"))
        try session.sandbox.file("Sources/Feature/Feature.swift", "")
        try session.sandbox.file(
            ".vipergen.json",
            """
            {directories: {Modules: "Sources/Feature/Modules", Tests: "Tests/FeatureTests", Entities: "Sources/Feature/Entities", Services: "Sources/Feature/Services"}}
            """)
        #expect(session.run("gen Categories viper --entity Category").code == 0)
        let samples = try session.sandbox.text("Tests/FeatureTests/Entities/CategorySamples.swift")
        #expect(samples.contains("\ntypealias Category = Core.Category\n"), "\(samples)")
        #expect(samples.contains("\nimport Core\n") || samples.hasPrefix("import Core\n"))
    }
}
