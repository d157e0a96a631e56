import Conventions
import Testing

/// Names of files and types: which of them is wrong, and what is proposed instead.
struct NamingTests {
    /// What the naming rules say of a module `Feed` without a set, with one more file.
    private func messages(_ file: String, _ text: String, beside more: [String: String] = [:]) throws -> [String] {
        var files = [
            "App/Feed/FeedPresenter.swift": "class FeedPresenter {}\n",
            "App/Feed/FeedRouter.swift": "class FeedRouter {}\n",
            "App/Feed/FeedInteractor.swift": "class FeedInteractor {}\n", "App/Feed/\(file)": text,
        ]
        files.merge(more) { $1 }
        let rules: Set<RuleIdentifier> = [.fileName, .typeName, .moduleName]
        return try ExampleProject(files: files).violations().filter { rules.contains($0.rule) }
            .map { $0.message + ($0.isFixable ? " FIX" : "") }
    }

    @Test(arguments: [
        // The file's name is misspelled: the type has a word that is known.
        ("FeedAassembly.swift", "class FeedAssembly {}", "name the file 'FeedAssembly.swift' FIX"),
        ("FeedViewinput.swift", "protocol FeedViewInput {}", "name the file 'FeedViewInput.swift' FIX"),
        ("FeedPlayer .swift", "class SoundPlayer {}", "name the type 'FeedPlayer' or the file 'SoundPlayer.swift'"),
        // The type's is.
        ("StoryAdapter.swift", "class StoryAdapater {}", "name the type 'StoryAdapter'"),
        ("FeedViewInput.swift", "protocol NewFeedViewInput {}", "name the type 'FeedViewInput'"),
        // Neither is known.
        ("FeedMarble.swift", "class FeedMarbel {}", "name the type 'FeedMarble' or the file 'FeedMarbel.swift'"),
        // A file does not lose the module's name, nor a name its words.
        ("FeedPlayer.swift", "class SoundPlayer {}", "name the type 'FeedPlayer' or the file 'SoundPlayer.swift'"),
        ("FeedGovernance.swift", "class FeedGov {}", "name the type 'FeedGovernance' or the file 'FeedGov.swift'"),
        (
            "FeedDetailsViewController.swift", "class FeedDetailsVC {}",
            "name the type 'FeedDetailsViewController' or the file 'FeedDetailsVC.swift'"
        ),
        (
            "FeedBlockDataFlow.swift", "enum FeedWidget {}",
            "name the type 'FeedBlockDataFlow' or the file 'FeedWidget.swift'"
        ),
        ("FeedDataFlow.swift", "struct Feed {}", "name the type 'FeedDataFlow' or the file 'Feed.swift'"),
        ("FeedRouteX.swift", "enum FeedRoute {}", "name the file 'FeedRoute.swift' FIX"),
        ("FeedHelper.swift", "struct FeedFormatter {}", "name the file 'FeedFormatter.swift' FIX"),
        // A file that is called as a role of the module does not lose that name.
        ("FeedView.swift", "class FeedInputView {}", "name the type 'FeedView' or the file 'FeedInputView.swift'"),
        (
            "FeedViewController.swift", "class FeedTableController {}",
            "name the type 'FeedViewController' or the file 'FeedTableController.swift'"
        ),
        // Letters of another case: other types show which name is right.
        ("FeedTextfield.swift", "class FeedTextField {}", "name the file 'FeedTextField.swift' FIX"),
        (
            "FeedRowPresenter.swift", "class FeedrowPresenter: FeedRowOutput {}\nprivate protocol FeedRowOutput {}",
            "name the type 'FeedRowPresenter'"
        ),
        ("FeedListViewFactory.swift", "class FeedListviewFactory {}", "name the type 'FeedListViewFactory'"),
        // What begins with a small letter is no name for a file.
        ("FeedEmptyRow.swift", "class feedEmtpyRow {}", "name the type 'FeedEmptyRow'"),
        ("FeedEmptyRow.swift", "class feedLine {}", "give both one name"),
        // The folder beside it has the word.
        ("Assembler/FeedAssember.swift", "class FeedAssembler {}", "name the file 'FeedAssembler.swift' FIX"),
        // A protocol shows what the class should be called.
        (
            "RowsAdapter.swift", "protocol IRowsAdapter {}\nclass RowAdapter: IRowsAdapter {}",
            "name the type 'RowsAdapter'"
        ),
        // A protocol and its class in the module's namespace: the file is called as the class.
        (
            "FeedLoader.swift", "protocol FeedFetcherProtocol {}\nextension Feed {\n    class Fetcher {}\n}",
            "name the file 'FeedFetcher.swift' FIX"
        ),
        (
            "FeedLoader.swift", "protocol FeedFetcherProtocol {}\nclass FeedFetcher: FeedFetcherProtocol {}",
            "name the file 'FeedFetcher.swift' FIX"
        ),
        (
            "FeedLoader.swift", "protocol FeedFetcherProtocol {}\nextension Feed {\n    struct Item {}\n}",
            "name the file 'FeedFetcherProtocol.swift' FIX"
        ),
        (
            "FeedMarble.swift", "protocol FeedMarbelProtocol {}\nextension Feed {\n    class FeedMarbel {}\n}",
            "give both one name"
        ),
        // The protocol in its contract shows what the class should be called.
        (
            "FeedCoordinator.swift", "class FeedAmountCoordinator: FeedCoordinatorProtocol {}",
            "name the type 'FeedCoordinator'"
        ),
        // A plural is the author's word.
        ("FeedResponse.swift", "struct FeedsResponse {}", "name the file 'FeedsResponse.swift' FIX"),
        // Words that are left out at an end, or say much, or are the module's name.
        ("FeedRowCell.swift", "class FeedRowHeaderCell {}", "name the file 'FeedRowHeaderCell.swift' FIX"),
        ("FeedItem.swift", "struct FeedItemRow {}", "name the file 'FeedItemRow.swift' FIX"),
        ("ItemsStore.swift", "struct FeedItemsStore {}", "name the file 'FeedItemsStore.swift' FIX"),
        ("FeedStoreItem.swift", "struct FeedItemBoxStore {}", "name the file 'FeedItemBoxStore.swift' FIX"),
        // Nobody sees the space.
        ("FeedItem .swift", "struct FeedItem {}", "name the file 'FeedItem.swift' FIX"),
    ])
    func `whichever name is worse is to be changed`(_ file: String, _ text: String, _ advice: String) throws {
        let contract = ["App/Feed/FeedContract.swift": "protocol FeedCoordinatorProtocol {}\n"]
        let messages = try messages(file, text + "\n", beside: contract)
        #expect(messages.count == 1, "\(messages)")
        #expect(messages.first?.hasSuffix(": " + advice) == true, "\(messages)")
    }

