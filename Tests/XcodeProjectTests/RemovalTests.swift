import TestSupport
import Testing

@testable import XcodeProject

@Suite struct RemovalTests {
    private func change(_ removals: [String], from text: String = SampleProject.classic) throws -> String {
        difference(text, try ProjectFile(text).applying(Edit(removals: removals)).string)
    }

    @Test func `a file goes with its lines, and its group if that becomes empty`() throws {
        expect(
            try change(["App/Entities/Client.swift"]),
            is: """
                 AA0000000000000000000B04 /* AppTests.swift in Sources */ = {isa = PBXBuildFile; fileRef = AA0000000000000000000F03 /* AppTests.swift */; };
                -AA0000000000000000000B05 /* Client.swift in Sources */ = {isa = PBXBuildFile; fileRef = AA0000000000000000000F04 /* Client.swift */; };
                 AA0000000000000000000F03 /* AppTests.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = AppTests.swift; sourceTree = "<group>"; };
                -AA0000000000000000000F04 /* Client.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Client.swift; sourceTree = "<group>"; };
                 AA0000000000000000000F01 /* AppDelegate.swift */,
                -AA0000000000000000000C05 /* Entities */,
                 name = Products;
                -sourceTree = "<group>";
                -};
                -AA0000000000000000000C05 /* Entities */ = {
                -isa = PBXGroup;
                -children = (
                -AA0000000000000000000F04 /* Client.swift */,
                -);
                -path = Entities;
                 AA0000000000000000000B01 /* AppDelegate.swift in Sources */,
                -AA0000000000000000000B05 /* Client.swift in Sources */,
                """)
    }

    @Test func `a file in one language goes, and with the last of them what they share`() throws {
        expect(
            try change(["App/Base.lproj/Main.storyboard"]),
            is: """
                 AA0000000000000000000B01 /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = AA0000000000000000000F01 /* AppDelegate.swift */; };
                -AA0000000000000000000B02 /* Main.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = AA0000000000000000000D01 /* Main.storyboard */; };
                 AA0000000000000000000F04 /* Client.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Client.swift; sourceTree = "<group>"; };
                -AA0000000000000000000F05 /* Base */ = {isa = PBXFileReference; lastKnownFileType = file.storyboard; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
                 children = (
                -AA0000000000000000000D01 /* Main.storyboard */,
                 files = (
                -AA0000000000000000000B02 /* Main.storyboard in Resources */,
                 /* End PBXTargetDependency section */
                -/* Begin PBXVariantGroup section */
                -AA0000000000000000000D01 /* Main.storyboard */ = {
                -isa = PBXVariantGroup;
                -children = (
                -AA0000000000000000000F05 /* Base */,
                -);
                -name = Main.storyboard;
                -sourceTree = "<group>";
                -};
                -/* End PBXVariantGroup section */
                """)
    }

    @Test func `a file that the project does not name needs nothing`() throws {
        let edited = try ProjectFile(SampleProject.classic).applying(Edit(removals: ["App/No.swift"]))
        #expect(!edited.isChanged)
        #expect(edited.unneeded == [EditedProject.Unneeded(path: "App/No.swift", reason: .notReferenced)])
    }

    @Test func `what is counted are files`() throws {
        let edited = try ProjectFile(SampleProject.classic)
            .applying(Edit(removals: ["App/AppDelegate.swift", "AppTests/AppTests.swift", "App/Info.plist"]))
        #expect(edited.removedReferences == 3)
        #expect(edited.targets.map { "\($0.target) \($0.removed)" } == ["App 1", "AppTests 1"])
    }

    @Test func `a group that was empty before a file came into it stays`() throws {
        let empty =
            "\t\tAA0000000000000000000C07 /* Modules */ = {\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n\t\t\t);\n"
            + "\t\t\tpath = Modules;\n\t\t\tsourceTree = \"<group>\";\n\t\t};\n"
        var text = SampleProject.classic.replacing(
            "/* End PBXGroup section */", with: empty + "/* End PBXGroup section */")
        text = text.replacing(
            "\t\t\t\tAA0000000000000000000C06 /* Supporting Files */,\n",
            with:
                "\t\t\t\tAA0000000000000000000C07 /* Modules */,\n\t\t\t\tAA0000000000000000000C06 /* Supporting Files */,\n"
        )
        let paths = ["App/Modules/A.swift", "App/Modules/List/B.swift"]
        let edit = Edit(additions: paths.map { Edit.Addition($0, targets: ["App"]) })
        let added = try ProjectFile(try ProjectFile(text).applying(edit).text)
        #expect(try added.applying(Edit(removals: paths)).string == text)
    }

    @Test func `a file that is referred to twice goes twice`() throws {
        let twice =
            "\t\tAA0000000000000000000F09 /* Client.swift */ = {isa = PBXFileReference; lastKnownFileType = "
            + "sourcecode.swift; name = Client.swift; path = Entities/Client.swift; sourceTree = \"<group>\"; };\n"
        let text = SampleProject(extraFiles: twice).text.replacing(
            "\t\t\t\tAA0000000000000000000C05 /* Entities */,\n",
            with:
                "\t\t\t\tAA0000000000000000000C05 /* Entities */,\n\t\t\t\tAA0000000000000000000F09 /* Client.swift */,\n"
        )
        #expect(try ProjectFile(text).targets(of: "App/Entities/Client.swift") == ["App"])
        let edited = try ProjectFile(text).applying(Edit(removals: ["App/Entities/Client.swift"]))
        #expect(!edited.string.contains("Client.swift"))
    }
}
