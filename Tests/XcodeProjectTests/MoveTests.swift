import TestSupport
import Testing

@testable import XcodeProject

@Suite struct MoveTests {
    /// The sample with two modules: `List` with folders in it, and `Shop` without.
    private static let text: String = {
        let paths = [
            "App/Modules/List/View/ListView.swift", "App/Modules/List/View/ListCell.swift",
            "App/Modules/List/ListRouter.swift", "App/Modules/Shop/ShopView.swift", "App/Modules/Shop/ShopRouter.swift",
        ]
        let edit = Edit(additions: paths.map { Edit.Addition($0, targets: ["App"]) })
        return (try? ProjectFile(SampleProject.classic).applying(edit).string) ?? ""
    }()

    private func change(_ moves: [Edit.Move]) throws -> String {
        difference(Self.text, try ProjectFile(Self.text).applying(Edit(moves: moves)).string)
    }

    @Test func `a file that is renamed keeps its identifiers`() throws {
        expect(
            try change([Edit.Move(from: "App/Entities/Client.swift", to: "App/Entities/Customer.swift")]),
            is: """
                 AA0000000000000000000B04 /* AppTests.swift in Sources */ = {isa = PBXBuildFile; fileRef = AA0000000000000000000F03 /* AppTests.swift */; };
                -AA0000000000000000000B05 /* Client.swift in Sources */ = {isa = PBXBuildFile; fileRef = AA0000000000000000000F04 /* Client.swift */; };
                +AA0000000000000000000B05 /* Customer.swift in Sources */ = {isa = PBXBuildFile; fileRef = AA0000000000000000000F04 /* Customer.swift */; };
                 AA0000000000000000000F03 /* AppTests.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = AppTests.swift; sourceTree = "<group>"; };
                -AA0000000000000000000F04 /* Client.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Client.swift; sourceTree = "<group>"; };
                +AA0000000000000000000F04 /* Customer.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Customer.swift; sourceTree = "<group>"; };
                 children = (
                -AA0000000000000000000F04 /* Client.swift */,
                +AA0000000000000000000F04 /* Customer.swift */,
                 AA0000000000000000000B01 /* AppDelegate.swift in Sources */,
                -AA0000000000000000000B05 /* Client.swift in Sources */,
                +AA0000000000000000000B05 /* Customer.swift in Sources */,
                """)
    }

    @Test func `a file that goes to another folder comes into another group`() throws {
        expect(
            try change([Edit.Move(from: "App/Entities/Client.swift", to: "App/Modules/Shop/Shop.swift")]),
            is: """
                 AA0000000000000000000B04 /* AppTests.swift in Sources */ = {isa = PBXBuildFile; fileRef = AA0000000000000000000F03 /* AppTests.swift */; };
                -AA0000000000000000000B05 /* Client.swift in Sources */ = {isa = PBXBuildFile; fileRef = AA0000000000000000000F04 /* Client.swift */; };
                +AA0000000000000000000B05 /* Shop.swift in Sources */ = {isa = PBXBuildFile; fileRef = AA0000000000000000000F04 /* Shop.swift */; };
                 AA0000000000000000000F03 /* AppTests.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = AppTests.swift; sourceTree = "<group>"; };
                -AA0000000000000000000F04 /* Client.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Client.swift; sourceTree = "<group>"; };
                +AA0000000000000000000F04 /* Shop.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Shop.swift; sourceTree = "<group>"; };
                 9AC36F125E4879C623F93831 /* ShopView.swift */,
                +AA0000000000000000000F04 /* Shop.swift */,
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
                +AA0000000000000000000B05 /* Shop.swift in Sources */,
                """)
    }

