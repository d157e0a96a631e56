import Conventions
import Testing

/// What people write into their modules, and no rule minds.
struct HarmlessChangeTests {
    @Test(
        arguments: [
            .replace(
                file: "Presenter/ClientListPresenter.swift", "weak var delegate: (any ClientListModuleDelegate)?",
                with: "weak var delegate: Optional<any ClientListModuleDelegate>"),
            .replace(
                file: "View/ClientListViewController.swift", "class ClientListViewController: UIViewController {",
                with: """
                    class ClientListScreen: UIViewController {}

                    class ClientListViewController: ClientListScreen {
                    """),
            .replace(
                file: "View/ClientList.storyboard", "                    </view>\n",
                with: """
                                        </view>
                                        <button><connections>
                                            <action selector="unwind:" destination="Ex-it" id="c"/>
                                            <action selector="resignFirstResponder" destination="Vc1-Vi-Ctl" id="d"/>
                                        </connections></button>

                    """),
            .add(
                file: "ClientListMaking.swift",
                "let clientListMaking = {{ 1 }}\nlet clientListMade = [1].map {{ $0 }}\n"),
        ] as [RuleExample.Change])
    func `is no violation`(change: RuleExample.Change) throws {
        let project = try ExampleProject.sample.applying(change)
        #expect(try project.violations().map { "\($0.place): \($0.message) [\($0.rule.rawValue)]" } == [])
    }
}
