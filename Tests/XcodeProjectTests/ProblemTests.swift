import TestSupport
import Testing

@testable import XcodeProject

@Suite struct ProblemTests {
    private func problems(
        _ text: String, paths: [String] = [], missing: Set<String> = []
    ) throws -> [Problem] {
        try ProjectFile(text).problems(of: paths) { !missing.contains($0) }
    }

    @Test func `a file that no target holds is told`() throws {
        let paths = [
            "App/AppDelegate.swift", "App/New.swift", "App/Info.plist", "App/New.h", "App/Assets.xcassets/x.png",
            "App/Base.lproj/Main.storyboard", "App/Lost.xib",
        ]
        #expect(
            try problems(SampleProject.classic, paths: paths) == [
                Problem(.notInTarget, path: "App/New.swift"), Problem(.notInTarget, path: "App/Lost.xib"),
            ])
    }

    @Test func `a file that a target holds in another case is held`() throws {
        let paths = ["app/Appdelegate.swift", "App/entities/Client.swift"]
        #expect(try problems(SampleProject.classic, paths: paths) == [])
    }

    @Test func `a file of a synchronized folder or of a package is none of its business`() throws {
        let package =
            "/* Begin XCLocalSwiftPackageReference section */\n\t\tAA0000000000000000000E09 /* x */ = "
            + "{isa = XCLocalSwiftPackageReference; relativePath = Packages/Core; };\n/* End XCLocalSwiftPackageReference section */\n"
        let text = SampleProject(version: 77, hasSynchronizedFolder: true, extraSections: package).text
        let paths = ["Features/A.swift", "Features/Old/B.swift", "Packages/Core/Sources/C.swift", "Packages/D.swift"]
        #expect(try problems(text, paths: paths) == [Problem(.notInTarget, path: "Packages/D.swift")])
    }

    @Test func `a file that a target holds and that is gone is told`() throws {
        let missing: Set = ["App/Entities/Client.swift", "App/Info.plist", "App/Base.lproj/Main.storyboard"]
        #expect(
            try problems(SampleProject.classic, missing: missing) == [
                Problem(.notOnDisk, path: "App/Entities/Client.swift", target: "App"),
                Problem(.notOnDisk, path: "App/Base.lproj/Main.storyboard", target: "App"),
            ])
    }

    @Test(arguments: [
        ([""], 2), (["App"], 2), (["App/Entities"], 1), (["App/Entities", "Nowhere"], 1), (["App/Ent"], 0), ([], 0),
    ])
    func `only what targets hold in some folders is looked for`(_ folders: [String], _ count: Int) throws {
        var looked: [String] = []
        let problems = try ProjectFile(SampleProject.classic).problems(of: [], in: folders) { path in
            looked.append(path)
            return !["App/Entities/Client.swift", "App/Base.lproj/Main.storyboard"].contains(path)
        }
        #expect(problems.count == count)
        #expect(looked.allSatisfy { path in folders.contains { path.isPath(in: $0) || $0.isEmpty } }, "\(looked)")
    }

    /// The project has one form of a name, and the disk another.
    @Test(arguments: ["App/\u{DC}ber.swift", "App/U\u{308}ber.swift"])
    func `a name beyond ASCII is known in both its forms`(_ path: String) throws {
        for name in ["\u{DC}ber.swift", "U\u{308}ber.swift", "\\U00dcber.swift"] {
            let text = SampleProject.classic.replacing("path = AppDelegate.swift;", with: "path = \"\(name)\";")
            #expect(try problems(text, paths: [path]).isEmpty, "\(name)")
        }
        #expect(try problems(SampleProject.classic, paths: [path]).count == 1)
    }

    @Test(arguments: [
        // The same line twice.
        "\t\t\t\tAA0000000000000000000B05 /* Client.swift in Sources */,\n\t\t\t\tAA0000000000000000000B05 /* Client.swift in Sources */,\n",
        // Three times.
        "\t\t\t\tAA0000000000000000000B05,\n\t\t\t\tAA0000000000000000000B05,\n\t\t\t\tAA0000000000000000000B05,\n",
    ])
    func `a file that a target holds twice is told once`(_ lines: String) throws {
        let text = SampleProject.classic.replacing(
            "\t\t\t\tAA0000000000000000000B05 /* Client.swift in Sources */,\n", with: lines)
        #expect(try problems(text) == [Problem(.listedTwice, path: "App/Entities/Client.swift", target: "App")])
    }

    @Test func `a file that a target has by its folder and by a line is held twice`() throws {
        let sample = SampleProject(version: 77, hasSynchronizedFolder: true).text
        let text = sample.replacing(
            "path = AppDelegate.swift; sourceTree = \"<group>\"",
            with: "path = Features/A.swift; sourceTree = SOURCE_ROOT")
        #expect(try problems(text) == [Problem(.listedTwice, path: "Features/A.swift", target: "App")])
    }

    @Test func `two references to one file in two targets are no problem`() throws {
        let edit = Edit(additions: [Edit.Addition("App/AppDelegate.swift", targets: ["AppTests"])])
        #expect(try problems(ProjectFile(SampleProject.classic).applying(edit).string) == [])
    }
}
