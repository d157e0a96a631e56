import GeneratedCode
import Testing

/// The one sample of an entity, which the tests of all that shows it take.
@Suite struct EntitySampleTests {
    /// Of one entity the new property has a sample, of the other none, so that its tests are skipped.
    @Test(arguments: [
        "viper", "viper-protocols", "viper-swiftui", "viperbase", "clean-swift", "vipera", "module-factory",
    ])
    func `a property that an entity gets breaks the tests of no module`(_ set: String) throws {
        var app = ExampleApp(set: set, ["view": ["code"]])
        if set == "viperbase" { try app.gen("Support", "support") }
        if set == "vipera" { try app.gen("App", "app", ["root": ["Posts"]]) }
        if set == "module-factory" { try app.gen("App", "app", ["start": ["Posts"]]) }
        app.add("nonisolated enum Kind: String, Codable, Sendable { case big, small }\n", at: "Modules/Kind.swift")
        let entity = ["vipera": "vipera/entity", "module-factory": "module-factory/entity"][set] ?? "viper/entity"
        for (name, tests) in [("Post", "xctest"), ("Article", "swift-testing")] {
            try app.gen(name, entity, ["property": ["id:Int"], "tests": [tests]])
            let id = "\(name == "Post" ? "post" : "article")Id:Int"
            try app.gen("\(name)s", "module", ["entity": [name], "opens": ["\(name)Details"], "tests": ["xctest"]])
            try app.gen("\(name)Details", "module", ["input": [id], "entity": [name], "tests": ["swift-testing"]])
            let list = ["entity": [name], "opens": ["\(name)Details"], "tests": ["swift-testing"]]
            try app.gen("\(name)List", "module", list)
        }
        try app.genAnew("Post", entity, ["property": ["id:Int", "title:String"]])
        try app.genAnew("Article", entity, ["property": ["id:Int", "kind:Kind"], "tests": ["swift-testing"]])
        let report = try GeneratedProject(files: app.files).runTests(mode: .swift6, warningsAreErrors: true)
        #expect(report.isGreen, "\(report)")
    }
}
