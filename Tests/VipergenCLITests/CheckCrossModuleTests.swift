import TestSupport
import Testing

/// What one module may name of another one.
struct CheckCrossModuleTests {
    private static let builder = "Modules/Details/DetailsModuleBuilder.swift"

    @Test(
        "what a module's builder returns, and its delegate takes, is no internal affair of it",
        arguments: [
            ("", "", true),
            (
                "\nextension DetailsModuleBuilder {\n    func make() -> DetailsPresenter { fatalError() }\n}\n", "",
                false
            ),
            ("\nextension DetailsModuleBuilder {\n    func make(_ a: DetailsPresenter) {}\n}\n", "", true),
            ("\nextension DetailsModuleBuilder {\n    func make() { _ = DetailsPresenter() }\n}\n", "", true),
            ("", "protocol DetailsModuleOutput { func end(with presenter: DetailsPresenter) }\n", false),
        ])
    func faces(_ builder: String, _ output: String, _ isTold: Bool) throws {
        let session = try Session(modulesOn: .memory)
        try session.edit(
            Session.router, "    weak var transitionHandler",
            "    weak var next: DetailsPresenter?\n    weak var transitionHandler")
        try session.write(Self.builder, try session.sandbox.text(Self.builder) + builder)
        if !output.isEmpty { try session.sandbox.file("Modules/Details/DetailsModuleOutput.swift", output) }
        #expect(session.found("check --rule cross-module").isEmpty == !isTold)
    }

    @Test("a view names its own constants, whatever the router has")
    func ownNames() throws {
        let session = try Session(modulesOn: .memory)
        let router = try session.sandbox.text(Session.router)
        let view = try session.sandbox.text(Session.view)
        func found(_ routerCode: String, _ viewCode: String) throws -> Int {
            try session.write(Session.router, router + routerCode)
            try session.write(Session.view, view + viewCode)
            return session.found("check --rule layer-reference").count
        }
        let use = "\nextension ClientListViewController {\n    var width: Int { ClientListConstants.width }\n}\n"
        let own = "\nextension ClientListViewController {\n    enum ClientListConstants { static let width = 1 }\n}\n"
        let constants = "enum ClientListConstants { static let width = 1 }\n"
        #expect(try found("\n" + constants, use) == 1)
        #expect(try found("\n" + constants, use + own) == 0)
        #expect(try found("\n" + constants, use + "\nextension ClientListConstants {}\n") == 1)
        #expect(try found("\nprivate " + constants, use) == 0)
    }

    @Test("classes of UIKit are what they inherit")
    func superclass() throws {
        let session = try Session(modulesOn: .memory)
        try session.edit(
            Session.view, "class ClientListViewController: UIViewController",
            "class ClientListViewController: UISearchController")
        #expect(session.found("check --rule missing-conformance").isEmpty)
    }
}
