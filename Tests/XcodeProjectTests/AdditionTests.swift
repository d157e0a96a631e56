import TestSupport
import Testing

@testable import XcodeProject

@Suite struct AdditionTests {
    /// Xcode shows it as one file.
    @Test(arguments: ["Art.xcassets", "Model.mlpackage", "App.icon"])
    func `several files of one catalog are one reference`(_ name: String) throws {
        let files = ["Contents.json", "a.set/Contents.json", "a.set/a.png"]
        let additions = files.map { Edit.Addition("App/\(name)/\($0)", targets: ["App"]) }
        let whole = [Edit.Addition("App/\(name)", targets: ["App"])]
        #expect(try change(additions) == change(whole))
    }

    @Test func `a file in new folders comes into new groups, the references and the phase of its target`() throws {
        let additions = [
            Edit.Addition("App/Modules/List/ListView.swift", targets: ["App"]),
            Edit.Addition("App/Modules/List/List.storyboard", targets: ["App"]),
        ]
        expect(
            try change(additions),
            is: """
                 /* Begin PBXBuildFile section */
                +ID /* ListView.swift in Sources */ = {isa = PBXBuildFile; fileRef = ID /* ListView.swift */; };
                +ID /* List.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = ID /* List.storyboard */; };
                 /* Begin PBXFileReference section */
                +ID /* List.storyboard */ = {isa = PBXFileReference; lastKnownFileType = file.storyboard; path = List.storyboard; sourceTree = "<group>"; };
                +ID /* ListView.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = ListView.swift; sourceTree = "<group>"; };
                 /* Begin PBXGroup section */
                +ID /* List */ = {
                +isa = PBXGroup;
                +children = (
                +ID /* List.storyboard */,
                +ID /* ListView.swift */,
                +);
                +path = List;
                +sourceTree = "<group>";
                +};
                +ID /* Modules */ = {
                +isa = PBXGroup;
                +children = (
                +ID /* List */,
                +);
                +path = Modules;
                +sourceTree = "<group>";
                +};
                 AA0000000000000000000C05 /* Entities */,
                +ID /* Modules */,
                 files = (
                +ID /* List.storyboard in Resources */,
                 files = (
                +ID /* ListView.swift in Sources */,
                """)
    }

    @Test func `a file in a folder that has a group comes into that`() throws {
        expect(
            try change([Edit.Addition("App/Entities/Account.swift", targets: ["App"])]),
            is: """
                 AA0000000000000000000B05 /* Client.swift in Sources */ = {isa = PBXBuildFile; fileRef = AA0000000000000000000F04 /* Client.swift */; };
                +ID /* Account.swift in Sources */ = {isa = PBXBuildFile; fileRef = ID /* Account.swift */; };
                 AA0000000000000000000F08 /* AppTests.xctest */ = {isa = PBXFileReference; explicitFileType = wrapper.cfbundle; includeInIndex = 0; path = AppTests.xctest; sourceTree = BUILT_PRODUCTS_DIR; };
                +ID /* Account.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Account.swift; sourceTree = "<group>"; };
                 AA0000000000000000000F04 /* Client.swift */,
                +ID /* Account.swift */,
                 AA0000000000000000000B01 /* AppDelegate.swift in Sources */,
                +ID /* Account.swift in Sources */,
                """)
    }

    @Test func `a file may be for several targets, and for none`() throws {
        let text = SampleProject.classic
        let edit = Edit(additions: [
            Edit.Addition("App/Both.swift", targets: ["App", "AppTests"]), Edit.Addition("App/None.swift", targets: []),
        ])
        let edited = try ProjectFile(text).applying(edit)
        let file = try ProjectFile(edited.text)
        #expect(file.targets(of: "App/Both.swift") == ["App", "AppTests"])
        #expect(file.targets(of: "App/None.swift") == [])
        #expect(edited.targets.map(\.target) == ["App", "AppTests"])
        #expect(edited.targets.map(\.added) == [1, 1])
        #expect(edited.addedReferences == 2)
    }

    @Test(
        arguments: [
            ("A.swift", BuildPhase.sources), ("A.m", .sources), ("A.metal", .sources), ("A.storyboard", .resources),
            ("A.xib", .resources), ("A.xcassets", .resources), ("A.strings", .resources), ("A.json", .resources),
            ("A.png", .resources), ("A.unknown", .resources), ("A.h", nil), ("A.xcconfig", nil),
            ("A.entitlements", nil),
            ("A.md", nil), ("Info.plist", nil), ("Widget-Info.plist", nil), ("A.plist", .resources),
            ("GoogleService-Info.plist", .resources),
        ] as [(String, BuildPhase?)])
    func `the kind of a file says which phase it comes into`(_ name: String, _ phase: BuildPhase?) throws {
        let edit = Edit(additions: [Edit.Addition("App/New/\(name)", targets: ["App"])])
        let file = try ProjectFile(try ProjectFile(SampleProject.classic).applying(edit).text)
        let added = try #require(file.files.first { $0.path == "App/New/\(name)" })
        #expect(added.memberships == (phase.map { [Membership(target: "App", phase: $0)] } ?? []))
    }

