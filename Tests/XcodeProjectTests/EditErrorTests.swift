import TestSupport
import Testing
import Text

@testable import XcodeProject

@Suite struct EditErrorTests {
    private func add(_ path: String, _ targets: [String] = ["App"], to text: String = SampleProject.classic) throws {
        _ = try ProjectFile(text).applying(Edit(additions: [Edit.Addition(path, targets: targets)]))
    }

    @Test(arguments: [
        "", "/", "/tmp/A.swift", "..", "App/..", "App/../B.swift", "App/A\nB.swift", ".", "App/\u{7F}.swift",
    ])
    func `a path that leads to no file of a project is refused`(_ path: String) {
        #expect(throws: EditError.badPath(path)) { try add(path) }
        #expect(throws: EditError.badPath(path)) {
            try ProjectFile(SampleProject.classic).applying(Edit(removals: [path]))
        }
    }

    @Test func `a target that is not there is refused, with those that are`() {
        #expect(throws: EditError.unknownTarget("Ap", known: ["App", "AppTests"])) { try add("App/A.swift", ["Ap"]) }
    }

    @Test func `targets of one name are refused`() {
        let text = SampleProject.classic.replacing("name = AppTests;", with: "name = App;")
        #expect(throws: EditError.ambiguousTarget("App")) { try add("App/A.swift", to: text) }
    }

    @Test func `a target without files is refused`() {
        let text = SampleProject.classic.replacing("isa = PBXNativeTarget", with: "isa = PBXAggregateTarget")
        #expect(throws: EditError.targetWithoutFiles("App")) { try add("App/A.swift", to: text) }
    }

    @Test func `two objects of one identifier are refused, with the second's place`() throws {
        let twice =
            "\t\tAA0000000000000000000F04 /* Client.swift */ = {isa = PBXFileReference; path = Client.swift; };\n"
        let text = SampleProject(extraFiles: twice).text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0 + "\n" == twice }) + 1
        let error = EditError.duplicateIdentifier("AA0000000000000000000F04", Location(line: line, column: 3))
        #expect(throws: error) { try add("App/A.swift", to: text) }
        #expect(throws: Never.self) { try ProjectFile(text) }
    }

    @Test func `a data model with versions is Xcode's to add`() {
        #expect(throws: EditError.unsupported("App/Model.xcdatamodeld")) {
            try add("App/Model.xcdatamodeld/Model.xcdatamodel")
        }
    }

    @Test func `a file that no path from the project leads to is refused`() {
        let text = SampleProject.classic.replacing("projectDirPath = \"\";", with: "projectDirPath = \"..\";")
        #expect(throws: EditError.unreachable("App/A.swift")) { try add("App/A.swift", to: text) }
    }

    @Test(arguments: [
        ("App/Assets.xcassets/Icon.imageset/a.png", EditedProject.Unneeded.Reason.present, "App/Assets.xcassets"),
        ("App/./AppDelegate.swift", .present, "App/AppDelegate.swift"),
        ("Packages/Core/Sources/Core/A.swift", .package(folder: "Packages/Core"), "Packages/Core/Sources/Core/A.swift"),
        ("Old/Pack/Sources/A.swift", .package(folder: "Old/Pack"), "Old/Pack/Sources/A.swift"),
    ])
    func `what the project has already needs nothing`(
        _ path: String, _ reason: EditedProject.Unneeded.Reason, _ item: String
    ) throws {
        let references =
            "\t\tAA0000000000000000000F0A /* Pack */ = {isa = PBXFileReference; lastKnownFileType = wrapper; "
            + "path = Old/Pack; sourceTree = \"<group>\"; };\n"
        let package =
            "/* Begin XCLocalSwiftPackageReference section */\n\t\tAA0000000000000000000E09 /* x */ = "
            + "{isa = XCLocalSwiftPackageReference; relativePath = Packages/Core; };\n/* End XCLocalSwiftPackageReference section */\n"
        let text = SampleProject(extraFiles: references, extraSections: package).text.replacing(
            "\t\t\t\tAA0000000000000000000C03 /* AppTests */,\n",
            with: "\t\t\t\tAA0000000000000000000C03 /* AppTests */,\n\t\t\t\tAA0000000000000000000F0A /* Pack */,\n")
        let file = try ProjectFile(text)
        #expect(file.localPackages == ["Packages/Core", "Old/Pack"])
        let edited = try file.applying(Edit(additions: [Edit.Addition(path, targets: ["App"])]))
        #expect(!edited.isChanged)
        #expect(edited.unneeded.map(\.reason) == [reason])
        #expect(edited.unneeded.map(\.path) == [item])
    }
}
