import Conventions
import Testing

/// The ways in which a builder may tie a module together, and those in which it does not.
struct WiringTests {
    /// What may stand for `presenter.view = view` in a builder.
    @Test(arguments: [
        "presenter\n            .view = view", "presenter /* that one */ . /* here */ view = view",
        "presenter?.view = view", "(presenter as? ClientListPresenter)?.view = view", "self.presenter.view = view",
        "module.presenter.view = view", "self.maker.view = view", "maker?.view = view",
        "[presenter].forEach { $0.view = view }", "let made: ClientListPresenter = .init(view: view)",
        "_ = ClientListPresenter.init(view: view)",
        "_ = ClientListPresenter(interactor: ClientListInteractor(output: nil), view: view)",
        "let known: any ClientListPresenting = presenter\n        known.view = view", "presenter.attach(view)",
    ])
    func `a connection may be made in many ways`(code: String) throws {
        let project = try Self.project(code)
        #expect(try project.violations().map { "\($0.place): \($0.message)" } == [])
    }

    @Test(arguments: [
        "presenter.view = nil", "presenter.view == view", "presenter.views = view", "router.view = view",
        "self.router.view = view", "(presenter as? ClientListRouter)?.view = view", "print(presenter.view)",
        "presenter.view.presenter = view", "presenter.make(view).view = view",
        "_ = ClientListPresenter(interactor: ClientListInteractor(view: view))",
        "_ = ClientListPresenter()\n        show(view: view)", "presenter.detach(view)",
    ])
    func `what makes another connection, or none, is no connection`(code: String) throws {
        #expect(
            try Self.project(code).places(of: .missingWiring)
                == ["Modules/ClientList/ClientListModuleBuilder.swift:4:8"])
    }

    private static func project(_ code: String) throws -> ExampleProject {
        try ExampleProject.sample
            .applying(.replace(file: "ClientListModuleBuilder.swift", "presenter.view = view", with: code))
            .applying(
                .replace(
                    file: "ClientListModuleBuilder.swift", "    func build(",
                    with: "    private lazy var maker = ClientListPresenter()\n\n    func build(")
            )
            .applying(
                .add(
                    file: "ClientListPresenting.swift",
                    """
                    protocol ClientListPresenting: AnyObject { var view: ClientListViewController? { get set } }
                    extension ClientListPresenter: ClientListPresenting {
                        func attach(_ it: ClientListViewController) { view = it }
                        func detach(_ it: ClientListViewController) { if view === it { close() } }
                    }
                    """))
    }
}
