import GeneratedCode
import Scaffolding
import TemplateSets
import Testing

/// The example of the document behind `vipera`, by commands alone: an application that starts with a home, whose tabs
/// are posts, albums, photos and todos; the posts lead to their comments, where they can be marked.
@Suite struct ViperaExampleTests {
    private static let screens: [(name: String, options: [String: [String]])] = [
        ("PostDetails", ["input": ["post:Post"], "entity": ["Comment"], "event": ["toggleBookmark(for post: Post)"]]),
        ("Posts", ["entity": ["Post"], "opens": ["PostDetails"]]),
        ("Albums", ["entity": ["Album"], "superclass": ["UITableViewController"]]),
        ("AlbumPhotos", ["input": ["album:Album"], "entity": ["Photo"], "superclass": ["UICollectionViewController"]]),
        ("Photos", ["entity": ["Album"], "opens": ["AlbumPhotos"]]),
        ("Todos", ["entity": ["Todo"]]),
        ("Home", ["superclass": ["UITabBarController"], "tab": ["Posts", "Albums", "Photos", "Todos"]]),
        ("Main", ["presents": ["Home"]]),
    ]

    private static func app(tests: String) throws -> ExampleApp {
        var app = ExampleApp(set: "vipera", ["tests": [tests]])
        try app.gen("App", "app")
        let entities = [
            ("Post", ["id:Int", "title:String", "body:String"], []),
            ("Comment", ["id:Int", "name:String", "body:String"], ["post:Post"]),
            ("Album", ["id:Int", "title:String"], []),
            ("Photo", ["id:Int", "title:String", "url:URL"], ["album:Album"]),
            ("Todo", ["id:Int", "title:String", "completed:Bool"], []),
        ]
        for (name, properties, scope) in entities {
            try app.gen(name, "entity", ["property": properties])
            try app.gen(name, "resource", ["scope": scope])
        }
        for (name, own) in screens { try app.gen(name, "module", own) }
        return app
    }

    @Test(arguments: LanguageMode.allCases)
    func `the example compiles, and its tests pass`(_ mode: LanguageMode) throws {
        try Self.app(tests: "xctest").expectTestsPass(mode)
    }

    @Test func `the example's tests pass with Swift Testing`() throws {
        try Self.app(tests: "swift-testing").expectTestsPass()
    }

