import TestSupport
import Testing

@testable import VipergenCLI

/// Which targets build a file that is added, by where it lies.
@Suite struct XcodePlaceTests {
    private static let tests = "import XCTest\n\nfinal class NewTests: XCTestCase {}\n"

    /// The application's folder is called like one of tests, and builds 'AppDelegate.swift' there.
    @Test(arguments: [
        ("xcode add SpeedTest/New.swift", "", "1 file to App"),
        ("xcode add SpeedTest/New.swift --target App", "", "1 file to App"),
        ("xcode add SpeedTest --target App", "", "1 file to App"),
        ("xcode add SpeedTest/NewTest.swift", "", "1 file to App"),
        ("xcode add SpeedTest/NewTests.swift", tests, "1 file to AppTests"),
        ("xcode add SpeedTest --target App", tests, "1 file to AppTests"),
        ("xcode add SpeedTest/Mocks/NewMock.swift", "", "1 file to App"),
        ("xcode add AppTests/Support/New.swift", "", "1 file to AppTests"),
        // Nothing is built around these.
        ("xcode add NewTests/New.swift", "", "1 file to AppTests"),
        ("xcode add App/Sub/New.swift", "", "1 file to App"),
        ("xcode add New.swift", "", "1 file to App"),
    ])
    func `a file is built as what lies around it`(_ line: String, _ text: String, _ words: String) throws {
        let project = SampleProject.classic.replacing("path = App;", with: "path = SpeedTest;")
        let session = try Session.withXcode(.memory, project)
        try session.sandbox.file("SpeedTest/AppDelegate.swift", "")
        let path = line.split(separator: " ")[2]
        try session.sandbox.file(path.hasSuffix(".swift") ? String(path) : "\(path)/NewTests.swift", text)
        let outcome = session.run(line)
        #expect(outcome.code == 0 && outcome.transcript.contains("App.xcodeproj: \(words)\n"), "\(outcome)")
    }

    /// Of two applications the one is meant that builds what is there.
    @Test func `nobody is asked where the folder tells`() throws {
        let session = try Session.withXcode(.memory, SampleProject.twoApplications)
        try session.sandbox.file("AppTests/New.swift", "")
        let outcome = session.run("xcode add AppTests/New.swift")
        #expect(outcome.code == 0 && outcome.transcript.contains("1 file to App2"), "\(outcome)")
    }

    /// Which of two applications they test need not be known.
    @Test(arguments: [
        (1, "New/NewTests.swift", "1 file to AppTests"), (0, "New/NewTests.swift", "has no unit tests; the test files"),
        (2, "New/NewTests.swift", "files: 'MoreTests', 'AppTests'\n  Choose with --test-target"),
        (1, "New/New.swift", "files: 'App2', 'App'\n  Choose with --target"),
    ])
    func `tests alone go to the only unit tests`(_ number: Int, _ file: String, _ words: String) throws {
        let kinds = ["application", "bundle.unit-test", "bundle.unit-test"].enumerated().map { index, kind in
            let name = ["App2", "AppTests", "MoreTests"][index]
            let id = index == 1 ? "AA0000000000000000000702" : "AA000000000000000000079\(index)"
            return index > number
                ? ""
                : "\(id) = {isa = PBXNativeTarget; name = \(name); buildPhases = (); "
                    + "productType = \"com.apple.product-type.\(kind)\"; };\n"
        }
        let start = "/* Begin PBXNativeTarget section */\n"
        var text = SampleProject.classic.replacing("AA0000000000000000000702 /* AppTests */ = {", with: "AA0799 = {")
            .replacing(start, with: start + kinds.joined())
            .replacing("targets = (", with: "targets = (AA0000000000000000000790, AA0000000000000000000792, ")
        if number == 0 { text = text.replacing("AA0000000000000000000702 /* AppTests */,", with: "") }
        let session = try Session.withXcode(.memory, text)
        try session.sandbox.file(file, file.contains("Tests") ? Self.tests : "")
        let outcome = session.run("xcode add \(file)")
        #expect(outcome.transcript.contains(words), "\(outcome)")
    }

