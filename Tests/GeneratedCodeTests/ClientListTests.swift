/// The tests that `ClientListModule` is generated with.
enum ClientListTests {
    static let xctest = """
        import UIKit
        import XCTest

        @testable import App

        nonisolated final class ClientListModuleTests: XCTestCase {
            @MainActor func testBuildingConnectsTheLayers() throws {
                let view = ClientListModuleBuilder(agentId: 7).build()
                let presenter = try XCTUnwrap(view.output)
                XCTAssertFalse(view.isViewLoaded)
                XCTAssertEqual(view.title, "Clients")
                XCTAssertTrue(presenter.view === view)
                XCTAssertTrue(presenter.interactor.output === presenter)
                XCTAssertTrue(presenter.router.transitionHandler === view)
            }

            @MainActor func testLoadingShowsTheSpinnerUntilClientsCome() async throws {
                let view = ClientListModuleBuilder(agentId: 7).build()
                view.loadViewIfNeeded()
                XCTAssertEqual(view.spinner?.isAnimating, true)
                for _ in 0..<1000 where view.clients.isEmpty { await Task.yield() }
                XCTAssertEqual(view.clients, [Client(id: 7, name: "Ada")])
                XCTAssertEqual(view.spinner?.isAnimating, false)
            }

            @MainActor func testTappingPresentsTheNextModuleAndTellsTheDelegate() throws {
                let delegate = DelegateSpy()
                let window = UIWindow(frame: UIScreen.main.bounds)
                let view = ClientListModuleBuilder(agentId: 7).build(delegate: delegate)
                window.rootViewController = view
                window.makeKeyAndVisible()
                view.updateClientList(clients: [Client(id: 3, name: "Grace")])
                view.didTapFirst()
                let shown = try XCTUnwrap(view.presentedViewController as? UINavigationController)
                XCTAssertTrue(shown.topViewController is ClientListViewController)
                XCTAssertTrue(shown.presentingViewController === view)
                XCTAssertEqual(delegate.selected, [3])
                var isDismissed = false
                view.dismiss(animated: false) { isDismissed = true }
                XCTAssertTrue(isDismissed)
                XCTAssertNil(view.presentedViewController)
            }

            @MainActor func testSegueIsPrepared() throws {
                let view = ClientListModuleBuilder(agentId: 7).build()
                let stack = UINavigationController(rootViewController: view)
                view.performSegue(withIdentifier: "Detail", sender: nil)
                XCTAssertEqual(stack.viewControllers.count, 2)
                XCTAssertEqual(stack.topViewController?.title, "}")
                XCTAssertTrue(stack.popViewController(animated: false)?.title == "}")
            }

            func testAnEntityNeedsNoActor() {
                XCTAssertEqual(Client(id: 1, name: "A"), Client(id: 1, name: "A"))
            }
        }

        @MainActor
        private final class DelegateSpy: ClientListModuleDelegate {
            var selected: [Int] = []
            func clientListModuleDidSelectClient(clientId: Int) { selected.append(clientId) }
        }
        """

    static let swiftTesting = """
        import Testing
        import UIKit

        @testable import App

        @MainActor
        struct ClientListReleaseTests {
            @Test func theModuleIsReleasedWithItsView() {
                weak var presenter: ClientListPresenter?
                weak var interactor: ClientListInteractor?
                weak var router: ClientListRouter?
                weak var view: ClientListViewController?
                do {
                    let module = ClientListModuleBuilder(agentId: 7).build()
                    view = module
                    presenter = module.output
                    interactor = module.output.interactor
                    router = module.output.router
                    #expect(presenter != nil && interactor != nil && router != nil)
                }
                #expect(view == nil)
                #expect(presenter == nil)
                #expect(interactor == nil)
                #expect(router == nil)
            }

            @Test func aCellForgetsItsClient() throws {
                let table = UITableView(frame: .zero)
                table.register(ClientListClientCell.self, forCellReuseIdentifier: "Client")
                let cell = try #require(
                    table.dequeueReusableCell(withIdentifier: "Client") as? ClientListClientCell)
                cell.configure(client: Client(id: 1, name: "Ada"))
                #expect(cell.textLabel?.text == "Ada")
                cell.prepareForReuse()
                #expect(cell.textLabel?.text == nil)
            }

            @Test func clientsComeLater() async {
                let view = ClientListModuleBuilder(agentId: 8).build()
                view.loadViewIfNeeded()
                for _ in 0..<1000 where view.clients.isEmpty { await Task.yield() }
                #expect(view.clients.map(\\.id) == [8])
            }
        }
        """
}
