import GeneratedCode
import Testing

/// Generated applications, launched as the host of their tests.
@Suite struct AppLaunchTests {
    @Test(
        arguments: ["viper", "viperbase", "clean-swift", "vipera", "module-factory"],
        [("AppDelegate", "configuration.delegateClass"), ("SceneDelegate", "showApp(in: ")])
    func `an application that shows nothing when it is launched fails a test`(
        _ set: String, _ mistake: (file: String, statement: String)
    ) throws {
        var app = ExampleApp(set: set, ["tests": ["none"]])
        if set == "viperbase" { try app.gen("Base", "support") }
        let start = [set == "module-factory" ? "start" : "root": ["Main"], "tests": ["xctest"]]
        try app.gen("App", "app", start)
        try app.gen("Main")
        let path = "App/\(mistake.file).swift"
        let lines = String(decoding: try #require(app.files[path]), as: UTF8.self).split(separator: "\n")
        let kept = lines.filter { !$0.drop { $0 == " " }.hasPrefix(mistake.statement) }
        #expect(kept.count == lines.count - 1)
        app.add(kept.joined(separator: "\n"), at: path)
        let report = try GeneratedProject(files: app.files).runTests(mode: .swift6)
        #expect(report.buildFailure == nil && !report.isGreen, "\(report)")
        #expect(report.output.contains("testTheAppIsShownWhenItIsLaunched"), "\(report)")
    }
}
