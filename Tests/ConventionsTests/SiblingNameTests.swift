import Conventions
import Testing

/// Which of a file's name and its type's is wrong, as the module's other files tell.
struct SiblingNameTests {
    private func messages(_ files: [String: String]) throws -> [String] {
        try ExampleProject(files: files).violations().filter { $0.rule == .fileName }
            .map { $0.message + ($0.isFixable ? " FIX" : "") }
    }

    @Test(arguments: [
        // The role's file is called as the module, and so is the type.
        ("FeedView", "FeedViewController", "name the file 'FeedViewController.swift' FIX"),
        ("FeedPresenterModuleInput", "FeedModuleInput", "name the file 'FeedModuleInput.swift' FIX"),
        // The file says whose the type is.
        ("FeedTabBarController", "TabBarController", "name the type 'FeedTabBarController'"),
        ("FeedViewController", "ViewController", "name the type 'FeedViewController'"),
        ("FeedConfigurator", "NewsConfigurator", "name the type 'FeedConfigurator'"),
        // Neither name is one to take over.
        ("FeedAssambly", "NewsAssembly", "name both 'FeedAssembly'"),
        ("FeedAssambly", "FeedAssembly", "name the file 'FeedAssembly.swift' FIX"),
        // An entity's file may be called as several, and has no slip in its name.
        ("FedeEntity", "FeedEntity", "name the file 'FeedEntity.swift' FIX"),
    ])
    func `the module's name tells`(_ file: String, _ type: String, _ advice: String) throws {
        var files = ["App/Feed/\(file).swift": "class \(type) {}\n"]
        for role in ["Presenter", "Interactor", "Router"] {
            files["App/Feed/Feed\(role).swift"] = "class Feed\(role) {}\n"
        }
        let messages = try messages(files)
        #expect(messages.count == 1 && messages[0].hasSuffix(": " + advice), "\(messages)")
    }

    @Test(arguments: [
        (["FeedWeeklyCell", "FeedWeeklyTable"], "name the type 'FeedWeeklyRow'"),
        (["FeedWeeklyCell"], "name the file 'FeedWeekRow.swift' FIX"),
        (["FeedWeeklyCell", "FeedWeeklyTable", "FeedWeekTable"], "name the file 'FeedWeekRow.swift' FIX"),
    ])
    func `the word that others have is right`(_ others: [String], _ advice: String) throws {
        var files = ["App/Feed/FeedWeeklyRow.swift": "struct FeedWeekRow {}\n"]
        for name in others + ["FeedPresenter", "FeedRouter"] {
            files["App/Feed/\(name).swift"] = "class \(name) {}\n"
        }
        let messages = try messages(files)
        #expect(messages.count == 1 && messages[0].hasSuffix(": " + advice), "\(messages)")
    }

    @Test(
        arguments: [
            ("FeedLayout", "FeedsLayout", [], "name the type 'FeedLayout'"),
            ("FeedLayout", "FeedLayoutt", [], "name the type 'FeedLayout'"),
            ("FeedModel", "FeedsModel", ["FeedsTable"], nil),
            ("FeedLayout", "FeedsLayout", ["FeedsTable", "FeedsCell"], "name the file 'FeedsLayout.swift' FIX"),
            // A value may well have several.
            ("FeedResponse", "struct FeedsResponse", [], "name the file 'FeedsResponse.swift' FIX"),
        ] as [(String, String, [String], String?)])
    func `a plural that no other type has is a slip`(
        _ file: String, _ type: String, _ others: [String], _ advice: String?
    ) throws {
        var files = ["App/Feed/\(file).swift": (type.contains(" ") ? type : "class " + type) + " {}\n"]
        for name in others + ["FeedPresenter", "FeedInteractor"] {
            files["App/Feed/\(name).swift"] = "class \(name) {}\n"
        }
        let messages = try messages(files)
        #expect(messages.count == (advice == nil ? 0 : 1))
        #expect(messages.first?.hasSuffix(": " + (advice ?? "")) ?? true, "\(messages)")
    }

    @Test(arguments: [
        // No type is called as the files.
        ([], "name the file 'SearchConfigurator.swift'; likewise with 3 other files of the module"),
        (["PairViewController"], "name the type 'PairConfigurator'; likewise with 3 other files of the module"),
    ])
    func `files that are called otherwise than their types are told once`(_ others: [String], _ advice: String) throws {
        var files: [String: String] = [:]
        for other in others { files["App/Tool/\(other).swift"] = "class \(other) {}\n" }
        for role in ["Presenter", "Interactor", "Router", "Configurator"] {
            files["App/Tool/Pair\(role).swift"] = "class Search\(role) {}\n"
        }
        let messages = try messages(files)
        #expect(messages.count == 1 && messages[0].hasSuffix(": " + advice), "\(messages)")
    }

    @Test func `what is fixed alike is told once, and all of it is fixed`() throws {
        var files = ["App/Feeds/FeedsTable.swift": "class FeedsTable {}\n"]
        for role in ["Presenter", "Interactor", "Router", "ViewController"] {
            files["App/Feeds/Feed\(role).swift"] = "class Feeds\(role) {}\n"
        }
        let found = try ExampleProject(files: files).violations().filter { $0.rule == .fileName }
        #expect(found.map(\.fixCount) == [4], "\(found.map(\.message))")
    }

