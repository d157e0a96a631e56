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

    /// Their types are an entity with one sample for all tests, and what somebody wrote by hand.
    @Test(arguments: ["viper", "viper-protocols", "viper-swiftui", "viperbase", "clean-swift", "vipera"], libraries)
    func `inputs of the application's own types keep no test from running`(_ set: String, _ library: String) throws {
        var app = ExampleApp(set: set, ["tests": [library], "view": ["code"]])
        if set == "viperbase" { try app.gen("Support", "support") }
        app.add(
            "struct Filter: Sendable {\n    let text: String\n    let kind: Kind\n}\n", at: "Modules/Filter.swift")
        app.add("enum Kind: String, Sendable { case new, old }\n", at: "Modules/Kind.swift")
        app.add("typealias Limit = Int\n", at: "Modules/Limit.swift")
        try app.gen(
            "Order", set == "vipera" ? "vipera/entity" : "viper/entity", ["property": ["id:Int", "name:String"]])
        var options = [
            "input": [
                "order:Order", "other:Order?", "orders:[Order]", "filter:Filter", "kind:Kind", "limit:Limit",
                "key:Order.ID",
            ]
        ]
        if set != "viper-swiftui" { options["event"] = ["didPick(order: Order, kind: Kind)"] }
        if ["viper-swiftui", "viper-protocols"].contains(set) {
            options["dependency"] = ["first:Order", "own:Filter"]
        }
        try app.gen("OrderDetails", "module", options)
        options["opens"] = ["OrderDetails"]
        // The presenter is told of both.
        if set == "vipera" { options["event"] = nil }
        try app.gen("OrderScreen", "module", options)
        let project = GeneratedProject(files: app.files)
        let types = try project.typeCheck(.swift5)
        #expect(types.isClean, "\(types)")
        let report = try project.runTests(mode: .swift6, warningsAreErrors: true)
        #expect(report.isGreen && !report.output.contains("skipped"), "\(report) \(report.output)")
    }

    private static let libraries = ["xctest", "swift-testing"]

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
