import Foundation
import GeneratedCode
import Scaffolding
import TemplateSets
import Testing

extension SetProof {
    /// The application that the modules are built in, and what their options name.
    @Sendable private static func application(_ variant: Variant) throws -> [String: [UInt8]] {
        let plain = Variant(options: ["tests": ["none"]])
        var files = try generate("App", set: "vipera", blueprint: "app", plain)
        files.merge(try generate("Main", set: "vipera", plain)) { $1 }
        files["App/Limit.swift"] = Array("extension App {\n    var limit: Int { 3 }\n}\n".utf8)
        return files
    }

    static let vipera = SetProof(
        set: "vipera",
        name: "Posts",
        variants: Variant.all([
            "superclass": [
                ["UIViewController"], ["UITableViewController"], ["UICollectionViewController"], ["UITabBarController"],
            ],
            "tests": [["xctest"], ["swift-testing"], ["none"]],
            "delegate": [["true"], ["false"]],
            "input": [[], ["post:Int", "onDone:(Int, [String]) -> Void"]],
        ])
            + Variant.all([
                // A type of the application's own has no sample: of the inputs, of the services, of both.
                "tests": [["xctest"], ["swift-testing"]],
                "input": [[], ["post:Post"], ["id:Int"]],
                "service": [["apiService:any Api"], ["limit:Int"]],
            ])
            + Variant.all([
                "superclass": [["UIViewController"], ["UITableViewController"], ["UICollectionViewController"]],
                "tests": [["xctest"], ["swift-testing"]],
                "item": [["Post"]],
                "service": [["apiService:any Api"]],
            ]),
        surroundings: application,
        weakReferences: ["xctest", "swift-testing"].map { (Variant(options: ["tests": [$0]]), 5) },
        mutated: Variant(options: [
            "superclass": ["UITableViewController"], "input": ["id:Int"], "item": ["Post"],
            "service": ["apiService:any Api"],
        ]),
        survivors: ["title = ", "self.posts = posts: is dropped"],
        fewestTests: 300
    )

    static let viperaApp = SetProof(
        set: "vipera",
        blueprint: "app",
        name: "App",
        variants: Variant.all([
            "tests": [["xctest"], ["swift-testing"], ["none"]],
            "entity": [["Post"], ["Post", "Album", "Photo", "Todo"], ["News", "Новость"]],
        ]),
        surroundings: { _ in try generate("Main", set: "vipera", Variant(options: ["tests": ["none"]])) },
        isWrittenOnce: true,
        fewestTests: 8
    )
}

/// The document's own example: an application that starts with a home, whose tabs are four screens.
@Suite struct ViperaExampleTests {
    private static func files(tests: String, withItems: Bool = true) throws -> [String: [UInt8]] {
        let entities = ["Post", "Album", "Photo", "Todo"]
        let tabs = ["Posts", "Albums", "Photos", "Todos"]
        let app = ["root": ["Home"], "entity": entities, "tests": [tests]]
        let home = ["superclass": ["UITabBarController"], "tab": tabs, "tests": [tests]]
        var files = try generate("App", set: "vipera", blueprint: "app", Variant(options: app))
        files.merge(try generate("Home", set: "vipera", Variant(options: home))) { $1 }
        for (name, item) in zip(tabs, entities) {
            let screen = ["item": withItems ? [item] : [], "service": ["apiService:any Api"], "tests": [tests]]
            files.merge(try generate(name, set: "vipera", Variant(options: screen))) { $1 }
        }
        return files
    }

    @Test(arguments: ["UIViewController", "UITableViewController"])
    func `tabs need a tab bar controller`(_ superclass: String) {
        let options = ["tab": ["Posts"], "superclass": [superclass]]
        #expect(throws: ParameterError.self) { try generate("Home", set: "vipera", Variant(options: options)) }
    }

    @Test(arguments: LanguageMode.allCases)
    func `the example compiles`(_ mode: LanguageMode) throws {
        let report = try GeneratedProject(files: Self.files(tests: "xctest")).typeCheck(mode)
        #expect(report.isClean, "\(report)")
    }

    @Test(arguments: ["xctest", "swift-testing"])
    func `the example shows its tabs`(_ tests: String) throws {
        let files = try Self.files(tests: tests, withItems: tests == "xctest")
        let report = try GeneratedProject(files: files).runTests(mode: .swift6)
        #expect(report.isGreen, "\(report)")
        #expect(report.output.localizedCaseInsensitiveContains("theAppStartsWithItsRootModule"))
        #expect(report.output.localizedCaseInsensitiveContains("theTabsAreThereFromTheStart"))
    }

    /// With the one line that asks the service, a screen displays what the service gives.
    @Test func `the example displays what the service gives`() throws {
        var files = try Self.files(tests: "none")
        let path = "Modules/Posts/Implementations/Default/PostsDefaultInteractor.swift"
        let text = String(decoding: try #require(files[path]), as: UTF8.self)
        files[path] = Array(text.replacing("        []\n", with: "        try await apiService.posts()\n").utf8)
        files["Tests/PostsTests.swift"] = Array(
            """
            import UIKit
            import XCTest
            @testable import App

            nonisolated final class PostsTests: XCTestCase {
                @MainActor func testPostsAreDisplayed() async throws {
                    let service = MockService()
                    App.shared.apiService = service
                    let view = try XCTUnwrap(PostsModule().buildDefault() as? PostsDefaultView)
                    view.loadViewIfNeeded()
                    XCTAssertTrue(view.isLoading)
                    await (view.presenter as? PostsDefaultPresenter)?.loading?.value
                    XCTAssertFalse(view.isLoading)
                    XCTAssertEqual(view.posts, service.samplePosts)
                }
            }

            """.utf8)
        let report = try GeneratedProject(files: files).runTests(mode: .swift6)
        #expect(report.isGreen, "\(report)")
    }
}