    @Test(arguments: [
        ("App/NewTests.swift --target App", tests, true), ("App/NewTests.swift --target AppTests", tests, false),
        ("App/NewTests.swift --target App", "", false), ("App --target App", tests, false),
        ("App/NewTests.swift --target App", "#if canImport(XCTest)\n" + tests, false),
    ])
    func `a test that is named for an application is told`(_ words: String, _ text: String, _ isTold: Bool) throws {
        let session = try Session.withXcode()
        try session.sandbox.file("App/NewTests.swift", text)
        let outcome = session.run("xcode add \(words)")
        let note =
            "note: 'App' is no target of tests, and 'App/NewTests.swift' cannot be built in it; name the target of the "
            + "tests with --target\n"
        #expect(outcome.code == 0 && outcome.transcript.contains("1 file to"), "\(outcome)")
        #expect(outcome.transcript.contains(note) == isTold, "\(outcome)")
    }

    @Test func `a module may be called as tests are, in a set without tests`() throws {
        let session = try Session.withXcode()
        try session.sandbox.file("Templates/house/template.json", #"{ name: "house", summary: "S", version: "1.0.0" }"#)
        for (name, text) in [("Screen", "struct {{name}}Screen {}\n"), ("Suite", "import XCTest\n")] {
            try session.sandbox.file("Templates/house/module/Modules/{{name}}/{{name}}\(name).swift.mustache", text)
        }
        let outcome = session.run("gen SpeedTest house")
        #expect(outcome.transcript.contains("1 file to App, 1 to AppTests"), "\(outcome)")
    }

    /// The project builds the package whose folder it lies in itself.
    @Test(arguments: [
        ("Modules/New.swift", ".", "1 file to App"), ("Sources/Core/New.swift", ".", "Nothing to change."),
        ("Parts/New.swift", ".", "Nothing to change."), ("Sources/Other/New.swift", ".", "1 file to App"),
        ("App/New.swift", "..", "1 file to App"), ("Sources/Core/New.swift", "..", "Nothing to change."),
    ])
    func `only what a target of it has is left to a package around the project`(
        _ file: String, _ folder: String, _ words: String
    ) throws {
        let package =
            "/* Begin XCLocalSwiftPackageReference section */\n\t\tAA0000000000000000000E09 /* x */ = "
            + "{isa = XCLocalSwiftPackageReference; relativePath = \(folder); };\n"
            + "/* End XCLocalSwiftPackageReference section */\n"
        let place = folder == "." ? "" : "Project/"
        let session = try Session.withXcode(
            .memory, SampleProject(extraSections: package).text, at: place + Session.pbxproj)
        try session.sandbox.file(
            "Package.swift",
            """
            let package = Package(
                name: "Kit", targets: [.target(name: "Core"), .target(name: "Part", path: "./Parts")])
            """)
        try session.sandbox.file(".vipergen.json", "{ xcode: { project: \"\(place)App.xcodeproj\" } }")
        try session.sandbox.file(file, "")
        let isLoose = session.run("xcode status --quiet").transcript.contains(file)
        #expect(isLoose == (words.contains("App") && place.isEmpty))
        let outcome = session.run("xcode add \(file)")
        #expect(outcome.code == 0 && outcome.transcript.contains(words), "\(outcome)")
    }

    private func synchronized(_ targets: String, _ exceptions: String = "exceptions") -> String {
        SampleProject(version: 77, hasSynchronizedFolder: true).text
            .replacing("fileSystemSynchronizedGroups", with: targets)
            .replacing("exceptions = (", with: exceptions + " = (")
    }

    @Test(arguments: [
        ("gen Cart viper --tests none", "fileSystemSynchronizedGroups", ""),
        (
            "gen Cart viper --tests none", "otherGroups",
            "note: Xcode synchronizes the folder 'Features', which no target builds; add it to one in Xcode\n"
        ),
        (
            "gen Cart viper --tests none --target AppTests", "fileSystemSynchronizedGroups",
            "note: Xcode synchronizes the folder 'Features' with 'App'; to build what is new there in 'AppTests', choose so "
                + "in Xcode\n"
        ),
        ("gen Cart viper --tests none --target App", "fileSystemSynchronizedGroups", ""),
        (
            "gen Old/Cart viper --tests none", "fileSystemSynchronizedGroups",
            "note: 'Features/Old' is excluded from 'App', and no other target builds it; to include it, use Xcode's file "
                + "inspector\n"
        ),
        (
            "gen Raw/Cart viper --tests none", "fileSystemSynchronizedGroups",
            "note: Xcode copies the folder 'Features/Raw' as it is: nothing in it is compiled\n"
        ),
    ])
    func `what a synchronized folder does not do is told`(_ line: String, _ key: String, _ note: String) throws {
        let session = try Session.withXcode(.memory, synchronized(key, key == "otherGroups" ? "others" : "exceptions"))
        try session.sandbox.file(".vipergen.json", #"{ directories: { Modules: "Features" } }"#)
        let outcome = session.run(line)
        let notes = outcome.transcript.split(separator: "\n").filter { $0.hasPrefix("note: ") }
        #expect(outcome.code == 0 && notes.map { $0 + "\n" }.joined() == note, "\(outcome)")
    }

    @Test func `an unknown target is named in a synchronized folder, too`() throws {
        let session = try Session.withXcode(.memory, synchronized("fileSystemSynchronizedGroups"))
        try session.sandbox.file(".vipergen.json", #"{ directories: { Modules: "Features" } }"#)
        let outcome = session.run("gen Cart viper --tests none --target Ap")
        #expect(outcome.code == 64 && outcome.transcript.contains("Did you mean 'App'?"), "\(outcome)")
    }

    /// The unit tests run in no application. What they are built after tells what they test.
    @Test(arguments: [("", "6 to KitTests"), ("App", "6 to KitTests"), ("Kit", "no unit tests of 'App'")])
    func `unit tests of other targets are none of an application's`(_ tested: String, _ words: String) throws {
        let other = "AA0000000000000000000601 /* PBXTargetDependency */,"
        let isKit = tested == "Kit"
        let kits = """
            AA0701 = {isa = PBXNativeTarget; name = Kit; buildPhases = (); };
            AA0702 = {isa = PBXTargetDependency; target = AA0701; };
            /* End PBXNativeTarget section */
            """
        let project = SampleProject.classic.replacing("TEST_HOST", with: "OTHER_HOST")
            .replacing("name = AppTests;", with: "name = KitTests;")
            .replacing(other, with: tested.isEmpty ? "" : isKit ? "AA0702, " + other : other)
            .replacing(
                "target = AA0000000000000000000701 /* App */;",
                with: isKit ? "target = AA0701;" : "target = AA0000000000000000000701;"
            )
            .replacing("/* End PBXNativeTarget section */", with: kits)
        let outcome = try Session.withXcode(.memory, project).run("gen Cart viper")
        #expect(outcome.code == 0 && outcome.transcript.contains(words), "\(outcome)")
    }

    /// Xcode lists what targets take of a folder that is nobody's as a whole.
    @Test func `what is new in a synchronized folder of no target is listed like the rest`() throws {
        let session = try Session.withXcode(
            .memory, synchronized("otherGroups").replacing("Info.plist,", with: "A.swift,"))
        try session.sandbox.file(".vipergen.json", #"{ directories: { Modules: "Features" } }"#)
        let outcome = session.run("gen Cart viper --tests none")
        #expect(outcome.code == 0 && outcome.transcript.contains("7 files to App"), "\(outcome)")
        #expect(try session.project.contains("Cart/Router/CartRouter.swift,"))
        #expect(!session.run("gen Cart viper --tests none").transcript.contains("synchronizes"))
        try session.sandbox.file("Features/Loose.swift", "")
        #expect(session.run("xcode status").transcript.contains("Features/Loose.swift: in no target"))
    }

    @Test func `a fix carries along what a target takes of a synchronized folder`() throws {
        let session = try Session.withXcode(.memory, synchronized("fileSystemSynchronizedGroups"))
        try session.sandbox.file(".vipergen.json", #"{ directories: { Modules: "Features" } }"#)
        #expect(session.run("gen Cart viper --tests none").code == 0)
        let router = try session.sandbox.text("Features/Cart/Router/CartRouter.swift")
        try session.remove("Features/Cart/Router/CartRouter.swift")
        try session.sandbox.file("Features/Cart/Odd/CartRouter.swift", router)
        #expect(session.run("xcode add --target AppTests Features/Cart/Odd/CartRouter.swift").code == 0)
        #expect(try session.project.contains("Cart/Odd/CartRouter.swift,"))
        let outcome = session.run("check --fix")
        #expect(outcome.code == 0 && outcome.transcript.contains("updated App.xcodeproj"), "\(outcome)")
        #expect(try session.project.contains("Cart/Router/CartRouter.swift,"))
        #expect(try !session.project.contains("Cart/Odd/"))
    }
}
