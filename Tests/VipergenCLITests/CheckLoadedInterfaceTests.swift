import Testing

/// The storyboards and xibs that code of a team's own set loads by their names.
@Suite struct CheckLoadedInterfaceTests {
    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document initialViewController="vc-1">
            <scenes><scene sceneID="s1"><objects>
                <viewController storyboardIdentifier="@View" id="vc-1" customClass="@View" customModule="App" customModuleProvider="target"/>
            </objects></scene></scenes>
        </document>

        """
    private static let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document>
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="@View" customModule="App" customModuleProvider="target">
                    <connections>
                        <outlet property="view" destination="v1" id="o0"/>
                        <outlet property="label" destination="l1" id="o1"/>
                    </connections>
                </placeholder>
                <view id="v1"><subviews><label id="l1"/></subviews></view>
            </objects>
        </document>

        """

    private func builder(_ view: String) -> String {
        """
        import UIKit

        enum @Builder {
            static func build() -> UIViewController {
                let presenter = @Presenter()
                let view = \(view)
                presenter.view = view
                presenter.interactor = @Interactor()
                view.presenter = presenter
                return view
            }
        }

        """
    }

    private func sessionWithStoryboard() throws -> Session {
        try Session.ownSet([
            ".storyboard": Self.storyboard,
            "Builder": builder(
                "UIStoryboard(name: \"@\", bundle: nil).instantiateViewController(withIdentifier: \"@View\") as! @View"),
        ])
    }

    @Test(arguments: [
        (
            "Builder.swift", "withIdentifier: \"LoginView\"", "withIdentifier: \"LoginVeiw\"",
            "no scene of 'Login.storyboard' has the storyboard ID 'LoginVeiw', and asking for it crashes; did you mean 'LoginView'?"
        ),
        (
            ".storyboard", "storyboardIdentifier=\"LoginView\" ", "",
            "no scene of 'Login.storyboard' has the storyboard ID 'LoginView', and asking for it crashes"
        ),
        (
            "Builder.swift", "name: \"Login\"", "name: \"News\"",
            "the storyboard 'News' is another module's, and has no 'LoginView'; did you mean 'Login'?"
        ),
        (
            ".storyboard", "customClass=\"LoginView\"", "customClass=\"NewsView\"",
            "nothing here has the class 'LoginView'; in the set 'own' something has"
        ),
        (
            ".storyboard", "customClass=\"LoginView\" ", "",
            "nothing here has the class 'LoginView'; in the set 'own' something has"
        ),
        // The same in other words, and what is not seen.
        (
            "Builder.swift", "UIStoryboard(name: \"Login\", bundle: nil).",
            "UIStoryboard(\n            name: \"Login\", bundle: Bundle(for: LoginView.self)\n        ).", nil
        ),
        ("Builder.swift", "UIStoryboard(name: \"Login\", bundle: nil)", "storyboard", nil),
        ("Builder.swift", "withIdentifier: \"LoginView\"", "withIdentifier: LoginView.id", nil),
    ])
    func `a storyboard has what code asks it for`(
        _ file: String, _ old: String, _ new: String, _ message: String?
    ) throws {
        let session = try sessionWithStoryboard()
        let found = try session.told(in: file, old, new)
        #expect(found.count == (message == nil ? 0 : 1), "\(found)")
        #expect(found.allSatisfy { $0.contains(": error: " + (message ?? "")) }, "\(found)")
    }

    @Test func `a storyboard may have a name`() throws {
        let session = try sessionWithStoryboard()
        let old =
            "let view = UIStoryboard(name: \"Login\", bundle: nil).instantiateViewController(withIdentifier: \"LoginView\")"
        let new =
            "let board = UIStoryboard(name: \"Login\", bundle: nil)\n        let view = board.instantiateViewController(withIdentifier: \"@\")"
        for (name, count) in [("LoginView", 0), ("LoginVeiw", 1)] {
            let text = try session.sandbox.text("Modules/Login/LoginBuilder.swift")
            let found = try session.told(in: "Builder.swift", old, new.replacing("@", with: name))
            #expect(found.count == count, "\(found)")
            try session.write("Modules/Login/LoginBuilder.swift", text)
        }
    }

    @Test(arguments: [
        (
            "Builder.swift", "nibName: \"LoginView\"", "nibName: \"LoginVeiw\"",
            "there is no xib 'LoginVeiw', and loading it crashes; did you mean 'LoginView'?"
        ),
        (
            "View.xib", "customClass=\"LoginView\"", "customClass=\"NewsView\"",
            "nothing here has the class 'LoginView'; in the set 'own' something has"
        ),
        (
            "View.xib", "<outlet property=\"label\" destination=\"l1\" id=\"o1\"/>", "",
            "the outlet 'label' of 'LoginView' is not connected; in the set 'own' it is"
        ),
        ("Builder.swift", "nibName: \"LoginView\"", "nibName: nil", nil),
        ("Builder.swift", "nibName: \"LoginView\"", "nibName: \"NewsView\"", nil),
    ])
    func `a xib has what code asks it for`(_ file: String, _ old: String, _ new: String, _ message: String?) throws {
        let session = try Session.ownSet([
            "View.xib": Self.xib, "Builder": builder("@View(nibName: \"@View\", bundle: nil)"),
            "View": """
            import UIKit

            final class @View: UIViewController {
                §IBOutlet private weak var label: UILabel!
                var presenter: @Presenter!

                override func viewDidLoad() {
                    super.viewDidLoad()
                    presenter.start()
                }

                func show() {
                    label.text = "Shown"
                }
            }

            """,
        ])
        let found = try session.told(in: file, old, new)
        #expect(found.count == (message == nil ? 0 : 1), "\(found)")
        #expect(found.allSatisfy { $0.contains(": error: " + (message ?? "")) }, "\(found)")
    }
}
