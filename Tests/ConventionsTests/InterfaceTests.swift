import Conventions
import Testing

/// What a storyboard or xib may name of a class.
struct InterfaceTests {
    @Test(arguments: [
        // A superclass of the module's own has it, whatever its arguments.
        ("class FeedErrorView: FeedPopup<Void> {}\nclass FeedPopup<Model>: UIView { @IBOutlet var box: UIView! }", 0),
        ("class FeedErrorView: FeedPopup<Void> {}\nclass FeedPopup<Model>: UIView {}", 1),
        // One from elsewhere may have it.
        ("class FeedErrorView: Popup<Void> {}", 0), ("class FeedErrorView: PopupView {}", 0),
        ("class FeedErrorView: UIView, Popup {}", 1),
        // The setter of a property is called alike.
        ("class FeedErrorView: UIView { @IBOutlet var Box: UIView! }", 0),
        ("class FeedErrorView: UIView { @IBOutlet var boX: UIView! }", 1),
        // What Objective-C does not know cannot be set.
        ("class FeedErrorView: UIView { var box: UIView! }", 1),
        ("@objcMembers class FeedErrorView: UIView { var box: UIView! }", 0),
        ("class FeedErrorView: FeedPopup { var box: UIView! }\n@objcMembers class FeedPopup: UIView {}", 0),
        ("class FeedErrorView: UIView { @objc var box: UIView! }", 0),
        ("class FeedErrorView: UIView { override var box: UIView! { didSet {} } }", 0),
    ])
    func `an outlet of a superclass is there`(_ text: String, _ count: Int) throws {
        let interface = """
            <document><objects><view customClass="FeedErrorView" id="a">
            <connections><outlet property="box" destination="b" id="c"/></connections>
            </view></objects></document>
            """
        let project = ExampleProject(files: [
            "App/Feed/FeedPresenter.swift": "class FeedPresenter {}\n",
            "App/Feed/FeedRouter.swift": "class FeedRouter {}\n", "App/Feed/FeedErrorView.swift": text + "\n",
            "App/Feed/FeedErrorView.xib": interface,
        ])
        #expect(try project.violations().filter { $0.rule == .storyboardClass }.count == count)
    }

    /// Whoever loads a xib has made its owner.
    @Test(arguments: [("FeedHeaderView", "FeedHeaderTableView", 0), ("FeedHeaderVieww", "FeedHeaderView", 1)])
    func `the class of an owner may be one that is not there`(_ owner: String, _ view: String, _ count: Int) throws {
        let interface = """
            <document><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)"/>
            <view customClass="\(view)" id="a"/></objects></document>
            """
        let project = ExampleProject(files: [
            "App/Feed/FeedPresenter.swift": "class FeedPresenter {}\n",
            "App/Feed/FeedRouter.swift": "class FeedRouter {}\n",
            "App/Feed/\(view).swift": "class \(view): UIView {}\n", "App/Feed/FeedHeader.xib": interface,
        ])
        #expect(try project.violations().filter { $0.rule == .storyboardClass }.count == count)
    }

    /// A xib that alone is in no target is to be added or deleted first; nobody loads it.
    @Test(arguments: [
        (["FeedErrorView.xib"], 0), (["FeedErrorView.xib", "FeedPresenter.swift", "FeedRouter.swift"], 1),
    ])
    func `a xib of no target connects nothing`(_ untargeted: [String], _ count: Int) throws {
        var project = ExampleProject(files: [
            "App/Feed/FeedPresenter.swift": "class FeedPresenter {}\n",
            "App/Feed/FeedRouter.swift": "class FeedRouter {}\n",
            "App/Feed/FeedErrorView.xib":
                "<document><objects><view customClass=\"FeedErrorView\"/></objects></document>",
        ])
        for file in untargeted { project.membership.untargeted["App/Feed/" + file] = "App.xcodeproj" }
        #expect(try project.violations().filter { $0.rule == .storyboardClass }.count == count)
    }

    @Test(arguments: [
        ("save:", "@IBAction func save(_ sender: Any) {}", nil),
        ("save", "@IBAction func save() {}", nil),
        ("save:event:", "@IBAction func save(_ sender: Any, event: UIEvent) {}", nil),
        ("saveWithSender:", "@IBAction func save(sender: Any) {}", nil),
        ("store:", "@IBAction @objc(store:) func save(_ sender: Any) {}", nil),
        ("save:", "func save(_ sender: Any) {}", "'save' of 'FeedErrorView' is no action; declare it as '@IBAction'"),
        (
            "save:", "@IBAction func save(sender: Any) {}",
            "'FeedErrorView' has no action 'save:'; 'save(sender:)' has another selector"
        ),
        (
            "save", "@IBAction func save(_ sender: Any) {}",
            "'FeedErrorView' has no action 'save'; 'save(_:)' has another selector"
        ),
        (
            "save:", "@IBAction func safe(_ sender: Any) {}",
            "'FeedErrorView' has no action 'save:'; did you mean 'safe'?"
        ),
    ])
    func `an action is called by its selector`(_ selector: String, _ member: String, _ message: String?) throws {
        let interface = """
            <document><objects><view customClass="FeedErrorView" id="a">
            <connections><action selector="\(selector)" destination="a" eventType="touchUpInside" id="c"/></connections>
            </view></objects></document>
            """
        let project = ExampleProject(files: [
            "App/Feed/FeedPresenter.swift": "class FeedPresenter {}\n",
            "App/Feed/FeedRouter.swift": "class FeedRouter {}\n",
            "App/Feed/FeedErrorView.swift": "class FeedErrorView: UIView { \(member) }\n",
            "App/Feed/FeedErrorView.xib": interface,
        ])
        let messages = try project.violations().filter { $0.rule == .storyboardClass }.map(\.message)
        #expect(messages == [message].compactMap(\.self))
    }

