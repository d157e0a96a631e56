import TestSupport
import Testing

/// What stands on a line of a header's comment does not leave it.
@Suite struct OneLineTests {
    @Test(arguments: ["project", "author", "organization"])
    func `a configuration has one line for each part of a header`(_ key: String) throws {
        for text in ["a\\nimport Evil", "a\\r", "a\\u2028b", "a\\u202eb"] {
            let session = try Session()
            try session.sandbox.file(".vipergen.json", "{\(key): '\(text)'}")
            let outcome = session.run("gen A viper")
            #expect(outcome.code == 2, "\(outcome)")
            #expect(
                outcome.errors.contains(".vipergen.json:1:\(key.count + 4): error: '\(key)' is one line"), "\(outcome)")
            #expect(try session.files() == [".vipergen.json"])
        }
    }

    @Test(arguments: ["VIPERGEN_AUTHOR", "VIPERGEN_ORGANIZATION"])
    func `so has the environment`(_ variable: String) throws {
        let session = try Session()
        session.variables[variable] = "a\nimport Evil"
        let outcome = session.run("gen A viper")
        #expect(outcome.code == 2 && outcome.errors.hasPrefix("error: \(variable) is one line"), "\(outcome)")
    }

    @Test(arguments: ["--author", "--organization", "--project-name"])
    func `init writes none that would be refused`(_ option: String) throws {
        let session = try Session()
        let outcome = session.run(["init", "--yes", option, "a\nb"])
        #expect(outcome.code == 64 && outcome.errors.hasPrefix("error: \(option) takes one line"), "\(outcome)")
        #expect(try session.files() == [])
    }

    @Test func `an Xcode project of a name with two lines names nothing`() throws {
        let session = try Session()
        try session.sandbox.folder("a\nimport Evil.xcodeproj")
        #expect(session.run("gen A viper").code == 0)
        #expect(try !session.sandbox.text("Modules/A/AModuleBuilder.swift").contains("import Evil"))
    }
}
