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

    /// A full disk leaves a file empty.
    @Test(arguments: ["", " \n"], ["{}", #"{"xcode": {"project": "App.xcodeproj"}}"#])
    func `an empty project file is refused by what would write to it, and told by a check`(
        _ text: String, _ configuration: String
    ) throws {
        let session = try Session(.memory)
        session.run("gen ClientList viper")
        try session.sandbox.file("App.xcodeproj/project.pbxproj", text)
        try session.sandbox.file(".vipergen.json", configuration)
        let before = try session.tree()
        let outcome = session.run("gen Cart viper --quiet")
        #expect(outcome.code == 2 && outcome.errors.contains("the project file is empty"), "\(outcome)")
        #expect(try session.tree() == before)
        #expect(session.run("gen Cart viper --quiet --no-xcode").code == 0)
        let check = session.run("check --strict")
        #expect(check.code == 1 && check.errors.contains("; what is in its targets is not checked"), "\(check)")
    }
}