    @Test func `names are quoted as Xcode quotes them`() throws {
        let additions = [Edit.Addition("My App's Ünit/List+\"Cell\".swift", targets: ["App"])]
        let lines = try change(additions).split(separator: "\n")
        #expect(
            lines.contains {
                $0.hasSuffix(
                    #"path = "List+\"Cell\".swift"; sourceTree = "<group>"; };"#)
            })
        #expect(lines.contains(#"+path = "My App's Ünit";"#))
        #expect(lines.contains("+ID /* My App's Ünit */ = {"))
    }

    @Test func `a group without a folder of its own holds what lies in the folder around it, and gets nothing new`()
        throws
    {
        let change = try change([Edit.Addition("App/Supporting Files/Notes.swift", targets: [])])
        #expect(change.contains("+path = \"Supporting Files\";"))
        #expect(change.contains("+isa = PBXGroup;"))
    }

    @Test func `a group that says where its files lie only through them is found`() throws {
        var sample = SampleProject().text
        sample = sample.replacing("\t\t\tpath = Entities;\n", with: "\t\t\tname = Entities;\n")
        sample = sample.replacing("path = Client.swift;", with: "name = Client.swift; path = Entities/Client.swift;")
        let change = try change([Edit.Addition("App/Entities/Cells/Cell.swift", targets: [])], to: sample)
        expect(
            change,
            is: """
                 /* Begin PBXFileReference section */
                +ID /* Cell.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Cell.swift; sourceTree = "<group>"; };
                 /* Begin PBXGroup section */
                +ID /* Cells */ = {
                +isa = PBXGroup;
                +children = (
                +ID /* Cell.swift */,
                +);
                +name = Cells;
                +path = Entities/Cells;
                +sourceTree = "<group>";
                +};
                 children = (
                +ID /* Cells */,
                """)
    }

    /// Such groups come of folders that were dragged into one that has a name and no path.
    @Test(arguments: ["Entities", "Things"])
    func `a group that holds only groups of folders is that of the folder around these, if it bears its name`(
        _ name: String
    ) throws {
        var sample = SampleProject().text
        sample = sample.replacing("\t\t\tpath = Entities;\n", with: "\t\t\tname = \(name);\n")
        sample = sample.replacing(
            "\t\t\t\tAA0000000000000000000F04 /* Client.swift */,\n",
            with: "\t\t\t\tAA00000000000000000000AA /* Client */,\n")
        let inner =
            "\t\tAA00000000000000000000AA /* Client */ = {\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n\t\t\t\t"
            + "AA0000000000000000000F04 /* Client.swift */,\n\t\t\t);\n\t\t\tname = Client;\n"
            + "\t\t\tpath = Entities/Client;\n\t\t\tsourceTree = \"<group>\";\n\t\t};\n"
        sample = sample.replacing("/* End PBXGroup section */", with: inner + "/* End PBXGroup section */")
        let change = try change([Edit.Addition("App/Entities/Order/Order.swift", targets: [])], to: sample)
        #expect(change.contains("+name = Order;\n+path = Entities/Order;") == (name == "Entities"), "\(change)")
        #expect(change.contains("+path = Entities;") == (name != "Entities"))
    }

    @Test func `of two groups for one folder the one with more in it gets a file`() throws {
        let empty =
            "\t\tAA0000000000000000000C0F /* App */ = {\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n\t\t\t);\n"
            + "\t\t\tpath = App;\n\t\t\tsourceTree = SOURCE_ROOT;\n\t\t};\n"
        var sample = SampleProject.classic.replacing(
            "/* End PBXGroup section */", with: empty + "/* End PBXGroup section */")
        sample = sample.replacing(
            "\t\t\t\tAA0000000000000000000C02 /* App */,\n",
            with: "\t\t\t\tAA0000000000000000000C0F /* App */,\n\t\t\t\tAA0000000000000000000C02 /* App */,\n")
        let change = try change([Edit.Addition("App/New.swift", targets: [])], to: sample)
        #expect(change.hasSuffix(" AA0000000000000000000C05 /* Entities */,\n+ID /* New.swift */,"))
    }

    @Test func `a file outside of the project's folder comes into a group of its own`() throws {
        let change = try change([Edit.Addition("../Shared/Code/Tool.swift", targets: ["App"])])
        #expect(change.contains("+name = Shared;\n+path = ../Shared;"))
        #expect(change.contains("+path = Code;"))
    }