    @Test(arguments: [
        // A name for another type is a name.
        ("FeedCell.swift", "class FeedTableCell {}\ntypealias FeedCell = FeedTableCell\n"),
        // The file's name is longer than a type's should be.
        ("FeedTransferNetworkSelectionConfirmationView.swift", "class FeedTransferNetworkConfirmView {}\n"),
        ("FeedTransferNetworkConfirmationViewController.swift", "class FeedTransferConfirmationVC {}\n"),
        // Both are there.
        ("FeedModels.swift", "class FeedViewModel {}\nstruct FeedViewMode {}\n"),
        // An enumeration of modes is no view model.
        ("FeedAccountViewMode.swift", "enum FeedAccountViewMode {}\n"),
        ("FeedMode.swift", "struct FeedMode {}\nenum FeedViewMode {}\n"),
        // A contact is no contract.
        ("FeedContact.swift", "struct FeedContact {}\nstruct FeedViewContacts {}\n"),
        // A file is called as a type in another one.
        (
            "FeedListWorker.swift",
            "protocol FeedListLogic {}\nextension FeedList {\n    class Worker: FeedListLogic {}\n}\n"
        ),
        ("FeedListWorker.swift", "enum FeedList {\n    class Worker {}\n}\n"),
        (
            "FeedFetcher.swift",
            "protocol FeedFetcherProtocol {}\nextension Feed {\n    class RemoteFetcher: FeedFetcherProtocol {}\n}\n"
        ),
        ("FeedFetcher.swift", "protocol FeedFetcherProtocol {}\nclass FeedFetcher: FeedFetcherProtocol {}\n"),
        ("FeedViewEx.swift", "class FeedButton {}\nextension UIView {}\n"),
        // Input and output, one of which is not needed; and what Generamba's templates call so.
        ("FeedModuleIO.swift", "protocol FeedModuleInput {}\n"),
        ("FeedAssembler.swift", "class FeedModuleAssembler {}\n"),
        ("FeedViewInOut.swift", "protocol FeedViewInput {}\nprotocol FeedViewOutput {}\n"),
        // The type of the file's name is the file's own.
        ("FeedAlertView.swift", "class FeedAlertController {}\nprivate struct FeedAlertView {}\n"),
        // It is short for what 'Impl' is short for.
        ("FeedViewImp.swift", "class FeedViewImp {}\nclass FeedRouterImp {}\n"),
        ("FeedTableWorker.swift", "class FeedTableWorkerImpl {}\n"),
        ("FeedTableWorker.swift", "class DefaultFeedTableWorker {}\n"),
        // A contract of which one protocol is written; several modules' factory.
        ("FeedContractor.swift", "protocol FeedViewToPresenter {}\n"),
        ("FeedModulesFactory.swift", "class FeedModulesFactory {}\n"),
        // A file's name leaves out some words in the middle of its type's, or that a bar's controller is one.
        ("FeedBuilder.swift", "class FeedDefaultModuleBuilder {}\n"),
        ("FeedDataSource.swift", "class FeedCollectionViewDataSource {}\n"),
        ("FeedItemState.swift", "struct FeedItemViewControllerState {}\n"),
        ("FeedTabBar.swift", "class FeedTabBarController {}\n"),
        ("FeedContentProvider.swift", "protocol FeedTabContentProviderProtocol {}\n"),
        // A file that is there for an extension has a small type beside that.
        ("FeedAdapter.swift", "extension FeedView {\n    func fill() { print(1) }\n}\nstruct Row { let id: Int }\n"),
        // A type, or a name for one, that stands in another.
        ("FeedAuth.swift", "enum FeedEntities {\n    enum FeedAuth {}\n}\n"),
        (
            "FeedCodeGenerator.swift",
            "protocol SceneCodeGenerating {}\nextension Feed {\n"
                + "    typealias FeedCodeGeneratorProtocol = SceneCodeGenerating\n}\n"
        ),
        // What helps the type that a file is for.
        ("FeedView.swift", "class FeedView {}\nclass CollectionReusableView {}\n"),
    ])
    func `what is called so on purpose is fine`(_ file: String, _ text: String) throws {
        #expect(try messages(file, text) == [])
    }

