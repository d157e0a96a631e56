import Extraction
import TestSupport
import Testing

/// Modules that are called as their folders, and by one more word in all of them, before it or behind.
@Suite struct SharedSuffixTests {
    private static func module(_ folder: String, _ name: String, _ neighbours: Set<String> = []) -> ModuleSource {
        let files = ["Presenter", "Router"].map { role in
            ModuleSource.File(
                path: ["\(name)\(role).swift"],
                contents: Array("final class \(name)\(role) {\n    var other: \(name)Router?\n}\n".utf8))
        }
        return ModuleSource(name: name, folder: folder, files: files, neighbours: neighbours)
    }

    @Test(arguments: [
        (["Details", "UserLogin", "Herb Search"], ["DetailsScene", "UserLoginScene", "HerbSearchScene"], "NewScene"),
        (["Main", "Detail"], ["CameraMain", "CameraDetail"], "CameraNew"), (["Main"], ["MainScene"], "New"),
        (["Main", "Detail", "Feed"], ["FBMain", "FBDetail", "FBFeedList"], "FBNew"), (["Main"], ["FBMain"], "New"),
        (["Main", "Detail"], ["FBMain", "CSDetail"], "New"), (["Main", "Detail"], ["FBMain", "Detail"], "New"),
        (["User Login", "HerbSearch"], ["FBUserLogin", "FBHerbSearch"], "FBNew"),
        (["Main", "Detail"], ["MainScene", "DetailScreen"], "New"),
        (["Main", "Detail"], ["MainScene", "Detail"], "New"),
        (["MainScene", "DetailScene"], ["Main", "Detail"], "New"),
        (["Main", "Detail"], ["Mainly", "Detailly"], "New"),
    ])
    func `what all are called by is no part of a name`(
        _ folders: [String], _ names: [String], _ expected: String
    ) throws {
        let modules = zip(folders, names).map { Self.module($0, $1) }
        for isLed in [false, true] where !isLed || modules.count > 1 {
            var extraction =
                isLed ? Extraction(of: modules[0], comparedWith: Array(modules[1...])) : Extraction(of: modules)
            #expect(try extraction.prove(name: "house").filter(\.isSerious).isEmpty)
            let files = try generate("New", Extracted(extraction).set)
            let names = files.keys.compactMap { $0.split(separator: "/").last }.sorted()
            #expect(names == ["\(expected)Presenter.swift", "\(expected)Router.swift"])
            #expect(files.values.allSatisfy { $0.contains("    var other: \(expected)Router?\n") })
            #expect(extraction.usualFileCount(of: modules[0]) == 2)
        }
    }

    /// Even where one of the others is another application's of the same name.
    @Test(arguments: [
        (["CSFeedRouter", "CSListPresenter", "CSMainRouter"], "CSNew"), (["CSFeedRouter", "CSFeedPresenter"], "New"),
        (["CSFeedRouter", "CSListRouter", "CartView", "FeedView"], "New"), (["CSFeedCell", "CSListCell"], "New"),
    ])
    func `of one module the names of other files tell`(_ neighbours: [String], _ expected: String) throws {
        var extraction = Extraction(of: [Self.module("Main", "CSMain", Set(neighbours))])
        #expect(try extraction.prove(name: "house").filter(\.isSerious).isEmpty)
        let files = try generate("New", Extracted(extraction).set)
        let names = files.keys.compactMap { $0.split(separator: "/").last }.sorted()
        #expect(names == ["\(expected)Presenter.swift", "\(expected)Router.swift"])
    }
}
