import TestSupport
import Testing

@testable import XcodeProject

@Suite struct SynchronizedFolderTests {
    private static let versions = [70, 77, 90]

    private func sample(_ version: Int = 77) -> String {
        SampleProject(version: version, hasSynchronizedFolder: true).text
    }

    private func change(_ edit: Edit, to text: String) throws -> String {
        difference(text, try ProjectFile(text).applying(edit).string)
    }

    @Test(arguments: versions)
    func `the folders are known with their targets and exceptions`(_ version: Int) throws {
        let folder = try #require(try ProjectFile(sample(version)).synchronizedFolders.first)
        #expect(folder.path == "Features")
        #expect(folder.targets == ["App"])
        #expect(folder.exceptions == ["App": ["Info.plist", "Old"]])
        #expect(folder.opaqueFolders == ["Raw"])
    }

    @Test(arguments: [
        ("List/List.swift", "App", true), ("Info.plist", "App", false), ("Sub/Info.plist", "App", true),
        ("Old/A.swift", "App", false), ("Older/A.swift", "App", true), ("List.swift", "AppTests", false),
        ("Old/A.swift", "AppTests", false), ("Raw/a.json", "App", false), ("Raw/Deep/a.json", "App", false),
    ])
    func `exceptions turn around what holds for a target`(_ file: String, _ target: String, _ isMember: Bool) throws {
        let folder = try #require(try ProjectFile(sample()).synchronizedFolders.first)
        #expect(folder.isMember(file, of: target) == isMember)
    }

