import Foundation

/// A project that has an interface file of every kind; its module's name is not ASCII.
enum BehaviourProject {
    static let files: [String: [UInt8]] = [
        "Modules/Pane/Pane.swift": app, "Modules/Pane/PaneView.xib": xib, "Modules/Start/Start.storyboard": storyboard,
        "Tests/PaneTests.swift": tests,
    ].mapValues { Array($0.utf8) }

    static let app = """
        import UIKit

        final class PaneView: UIViewController {
            @IBOutlet private(set) var caption: UILabel!
            var loads = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                loads += 1
            }
        }

        final class StartViewController: UIViewController {
            var output: String?
            private(set) var awoken = false
            nonisolated override func awakeFromNib() {
                MainActor.assumeIsolated {
                    super.awakeFromNib()
                    awoken = true
                }
            }
        }

        @MainActor
        final class Initializer: NSObject {
            @IBOutlet weak var startViewController: StartViewController?
            nonisolated override func awakeFromNib() {
                MainActor.assumeIsolated {
                    super.awakeFromNib()
                    startViewController?.output = "configured"
                }
            }
        }

        final class Tabs: UITabBarController {
            var loads = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                loads += 1
            }
        }

        final class RowCell: UITableViewCell {
            private(set) var reuses = 0
            override func prepareForReuse() {
                super.prepareForReuse()
                reuses += 1
            }
        }

        final class RowsViewController: UITableViewController {
            var rows = ["a", "b"]
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(RowCell.self, forCellReuseIdentifier: "Row")
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
                cell.textLabel?.text = rows[indexPath.row]
                return cell
            }
        }
        """

    static let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \
        customClass="PaneView" customModuleProvider="target">
                    <connections>
                        <outlet property="view" destination="root" id="o1"/>
                        <outlet property="caption" destination="label" id="o2"/>
                    </connections>
                </placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <view id="root"><subviews><label id="label" text="Pane &amp; more"/></subviews></view>
            </objects>
        </document>
        """

    static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="nav">
            <scenes>
                <scene><objects>
                    <navigationController id="nav"><connections>
                        <segue destination="start" kind="relationship" relationship="rootViewController" id="s"/>
                    </connections></navigationController>
                </objects></scene>
                <scene><objects>
                    <viewController storyboardIdentifier="StartViewController" id="start" \
        customClass="StartViewController" customModule="Größe"><view key="view" id="v"/></viewController>
                    <customObject id="i" customClass="Initializer" customModuleProvider="target">
                        <connections><outlet property="startViewController" destination="start" id="o"/></connections>
                    </customObject>
                </objects></scene>
            </scenes>
        </document>
        """

    static let tests = """
        import Testing
        import UIKit

        @testable import Größe

        @MainActor
        struct PaneTests {
            @Test func aViewLoadsOnceAndLazilyFromTheNibOfItsName() {
                let pane = PaneView()
                #expect(!pane.isViewLoaded && pane.viewIfLoaded == nil && pane.loads == 0)
                pane.loadViewIfNeeded()
                #expect(pane.view === pane.view && pane.loads == 1)
                #expect(pane.caption.text == "Pane & more" && pane.caption.superview === pane.view)
            }

            @Test func aNibGivesItsOwnerTheView() {
                let pane = PaneView()
                UINib(nibName: "PaneView", bundle: Bundle.main).instantiate(withOwner: pane, options: nil)
                #expect(pane.isViewLoaded && pane.loads == 0)
            }

            @Test func theInitializerOfASceneConfiguresItsController() {
                let storyboard = UIStoryboard(name: "Start", bundle: nil)
                let start = storyboard.instantiateViewController(withIdentifier: "StartViewController")
                #expect((start as? StartViewController)?.output == "configured")
                #expect((start as? StartViewController)?.awoken == true)
                let stack = storyboard.instantiateInitialViewController() as? UINavigationController
                #expect(stack?.topViewController is StartViewController)
            }

            @Test func aCreatorMakesTheController() {
                let start = UIStoryboard(name: "Start", bundle: nil).instantiateViewController(
                    identifier: "StartViewController"
                ) { coder in StartViewController(coder: coder) }
                #expect(start.output == "configured" && start.storyboard != nil)
            }

            @Test func aSceneIsReleased() {
                weak var start: UIViewController?
                do {
                    let made = UIStoryboard(name: "Start", bundle: nil).instantiateInitialViewController()
                    start = (made as? UINavigationController)?.topViewController
                    #expect(start?.view != nil)
                }
                #expect(start == nil)
            }

            @Test func aTabBarControllerLoadsItsViewWhileItIsMade() {
                #expect(Tabs().loads == 1)
            }

            @Test func presentingNeedsAWindow() async {
                let host = UIViewController()
                let other = UIViewController()
                host.present(other, animated: false)
                #expect(host.presentedViewController == nil)
                let window = UIWindow(frame: .zero)
                window.rootViewController = UINavigationController(rootViewController: host)
                window.makeKeyAndVisible()
                await withCheckedContinuation { done in host.present(other, animated: true) { done.resume() } }
                #expect(host.presentedViewController === other)
                #expect(other.presentingViewController === window.rootViewController)
                other.dismiss(animated: false)
                #expect(host.presentedViewController == nil)
            }

            @Test func aStackPushesAndPops() {
                let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
                let stack = UINavigationController(rootViewController: first)
                first.show(second, sender: nil)
                second.navigationController?.pushViewController(third, animated: true)
                #expect(stack.viewControllers == [first, second, third])
                #expect(stack.popToRootViewController(animated: false) == [second, third])
                #expect(second.parent == nil && stack.popViewController(animated: false) == nil)
            }

            @Test func aViewFillsItsSuperviewByFourEdges() {
                let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40)), UIView())
                outer.addSubview(inner)
                inner.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    inner.topAnchor.constraint(equalTo: outer.topAnchor),
                    inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                    inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
                ])
                outer.layoutIfNeeded()
                #expect(inner.frame != outer.bounds)
                inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor).isActive = true
                outer.layoutIfNeeded()
                #expect(inner.frame == outer.bounds)
            }

            @Test func aTableShowsItsRowsAndReusesCells() {
                let list = RowsViewController(style: .plain)
                #expect(list.tableView.visibleCells.map { $0.textLabel?.text } == ["a", "b"])
                list.rows = ["c"]
                list.tableView.reloadData()
                let cell = list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? RowCell
                #expect(cell?.textLabel?.text == "c" && cell?.reuses == 1)
            }
        }
        """
}