    @Test(arguments: [
        ("Amount/FeedCellFactory", [String]()), ("Cells/FeedCellFactory", ["name the type 'FeedCellFactory'"]),
        ("Amount/CellFactory", ["name the file 'FeedAmountCellFactory.swift' FIX"]),
    ])
    func `a word of the folder tells one of several classes with a protocol`(
        _ file: String, _ advice: [String]
    ) throws {
        let face = "\(file.split(separator: "/")[1])Protocol"
        let contract = ["App/Feed/FeedContract.swift": "protocol \(face) {}\n"]
        let messages = try messages("\(file).swift", "class FeedAmountCellFactory: \(face) {}\n", beside: contract)
        #expect(messages.map { $0.split(separator: ": ").last.map(String.init) } == advice, "\(messages)")
    }

    @Test func `a class keeps the name of its xib`() throws {
        let xib = ["App/Feed/FeedItemsCell.xib": ""]
        let messages = try messages("FeedItemsCell.swift", "class FeedItemCell {}\n", beside: xib)
        #expect(messages.map { $0.hasSuffix(": name the type 'FeedItemsCell'") } == [true], "\(messages)")
    }

    @Test func `a name that is taken is not proposed`() throws {
        let copy = ["App/Icons/FeedIconView.swift": "class FeedIconView {}\n"]
        let messages = try messages("FeedProxyView.swift", "class FeedIconView {}\n", beside: copy)
        #expect(messages.map { $0.contains(": there is another 'FeedIconView.swift'; give this type") } == [true])
    }

    @Test func `base classes in one folder are no module of that name`() throws {
        let files = ["Presenter", "Interactor", "Router"].map {
            ("App/Base classes/Base\($0).swift", "class Base\($0) {}\n")
        }
        let project = ExampleProject(files: Dictionary(uniqueKeysWithValues: files))
        #expect(try project.violations().filter { $0.rule == .moduleName } == [])
    }

