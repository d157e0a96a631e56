import Foundation
import GeneratedCode

/// A module of the set `viper`, written by hand, with tests for both libraries.
enum ClientListModule {
    static let project = GeneratedProject(files: files.mapValues { Array($0.utf8) })

    /// The module with one text of one file replaced.
    static func project(changing path: String, _ old: String, to new: String) -> GeneratedProject {
        var changed = files
        changed[path] = files[path]?.replacingOccurrences(of: old, with: new)
        precondition(changed != files, "\(path) has no \(old)")
        return GeneratedProject(files: changed.mapValues { Array($0.utf8) })
    }

    static let builder = "Modules/ClientList/ClientListModuleBuilder.swift"
    static let presenter = "Modules/ClientList/Presenter/ClientListPresenter.swift"
    static let interactor = "Modules/ClientList/Interactor/ClientListInteractor.swift"
    static let router = "Modules/ClientList/Router/ClientListRouter.swift"
    static let storyboard = "Modules/ClientList/View/ClientList.storyboard"

    private static let files: [String: String] = [
        builder: builderText,
        "Modules/ClientList/ClientListModuleDelegate.swift": """
        @MainActor
        protocol ClientListModuleDelegate: AnyObject {
            func clientListModuleDidSelectClient(clientId: Int)
        }
        """,
        presenter: presenterText,
        interactor: interactorText,
        router: routerText,
        "Modules/ClientList/View/ClientListViewController.swift": viewText,
        "Modules/ClientList/View/ClientCell/ClientListClientCell.swift": cellText,
        storyboard: storyboardText,
        "Entities/Client.swift":
            "nonisolated struct Client: Equatable, Sendable {\n    let id: Int\n    let name: String\n}\n",
        "Services/ClientApiService.swift": """
        struct ClientApiService: Sendable {
            func fetchClients(agentId: Int) async throws -> [Client] { [Client(id: agentId, name: "Ada")] }
        }
        """,
        "Tests/ClientList/ClientListModuleTests.swift": ClientListTests.xctest,
        "Tests/ClientList/ClientListReleaseTests.swift": ClientListTests.swiftTesting,
    ]

    private static let builderText = """
        import UIKit

        @MainActor
        struct ClientListModuleBuilder {
            let agentId: Int

            func build(delegate: (any ClientListModuleDelegate)? = nil) -> ClientListViewController {
                let presenter = ClientListPresenter(agentId: agentId)
                presenter.delegate = delegate
                let storyboard = UIStoryboard(name: "ClientList", bundle: nil)
                guard let view = storyboard.instantiateInitialViewController() as? ClientListViewController else {
                    preconditionFailure("ClientList.storyboard starts with another class")
                }
                view.output = presenter
                presenter.view = view

                let router = ClientListRouter()
                router.transitionHandler = view
                presenter.router = router

                let interactor = ClientListInteractor()
                interactor.output = presenter
                presenter.interactor = interactor

                return view
            }
        }
        """

    private static let presenterText = """
        @MainActor
        final class ClientListPresenter {
            weak var view: ClientListViewController?
            weak var delegate: (any ClientListModuleDelegate)?
            var interactor: ClientListInteractor!
            var router: ClientListRouter!

            let agentId: Int

            init(agentId: Int) {
                self.agentId = agentId
            }
        }

        extension ClientListPresenter { // MARK: ViewOutput
            func viewIsReady() {
                view?.showSpinner()
                interactor.fetchClients(agentId: agentId)
            }

            func didTapClient(client: Client) {
                delegate?.clientListModuleDidSelectClient(clientId: client.id)
                router.openClientModule(client: client)
            }
        }

        extension ClientListPresenter { // MARK: InteractorOutput
            func didFetchClients(clients: [Client]) {
                view?.hideSpinner()
                view?.updateClientList(clients: clients)
            }
        }
        """

    private static let interactorText = """
        @MainActor
        final class ClientListInteractor {
            weak var output: ClientListPresenter?
            var clientApiService = ClientApiService()

            func fetchClients(agentId: Int) {
                let service = clientApiService
                Task { [weak self] in
                    let clients = (try? await service.fetchClients(agentId: agentId)) ?? []
                    self?.output?.didFetchClients(clients: clients)
                }
            }
        }
        """

    private static let routerText = """
        import UIKit

        @MainActor
        final class ClientListRouter {
            weak var transitionHandler: UIViewController?

            func openClientModule(client: Client) {
                let clientModule = ClientListModuleBuilder(agentId: client.id).build()
                let navigationController = UINavigationController(rootViewController: clientModule)
                navigationController.modalPresentationStyle = .formSheet
                transitionHandler?.present(navigationController, animated: true, completion: nil)
            }
        }
        """

    private static let viewText = """
        import UIKit

        final class ClientListViewController: UIViewController {
            var output: ClientListPresenter!
            private(set) var clients: [Client] = []
            @IBOutlet private(set) weak var spinner: UIActivityIndicatorView?

            override func viewDidLoad() {
                super.viewDidLoad()
                output.viewIsReady()
            }

            @objc func didTapFirst() {
                if let client = clients.first { output.didTapClient(client: client) }
            }
        }

        extension ClientListViewController { // MARK: ViewInput
            func updateClientList(clients: [Client]) { self.clients = clients }
            func showSpinner() { spinner?.startAnimating() }
            func hideSpinner() { spinner?.stopAnimating() }

            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                segue.destination.title = "}"
                super.prepare(for: segue, sender: sender)
            }
        }
        """

    private static let cellText = """
        import UIKit

        final class ClientListClientCell: UITableViewCell {
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
            }

            required init?(coder: NSCoder) {
                super.init(coder: coder)
            }

            func configure(client: Client) { textLabel?.text = client.name }

            override func prepareForReuse() {
                super.prepareForReuse()
                textLabel?.text = nil
            }
        }
        """

    private static let storyboardText = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        initialViewController="Vc0-00-000">
            <scenes>
                <scene sceneID="Sc0-00-000">
                    <objects>
                        <viewController id="Vc0-00-000" customClass="ClientListViewController" \
        customModule="Other" customModuleProvider="target" sceneMemberID="viewController" title="Clients">
                            <view key="view" contentMode="scaleToFill" id="Vi0-00-000">
                                <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                                <subviews>
                                    <activityIndicatorView opaque="NO" style="medium" id="Ac0-00-000"/>
                                </subviews>
                            </view>
                            <connections>
                                <outlet property="spinner" destination="Ac0-00-000" id="Ou0-00-000"/>
                                <segue destination="De0-00-000" kind="show" identifier="Detail" id="Se0-00-000"/>
                            </connections>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="Fr0-00-000"/>
                    </objects>
                </scene>
                <scene sceneID="Sc1-00-000">
                    <objects>
                        <viewController id="De0-00-000" storyboardIdentifier="Detail"/>
                    </objects>
                </scene>
            </scenes>
        </document>
        """
}
