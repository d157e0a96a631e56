import TestSupport
import Testing

/// What is said where there is no Xcode project, or as good as none.
@Suite struct NoXcodeProjectTests {
    @Test(arguments: ["gen Foo viper --target App", "gen Foo viper --test-target Tests", "init --yes --target App"])
    func `a target needs an Xcode project`(_ line: String) throws {
        let session = try Session(.memory)
        let outcome = session.run(line)
        #expect(outcome.code == 64, "\(outcome)")
        #expect(outcome.errors.contains("needs an Xcode project, and there is none"), "\(outcome)")
        #expect(try session.files().isEmpty)
    }

    @Test(arguments: ["{}", #"{"xcode": {"project": "App.xcodeproj"}}"#])
    func `an empty project file is told`(_ configuration: String) throws {
        let session = try Session(.memory)
        try session.sandbox.file("App.xcodeproj/project.pbxproj", "")
        try session.sandbox.file(".vipergen.json", configuration)
        let words = "warning: App.xcodeproj/project.pbxproj is empty; the Xcode project was left alone\n"
        for line in ["gen ClientList viper", "check"] {
            let outcome = session.run(line)
            #expect(outcome.code == 0 && outcome.errors.contains(words), "\(outcome)")
            #expect(!outcome.errors.contains("there is no Xcode project"), "\(outcome)")
        }
    }
}
