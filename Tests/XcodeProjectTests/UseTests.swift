import TestSupport
import Testing

@testable import XcodeProject

/// What else names a file that leaves a project.
@Suite struct UseTests {
    private static let reference = "AA0000000000000000000F0A"

    /// The sample with a file in the group App.
    private func sample(_ name: String, _ more: (String) -> String = { $0 }) -> String {
        let file =
            "\t\t\(Self.reference) /* \(name) */ = {isa = PBXFileReference; path = \(name); sourceTree = \"<group>\"; };\n"
        let text = SampleProject(extraFiles: file).text.replacing(
            "\t\t\t\tAA0000000000000000000F01 /* AppDelegate.swift */,\n",
            with:
                "\t\t\t\tAA0000000000000000000F01 /* AppDelegate.swift */,\n\t\t\t\t\(Self.reference) /* \(name) */,\n")
        return more(text)
    }

    private func removing(_ path: String, from text: String) throws -> EditedProject {
        try ProjectFile(text).applying(Edit(removals: [path]))
    }

    @Test func `a configuration forgets the file that it went out from`() throws {
        let base = "\t\t\tbaseConfigurationReference = \(Self.reference) /* App.xcconfig */;\n"
        let text = sample("App.xcconfig") {
            $0.replacing("isa = XCBuildConfiguration;\n", with: "isa = XCBuildConfiguration;\n" + base)
        }
        let edited = try removing("App/App.xcconfig", from: text)
        #expect(edited.string == SampleProject.classic)
        #expect(edited.changedConfigurations == 3)
    }

    @Test func `a file in two groups leaves both`() throws {
        let line = "\t\t\t\t\(Self.reference) /* Two.swift */,\n"
        let text = sample("Two.swift") {
            $0.replacing(
                "\t\t\t\tAA0000000000000000000F03 /* AppTests.swift */,\n",
                with: "\t\t\t\tAA0000000000000000000F03 /* AppTests.swift */,\n" + line)
        }
        #expect(try removing("App/Two.swift", from: text).string == SampleProject.classic)
    }

    @Test(arguments: ["AA0000000000000000000F0A", "AA0000000000000000000F05"])
    func `a build file that is in no target goes, too`(_ reference: String) throws {
        let orphan =
            "\t\tAA0000000000000000000B09 /* One */ = {isa = PBXBuildFile; fileRef = \(reference) /* One */; };\n"
        let text = sample("One.swift") {
            $0.replacing("/* End PBXBuildFile section */", with: orphan + "/* End PBXBuildFile section */")
        }
        let path = reference == Self.reference ? "App/One.swift" : "App/Base.lproj/Main.storyboard"
        let edited = try removing(path, from: text)
        #expect(!edited.string.contains(reference) && !edited.string.contains("AA0000000000000000000B09"))
    }

    @Test(arguments: [
        "isa = PBXContainerItemProxy; containerPortal = ", "isa = XCVersionGroup; currentVersion = ",
        "isa = PBXNewKind; somewhere = {inside = (a, ); deep = ", "isa = PBXBuildFile; productRef = ",
    ])
    func `what else depends on a file keeps it`(_ words: String) throws {
        let user =
            "\t\tAA0000000000000000000999 = {\(words)\(Self.reference); \(words.contains("inside") ? "};" : "") };\n"
        let text = sample("Other.xcodeproj") {
            $0.replacing("/* End PBXBuildFile section */", with: user + "/* End PBXBuildFile section */")
        }
        let kind = String(words.dropFirst(6).prefix { $0 != ";" })
        #expect(throws: EditError.inUse("App/Other.xcodeproj", by: kind)) {
            try removing("App/Other.xcodeproj", from: text)
        }
    }

    @Test func `the project's group of products stays though it is empty`() throws {
        let text = SampleProject.classic.replacing(
            "productRefGroup = AA0000000000000000000C04 /* Products */",
            with: "productRefGroup = AA0000000000000000000C05")
        #expect(try removing("App/Entities/Client.swift", from: text).string.contains("path = Entities;"))
    }
}