    /// In Swift 2 the first label was no part of a selector, and Xcode 7 was the last to know but that.
    @Test(arguments: [("9531", 0), ("10117", 0), ("11201", 1), ("13771.2", 1), ("", 1)])
    func `an action may be that of Swift 2`(_ version: String, _ count: Int) throws {
        let interface = """
            <document toolsVersion="\(version)"><objects><view customClass="FeedErrorView" id="a">
            <connections><action selector="save:" destination="a" id="c"/></connections></view></objects></document>
            """
        let project = ExampleProject(files: [
            "App/Feed/FeedPresenter.swift": "class FeedPresenter {}\n",
            "App/Feed/FeedRouter.swift": "class FeedRouter {}\n",
            "App/Feed/FeedErrorView.swift":
                "class FeedErrorView: UIView { @IBAction func save(sender: AnyObject) {} }\n",
            "App/Feed/FeedErrorView.xib": interface,
        ])
        #expect(try project.violations().count { $0.rule == .storyboardClass } == count)
    }

    @Test(arguments: [
        ("customModule=\"App\" customModuleProvider=\"target\"", "", 1),
        ("customModule=\"App\" customModuleProvider=\"target\"", "class FlowLayout {}", 0),
        ("customModule=\"Pods\"", "", 0), ("", "", 0), ("customModuleProvider=\"target\"", "", 0),
    ])
    func `what is looked for in the target is declared there`(_ place: String, _ code: String, _ count: Int) throws {
        let project = ExampleProject(files: [
            "App/Feed/FeedPresenter.swift": "class FeedPresenter {}\n",
            "App/Feed/FeedRouter.swift": "class FeedRouter {}\n", "App/Layouts.swift": code + "\n",
            "App/Feed/FeedView.xib":
                "<document><objects><view customClass=\"FlowLayout\" \(place) id=\"a\"/></objects></document>",
        ])
        #expect(try project.violations().filter { $0.rule == .storyboardClass }.count == count)
    }

    /// Xcode puts the target's module in the place of one that the target had before.
    @Test(arguments: [("App", 0), ("app", 0), ("A_pp", 0), ("Aap", 1), ("AppKit", 0)])
    func `a module that is nearly the target's is misspelled`(_ name: String, _ count: Int) throws {
        let interface = """
            <document><objects>
            <view customClass="FeedView" customModule="\(name)" customModuleProvider="target" id="a"/>
            </objects></document>
            """
        let project = ExampleProject(files: [
            "App/Feed/FeedPresenter.swift": "class FeedPresenter {}\n",
            "App/Feed/FeedRouter.swift": "class FeedRouter {}\n", "App/Feed/FeedView.swift": "class FeedView {}\n",
            "App/Feed/FeedView.xib": interface,
        ])
        #expect(try project.violations().filter { $0.rule == .storyboardClass }.count == count)
    }

    @Test(arguments: [("FeedKit", 0), ("FeedUI", 1)])
    func `a package's target is a module of its own`(_ name: String, _ count: Int) throws {
        let folder = "Packages/Screens/Sources/FeedKit/Feed"
        let view = "<view customClass=\"FeedView\" customModule=\"\(name)\" id=\"a\"/>"
        let project = ExampleProject(files: [
            "\(folder)/FeedPresenter.swift": "class FeedPresenter {}\n",
            "\(folder)/FeedRouter.swift": "class FeedRouter {}\n", "\(folder)/FeedView.swift": "class FeedView {}\n",
            "\(folder)/FeedView.xib": "<document><objects>\(view)</objects></document>",
        ])
        #expect(try project.violations().filter { $0.rule == .storyboardClass }.count == count)
    }

    @Test(arguments: [
        ("view", "class FeedViews", true), ("view", "protocol FeedViews", false),
        ("view", "class FeedViewController", false), ("view", "class FeedViper", true),
        ("view", "class FeedRouter", false), ("viewController", "class FeedViewController", true),
        ("viewController", "class FeedViews", false), ("placeholder", "class FeedViews", true),
    ])
    func `a class is meant that the object may have`(_ tag: String, _ type: String, _ isSuggested: Bool) throws {
        let name = tag == "viewController" ? "FeedVewController" : "FeedView"
        let project = ExampleProject(files: [
            "App/Feed/FeedPresenter.swift": "class FeedPresenter {}\n",
            "App/Feed/FeedRouter.swift": "class FeedRouter {}\n", "App/Feed/FeedViews.swift": "\(type) {}\n",
            "App/Feed/FeedView.xib":
                "<document><objects><\(tag) customClass=\"\(name)\" id=\"a\"/></objects></document>",
        ])
        let found = try project.violations().filter { $0.rule == .storyboardClass }
        #expect(found.map { $0.message.contains("did you mean") } == [isSuggested], "\(found.map(\.message))")
    }
}
