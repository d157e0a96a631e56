import TestSupport
import Testing

@testable import XcodeProject

/// What a project says of single files of folders that Xcode synchronizes.
@Suite struct FolderMentionTests {
    private static let settings = [
        "additionalCompilerFlagsByRelativePath = {A/Old.swift = \"-DOLD\"; };",
        "platformFiltersByRelativePath = {A/Old.swift = (ios, ); };",
        "attributesByRelativePath = {A/Old.swift = (Public, ); };", "publicHeaders = (A/Old.swift, );",
        "keyOfALaterXcode = {A/Old.swift = 1; };",
    ]

    /// The sample, whose target says more of files.
    private func sample(_ setting: String) -> String {
        SampleProject(version: 77, hasSynchronizedFolder: true).text.replacing(
            "\t\t\tmembershipExceptions = (\n", with: "\t\t\t\(setting)\n\t\t\tmembershipExceptions = (\n")
    }

    /// The sample with a set of a phase.
    private func phaseSample(_ setting: String = "membershipExceptions = (A/Old.swift, );") -> String {
        let set =
            "\t\tAA0000000000000000000E03 = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; "
            + "buildPhase = AA0000000000000000000A03; \(setting) };\n"
        return SampleProject(version: 77, hasSynchronizedFolder: true).text
            .replacing("/* End PBXFileSystemSynchronizedRoot", with: set + "/* End PBXFileSystemSynchronizedRoot")
            .replacing(
                "\t\t\t\tAA0000000000000000000E02 /* Exceptions for \"Features\" folder in \"App\" target */,\n",
                with: "\t\t\t\tAA0000000000000000000E02 /* Exceptions for \"Features\" folder in \"App\" target */,\n"
                    + "\t\t\t\tAA0000000000000000000E03,\n")
    }

    private func moving(_ text: String, from source: String = "A/Old.swift", to place: String) throws -> EditedProject {
        try ProjectFile(text).applying(Edit(moves: [Edit.Move(from: "Features/\(source)", to: place)]))
    }

    @Test(arguments: settings)
    func `what is said of a file follows it in its folder`(_ setting: String) throws {
        let text = sample(setting)
        #expect(try ProjectFile(text).named(among: ["Features/A/Old.swift", "Features/B.swift"]).count == 1)
        let edited = try moving(text, to: "Features/New/Old.swift")
        #expect(edited.string == text.replacing("A/Old.swift", with: "New/Old.swift"))
        #expect(edited.movedReferences == 1)
    }

    @Test func `a phase goes on taking a file, and the folder keeps its type`() throws {
        let text = phaseSample()
        #expect(
            try moving(text, to: "Features/New/Old.swift").string
                == text.replacing("A/Old.swift", with: "New/Old.swift"))
        let typed = sample("").replacing(
            "\t\t\texplicitFolders", with: "\t\t\texplicitFileTypes = {A/Old.swift = text; };\n\t\t\texplicitFolders")
        #expect(
            try moving(typed, to: "Features/New/Old.swift").string
                == typed.replacing("A/Old.swift", with: "New/Old.swift"))
    }

    @Test(arguments: settings)
    func `a file with settings does not leave its folder`(_ setting: String) throws {
        #expect(throws: EditError.settings("Features/A/Old.swift")) { try moving(sample(setting), to: "App/Old.swift") }
        #expect(throws: EditError.settings("Features/A/Old.swift")) { try moving(phaseSample(), to: "App/Old.swift") }
    }

    @Test(arguments: ["settings = {COMPILER_FLAGS = \"-w\"; };", "platformFilter = ios;", "platformFilters = (ios, );"])
    func `nor does one with settings come into it`(_ setting: String) throws {
        let text = sample("").replacing(
            "fileRef = AA0000000000000000000F04 /* Client.swift */; }",
            with: "fileRef = AA0000000000000000000F04 /* Client.swift */; \(setting) }")
        let file = try ProjectFile(text)
        let path = "App/Entities/Client.swift"
        #expect(throws: EditError.settings(path)) {
            try file.applying(Edit(moves: [Edit.Move(from: path, to: "Features/Client.swift")]))
        }
        #expect(throws: Never.self) {
            try file.applying(Edit(moves: [Edit.Move(from: path, to: "App/Client.swift")]))
        }
    }

    @Test func `a base of configurations does not come into it`() throws {
        let text = sample("").replacing(
            "isa = XCBuildConfiguration;",
            with: "isa = XCBuildConfiguration; baseConfigurationReference = "
                + "AA0000000000000000000F04;")
        #expect(throws: EditError.inUse("App/Entities/Client.swift", by: "XCBuildConfiguration")) {
            try ProjectFile(text).applying(
                Edit(moves: [Edit.Move(from: "App/Entities/Client.swift", to: "Features/Client.swift")]))
        }
    }

    @Test func `what a target leaves out with a folder it leaves out elsewhere, too`() throws {
        let text = sample("")
        let edited = try moving(text, from: "Old/A.swift", to: "Features/New/A.swift")
        let file = try ProjectFile(edited.text)
        #expect(!file.isHeld("Features/New/A.swift", by: "App") && file.isHeld("Features/New/B.swift", by: "App"))
        #expect(throws: EditError.excluded("Features/Old/B.swift", target: "App", folder: "Features")) {
            try moving(text, from: "New/B.swift", to: "Features/Old/B.swift")
        }
    }

    @Test func `a place that is named already is not named twice`() throws {
        let text = sample("publicHeaders = (A/Old.swift, B.swift, );")
        #expect(throws: EditError.occupied("Features/B.swift")) { try moving(text, to: "Features/B.swift") }
    }

    @Test func `a phase forgets a file that is removed, and its set goes if it says no more`() throws {
        let text = phaseSample()
        let edited = try ProjectFile(text).applying(Edit(removals: ["Features/A/Old.swift"]))
        #expect(!edited.string.contains("AA0000000000000000000E03"))
        #expect(edited.string == SampleProject(version: 77, hasSynchronizedFolder: true).text)
        let more = phaseSample(
            "attributesByRelativePath = {A/Old.swift = (X, ); B.swift = (X, ); }; membershipExceptions = (A/Old.swift, B.swift, );"
        )
        let rest = try ProjectFile(more).applying(Edit(removals: ["Features/A/Old.swift"])).string
        #expect(rest == more.replacing("A/Old.swift = (X, ); ", with: "").replacing("A/Old.swift, ", with: ""))
    }

    /// The file is on disk, and in the target as before.
    @Test(arguments: settings)
    func `what a target that takes the folder says of a file stays`(_ setting: String) throws {
        let edited = try ProjectFile(sample(setting)).applying(Edit(removals: ["Features/A/Old.swift"]))
        #expect(!edited.isChanged)
    }

    @Test func `what all targets leave out is in none`() throws {
        let file = try ProjectFile(sample(""))
        let paths = ["Features/Old/A.swift", "Features/B.swift", "Features/Info.plist", "Features/Raw/C.swift"]
        #expect(
            file.problems(of: paths, leftOutCounts: true, in: []) { _ in true }.map(\.path) == ["Features/Old/A.swift"])
        let held = sample("").replacing(
            "\t\t\tpath = Entities;", with: "\t\t\tname = E;\n\t\t\tpath = ../Features/Old;")
        let problems = try ProjectFile(held).problems(of: ["Features/Old/Client.swift"], leftOutCounts: true, in: []) {
            _ in true
        }
        #expect(problems.isEmpty)
    }
}