    @Test func `a folder of which all goes to one other stays one group, with the groups in it`() throws {
        let moves = ["View/ListView", "View/ListCell", "ListRouter"].map { name in
            Edit.Move(
                from: "App/Modules/List/\(name).swift",
                to: "App/Modules/Menu/\(name.replacing("List", with: "Menu")).swift")
        }
        expect(
            try change(moves),
            is: """
                 9AC36F123DC8A5310235201D /* ShopRouter.swift in Sources */ = {isa = PBXBuildFile; fileRef = 9AC36F127C0400EA3619C22F /* ShopRouter.swift */; };
                -9AC36F125899E7C8F7CB06F4 /* ListView.swift in Sources */ = {isa = PBXBuildFile; fileRef = 9AC36F12CFBBC9CA8138296B /* ListView.swift */; };
                -9AC36F127263398697C0C9CD /* ListCell.swift in Sources */ = {isa = PBXBuildFile; fileRef = 9AC36F1244304F0D554C3898 /* ListCell.swift */; };
                -9AC36F128466371EE0EAEC25 /* ListRouter.swift in Sources */ = {isa = PBXBuildFile; fileRef = 9AC36F12F23D2C71EBC9C829 /* ListRouter.swift */; };
                +9AC36F125899E7C8F7CB06F4 /* MenuView.swift in Sources */ = {isa = PBXBuildFile; fileRef = 9AC36F12CFBBC9CA8138296B /* MenuView.swift */; };
                +9AC36F127263398697C0C9CD /* MenuCell.swift in Sources */ = {isa = PBXBuildFile; fileRef = 9AC36F1244304F0D554C3898 /* MenuCell.swift */; };
                +9AC36F128466371EE0EAEC25 /* MenuRouter.swift in Sources */ = {isa = PBXBuildFile; fileRef = 9AC36F12F23D2C71EBC9C829 /* MenuRouter.swift */; };
                 /* Begin PBXFileReference section */
                -9AC36F1244304F0D554C3898 /* ListCell.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = ListCell.swift; sourceTree = "<group>"; };
                +9AC36F1244304F0D554C3898 /* MenuCell.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = MenuCell.swift; sourceTree = "<group>"; };
                 9AC36F127C0400EA3619C22F /* ShopRouter.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = ShopRouter.swift; sourceTree = "<group>"; };
                -9AC36F12CFBBC9CA8138296B /* ListView.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = ListView.swift; sourceTree = "<group>"; };
                -9AC36F12F23D2C71EBC9C829 /* ListRouter.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = ListRouter.swift; sourceTree = "<group>"; };
                +9AC36F12CFBBC9CA8138296B /* MenuView.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = MenuView.swift; sourceTree = "<group>"; };
                +9AC36F12F23D2C71EBC9C829 /* MenuRouter.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = MenuRouter.swift; sourceTree = "<group>"; };
                 /* Begin PBXGroup section */
                -9AC36F123B4434B1C1A97B41 /* List */ = {
                +9AC36F123B4434B1C1A97B41 /* Menu */ = {
                 9AC36F12DEB52051531AF7A2 /* View */,
                -9AC36F12F23D2C71EBC9C829 /* ListRouter.swift */,
                +9AC36F12F23D2C71EBC9C829 /* MenuRouter.swift */,
                 );
                -path = List;
                +path = Menu;
                 children = (
                -9AC36F123B4434B1C1A97B41 /* List */,
                +9AC36F123B4434B1C1A97B41 /* Menu */,
                 children = (
                -9AC36F1244304F0D554C3898 /* ListCell.swift */,
                -9AC36F12CFBBC9CA8138296B /* ListView.swift */,
                +9AC36F1244304F0D554C3898 /* MenuCell.swift */,
                +9AC36F12CFBBC9CA8138296B /* MenuView.swift */,
                 files = (
                -9AC36F128466371EE0EAEC25 /* ListRouter.swift in Sources */,
                -9AC36F127263398697C0C9CD /* ListCell.swift in Sources */,
                -9AC36F125899E7C8F7CB06F4 /* ListView.swift in Sources */,
                +9AC36F128466371EE0EAEC25 /* MenuRouter.swift in Sources */,
                +9AC36F127263398697C0C9CD /* MenuCell.swift in Sources */,
                +9AC36F125899E7C8F7CB06F4 /* MenuView.swift in Sources */,
                """)
    }

    @Test func `a folder that goes into another one takes its group along`() throws {
        let moves = ["ShopView", "ShopRouter"].map { name in
            Edit.Move(from: "App/Modules/Shop/\(name).swift", to: "AppTests/Shop/\(name).swift")
        }
        expect(
            try change(moves),
            is: """
                 9AC36F123B4434B1C1A97B41 /* List */,
                -9AC36F12AB753970D5375E6B /* Shop */,
                 children = (
                +9AC36F12AB753970D5375E6B /* Shop */,
                """)
    }

    @Test func `files that go into a folder that has a group leave their own behind`() throws {
        let moves = ["ShopView", "ShopRouter"].map { name in
            Edit.Move(from: "App/Modules/Shop/\(name).swift", to: "App/Modules/List/\(name).swift")
        }
        expect(
            try change(moves),
            is: """
                 9AC36F12F23D2C71EBC9C829 /* ListRouter.swift */,
                +9AC36F127C0400EA3619C22F /* ShopRouter.swift */,
                +9AC36F125E4879C623F93831 /* ShopView.swift */,
                 9AC36F123B4434B1C1A97B41 /* List */,
                -9AC36F12AB753970D5375E6B /* Shop */,
                 path = Modules;
                -sourceTree = "<group>";
                -};
                -9AC36F12AB753970D5375E6B /* Shop */ = {
                -isa = PBXGroup;
                -children = (
                -9AC36F127C0400EA3619C22F /* ShopRouter.swift */,
                -9AC36F125E4879C623F93831 /* ShopView.swift */,
                -);
                -path = Shop;
                """)
    }

