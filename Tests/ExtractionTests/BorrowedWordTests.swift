import SwiftOutline
import TemplateSets
import Testing

@testable import Extraction

/// The words of others that a module says as they do.
@Suite struct BorrowedWordTests {
    private static let around = """
        protocol Loading { func load(clientId: Int)\nvar clientTitle: String { get } }
        class Base { func showClient() {} }
        """

    /// What becomes of a text of the module Client, in whose surroundings `fetch(clientId:)` is declared.
    private func renamed(_ text: String) -> String {
        var module = ModuleSource("Client", ["Client/ClientInteractor.swift": text])
        module.foreignLabels = ["clientId": ["fetch"]]
        module.surroundings = Surroundings([Outline(Array(Self.around.utf8))])
        let draft = Draft(module, root: "Modules", testRoot: "Tests", product: "App")
        let renamed = draft.files.map { String(decoding: $0.contents, as: UTF8.self) }.joined()
        return renamed.replacing(PlaceholderName.module, with: "Order")
            .replacing(NameForm.camel.text(for: PlaceholderName.module), with: "order")
    }

    /// `@` and `%` are where the module says its own name.
    @Test(arguments: [
        "class @Interactor: Loading {\n    func load(clientId: Int) { print(clientId) }\n}\n",
        "class @Interactor: Loading {\n    let %Id = 1\n    func load(clientId: Int) { self.%Id + clientId }\n}\n",
        "class @Interactor: Loading {\n    let clientTitle = \"\"\n    func load(clientId id: Int) {}\n}\n",
        "class @Interactor: Base {\n    override func showClient() {}\n    func hide@() {}\n}\n",
        "class @Base {\n    func show@() {}\n}\nclass @View: @Base {\n    override func show@() {}\n}\n",
        "class @Box {\n    let api: Api\n    func fetch(%Id: Int) { api.fetch(clientId: %Id) }\n}\n",
        "class @Box {\n    let api: @Api\n    func get() { api.fetch(%Id: 1) }\n}\n"
            + "class @Api {\n    func fetch(%Id: Int) {}\n}\n",
    ])
    func `what others want is called as they call it`(_ pattern: String) {
        func named(_ name: String) -> String {
            pattern.replacing("@", with: name).replacing("%", with: name.lowercased())
        }
        #expect(renamed(named("Client")) == named("Order"))
    }
}
