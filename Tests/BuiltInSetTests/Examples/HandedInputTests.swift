import GeneratedCode
import Testing

/// Inputs that a module hands on to those that it opens.
@Suite struct HandedInputTests {
    /// Optionals, collections, names that templates have, and so many that a call takes several lines.
    @Test(arguments: ["viper", "viper-protocols", "viper-swiftui", "viperbase", "clean-swift", "vipera"])
    func `inputs of any type and name arrive`(_ set: String) throws {
        var app = ExampleApp(set: set, ["tests": ["xctest"]])
        if set == "viperbase" { try app.gen("Support", "support") }
        let inputs = [
            "name:String", "due:Date?", "identifiers:[Int]", "organisation:String", "names:[String: Int]",
        ]
        let event = set == "viper-swiftui" ? [:] : ["event": ["didSave(due: Date?, names: [String])"]]
        try app.gen("EditTask", "module", event.merging(["input": inputs]) { $1 })
        try app.gen("TaskList", "module", ["input": inputs, "opens": ["EditTask"]])
        if set == "vipera" { try app.gen("Start", "module", ["input": inputs, "presents": ["EditTask"]]) }
        let project = GeneratedProject(files: app.files)
        let types = try project.typeCheck(.swift5)
        #expect(types.isClean, "\(types)")
        let report = try project.runTests(mode: .swift6, warningsAreErrors: true)
        #expect(report.isGreen, "\(report)")
    }

    /// A type of the application's own, whose value the tests lack, in the address of a request.
    @Test func `an identifier of the application's own type compiles`() throws {
        var app = ExampleApp(set: "viper-swiftui", ["tests": ["xctest"]])
        app.add(
            "nonisolated struct Code: Hashable, Codable, Sendable {\n    let raw: String\n}\n", at: "Modules/Code.swift"
        )
        try app.gen("Ticket", "viper/entity", ["property": ["id:Code", "title:String"]])
        try app.gen("Ticket", "module", ["entity": ["Ticket"], "input": ["ticketId:Code"]])
        let report = try GeneratedProject(files: app.files).typeCheck(.swift6)
        #expect(report.isClean, "\(report)")
    }
}