    @Test(arguments: [
        [("App/Entities/Client.swift", "App/Entities/Customer.swift")],
        [("App/Modules/Shop/ShopView.swift", "App/Modules/Shop/Sub/ShopView.swift")],
        [("App/Modules/Shop/ShopView.swift", "App/A/S.swift"), ("App/Modules/Shop/ShopRouter.swift", "App/A/R.swift")],
        [("App/Modules/Shop/ShopView.swift", "Shop/V.swift"), ("App/Modules/Shop/ShopRouter.swift", "Shop/R.swift")],
        [
            ("App/Modules/List/View/ListView.swift", "App/Modules/Shop/ShopView.swift"),
            ("App/Modules/Shop/ShopView.swift", "App/Modules/List/View/ListView.swift"),
        ],
        [("App/Base.lproj/Main.storyboard", "App/Base.lproj/Start.storyboard")],
        [("App/AppDelegate.swift", "App/AppDelegate.m")],
    ])
    func `there and back is the same project`(_ moves: [(String, String)]) throws {
        let there = Edit(moves: moves.map { Edit.Move(from: $0.0, to: $0.1) })
        let back = Edit(moves: moves.map { Edit.Move(from: $0.1, to: $0.0) })
        let before = try ProjectFile(Self.text)
        let moved = try ProjectFile(try before.applying(there).text)
        for (source, destination) in moves { #expect(moved.targets(of: destination) == before.targets(of: source)) }
        let after = try ProjectFile(try moved.applying(back).text)
        let paths = before.files.compactMap(\.path)
        #expect(after.files.compactMap(\.path).sorted() == paths.sorted())
        for path in paths { #expect(after.targets(of: path) == before.targets(of: path), "\(path)") }
    }

    @Test func `renaming there and back gives the text of before`() throws {
        let names = ["View/ListView", "View/ListCell", "ListRouter"].map { "App/Modules/List/\($0).swift" }
        let moves =
            names.map { ($0, $0.replacing("List", with: "Menu")) } + [
                ("App/Entities/Client.swift", "App/Entities/Customer.swift"),
                ("App/Base.lproj/Main.storyboard", "App/Base.lproj/Start.storyboard"),
                ("AppTests/AppTests.swift", "AppTests/App Tests.swift"),
                ("App/Assets.xcassets", "App/Pictures.xcassets"),
            ]
        let there = Edit(moves: moves.map { Edit.Move(from: $0.0, to: $0.1) })
        let back = Edit(moves: moves.map { Edit.Move(from: $0.1, to: $0.0) })
        let moved = try ProjectFile(try ProjectFile(Self.text).applying(there).text)
        for (_, destination) in moves { #expect(moved.targets(of: destination)?.count == 1, "\(destination)") }
        expect(difference(Self.text, try moved.applying(back).string), is: "")
    }

    @Test func `a file that changes its kind changes its type, and its phase`() throws {
        let edit = Edit(moves: [
            Edit.Move(from: "App/AppDelegate.swift", to: "App/AppDelegate.m"),
            Edit.Move(from: "App/Entities/Client.swift", to: "App/Entities/Client.json"),
        ])
        let edited = try ProjectFile(Self.text).applying(edit)
        #expect(edited.string.contains("lastKnownFileType = sourcecode.c.objc; path = AppDelegate.m;"))
        let client = try #require(try ProjectFile(edited.text).files.first { $0.name == "Client.json" })
        #expect(client.memberships == [Membership(target: "App", phase: .resources)])
    }

    @Test func `a file that the project does not name needs nothing`() throws {
        let edited = try ProjectFile(Self.text).applying(
            Edit(moves: [Edit.Move(from: "App/No.swift", to: "App/B.swift")]))
        #expect(!edited.isChanged)
        #expect(edited.unneeded == [EditedProject.Unneeded(path: "App/No.swift", reason: .notReferenced)])
    }

    @Test func `a file cannot take the place of another one that stays`() throws {
        let move = Edit.Move(from: "App/Entities/Client.swift", to: "App/AppDelegate.swift")
        #expect(throws: EditError.occupied("App/AppDelegate.swift")) {
            try ProjectFile(Self.text).applying(Edit(moves: [move]))
        }
        let edit = Edit(removals: ["App/AppDelegate.swift"], moves: [move])
        let file = try ProjectFile(try ProjectFile(Self.text).applying(edit).text)
        #expect(file.targets(of: "App/AppDelegate.swift") == ["App"])
        #expect(file.targets(of: "App/Entities/Client.swift") == nil)
    }

    @Test func `a file in a group that says nothing of its folder keeps its path`() throws {
        var text = SampleProject.classic.replacing("\t\t\tpath = Entities;\n", with: "\t\t\tname = Entities;\n")
        text = text.replacing("path = Client.swift;", with: "name = Client.swift; path = Entities/Client.swift;")
        let edit = Edit(moves: [Edit.Move(from: "App/Entities/Client.swift", to: "App/Entities/Customer.swift")])
        let edited = try ProjectFile(text).applying(edit)
        #expect(edited.string.contains("name = Customer.swift; path = Entities/Customer.swift;"))
        let away = Edit(moves: [Edit.Move(from: "App/Entities/Client.swift", to: "App/Customer.swift")])
        #expect(try ProjectFile(text).applying(away).string.contains("sourcecode.swift; path = Customer.swift;"))
    }
}
