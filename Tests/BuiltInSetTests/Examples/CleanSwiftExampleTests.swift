import GeneratedCode
import Testing

/// The example of the document behind `clean-swift`, by commands alone: the feeds, one of them, and a new one.
@Suite struct CleanSwiftExampleTests {
    /// - Parameter fetchesOne: whether the scene of one feed fetches it, which asks the network where it is opened.
    private static func app(
        tests: String, superclass: String = "UITableViewController", fetchesOne: Bool = true
    ) throws -> ExampleApp {
        var app = ExampleApp(set: "clean-swift", ["tests": [tests]])
        let properties = ["id:Int", "title:String", "author:String", "publishedOn:Date"]
        try app.gen("Feed", "viper/entity", ["property": properties])
        try app.gen("Feed", "viper/api-service")
        let one = ["input": ["feedId:Int"], "entity": fetchesOne ? ["Feed"] : []]
        try app.gen("FeedDetails", "module", one)
        try app.gen("AddFeed", "module", ["event": ["didCreateFeed(feedId: Int)"]])
        let list = [
            "input": ["email:String?", "password:String?"], "entity": ["Feed"], "opens": ["FeedDetails", "AddFeed"],
            "superclass": [superclass],
        ]
        try app.gen("Feeds", "module", list)
        try app.gen("Reader", "app", ["root": ["Feeds"]])
        return app
    }

    @Test(arguments: LanguageMode.allCases)
    func `the example compiles, and its tests pass`(_ mode: LanguageMode) throws {
        try Self.app(tests: "xctest").expectTestsPass(mode)
    }

    @Test(arguments: ["UIViewController", "UITableViewController", "UICollectionViewController"])
    func `the scenes lead through the app`(_ superclass: String) throws {
        let rows = superclass == "UICollectionViewController" ? Self.collection : Self.table
        try Self.app(tests: "none", superclass: superclass, fetchesOne: false)
            .expectWalk(Self.walk + rows, tests: 2)
    }

    /// What is not there yet is written along.
    @Test func `one command writes all that a scene needs`() throws {
        var app = ExampleApp(set: "clean-swift")
        try app.gen("OrderList", "module", ["entity": ["Order"], "opens": ["OrderDetails", "AddOrder"]])
        try app.expectTestsPass()
        let path = "Modules/OrderDetails/OrderDetailsWorker.swift"
        let worker = String(decoding: try #require(app.files[path]), as: UTF8.self)
        #expect(worker.contains("orderApiService.fetchOrder(orderId: request.orderId)"))
        #expect(app.files["Services/ApiClient/ApiClient.swift"] != nil)
    }

    private static let walk = """
        import Foundation
        import UIKit
        import XCTest
        @testable import App

        @MainActor
        private func makeFeeds(_ answer: @escaping @Sendable () throws -> (body: Data, status: Int)) -> FeedsViewController? {
            let scene = UIStoryboard(name: "Feeds", bundle: nil).instantiateInitialViewController() as? FeedsViewController
            scene?.interactor?.worker.feedApiService = FeedApiService(apiClient: ApiClient { _ in try answer() })
            return scene
        }

        extension FeedsViewController {

            fileprivate var interactor: FeedsInteractor? { output as? FeedsInteractor }

            fileprivate func answer() async { await interactor?.fetching?.value }

        }

        nonisolated final class WalkTests: XCTestCase {

            @MainActor func testRowsLeadToTheNextSceneAndBack() async throws {
                let sent = [
                    Feed(id: 7, title: "Ada", author: "Lovelace", publishedOn: Date(timeIntervalSince1970: 7)),
                    Feed(id: 8, title: "Grace", author: "Hopper", publishedOn: Date(timeIntervalSince1970: 8)),
                ]
                let feeds = try XCTUnwrap(makeFeeds { (try JSONEncoder().encode(sent), 200) })
                let stack = UINavigationController(rootViewController: feeds)
                let window = UIWindow(frame: .zero)
                window.rootViewController = stack
                window.makeKeyAndVisible()
                feeds.loadViewIfNeeded()
                XCTAssertTrue(feeds.spinner.isAnimating)
                await feeds.answer()

                XCTAssertFalse(feeds.spinner.isAnimating)
                XCTAssertEqual(feeds.titles, ["Ada", "Grace"])

                feeds.tap(1)
                let details = try XCTUnwrap(stack.topViewController as? FeedDetailsViewController)
                XCTAssertEqual(details.request?.feedId, 8)

                stack.popViewController(animated: false)
                XCTAssertTrue(stack.topViewController === feeds)

                feeds.router.navigateToAddFeed()
                let adding = try XCTUnwrap(stack.topViewController as? AddFeedViewController)
                adding.router.didCreateFeed(feedId: 9)
                XCTAssertTrue(feeds.spinner.isAnimating)
                await feeds.answer()
                XCTAssertFalse(feeds.spinner.isAnimating)
            }

            @MainActor func testAnErrorIsToldAndRetried() async throws {
                weak var released: FeedsViewController?
                do {
                    let feeds = try XCTUnwrap(makeFeeds { (Data(), 500) })
                    released = feeds
                    let window = UIWindow(frame: .zero)
                    window.rootViewController = feeds
                    window.makeKeyAndVisible()
                    await feeds.answer()
                    XCTAssertNotNil(feeds.presentedViewController as? UIAlertController)
                    XCTAssertFalse(feeds.spinner.isAnimating)

                    feeds.interactor?.worker.feedApiService = FeedApiService(
                        apiClient: ApiClient { _ in (Data("[]".utf8), 200) })
                    feeds.dismiss(animated: false, completion: nil)
                    feeds.didTapRetry()
                    XCTAssertTrue(feeds.spinner.isAnimating)
                    await feeds.answer()
                    XCTAssertNotNil(feeds.emptyLabel.text)
                    XCTAssertEqual(feeds.titles, [])
                    XCTAssertFalse(feeds.spinner.isAnimating)
                }
                await Task.yield()
                XCTAssertNil(released)
            }

        }


        """

    private static let table = """
        extension FeedsViewController {

            fileprivate var titles: [String?] {
                tableView.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
            }

            fileprivate func tap(_ row: Int) {
                let row = IndexPath(row: row, section: 0)
                tableView.selectRow(at: row, animated: false, scrollPosition: .none)
                tableView(tableView, didSelectRowAt: row)
            }

        }

        """

    private static let collection = """
        extension FeedsViewController {

            fileprivate var titles: [String?] {
                (0..<collectionView.numberOfItems(inSection: 0)).map { item in
                    let item = IndexPath(row: item, section: 0)
                    let cell = collectionView.dataSource?.collectionView(collectionView, cellForItemAt: item)
                    return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
                }
            }

            fileprivate func tap(_ row: Int) {
                let row = IndexPath(row: row, section: 0)
                collectionView.selectItem(at: row, animated: false, scrollPosition: [])
                collectionView(collectionView, didSelectItemAt: row)
            }

        }

        """
}