    @Test(arguments: [
        ("ReportView", "ReprotView", "rename it to 'ReportView'"),
        ("ReprotView", "ReprotView", "rename it to 'ReportView'"),
        // Plurals, capitals and what a class conforms to are no slips, nor is the name of something else.
        ("ReportsView", "ReportsView", nil), ("ReporTView", "ReporTView", nil), ("IReportView", "IReportView", nil),
        ("ImportView", "ImportView", nil),
    ])
    func `a type misspells the module's name`(_ file: String, _ type: String, _ advice: String?) throws {
        var files = ["App/Report/\(file).swift": "class \(type) {}\n"]
        for role in ["Presenter", "Interactor", "Router"] {
            files["App/Report/Report\(role).swift"] = "class Report\(role) {}\n"
        }
        let messages = try ExampleProject(files: files).violations().filter {
            [.typeName, .fileName].contains($0.rule)
        }.map(\.message)
        #expect(messages.count == (advice == nil ? 0 : 1), "\(messages)")
        if let advice { #expect(messages.first?.hasSuffix(advice) == true, "\(messages)") }
    }

    @Test func `a file is not renamed so that it is its module's no more`() throws {
        var files = ["App/InputAccessToken/AccessTokenViewController.swift": "class AccessTokenViewController {}\n"]
        for role in ["Presenter", "Interactor", "Router"] {
            files["App/InputAccessToken/AcessToken\(role).swift"] = "class AccessToken\(role) {}\n"
        }
        let found = try ExampleProject(files: files).violations().filter { $0.rule == .fileName }
        // Both spellings are the module's.
        #expect(found.map(\.fixCount) == [3] && found[0].message.contains("name the file 'Access"))
        files["App/InputAccessToken/AccessTokenRouter.swift"] = "extension AccessTokenRouter {}\n"
        let others = try ExampleProject(files: files).violations().filter { $0.rule == .fileName }
        #expect(others.map(\.fixCount) == [0])
        #expect(others[0].message.hasSuffix("likewise with 2 other files of the module"))
    }

    @Test func `a module has its name for itself in its application, but not in its own folder`() throws {
        let twin = ["Presenter", "Router", "Interactor"].map { ("Feed\($0).swift", "class Feed\($0) {}\n") }
        func beside(_ folder: String) -> [String: String] {
            Dictionary(uniqueKeysWithValues: twin.map { (folder + "/" + $0.0, $0.1) })
        }
        let isTwice = { (messages: [String]) in messages.contains { $0.contains("is also named") } }
        #expect(try isTwice(messages("FeedView.swift", "class FeedView {}\n", beside: beside("App/Other"))))
        #expect(
            try !isTwice(messages("FeedView.swift", "class FeedView {}\n", beside: beside("App/Feed/Implementations"))))
    }

    @Test(
        arguments: [
            ("Sources/Phone", "Sources/Watch", [:], false), ("Sources/Phone", "Sources/Phone/Other", [:], true),
            ("Phone", "Watch", [:], true), ("Phone", "Watch", ["Phone": ["Phone"], "Watch": ["Watch"]], false),
            ("Phone", "Watch", ["Phone": ["Phone"], "Watch": ["Phone", "Watch"]], true),
            ("Phone", "Watch", ["Phone": ["Phone"]], true),
            ("Sources/Phone", "Sources/Watch", ["Sources/Phone": ["App"], "Sources/Watch": ["App"]], true),
        ] as [(String, String, [String: Set<String>], Bool)])
    func `two targets may have a module of one name each`(
        _ first: String, _ second: String, _ targets: [String: Set<String>], _ isTwice: Bool
    ) throws {
        var files: [String: String] = ["Package.swift": ""]
        for folder in [first, second] {
            for role in ["Presenter", "Router", "Interactor"] {
                files["\(folder)/Feed/Feed\(role).swift"] = "class Feed\(role) {}\n"
            }
        }
        var project = ExampleProject(files: files)
        project.membership = TargetMembership(targets: { files in
            Dictionary(
                files.map { file in (file, targets.first { file.hasPrefix($0.key + "/Feed/") }?.value ?? []) }
            ) { first, _ in first }
        })
        let found = try project.violations().filter { $0.rule == .moduleName }
        #expect(found.count == (isTwice ? 2 : 0), "\(found)")
    }

    /// Parts of one module in two places have other files; a copy that no target builds is told as that.
    @Test(arguments: [
        (["Worker", "Models"], [], 0), (["Presenter", "Models"], [], 2), (["Presenter", "Models"], ["Core"], 0),
    ])
    func `two of one name are modules with files of the same names that are built`(
        _ roles: [String], _ untargeted: [String], _ count: Int
    ) throws {
        var project = ExampleProject(files: [:])
        for (folder, roles) in [("Screens", ["Presenter", "Router"]), ("Core", ["Interactor"] + roles)] {
            for role in roles {
                let path = "\(folder)/Feed/Feed\(role).swift"
                project.files[path] = "class Feed\(role) {}\n"
                if untargeted.contains(folder) { project.membership.untargeted[path] = "App.xcodeproj" }
            }
        }
        let found = try project.violations().filter { $0.rule == .moduleName }
        #expect(found.count == count, "\(found)")
    }

    @Test func `what most modules are called is told once`() throws {
        var files: [String: String] = [:]
        for name in ["A", "B", "C", "D", "E", "F", "G", "H"].map({ $0 + "Screen" }) {
            for role in ["Presenter", "Router", "View"] {
                files["App/\(name)/\(name)\(role).swift"] = "class \(name)\(role) {}\n"
            }
            files["App/\(name)/\(name)PresenterModuleInput.swift"] = "protocol \(name)ModuleInput {}\n"
        }
        let found = try ExampleProject(files: files).violations().filter { $0.rule == .fileName }
        #expect(found.count == 1 && found.allSatisfy { !$0.isFixable })
        #expect(found.first?.message.hasSuffix("; 8 of 8 modules are like this") == true)
    }
}
