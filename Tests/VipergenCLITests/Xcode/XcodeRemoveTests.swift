import TestSupport
import Testing

/// Which files `vipergen xcode remove` takes out.
@Suite struct XcodeRemoveTests {
    @Test func `what lies where the person stands is meant, and not what the project has by that name`() throws {
        let session = try Session.withXcode()
        try session.sandbox.file("App/AppDelegate.swift", "")
        try session.sandbox.file("Sub/App/AppDelegate.swift", "")
        let outcome = session.run("xcode remove App/AppDelegate.swift", in: "Sub")
        #expect(outcome.errors.contains("no Xcode project has an entry for 'Sub/App/AppDelegate.swift'"), "\(outcome)")
        #expect(try session.project == SampleProject.classic)
        try session.remove("Sub/App/AppDelegate.swift")
        #expect(session.run("xcode remove App/AppDelegate.swift", in: "Sub").code == 0)
        #expect(try !session.project.contains("AppDelegate"))
    }

    @Test(arguments: ["path = ../App;", "path = /Elsewhere/App;", "path = ..;"])
    func `a folder is not what lies outside of it`(_ path: String) throws {
        let text = SampleProject.classic.replacing("\t\t\tpath = App;", with: "\t\t\tname = App;\n\t\t\t\(path)")
        let session = try Session.withXcode(.memory, text)
        let outcome = session.run("xcode remove .")
        #expect(outcome.code == 0 && outcome.output == "update    App.xcodeproj: 1 file from AppTests\n", "\(outcome)")
        #expect(try session.project.contains("AppDelegate.swift in Sources"))
        #expect(try !session.project.contains("AppTests.swift in Sources"))
    }

    @Test func `a folder around the Xcode project is all below it`() throws {
        let session = try Session.withXcode(.memory, SampleProject.classic, at: "Mobile/App.xcodeproj/project.pbxproj")
        try session.sandbox.file(".vipergen.json", #"{xcode: {project: "Mobile/App.xcodeproj"}}"#)
        let outcome = session.run("xcode remove .")
        #expect(
            outcome.output.hasPrefix("update    Mobile/App.xcodeproj: 4 files from App, 1 from AppTests"), "\(outcome)")
    }

    @Test func `what is needed elsewhere is refused`() throws {
        let text = SampleProject.classic.replacing(
            "/* End PBXBuildFile section */",
            with: "\t\tAA0000000000000000000999 = {isa = PBXContainerItemProxy; containerPortal = "
                + "AA0000000000000000000F04; };\n/* End PBXBuildFile section */")
        let session = try Session.withXcode(.memory, text)
        let outcome = session.run("xcode remove App")
        #expect(outcome.code == 1, "\(outcome)")
        #expect(
            outcome.errors.contains(
                "'App/Entities/Client.swift' is needed elsewhere in the project file (PBXContainerItemProxy)"),
            "\(outcome)")
        #expect(try session.project == text)
    }

    @Test func `configurations that lose their base are counted`() throws {
        let text = SampleProject.classic.replacing(
            "isa = XCBuildConfiguration;\n",
            with: "isa = XCBuildConfiguration;\n\t\t\tbaseConfigurationReference = AA0000000000000000000F06;\n")
        let session = try Session.withXcode(.memory, text)
        let outcome = session.run("xcode remove App/Info.plist")
        #expect(
            outcome.output == "update    App.xcodeproj: 1 file removed, 3 configurations without their base\n",
            "\(outcome)")
    }

    @Test func `a file that is left out of its folder is in no target, and said to be`() throws {
        let session = try Session.withXcode(.memory, SampleProject(version: 77, hasSynchronizedFolder: true).text)
        for role in ["Router", "Presenter"] {
            try session.sandbox.file("Features/Old/Feed\(role).swift", "final class Feed\(role) {}\n")
        }
        #expect(session.run("xcode status").output.contains("Features/Old/FeedRouter.swift: in no target"))
        // What Xcode synchronizes is not checked: somebody has left it out in Xcode.
        #expect(!session.run("check").output.contains("xcode-membership"))
        let outcome = session.run("xcode remove Features/Old/FeedRouter.swift")
        #expect(
            outcome.errors.contains("note: 'Features/Old/FeedRouter.swift' is excluded from 'App' already\n"),
            "\(outcome)")
    }
}
