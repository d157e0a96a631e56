import GeneratedCode
import Testing

/// Tests that start an application whose first screen has data.
@Suite struct OfflineAppTests {
    /// Starts the app as its generated test does, and waits until the first screen has asked somebody.
    private static func walk(_ test: String) -> String {
        """
        import Foundation
        import Testing
        @testable import App

        @MainActor
        struct WalkTests {

            @Test func theFirstScreenAsksNoServer() async throws {
                try SceneDelegateTests().\(test)()
                for _ in 0..<200 where Asked.count == 0 {
                    try await Task.sleep(nanoseconds: 10_000_000)
                }
                #expect(Asked.count > 0)
            }

        }

        """
    }

    private static func app(of set: String) throws -> ExampleApp {
        var app = ExampleApp(set: set, ["tests": ["none"]])
        if set == "viperbase" { try app.gen("Base", "support") }
        let isAround = ["vipera", "module-factory"].contains(set)
        app.add("@MainActor\nenum Asked {\n    static var count = 0\n}\n", at: "Modules/Asked.swift")
        let start = [set == "module-factory" ? "start" : "root": ["ClientList"], "tests": ["swift-testing"]]
        if isAround { try app.gen("App", "app", start) }
        try app.gen("ClientList", "module", ["entity": ["Client"]])
        if !isAround { try app.gen("App", "app", start) }
        return app
    }

    @Test(arguments: ["viper", "viperbase", "clean-swift", "module-factory"])
    func `requests of the first screen are taken before they reach the network`(_ set: String) throws {
        var app = try Self.app(of: set)
        let path = try #require(app.files.keys.first { $0.hasSuffix("/SilentURLProtocol.swift") })
        let text = String(decoding: try #require(app.files[path]), as: UTF8.self)
        let counting = "func startLoading() { Task { @MainActor in Asked.count += 1 } }"
        app.add("@testable import App\n" + text.replacing("func startLoading() { }", with: counting), at: path)
        app.add(Self.walk("theAppStartsInAWindowOfTheScene"), at: "Tests/WalkTests.swift")
        try app.expectTestsPass()
    }

    @Test func `the first screen asks a mock`() throws {
        var app = try Self.app(of: "vipera")
        let path = "Services/Api/JSONPlaceholderService.swift"
        let text = String(decoding: try #require(app.files[path]), as: UTF8.self)
        let refusing = text.replacing("try await URLSession.shared.data(from: $0)", with: #"fatalError("\($0)")"#)
        #expect(refusing != text)
        app.add(refusing, at: path)
        let mock = "Services/Api/MockService.swift"
        let counted = String(decoding: try #require(app.files[mock]), as: UTF8.self)
            .replacing("        if let", with: "        Task { @MainActor in Asked.count += 1 }\n        if let")
        app.add(counted, at: mock)
        app.add(Self.walk("theAppStartsWithItsRootModule"), at: "Tests/WalkTests.swift")
        try app.expectTestsPass()
    }
}
