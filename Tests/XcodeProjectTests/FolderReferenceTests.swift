import TestSupport
import Testing

@testable import XcodeProject

/// Folders that a project shows in blue: a target that has one copies what is in it, and compiles nothing of it.
@Suite struct FolderReferenceTests {
    /// The project with the folder 'Raw', which the application has or no target does.
    private func sample(isHeld: Bool) -> String {
        let folder = "AA0000000000000000000F0B /* Raw */"
        let member = "AA0000000000000000000B0B /* Raw in Resources */"
        let text = SampleProject(
            extraFiles: "\t\t\(folder) = {isa = PBXFileReference; lastKnownFileType = folder; path = Raw; "
                + "sourceTree = \"<group>\"; };\n"
        ).text.replacing(
            "\t\t\t\tAA0000000000000000000C03 /* AppTests */,\n",
            with: "\t\t\t\tAA0000000000000000000C03 /* AppTests */,\n\t\t\t\t\(folder),\n")
        guard isHeld else { return text }
        let other = "\t\t\t\tAA0000000000000000000B02 /* Main.storyboard in Resources */,\n"
        return text.replacing(other, with: other + "\t\t\t\t\(member),\n").replacing(
            "/* End PBXBuildFile section */",
            with: "\t\t\(member) = {isa = PBXBuildFile; fileRef = \(folder); };\n/* End PBXBuildFile section */")
    }

    @Test(arguments: [
        ("Raw/Deep/a.json", true, ["App"], []), ("Raw/Deep/a.json", false, ["App"], ["App"]),
        ("Raw/Deep/a.json", true, ["App", "AppTests"], ["AppTests"]), ("Raw/Deep/a.json", false, [], []),
        ("Raw/a.strings", true, ["App"], []), ("Raw/A.swift", true, ["App"], ["App"]),
        ("Raw/a.storyboard", true, ["App"], ["App"]), ("Raw/A.xib", false, ["App"], ["App"]),
        ("Raw/A.xcassets", true, ["App"], ["App"]),
    ])
    func `a target that does not have the folder, or compiles what is in it, gets the file itself`(
        _ path: String, _ isHeld: Bool, _ targets: [String], _ added: [String]
    ) throws {
        let text = sample(isHeld: isHeld)
        let edited = try ProjectFile(text).applying(Edit(additions: [Edit.Addition(path, targets: targets)]))
        #expect(edited.targets.map(\.target) == added)
        #expect(edited.isChanged != added.isEmpty)
        if added.isEmpty { #expect(edited.unneeded.map(\.reason) == [.partOf(path: "Raw")]) }
        let removed = try ProjectFile(edited.text).applying(Edit(removals: [path]))
        #expect(removed.string == text)
    }

    @Test(arguments: [
        ("Raw/Deep/a.json", true, [true, true]), ("Raw/Deep/a.json", false, [false, false]),
        ("Raw/A.swift", true, [true, false]), ("Raw/A.swift", false, [false, false]),
        ("Raw/a.storyboard", true, [true, false]), ("Raw/Image.bundle/a.png", true, [true, true]),
    ])
    func `a file that is there is held with the folder, and a new one is not where it is to be compiled`(
        _ path: String, _ isHeld: Bool, _ answers: [Bool]
    ) throws {
        let file = try ProjectFile(sample(isHeld: isHeld))
        let found = [false, true].map { file.filesInNoTarget(of: [path], compilingAll: $0).isEmpty }
        #expect(found == answers)
    }
}