    @Test(arguments: versions)
    func `a file that a target has by its folder needs nothing`(_ version: Int) throws {
        let edit = Edit(additions: [Edit.Addition("Features/List/List.swift", targets: ["App"])])
        let edited = try ProjectFile(sample(version)).applying(edit)
        #expect(!edited.isChanged)
        let reason = EditedProject.Unneeded.Reason.synchronized(folder: "Features")
        #expect(
            edited.unneeded == [EditedProject.Unneeded(path: "Features/List/List.swift", target: "App", reason: reason)]
        )
    }

    /// Without its exception the file would be in the target.
    @Test func `a file that a target leaves out stays out when it is removed`() throws {
        let edited = try ProjectFile(sample()).applying(Edit(removals: ["Features/Info.plist"]))
        #expect(!edited.isChanged)
    }

    @Test func `another target gets it by an exception`() throws {
        let edit = Edit(additions: [
            Edit.Addition("Features/List/List.swift", targets: ["App", "AppTests"]),
            Edit.Addition("Features/A+B.swift", targets: ["AppTests"]),
        ])
        expect(
            try change(edit, to: sample()),
            is: """
                 /* Begin PBXFileSystemSynchronizedBuildFileExceptionSet section */
                +ID /* Exceptions for "Features" folder in "AppTests" target */ = {
                +isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
                +membershipExceptions = (
                +"A+B.swift",
                +List/List.swift,
                +);
                +target = AA0000000000000000000702 /* AppTests */;
                +};
                 AA0000000000000000000E02 /* Exceptions for "Features" folder in "App" target */,
                +ID /* Exceptions for "Features" folder in "AppTests" target */,
                """)
        expect(
            try change(edit, to: sample(70)),
            is: """
                 /* Begin PBXFileSystemSynchronizedBuildFileExceptionSet section */
                +ID /* PBXFileSystemSynchronizedBuildFileExceptionSet */ = {
                +isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
                +membershipExceptions = (
                +"A+B.swift",
                +List/List.swift,
                +);
                +target = AA0000000000000000000702 /* AppTests */;
                +};
                 /* Begin PBXFileSystemSynchronizedRootGroup section */
                -AA0000000000000000000E01 /* Features */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (AA0000000000000000000E02 /* PBXFileSystemSynchronizedBuildFileExceptionSet */, ); explicitFileTypes = {}; explicitFolders = (Raw, ); path = Features; sourceTree = "<group>"; };
                +AA0000000000000000000E01 /* Features */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (AA0000000000000000000E02 /* PBXFileSystemSynchronizedBuildFileExceptionSet */, ID /* PBXFileSystemSynchronizedBuildFileExceptionSet */, ); explicitFileTypes = {}; explicitFolders = (Raw, ); path = Features; sourceTree = "<group>"; };
                """)
    }

    @Test(arguments: versions)
    func `an exception is put among those that there are`(_ version: Int) throws {
        let first = Edit(additions: [Edit.Addition("Features/M.swift", targets: ["AppTests"])])
        let text = try ProjectFile(sample(version)).applying(first).string
        let second = Edit(
            additions: ["A", "M", "Z"].map { Edit.Addition("Features/\($0).swift", targets: ["AppTests"]) })
        expect(try change(second, to: text), is: " membershipExceptions = (\n+A.swift,\n M.swift,\n+Z.swift,")
        let edited = try ProjectFile(try ProjectFile(text).applying(second).text)
        let removals = ["A", "M", "Z"].map { "Features/\($0).swift" }
        #expect(try edited.applying(Edit(removals: removals)).string == sample(version))
    }

    @Test(arguments: versions)
    func `a folder without exceptions gets its first, and loses its last`(_ version: Int) throws {
        var text = OddProjects.onlySynchronized
        if version < 77 {
            let folder = """
                {
                			isa = PBXFileSystemSynchronizedRootGroup;
                			path = Features;
                			sourceTree = "<group>";
                		}
                """
            text = text.replacing(
                folder,
                with: "{isa = PBXFileSystemSynchronizedRootGroup; explicitFileTypes = {}; explicitFolders = (); "
                    + "path = Features; sourceTree = \"<group>\"; }")
        }
        let edit = Edit(additions: [Edit.Addition("Features/A.swift", targets: ["AppTests"])])
        let edited = try ProjectFile(text).applying(edit)
        #expect(edited.targets == [EditedProject.TargetChange(target: "AppTests", added: 1, removed: 0)])
        let folder = try #require(try ProjectFile(edited.text).synchronizedFolders.first)
        #expect(folder.isMember("A.swift", of: "AppTests"))
        #expect(!folder.isMember("B.swift", of: "AppTests"))
        #expect(try ProjectFile(edited.text).applying(Edit(removals: ["Features/A.swift"])).string == text)
    }

    @Test(arguments: [
        ("Features/Old/A.swift", EditError.excluded("Features/Old/A.swift", target: "App", folder: "Features")),
        ("Features/Raw/A.swift", .copied("Features/Raw/A.swift", folder: "Features/Raw")),
        ("Features/Raw/A.xib", .copied("Features/Raw/A.xib", folder: "Features/Raw")),
    ])
    func `a file that the target does not build though it takes the folder is refused`(
        _ path: String, _ error: EditError
    ) throws {
        let edit = Edit(additions: [Edit.Addition(path, targets: ["App"])])
        #expect(throws: error) { try ProjectFile(sample()).applying(edit) }
    }

    @Test(
        arguments: [
            ("A.swift", "", nil), ("Old/A.swift", "", .leftOut("Old")), ("Old/A.h", "", nil), ("Info.plist", "", nil),
            ("Raw/A.swift", "", .copied(folder: "Raw")), ("Raw/a.storyboard", "", .copied(folder: "Raw")),
            ("Raw/a.json", "", nil), ("Old/A.swift", "Old/A.swift", nil),
        ] as [(String, String, SynchronizedFolder.Omission?)])
    func `what no target builds is known`(
        _ file: String, _ other: String, _ omission: SynchronizedFolder.Omission?
    ) throws {
        var folder = try #require(try ProjectFile(sample()).synchronizedFolders.first)
        if !other.isEmpty { folder.exceptions["AppTests"] = [other] }
        #expect(folder.omission(of: file) == omission)
        folder.targets = []
        #expect(folder.omission(of: file) == nil)
    }

    @Test func `a project of both kinds is right for each file`() throws {
        let edit = Edit(additions: [
            Edit.Addition("Features/List/List.swift", targets: ["App"]),
            Edit.Addition("AppTests/ListTests.swift", targets: ["AppTests"]),
        ])
        let edited = try ProjectFile(sample()).applying(edit)
        #expect(edited.targets == [EditedProject.TargetChange(target: "AppTests", added: 1, removed: 0)])
        #expect(edited.unneeded.map(\.path) == ["Features/List/List.swift"])
        #expect(edited.addedReferences == 1)
    }

    @Test func `a file that is renamed keeps the exception that names it`() throws {
        let move = Edit.Move(from: "Features/Info.plist", to: "Features/Sub/App.plist")
        expect(
            try change(Edit(moves: [move]), to: sample()),
            is: " membershipExceptions = (\n-Info.plist,\n+Sub/App.plist,")
        let quiet = try ProjectFile(sample()).applying(
            Edit(moves: [Edit.Move(from: "Features/A.swift", to: "Features/B.swift")]))
        #expect(!quiet.isChanged)
    }

    @Test func `a file that leaves the folder is named, with the targets that had it`() throws {
        let out = Edit(moves: [Edit.Move(from: "Features/A.swift", to: "App/A.swift")])
        let edited = try ProjectFile(try ProjectFile(sample()).applying(out).text)
        #expect(edited.targets(of: "App/A.swift") == ["App"])
        let back = Edit(moves: [Edit.Move(from: "App/A.swift", to: "Features/A.swift")])
        #expect(try edited.applying(back).string == sample())
    }

    @Test func `a file that comes into the folder stays in targets that do not take the folder`() throws {
        let edit = Edit(moves: [Edit.Move(from: "AppTests/AppTests.swift", to: "Features/AppTests.swift")])
        let file = try ProjectFile(try ProjectFile(sample()).applying(edit).text)
        #expect(file.targets(of: "AppTests/AppTests.swift") == nil)
        #expect(file.synchronizedFolders.first?.isMember("AppTests.swift", of: "AppTests") == true)
    }
}
