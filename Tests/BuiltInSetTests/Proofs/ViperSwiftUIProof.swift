import GeneratedCode
import Scaffolding
import Testing

extension SetProof {
    /// What screens name: types of the application's own, entities with their services, and modules that are opened.
    @Sendable private static func application(_ variant: Variant) throws -> [String: [UInt8]] {
        let types = """
            import Foundation

            struct Post { private init() {} }
            final class Log { private init() {} }
            @MainActor
            protocol Service {
                var now: Date { get }
                static func make(_ posts: Post...) throws -> Status?
            }
            nonisolated enum Status: Codable, Hashable, Sendable { case at([Int].Index) }

            """
        var app = ExampleApp(set: "viper-swiftui", ["tests": ["none"]])
        app.add(types, at: "Modules/Types.swift")
        guard variant.options["entity"] != nil || variant.options["opens"] != nil else { return app.files }
        let entities = [
            ("Client", ["id:Int", "name:String"], ["agentId:Int"]), ("Order", ["id:String", "status:Status"], []),
            ("News", ["id:Int", "title:String?", "isRead:Bool", "tags:[String]", "day:Date?"], []),
            ("Default", ["id:Int"], []),
        ]
        for (name, properties, scope) in entities {
            // The tests of one have a sample.
            let tests = name == "News" ? variant.options["tests"] ?? ["none"] : ["none"]
            try app.gen(name, "viper/entity", ["property": properties, "tests": tests])
            try app.gen(name, "viper/api-service", ["scope": scope])
        }
        let details = ["input": ["clientId:Int"], "entity": ["Client"], "stack": ["false"]]
        try app.gen("ClientDetails", "module", details)
        try app.gen("ClientCard", "module", ["input": ["client:Client"]])
        try app.gen("AddClient", "module", ["input": ["agentId:Int"], "dependency": ["limit:Int"]])
        try app.gen("Help", "module", ["stack": ["false"], "input": ["onDone:() -> Void"]])
        return app.files
    }

    private static let screensWithData: [Variant] = {
        let screens: [[String: [String]]] = [
            ["entity": ["Client"], "input": ["agentId:Int"]],
            ["entity": ["News"], "stack": ["false"]],
            ["entity": ["Order"], "opens": ["Help"], "input": ["onDone:() -> Void", "orderId:String"]],
            [
                "entity": ["Client"], "opens": ["ClientDetails", "ClientCard", "AddClient"], "input": ["agentId:Int"],
                "dependency": ["limit:Int"],
            ],
            ["entity": ["Default"], "opens": ["Help"], "input": ["onDone:() -> Void"], "stack": ["false"]],
            [
                "opens": ["AddClient", "Help"], "input": ["agentId:Int", "onDone:() -> Void"],
                "dependency": ["limit:Int"],
            ],
            ["entity": ["Order"], "dependency": ["service:any Service"]],
        ]
        return ["swift-testing", "xctest"].flatMap { framework in
            screens.map { screen in Variant(options: screen.merging(["tests": [framework]]) { $1 }) }
        }
    }()

    static let viperSwiftUI = SetProof(
        set: "viper-swiftui",
        name: "ClientList",
        variants: Variant.all([
            "tests": [["swift-testing"], ["xctest"], ["none"]],
            "stack": [["true"], ["false"]],
            "input": [[], ["agentId:Int", "onDone:(Int, [String]) -> Void"]],
        ]).map { variant in
            // The templates treat them alike and apart: together or not at all is half the work for the compiler.
            var variant = variant
            if variant.options["input"] != [] { variant.options["dependency"] = ["limit:Int", "log:(String) -> Void"] }
            return variant
        }
            + Variant.all([
                // The application's own types have no sample, but for protocols: of the inputs, the dependencies, both.
                "tests": [["swift-testing"], ["xctest"]],
                "input": [[], ["post:Post"], ["due:Date"]],
                "dependency": [["service:any Service"], ["base:URL?"], ["log:Log"]],
            ]) + screensWithData,
        surroundings: application,
        readsSurroundings: true,
        mutated: [
            [
                "input": ["agentId:Int"], "dependency": ["limit:Int"], "entity": ["Client"],
                "opens": ["ClientDetails", "AddClient"],
            ],
            ["entity": ["News"], "input": ["newsId:Int"], "stack": ["false"]],
            ["entity": ["Default"], "opens": ["Help"], "input": ["onDone:() -> Void"], "stack": ["false"]],
        ].map { Variant(options: $0) },
        hasExample: false,
        fewestTests: 160
    )
}