    @Test func `the API is the document's`() throws {
        let app = try Self.app(tests: "none")
        let api = String(decoding: try #require(app.files["Services/Api/Api.swift"]), as: UTF8.self)
        for function in [
            "func posts() async throws -> [Post]", "func comments(for post: Post) async throws -> [Comment]",
            "func albums() async throws -> [Album]", "func photos(for album: Album) async throws -> [Photo]",
            "func todos() async throws -> [Todo]",
        ] {
            #expect(api.contains("    \(function)\n"))
        }
    }

    @Test func `the screens lead through the app`() throws {
        try Self.app(tests: "none").expectWalk(Self.walk, tests: 2)
    }

    /// What is not there yet is written along.
    @Test func `one command writes all that a screen needs in an app`() throws {
        var app = ExampleApp(set: "vipera")
        try app.gen("App", "app", ["root": ["Orders"]])
        try app.gen("Orders", "module", ["entity": ["Order"], "opens": ["OrderDetails", "AddOrder"]])
        try app.expectTestsPass()
        let path = "Modules/OrderDetails/Implementations/Default/OrderDetailsDefaultInteractor.swift"
        let interactor = String(decoding: try #require(app.files[path]), as: UTF8.self)
        #expect(interactor.contains("        try await apiService.order(for: orderId)\n"))
    }

    @Test(arguments: ["UIViewController", "UITableViewController"])
    func `tabs need a tab bar controller`(_ superclass: String) {
        let options = ["tab": ["Posts"], "superclass": [superclass]]
        #expect(throws: ParameterError.self) { try generate("Home", set: "vipera", Variant(options: options)) }
    }

    @Test func `a tab bar controller has no rows`() {
        let options = ["entity": ["Post"], "superclass": ["UITabBarController"]]
        #expect(throws: ParameterError.self) { try generate("Home", set: "vipera", Variant(options: options)) }
    }

    private static let walk = """
        import Foundation
        import UIKit
        import XCTest
        @testable import App

        nonisolated final class WalkTests: XCTestCase {

            @MainActor func testTheAppLeadsToThePostsAndTheirComments() async throws {
                let real = App.shared.apiService
                defer { App.shared.apiService = real }
                var service = MockService()
                service.samplePosts = [
                    Post(id: 7, title: "Seven", body: "First"), Post(id: 8, title: "Eight", body: "Second"),
                ]
                service.sampleComments = [Comment(id: 1, name: "Ada", body: "Well said")]
                App.shared.apiService = service
                let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first as? UIWindowScene)
                let delegate = SceneDelegate()
                delegate.showApp(in: scene)

                let main = try XCTUnwrap(delegate.window?.rootViewController as? MainDefaultView)
                let home = try XCTUnwrap(main.presentedViewController as? HomeDefaultView)
                let stacks = (home.viewControllers ?? []).compactMap { $0 as? UINavigationController }
                XCTAssertEqual(stacks.map { $0.topViewController?.title }, ["Posts", "Albums", "Photos", "Todos"])
                let stack = stacks[0]
                let posts = try XCTUnwrap(stack.topViewController as? PostsDefaultView)
                let presenter = try XCTUnwrap(posts.presenter as? PostsDefaultPresenter)
                XCTAssertTrue(posts.spinner.isAnimating)
                await presenter.loading?.value
                XCTAssertFalse(posts.spinner.isAnimating)
                XCTAssertEqual(texts(in: posts.tableView), ["Seven", "Eight"])

                posts.tableView(posts.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
                let details = try XCTUnwrap(stack.topViewController as? PostDetailsDefaultView)
                let shown = try XCTUnwrap(details.presenter as? PostDetailsDefaultPresenter)
                XCTAssertEqual(shown.post.title, "Eight")
                details.loadViewIfNeeded()
                await shown.loading?.value
                XCTAssertEqual(texts(in: details.tableView), ["Ada"])

                let before = presenter.loading
                shown.toggleBookmark(for: shown.post)
                XCTAssertNotEqual(presenter.loading, before)
                await presenter.loading?.value

                shown.close()
                XCTAssertTrue(stack.topViewController === posts)
                XCTAssertNil(posts.navigationItem.leftBarButtonItem)
            }

            @MainActor func testAnErrorIsToldAndRetried() async throws {
                let real = App.shared.apiService
                defer { App.shared.apiService = real }
                weak var released: PostsDefaultView?
                do {
                    App.shared.apiService = MockService(error: CocoaError(.fileNoSuchFile))
                    let posts = try XCTUnwrap(PostsModule().buildDefault() as? PostsDefaultView)
                    released = posts
                    let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first as? UIWindowScene)
                    let window = UIWindow(windowScene: scene)
                    window.rootViewController = posts
                    window.makeKeyAndVisible()
                    let presenter = try XCTUnwrap(posts.presenter as? PostsDefaultPresenter)
                    await presenter.loading?.value
                    XCTAssertNotNil(posts.presentedViewController as? UIAlertController)

                    posts.dismiss(animated: false, completion: nil)
                    var service = MockService()
                    service.samplePosts = []
                    presenter.interactor = PostsDefaultInteractor(apiService: service)
                    presenter.retry()
                    await presenter.loading?.value
                    XCTAssertTrue(posts.tableView.backgroundView === posts.emptyLabel)
                    XCTAssertFalse(posts.spinner.isAnimating)
                }
                await Task.yield()
                XCTAssertNil(released)
            }

            @MainActor private func texts(in table: UITableView) -> [String?] {
                table.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
            }

        }

        """
}
