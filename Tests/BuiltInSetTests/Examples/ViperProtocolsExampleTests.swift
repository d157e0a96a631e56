import GeneratedCode
import Testing

/// The clients of an agent, one of them, and a new one, by commands alone.
@Suite struct ViperProtocolsExampleTests {
    private static func app(tests: String) throws -> ExampleApp {
        var app = ExampleApp(set: "viper-protocols", ["tests": [tests], "view": ["code"]])
        try app.gen("Client", "viper/entity", ["property": ["id:Int", "name:String"], "tests": [tests]])
        try app.gen("Client", "viper/api-service", ["scope": ["agentId:Int"], "tests": [tests]])
        try app.gen(
            "AddClient", "module",
            ["event": ["didCreateClient(clientId: Int)"], "dependency": ["limit:Int"]])
        try app.gen("ClientDetails", "module", ["input": ["clientId:Int"]])
        let list = [
            "input": ["agentId:Int"], "dependency": ["limit:Int"], "entity": ["Client"],
            "opens": ["ClientDetails", "AddClient"],
        ]
        try app.gen("ClientList", "module", list)
        return app
    }

    @Test(arguments: LanguageMode.allCases)
    func `the example compiles, and its tests pass`(_ mode: LanguageMode) throws {
        try Self.app(tests: "xctest").expectTestsPass(mode)
    }

    @Test func `the screens lead through the app`() throws {
        try Self.app(tests: "none").expectWalk(Self.walk, tests: 2)
    }

    private static let walk = """
        import Foundation
        import UIKit
        import XCTest
        @testable import App

        nonisolated final class WalkTests: XCTestCase {

            @MainActor func testRowsLeadToTheNextScreenAndBack() async throws {
                let clients = [Client(id: 7, name: "Ada"), Client(id: 8, name: "Grace")]
                let module = Self.list { request in
                    (try JSONEncoder().encode(clients), request.url?.path == "/agents/5/clients" ? 200 : 404)
                }
                let list = try XCTUnwrap(module.view as? ClientListViewController)
                let presenter = try XCTUnwrap(module.input as? ClientListPresenter)
                let window = UIWindow(frame: .zero)
                window.rootViewController = UINavigationController(rootViewController: list)
                window.makeKeyAndVisible()
                list.loadViewIfNeeded()
                XCTAssertTrue(list.spinner.isAnimating)
                await presenter.interactor.fetchClients(agentId: 5).value

                XCTAssertFalse(list.spinner.isAnimating)
                let contents = list.tableView.visibleCells.map { $0.contentConfiguration as? UIListContentConfiguration }
                XCTAssertEqual(contents.map { $0?.text }, ["Ada", "Grace"])

                list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
                let stack = list.presentedViewController as? UINavigationController
                let details = try XCTUnwrap(stack?.viewControllers.first as? ClientDetailsViewController)
                XCTAssertEqual((details.output as? ClientDetailsPresenter)?.clientId, 8)

                details.didTapClose()
                XCTAssertNil(list.presentedViewController)

                list.output.didTapAddClient()
                let adding = (list.presentedViewController as? UINavigationController)?.viewControllers.first
                let output = try XCTUnwrap((adding as? AddClientViewController)?.output)
                output.didCreateClient(clientId: 9)
                XCTAssertTrue(list.spinner.isAnimating)
            }

            @MainActor func testAnErrorIsToldAndRetried() async throws {
                weak var released: UIViewController?
                do {
                    let module = Self.list { _ in (Data(), 500) }
                    released = module.view
                    let list = try XCTUnwrap(module.view as? ClientListViewController)
                    let presenter = try XCTUnwrap(module.input as? ClientListPresenter)
                    let window = UIWindow(frame: .zero)
                    window.rootViewController = list
                    window.makeKeyAndVisible()
                    list.loadViewIfNeeded()
                    await presenter.interactor.fetchClients(agentId: 5).value
                    XCTAssertFalse(list.spinner.isAnimating)
                    let alert = try XCTUnwrap(list.presentedViewController as? UIAlertController)
                    XCTAssertEqual(alert.actions.first?.title, "Try Again")

                    list.dismiss(animated: false, completion: nil)
                    module.input.reload()
                    XCTAssertTrue(list.spinner.isAnimating)
                    presenter.didFetchClients(clients: [])
                    XCTAssertTrue(list.tableView.backgroundView === list.emptyLabel)
                    XCTAssertFalse(list.spinner.isAnimating)
                    await presenter.interactor.fetchClients(agentId: 5).value
                }
                await Task.yield()
                XCTAssertNil(released)
            }

            @MainActor private static func list(
                answer: @escaping @Sendable (URLRequest) async throws -> (body: Data, status: Int)
            ) -> ClientListModule {
                let service = ClientApiService(apiClient: ApiClient(transport: answer))
                return ClientListAssembly(limit: 20, clientApiService: service).make(agentId: 5)
            }

        }

        """
}
