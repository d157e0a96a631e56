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

    /// Types in values, and modules that are opened, are imported as entities are.
    @Test(arguments: [
        (["viper", "--input", "client:Client"], "Presenter/ClientsPresenter.swift", "Models"),
        (["viper", "--event", "didSave(client: Client)"], "ClientsModuleDelegate.swift", "Models"),
        (["vipera", "--event", "didSave(client: Client)"], "ClientsModule.swift", "Models"),
        (["viper", "--opens", "Profile"], "Router/ClientsRouter.swift", "Profile"),
    ])
    func `imports the target that declares what values name`(_ words: [String], _ file: String, _ module: String) throws
    {
        let session = try Session(package: .models)
        let outcome = session.run(["gen", "Clients"] + words)
        #expect(outcome.code == 0 && !outcome.errors.contains("dependencies"), "\(outcome)")
        let path = "Sources/Shop/Modules/Clients/\(file)"
        #expect(try imports(path, in: session).contains("import \(module)"))
        let interactor = "Sources/Shop/Modules/Clients/Interactor/ClientsInteractor.swift"
        #expect(try words[0] == "vipera" || !imports(interactor, in: session).contains("import \(module)"))
    }

    /// Tests look at the class of the screen that is opened, which only its own module knows.
    @Test(arguments: [
        ("viper-protocols", "Router/ClientsRouterTests.swift"), ("clean-swift", "ClientsRouterTests.swift"),
        ("vipera", "ClientsDefaultRouterTests.swift"),
    ])
    func `tests import all of what they look at`(_ set: String, _ test: String) throws {
        let session = try Session(package: .models, set: set)
        #expect(session.run("gen Clients \(set) --opens Profile").code == 0)
        let imports = try imports("Tests/ShopTests/Clients/\(test)", in: session)
        #expect(imports.suffix(2) == ["@testable import Profile", "@testable import Shop"])
    }

    @Test func `a type of the target's own is meant rather than another target's`() throws {
        let session = try Session(package: .models)
        try session.sandbox.file("Sources/Shop/Log.swift", "public struct Log {}\n")
        #expect(session.run("gen Clients viper --input log:Log").code == 0)
        let path = "Sources/Shop/Modules/Clients/Presenter/ClientsPresenter.swift"
        #expect(try !imports(path, in: session).contains("import Models"))
    }

    @Test func `a type that another target keeps to itself is refused`() throws {
        let session = try Session(package: .models)
        try session.sandbox.file("Sources/Models/Secret.swift", "struct Secret {}\n")
        let outcome = session.run("gen Clients viper --input secret:Secret")
        #expect(outcome.code == 64 && outcome.errors.contains("it is internal to the target 'Models'"), "\(outcome)")
    }

    @Test(arguments: [
        ("\"Profile\"", true), ("\"Profile\", .target(name: \"Models\")", false), ("shared + [\"Profile\"]", false),
        ("\"Core\"", false),
    ])
    func `a target that is not built with what it names is told of`(_ dependencies: String, _ isTold: Bool) throws {
        let session = try Session(package: .models)
        let old = try session.sandbox.text("Package.swift")
        let own = dependencies.hasPrefix("shared") ? dependencies : "[\(dependencies)]"
        try session.write("Package.swift", old.replacing("[\"Models\", \"Profile\"]", with: own))
        let outcome = session.run("gen Clients viper --entity Client")
        let note =
            "note: 'Shop' does not depend on the target 'Models', which declares 'Client'; "
            + "add \"Models\" to its dependencies in Package.swift\n"
        #expect(outcome.code == 0 && outcome.errors.contains(note) == isTold, "\(outcome)")
    }

    @Test func `a target that the other one is built on cannot be imported`() throws {
        let session = try Session(package: .models)
        let old = try session.sandbox.text("Package.swift")
        let circle = old.replacing("[\"Models\", \"Profile\"]", with: "[]")
            .replacing("name: \"Profile\"", with: "name: \"Profile\", dependencies: [\"Shop\"]")
        try session.write("Package.swift", circle)
        let outcome = session.run("gen Clients viper --opens Profile")
        #expect(outcome.errors.contains("'Shop' cannot import the target 'Profile'"), "\(outcome)")
    }
}
