import GeneratedCode
import Scaffolding
import TemplateSets
import Testing

extension SetProof {
    /// What scenes with data name: entities with their services, one of them with a property that has no sample and one
    /// within a scope, and scenes that are opened.
    @Sendable private static func application(_ variant: Variant) throws -> [String: [UInt8]] {
        var app = ExampleApp(set: "clean-swift", ["tests": ["none"]])
        app.add("final class Store { private init() {} }\n", at: "Modules/Store.swift")
        guard variant.options["entity"] != nil || variant.options["opens"] != nil else { return app.files }
        app.add("nonisolated enum Status: Codable, Hashable, Sendable { case at([Int].Index) }\n", at: "Status.swift")
        let entities = [
            ("Feed", ["id:Int", "title:String"], []), ("Order", ["id:String", "status:Status"], ["agentId:Int"]),
            ("News", ["id:Int", "title:String?", "isRead:Bool", "tags:[String]", "day:Date?"], []),
            ("Default", ["id:Int"], []),
        ]
        for (name, properties, scope) in entities {
            // The tests of one have a sample.
            let tests = name == "News" ? variant.options["tests"] ?? ["none"] : ["none"]
            try app.gen(name, "viper/entity", ["property": properties, "tests": tests])
            try app.gen(name, "viper/api-service", ["scope": scope])
        }
        try app.gen("FeedDetails", "module", ["input": ["feedId:Int"]])
        try app.gen("Search", "module", ["input": ["agentId:Int", "text:String?"], "event": ["didCancel"]])
        try app.gen("About")
        try app.gen("AddFeed", "module", ["event": ["didCreateFeed(feedId: Int)", "didCancel"]])
        return app.files
    }

    private static let scenesWithData: [Variant] = {
        let controllers = ["UIViewController", "UITableViewController", "UICollectionViewController"]
        let scenes: [[String: [String]]] =
            controllers.map { controller in
                ["entity": ["Feed"], "opens": ["FeedDetails", "AddFeed"], "superclass": [controller]]
            } + [
                [
                    "entity": ["Order"], "opens": ["Search", "About"], "input": ["agentId:Int", "text:String?"],
                    "event": [
                        "didPick(order: Order, at: Int)", "didFind(count: Int, onDone: () -> Void)", "didCancel",
                    ],
                ],
                ["entity": ["Feed"], "opens": ["FeedDetails", "AddFeed"], "navigation": ["push"]],
                [
                    "entity": ["Order"], "opens": ["Search", "About"], "input": ["agentId:Int", "text:String?"],
                    "navigation": ["present"],
                ],
                ["entity": ["News"], "input": ["title:String"]],
                ["entity": ["Order"], "input": ["orderId:String"], "superclass": [controllers[2]]],
                ["entity": ["Default"], "opens": ["AddFeed"], "input": ["store:Store", "limit:Int"]],
                ["opens": ["AddFeed", "FeedDetails"], "input": ["feedId:Int"], "event": ["didLoadURL"]],
                ["item": ["Thing"], "opens": ["About", "AddFeed"], "superclass": [controllers[1]]],
            ]
        return ["xctest", "swift-testing", "none"].flatMap { framework in
            (framework == "none" ? [scenes[3]] : scenes).map { scene in
                Variant(options: ["tests": [framework]].merging(scene) { $1 })
            }
        }
    }()

    static let cleanSwift = SetProof(
        set: "clean-swift",
        name: "Feeds",
        variants: Variant.all([
            "superclass": [["UIViewController"], ["UITableViewController"], ["UICollectionViewController"]],
            "tests": [["xctest"], ["swift-testing"], ["none"]],
            "item": [[], ["Feed"]],
            "input": [[], ["email:String?", "password:String?", "limit:Int"]],
        ])
            + Variant.all([
                // A request may carry what cannot be sent elsewhere, what has no sample, and nothing that must be
                // there.
                "tests": [["xctest"], ["swift-testing"]],
                "item": [[], ["Feed"]],
                "input": [
                    ["onDone:(Int, [String]) -> Void"], ["store:Store", "limit:Int"],
                    ["email:String?", "onDone:(() -> Void)?"],
                ],
            ]) + scenesWithData,
        otherNames: [
            "Title", "View", "Children", "Description", "Output", "Router", "Request", "Error", "ErrorMessage", "Item",
        ],
        declaringOptions: ["item"],
        surroundings: application,
        readsSurroundings: true,
        weakReferences: [
            (Variant(options: ["tests": ["xctest"]]), 2),
            (Variant(options: ["tests": ["swift-testing"], "entity": ["Feed"], "event": ["didPick(id: Int)"]]), 3),
        ],
        mutated: [
            [
                "superclass": ["UITableViewController"], "input": ["limit:Int"], "entity": ["Feed"],
                "opens": ["FeedDetails", "AddFeed"], "event": ["didPick(id: Int)"],
            ],
            ["entity": ["News"], "input": ["newsId:Int"]],
            [
                "entity": ["Feed"], "superclass": ["UICollectionViewController"], "navigation": ["push"],
                "opens": ["AddFeed"],
            ],
            // A type of its own for each module.
            ["item": ["PatternScreenThing"], "input": ["email:String?"], "opens": ["About", "AddFeed"]],
        ].map { Variant(options: $0) },
        // Only UIKit calls what an alert's action does.
        survivors: ["self?.didTapRetry(): is dropped"],
        fewestTests: 500
    )
}

/// What is fetched has a name of its own, and a list of it is a member of the view controller.
@Suite struct CleanSwiftItemTests {
    @Test func `an item may be called like a member`() throws {
        var files: [String: [UInt8]] = [:]
        for item in [
            "Title", "View", "Description", "Output", "Router", "Request", "ErrorMessage", "Item", "News", "Новость",
        ] {
            let options = ["item": [item], "superclass": ["UITableViewController"]]
            files.merge(try SetProof.cleanSwift.module("My\(item)", Variant(options: options))) { $1 }
        }
        let report = try GeneratedProject(files: files).typeCheck(.swift6)
        #expect(report.isClean, "\(report)")
    }

    @Test(arguments: ["Child", "ToolbarItem"])
    func `an item is not called as the scene needs it`(_ item: String) {
        #expect(throws: ParameterError.self) {
            try SetProof.cleanSwift.module("Feeds", Variant(options: ["item": [item]]))
        }
    }
}