    @Test(arguments: [
        ("Pair", [], "name the type 'PairInteractor'"), ("PairsView", [], "name the type 'PairInteractor'"),
        ("Search", [], "name the file 'SearchInteractor.swift'"),
        ("SearchView", [], "name the file 'SearchInteractor.swift'"),
        // Another layer has the type's name, and so has its file.
        ("Pair", ["SearchView"], "name the file 'SearchInteractor.swift'"),
        // Both are in use, and the folder is called otherwise.
        (
            "Tool", ["PairContract: PairCell, SearchCell, SearchRow"],
            "name the type 'PairInteractor' or the file 'SearchInteractor.swift'"
        ),
    ])
    func `the folder and the other layers tell`(_ folder: String, _ others: [String], _ advice: String) throws {
        var files: [String: String] = [:]
        for other in others {
            let names = other.split { ":, ".contains($0) }
            let types = names.count > 1 ? names.dropFirst() : names[...]
            files["App/\(folder)/\(names[0]).swift"] = types.map { "class \($0) {}\n" }.joined()
        }
        for role in ["Interactor", "Presenter"] {
            files["App/\(folder)/Pair\(role).swift"] = "class Search\(role) {}\n"
        }
        let messages = try messages(files)
        #expect(
            messages.contains { $0.contains("'PairInteractor.swift'") && $0.contains(": " + advice) }, "\(messages)")
    }

    @Test(arguments: [
        ("Chart", "name the type 'ChartConfigurator'"),
        ("Tool", "name the file 'ListChartModuleConfigurator.swift'"),
    ])
    func `all files of a module get one remedy`(_ folder: String, _ advice: String) throws {
        var files: [String: String] = [:]
        for role in ["Presenter", "Interactor", "Router", "ViewInput", "Configurator"] {
            let type = role == "Configurator" ? "ModuleConfigurator" : role
            files["App/List/\(folder)/Chart\(role).swift"] = "class ListChart\(type) {}\n"
        }
        let messages = try messages(files)
        #expect(messages.count == 1, "\(messages)")
        #expect(messages[0].hasSuffix(": \(advice); likewise with 4 other files of the module"), "\(messages)")
    }

    @Test(arguments: [
        ("protocol FeedHandling {}\nclass FeedViewPresenter: FeedHandling {}\n", 1),
        ("enum FeedMode {}\nclass FeedViewPresenter {}\n", 1),
        // One of several may be what the file is for.
        ("class FeedRouterPresenter {}\nclass FeedViewPresenter {}\n", 0),
        ("class FeedRow {}\nclass RowPresenter {}\n", 0),
        ("class FeedPresenter {}\nclass FeedViewPresenter {}\n", 0),
    ])
    func `a component beside its helpers has the name of the file`(_ text: String, _ count: Int) throws {
        var files = ["App/Feed/FeedPresenter.swift": text]
        for role in ["View", "Interactor", "Router"] {
            files["App/Feed/Feed\(role).swift"] = "class Feed\(role) {}\n"
        }
        #expect(try messages(files).count == count)
    }

    @Test(arguments: [
        // The folder says that the types have the better name.
        ("Transfers", "name the file 'TransfersInteractor.swift'"), ("Transfer", "name the type 'TransferInteractor'"),
    ])
    func `a module is called as its folder`(_ folder: String, _ advice: String) throws {
        var files: [String: String] = [:]
        for role in ["Presenter", "Interactor", "View"] {
            files["App/\(folder)/Transfer\(role).swift"] = "class Transfers\(role) {}\n"
        }
        let found = try ExampleProject(files: files).violations().filter { $0.rule == .fileName }
        let words = ": \(advice); likewise with 2 other files of the module"
        #expect(found.map { $0.message.hasSuffix(words) } == [true], "\(found.map(\.message))")
        #expect(found.map(\.fixCount) == [folder == "Transfers" ? 3 : 0])
    }

    @Test(arguments: [
        // Others of the type's kind have files of their own.
        (["FromWebInteractor", "FromDiskInteractor"], "name the file 'FeedsFromPhoneInteractor.swift'"),
        (["FromWebInteractor"], "name the type 'FeedsInteractor'"),
        (["FromWebPresenter", "FromDiskPresenter"], "name the type 'FeedsInteractor'"),
    ])
    func `one of several variants is called as they are`(_ others: [String], _ advice: String) throws {
        var files = ["App/Feeds/FeedsInteractor.swift": "class FeedsFromPhoneInteractor {}\n"]
        for other in others { files["App/Feeds/Feeds\(other).swift"] = "class Feeds\(other) {}\n" }
        for role in ["View", "Router"] { files["App/Feeds/Feeds\(role).swift"] = "class Feeds\(role) {}\n" }
        let messages = try messages(files)
        #expect(messages.count == 1 && messages[0].contains(": " + advice), "\(messages)")
    }

    @Test(arguments: [
        ("FeedBlockDataFlow", "enum FeedWidget {}", ["name the file 'FeedWidgetDataFlow.swift' FIX"]),
        ("FeedBlockDataFlow", "enum FeedRows {}", ["the file 'FeedRows.swift'"]),
        ("FeedWidgetDataFlow", "enum FeedWidget {}", []),
    ])
    func `the file of a module's namespace keeps its own words`(
        _ file: String, _ text: String, _ advice: [String]
    ) throws {
        var files = ["App/FeedWidget/\(file).swift": text + "\n"]
        for role in ["Presenter", "Interactor", "Assembly"] {
            files["App/FeedWidget/FeedWidget\(role).swift"] = "class FeedWidget\(role) {}\n"
        }
        let messages = try messages(files)
        #expect(messages.count == advice.count, "\(messages)")
        #expect(zip(messages, advice).allSatisfy { $0.hasSuffix($1) }, "\(messages)")
    }
}
