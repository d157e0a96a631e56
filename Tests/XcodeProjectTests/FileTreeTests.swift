import TestSupport
import Testing

@testable import XcodeProject

@Suite struct FileTreeTests {
    @Test func `files are known with their paths and the phases that hold them`() throws {
        let files = try ProjectFile(SampleProject.classic).files
        #expect(
            files.map { "\($0.path ?? "-") \($0.name) \($0.memberships.map { "\($0.target) \($0.phase)" })" } == [
                "App/AppDelegate.swift AppDelegate.swift [\"App sources\"]",
                "App/Entities/Client.swift Client.swift [\"App sources\"]",
                "App/Assets.xcassets Assets.xcassets [\"App resources\"]", "App/Info.plist Info.plist []",
                "App/Base.lproj/Main.storyboard Base [\"App resources\"]",
                "AppTests/AppTests.swift AppTests.swift [\"AppTests sources\"]", "- App.app []",
                "- AppTests.xctest []",
            ])
    }

    @Test func `groups are known with the folders that they stand for`() throws {
        #expect(
            try ProjectFile(SampleProject.classic).groups.map { "\($0.name):\($0.folder ?? "-")" } == [
                ":", "App:App", "AppTests:AppTests", "Products:", "Entities:App/Entities", "Supporting Files:App",
            ])
    }

    @Test(
        arguments: [
            ("sourceTree = SOURCE_ROOT; path = \"X/A.swift\"", "X/A.swift"),
            ("sourceTree = \"<group>\"; path = A.swift", "G/A.swift"),
            ("sourceTree = \"<absolute>\"; path = /tmp/A.swift", "/tmp/A.swift"), ("path = A.swift", "G/A.swift"),
            ("sourceTree = \"<group>\"; path = \"../A.swift\"", "A.swift"),
            ("sourceTree = \"<group>\"; path = \"../../A.swift\"", "../A.swift"),
            ("sourceTree = \"<group>\"; path = \"./B/../A.swift\"", "G/A.swift"),
            ("sourceTree = SDKROOT; path = A.swift", nil),
            ("sourceTree = \"<group>\"; path = \"\\U0041.swift\"", "G/A.swift"),
            ("sourceTree = \"<group>\"; path = \"/tmp/A.swift\"", "/tmp/A.swift"),
            ("sourceTree = \"<group>\"; name = A.swift", nil),
        ] as [(String, String?)])
    func `a path goes out from where it says`(_ attributes: String, _ path: String?) throws {
        let text =
            "{objects = {P = {isa = PBXProject; mainGroup = M; }; M = {isa = PBXGroup; children = (G); }; "
            + "G = {isa = PBXGroup; path = G; sourceTree = \"<group>\"; children = (F); }; "
            + "F = {isa = PBXFileReference; \(attributes); }; }; rootObject = P; }"
        #expect(try ProjectFile(text).files.map(\.path) == [path])
    }

    @Test(arguments: [("", "A.swift"), (".", "A.swift"), ("..", "../A.swift"), ("Sub/Dir", "Sub/Dir/A.swift")])
    func `a project may lie beside its files`(_ folder: String, _ path: String) throws {
        let text =
            "{objects = {P = {isa = PBXProject; mainGroup = M; projectDirPath = \"\(folder)\"; }; M = {isa = PBXGroup; "
            + "children = (F); }; F = {isa = PBXFileReference; path = A.swift; sourceTree = \"<group>\"; }; }; rootObject = P; }"
        #expect(try ProjectFile(text).files.map(\.path) == [path])
    }

    @Test func `groups in a circle, and what is not there, are no harm`() throws {
        let text =
            "{objects = {P = {isa = PBXProject; mainGroup = M; targets = (T, X); }; M = {isa = PBXGroup; children = "
            + "(M, G, Z, F, F); }; G = {isa = PBXGroup; path = G; children = (M, G, F); }; F = {isa = PBXFileReference; path = A; }; "
            + "T = {isa = PBXNativeTarget; buildPhases = (S, Y); }; S = {isa = PBXSourcesBuildPhase; files = (B, Q, C); }; "
            + "B = {isa = PBXBuildFile; fileRef = W; }; C = x; }; rootObject = P; }"
        let file = try ProjectFile(text)
        #expect(file.groups.count == 2)
        #expect(file.files.map(\.path) == ["A"])
        #expect(file.targets.map(\.name) == [""])
    }

    @Test(arguments: [
        "{}", "{objects = x;}", "{objects = {}; rootObject = P;}",
        "{objects = {P = {isa = PBXProject;};}; rootObject = P;}",
        "{objects = {P = x; Q = (); R = {}; }; rootObject = P;}", "{rootObject = (); objects = ();}",
    ])
    func `a list that is no project has no files, and is not edited`(_ text: String) throws {
        let file = try ProjectFile(text)
        #expect(file.files.isEmpty && file.targets.isEmpty && file.groups.isEmpty && file.synchronizedFolders.isEmpty)
        #expect(throws: EditError.noProject) {
            try file.applying(Edit(additions: [Edit.Addition("A.swift", targets: [])]))
        }
    }

    @Test func `names are the same in each form of Unicode`() throws {
        let composed = "App/Caf\u{E9}/Caf\u{E9}.swift"
        let decomposed = "App/Cafe\u{301}/Cafe\u{301}.swift"
        let edit = Edit(additions: [Edit.Addition(composed, targets: ["App"])])
        let file = try ProjectFile(try ProjectFile(SampleProject.classic).applying(edit).text)
        let again = try file.applying(Edit(additions: [Edit.Addition(decomposed, targets: ["App"])]))
        #expect(!again.isChanged)
        #expect(try file.applying(Edit(removals: [decomposed])).string == SampleProject.classic)
    }
}
