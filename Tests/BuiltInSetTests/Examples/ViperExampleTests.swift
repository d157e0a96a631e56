import GeneratedCode
import Testing

/// The example of the document behind `viper`, by commands alone: the clients of an agent, one of them, and a new one.
@Suite struct ViperExampleTests {
    /// - Parameter fetchesOne: whether the screen of one client fetches it, which asks the network where it is opened.
    private static func app(tests: String, fetchesOne: Bool = true) throws -> ExampleApp {
        var app = ExampleApp(set: "viper", ["tests": [tests], "view": ["code"]])
        try app.gen("Client", "entity", ["property": ["id:Int", "name:String"]])
        try app.gen("Client", "api-service", ["scope": ["agentId:Int"]])
        try app.gen("Client", "storage")
        try app.gen("Client", "data-manager")
        try app.gen("AddClient", "module", ["event": ["didCreateClient(clientId: Int)"]])
        let one = ["input": ["clientId:Int"], "entity": fetchesOne ? ["Client"] : []]
        try app.gen("Client", "module", one)
        let list = [
            "input": ["agentId:Int"], "entity": ["Client"], "cell": ["Client"], "opens": ["Client", "AddClient"],
        ]
        try app.gen("ClientList", "module", list)
        return app
    }

    @Test(arguments: LanguageMode.allCases)
    func `the example compiles, and its tests pass`(_ mode: LanguageMode) throws {
        try Self.app(tests: "xctest").expectTestsPass(mode)
    }

    @Test func `the screens lead through the app`() throws {
        try Self.app(tests: "none", fetchesOne: false).expectWalk(Self.walk, tests: 2)
    }

    /// What is not there yet is written along.
    @Test func `one command writes all that a screen needs`() throws {
        var app = ExampleApp(set: "viper")
        let options = ["entity": ["Order"], "opens": ["OrderDetails", "AddOrder"], "view": ["code"]]
        try app.gen("OrderList", "module", options)
        try app.expectTestsPass()
        let details = String(
            decoding: try #require(app.files["Modules/OrderDetails/OrderDetailsModuleBuilder.swift"]), as: UTF8.self)
        #expect(details.contains("    let orderId: Int\n"))
        let path = "Modules/OrderDetails/Interactor/OrderDetailsInteractor.swift"
        let interactor = String(decoding: try #require(app.files[path]), as: UTF8.self)
        #expect(interactor.contains("fetchOrder(orderId: orderId)"))
    }

    private static let walk = """
        import Foundation
        import UIKit
        import XCTest
        @testable import App

        nonisolated final class WalkTests: XCTestCase {

            @MainActor func testRowsLeadToTheNextScreenAndBack() async throws {
                let list = ClientListModuleBuilder(agentId: 5).build()
                let clients = [Client(id: 7, name: "Ada"), Client(id: 8, name: "Grace")]
                list.output.interactor.clientApiService = ClientApiService(
                    apiClient: ApiClient { request in
                        (try JSONEncoder().encode(clients), request.url?.path == "/agents/5/clients" ? 200 : 404)
                    })
                let window = UIWindow(frame: .zero)
                window.rootViewController = UINavigationController(rootViewController: list)
                window.makeKeyAndVisible()
                list.loadViewIfNeeded()
                XCTAssertTrue(list.spinner.isAnimating)
                await list.output.interactor.fetchClients(agentId: 5).value

                XCTAssertFalse(list.spinner.isAnimating)
                let cells = list.tableView.visibleCells.compactMap { $0 as? ClientListClientCell }
                XCTAssertEqual(cells.map(\\.title), ["Ada", "Grace"])

                list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
                let stack = list.presentedViewController as? UINavigationController
                let client = try XCTUnwrap(stack?.viewControllers.first as? ClientViewController)
                XCTAssertEqual(client.output.clientId, 8)

                client.didTapClose()
                XCTAssertNil(list.presentedViewController)

                list.didTapAddClient()
                let adding = (list.presentedViewController as? UINavigationController)?.viewControllers.first
                let presenter = try XCTUnwrap((adding as? AddClientViewController)?.output)
                presenter.didCreateClient(clientId: 9)
                XCTAssertTrue(list.spinner.isAnimating)
            }

            @MainActor func testAnErrorIsToldAndRetried() async throws {
                weak var released: ClientListViewController?
                do {
                    let list = ClientListModuleBuilder(agentId: 5).build()
                    released = list
                    list.output.interactor.clientApiService = ClientApiService(apiClient: ApiClient { _ in (Data(), 500) })
                    let window = UIWindow(frame: .zero)
                    window.rootViewController = list
                    window.makeKeyAndVisible()
                    await list.output.interactor.fetchClients(agentId: 5).value
                    XCTAssertNotNil(list.presentedViewController as? UIAlertController)

                    list.output.interactor.clientApiService = ClientApiService(
                        apiClient: ApiClient { _ in (Data("[]".utf8), 200) })
                    list.dismiss(animated: false, completion: nil)
                    list.didTapRetry()
                    await list.output.interactor.fetchClients(agentId: 5).value
                    XCTAssertTrue(list.tableView.backgroundView === list.emptyLabel)
                    XCTAssertFalse(list.spinner.isAnimating)
                }
                await Task.yield()
                XCTAssertNil(released)
            }

        }

        """
}
