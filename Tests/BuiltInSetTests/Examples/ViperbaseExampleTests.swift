import GeneratedCode
import Testing

/// The example of the document behind `viperbase`, by commands alone: contacts, the next module, and a new contact.
@Suite struct ViperbaseExampleTests {
    /// - Parameter fetchesOne: whether the screen of one contact fetches it, which asks the network where it is opened.
    private static func app(tests: String, fetchesOne: Bool = true) throws -> ExampleApp {
        var app = ExampleApp(set: "viperbase", ["tests": [tests], "view": ["code"]])
        try app.gen("App", "support", ["tests": [tests]])
        try app.gen("Contact", "viper/entity", ["tests": [tests], "property": ["id:Int", "name:String"]])
        try app.gen("Contact", "viper/api-service", ["tests": [tests]])
        let one = ["input": ["contactId:Int"], "entity": fetchesOne ? ["Contact"] : []]
        try app.gen("NextModule", "module", one)
        try app.gen("AddContact", "module", ["event": ["didAddContact(contactId: Int)"]])
        let list = ["entity": ["Contact"], "opens": ["NextModule", "AddContact"]]
        try app.gen("Contacts", "module", list)
        // Its own test starts the app, and so asks the network.
        try app.gen("App", "app", ["tests": ["none"], "root": ["Contacts"]])
        return app
    }

    @Test(arguments: LanguageMode.allCases)
    func `the example compiles, and its tests pass`(_ mode: LanguageMode) throws {
        try Self.app(tests: "xctest").expectTestsPass(mode)
    }

    @Test func `the screens lead through the app`() throws {
        try Self.app(tests: "none", fetchesOne: false).expectWalk(Self.walk, tests: 2)
    }

    /// The application's own tests start it.
    @Test func `the modules may be tabs`() throws {
        var app = ExampleApp(set: "viperbase", ["tests": ["none"], "view": ["code"]])
        try app.gen("App", "support")
        let tabs = ["Bookmarks", "ContactList", "Downloads"]
        for tab in tabs { try app.gen(tab) }
        try app.gen("App", "app", ["tests": ["xctest"], "tab": tabs])
        #expect(app.files["App/EmptyViewController.swift"] == nil)
        try app.expectTestsPass()
    }

    private static let walk = """
        import Foundation
        import UIKit
        import XCTest
        @testable import App

        nonisolated final class WalkTests: XCTestCase {

            @MainActor func testRowsLeadToTheNextModuleAndBack() async throws {
                let contacts = [Contact(id: 7, name: "Ada"), Contact(id: 8, name: "Grace")]
                let (module, window) = try contactsModule { request in
                    (try JSONEncoder().encode(contacts), request.url?.path == "/contacts" ? 200 : 404)
                }
                let stack = try XCTUnwrap(window.rootViewController as? UINavigationController)
                let list = module.view
                XCTAssertTrue(list.spinner.isAnimating)
                await module.interactor.fetchContacts().value

                XCTAssertFalse(list.spinner.isAnimating)
                let contents = list.tableView.visibleCells.map { $0.contentConfiguration as? UIListContentConfiguration }
                XCTAssertEqual(contents.map { $0?.text }, ["Ada", "Grace"])

                list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
                let next = try XCTUnwrap(stack.topViewController as? NextModuleView)
                XCTAssertEqual((next.presenter as? NextModulePresenter)?.contactId, 8)

                stack.popViewController(animated: false)
                XCTAssertTrue(stack.topViewController === list)

                let button = list.navigationItem.rightBarButtonItems?.first { $0.accessibilityIdentifier == "addContact" }
                UIControl(frame: .zero, primaryAction: button?.primaryAction).sendActions(for: .primaryActionTriggered)
                let adding = try XCTUnwrap(stack.topViewController as? AddContactView)
                adding.presenter.didAddContact(contactId: 9)
                XCTAssertTrue(list.spinner.isAnimating)
                await module.interactor.fetchContacts().value
            }

            @MainActor func testAnErrorIsToldAndRetried() async throws {
                weak var released: ContactsView?
                do {
                    let (module, window) = try contactsModule { _ in (Data(), 500) }
                    released = module.view
                    await module.interactor.fetchContacts().value
                    let stack = try XCTUnwrap(window.rootViewController)
                    XCTAssertNotNil(stack.presentedViewController as? UIAlertController)

                    module.interactor.contactApiService = ContactApiService(
                        apiClient: ApiClient { _ in (Data("[]".utf8), 200) })
                    stack.dismiss(animated: false, completion: nil)
                    module.view.presenter.didTapRetry()
                    await module.interactor.fetchContacts().value
                    XCTAssertTrue(module.view.tableView.backgroundView === module.view.emptyLabel)
                    XCTAssertFalse(module.view.spinner.isAnimating)
                }
                await Task.yield()
                XCTAssertNil(released)
            }

            @MainActor private func contactsModule(
                answer: @escaping @Sendable (URLRequest) async throws -> (body: Data, status: Int)
            ) throws -> (module: ContactsBuilder.Module, window: UIWindow) {
                let module = ContactsBuilder.build()
                module.interactor.contactApiService = ContactApiService(apiClient: ApiClient(transport: answer))
                let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first as? UIWindowScene)
                let window = module.attachToWindow(in: scene, withNavigationController: true)
                module.view.loadViewIfNeeded()
                return (module, window)
            }

        }

        """
}
