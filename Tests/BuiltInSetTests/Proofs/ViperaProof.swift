import Foundation
import GeneratedCode
import Testing

extension SetProof {
    static let vipera = SetProof(
        set: "vipera",
        name: "Posts",
        variants: Variant.all([
            "superclass": [
                ["UIViewController"], ["UITableViewController"], ["UICollectionViewController"], ["UITabBarController"],
            ],
            "tests": [["xctest"], ["swift-testing"], ["none"]],
            "delegate": [["true"], ["false"]],
            "input": [[], ["post:Int", "onDone:(Int, [String]) -> Void"]],
        ]),
        weakReferences: ["xctest", "swift-testing"].map { (Variant(options: ["tests": [$0]]), 5) },
        fewestTests: 300
    )
}

/// The document's own example: four screens as the tabs of a home.
@Suite struct ViperaExampleTests {
    private static func files(tests: String) throws -> [String: [UInt8]] {
        let tabs = ["Posts", "Albums", "Photos", "Todos"]
        let options = ["superclass": ["UITabBarController"], "tab": tabs, "tests": [tests]]
        var files = try generate("Home", set: "vipera", Variant(options: options))
        for name in tabs {
            files.merge(try generate(name, set: "vipera", Variant(options: ["tests": [tests]]))) { $1 }
        }
        return files
    }

    @Test(arguments: LanguageMode.allCases)
    func compiles(_ mode: LanguageMode) throws {
        let report = try GeneratedProject(files: Self.files(tests: "xctest")).typeCheck(mode)
        #expect(report.isClean, "\(report)")
    }

    @Test(arguments: ["xctest", "swift-testing"])
    func showsItsTabs(_ tests: String) throws {
        let report = try GeneratedProject(files: Self.files(tests: tests)).runTests(mode: .swift6)
        #expect(report.isGreen, "\(report)")
        #expect(report.output.localizedCaseInsensitiveContains("theTabsAreThereFromTheStart"))
    }
}
