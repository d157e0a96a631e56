import GeneratedCode
import Scaffolding
import TemplateSets
import Testing

extension SetProof {
    static let cleanSwift = SetProof(
        set: "clean-swift",
        name: "Feeds",
        variants: Variant.all([
            "superclass": [["UIViewController"], ["UITableViewController"], ["UICollectionViewController"]],
            "tests": [["xctest"], ["swift-testing"], ["none"]],
            "item": [[], ["Feed"]],
            "input": [[], ["email:String?", "password:String?", "limit:Int"]],
        ])
            + Variant.all([
                // A request may carry what cannot be sent elsewhere, and what has no sample.
                "tests": [["xctest"], ["swift-testing"]],
                "input": [["onDone:(Int, [String]) -> Void"], ["store:Store", "limit:Int"]],
            ]),
        otherNames: [
            "Title", "View", "Children", "Description", "Output", "Router", "Request", "Error", "ErrorMessage", "Item",
        ],
        declaringOptions: ["item"],
        surroundings: { _ in ["Modules/Store.swift": Array("final class Store {}\n".utf8)] },
        weakReferences: ["xctest", "swift-testing"].map { (Variant(options: ["tests": [$0]]), 2) },
        mutated: Variant(options: ["superclass": ["UITableViewController"], "input": ["limit:Int"]]),
        survivors: ["func navigateToSomewhere() {", "func passDataToSomewhereScene("],
        fewestTests: 250
    )
}

/// What is fetched has a name of its own, and a list of it is a member of the view controller.
@Suite struct CleanSwiftItemTests {
    @Test func `an item may be called like a member`() throws {
        var files: [String: [UInt8]] = [:]
        for item in [
            "Title", "View", "Description", "Output", "Router", "Request", "ErrorMessage", "Item", "News", "Новость",
        ] {
            let options = ["item": [item], "superclass": ["UITableViewController"]]
            files.merge(try SetProof.cleanSwift.module("My\(item)", Variant(options: options))) { $1 }
        }
        let report = try GeneratedProject(files: files).typeCheck(.swift6)
        #expect(report.isClean, "\(report)")
    }

    @Test(arguments: ["Child", "ToolbarItem"])
    func `an item is not called as the scene needs it`(_ item: String) {
        #expect(throws: ParameterError.self) {
            try SetProof.cleanSwift.module("Feeds", Variant(options: ["item": [item]]))
        }
    }
}