    @Test func `a file beside the project comes into the group of the whole project`() throws {
        #expect(
            try change([Edit.Addition("main.swift", targets: [])]).hasSuffix(
                " AA0000000000000000000C03 /* AppTests */,\n+ID /* main.swift */,"))
    }

    @Test func `a phase that a target lacks is made, and its section`() throws {
        var sample = SampleProject.classic
        let start = try #require(sample.firstRange(of: "/* Begin PBXResourcesBuildPhase section */"))
        let end = try #require(sample.firstRange(of: "/* Begin PBXSourcesBuildPhase section */"))
        sample.removeSubrange(start.lowerBound..<end.lowerBound)
        sample = sample.replacing("\t\t\t\tAA0000000000000000000A03 /* Resources */,\n", with: "")
        let change = try change([Edit.Addition("App/Text.json", targets: ["App"])], to: sample)
        #expect(
            change.contains(
                """
                 AA0000000000000000000A01 /* Frameworks */,
                +ID /* Resources */,
                 /* End PBXProject section */
                +/* Begin PBXResourcesBuildPhase section */
                +ID /* Resources */ = {
                +isa = PBXResourcesBuildPhase;
                +buildActionMask = 2147483647;
                +files = (
                +ID /* Text.json in Resources */,
                +);
                +runOnlyForDeploymentPostprocessing = 0;
                +};
                +/* End PBXResourcesBuildPhase section */
                """))
    }

    @Test func `a file in a language joins those of other languages`() throws {
        let change = try change([Edit.Addition("App/de.lproj/Main.strings", targets: ["App"])])
        expect(
            change,
            is: """
                 AA0000000000000000000F08 /* AppTests.xctest */ = {isa = PBXFileReference; explicitFileType = wrapper.cfbundle; includeInIndex = 0; path = AppTests.xctest; sourceTree = BUILT_PRODUCTS_DIR; };
                +ID /* de */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
                 AA0000000000000000000F05 /* Base */,
                +ID /* de */,
                """)
    }

    @Test func `files of one name in two new languages are one to their target`() throws {
        let additions = ["en", "de"].map { Edit.Addition("App/\($0).lproj/Texts.strings", targets: ["App"]) }
        let edited = try ProjectFile(SampleProject.classic).applying(Edit(additions: additions))
        #expect(edited.targets.map(\.added) == [1])
        let file = try ProjectFile(edited.text)
        #expect(file.targets(of: "App/en.lproj/Texts.strings") == ["App"])
        #expect(file.targets(of: "App/de.lproj/Texts.strings") == ["App"])
        #expect(file.groups.filter { $0.name == "Texts.strings" }.isEmpty)
    }

    @Test(arguments: [("storyboard", "ar"), ("storyboard", "en"), ("xib", "ar")])
    func `the texts of an interface are part of it, also of one that is new`(_ kind: String, _ language: String) throws
    {
        let paths = ["App/Base.lproj/New.\(kind)", "App/\(language).lproj/New.strings"]
        let edited = try ProjectFile(SampleProject.classic).applying(
            Edit(additions: paths.map { Edit.Addition($0, targets: ["App"]) }))
        let text = String(decoding: edited.text, as: UTF8.self)
        #expect(text.contains("/* New.\(kind) in Resources */") && !text.contains("/* New.strings in Resources */"))
        let file = try ProjectFile(edited.text)
        #expect(paths.allSatisfy { file.targets(of: $0) == ["App"] })
        // One after the other they come to the same.
        var steps = SampleProject.classic
        for path in paths {
            steps = String(
                decoding: try ProjectFile(steps).applying(Edit(additions: [Edit.Addition(path, targets: ["App"])]))
                    .text,
                as: UTF8.self)
        }
        #expect(text == steps)
    }

    @Test func `identifiers follow from what they stand for`() throws {
        let edit = Edit(additions: [Edit.Addition("App/Modules/List/ListView.swift", targets: ["App"])])
        let text = String(decoding: try ProjectFile(SampleProject.classic).applying(edit).text, as: UTF8.self)
        #expect(text.contains("\t\t\(Self.reference) /* ListView.swift */ = {isa = PBXFileReference;"))
        #expect(text.contains("\t\t\(Self.member) /* ListView.swift in Sources */ = {isa = PBXBuildFile;"))
    }

    private static let reference = "9AC36F12D2C2784ED1EE845E"
    private static let member = "9AC36F12B8B7631EB034F89F"

    @Test func `an identifier that is taken is not taken twice`() throws {
        let taken =
            "\t\t\(Self.reference) /* Other.swift */ = {isa = PBXFileReference; lastKnownFileType = "
            + "sourcecode.swift; path = Other.swift; sourceTree = \"<group>\"; };\n"
        let sample = SampleProject(extraFiles: taken).text
        let edit = Edit(additions: [Edit.Addition("App/Modules/List/ListView.swift", targets: ["App"])])
        let file = try ProjectFile(try ProjectFile(sample).applying(edit).text)
        #expect(file.objects.duplicates.isEmpty)
        #expect(file.targets(of: "App/Modules/List/ListView.swift") == ["App"])
    }

    private func change(_ additions: [Edit.Addition], to text: String = SampleProject.classic) throws -> String {
        let edited = try ProjectFile(text).applying(Edit(additions: additions))
        return difference(text, String(decoding: edited.text, as: UTF8.self))
    }
}
