import GeneratedCode
import Testing

extension SetProof {
    /// What screens name: types of the application's own, entities with their services, and modules that are opened.
    @Sendable private static func application(_ variant: Variant) throws -> [String: [UInt8]] {
        let types = """
            struct Post { private init() {} }
            final class Log { private init() {} }
            protocol Api: AnyObject {
                var clients: [Post] { get async throws }
                var limit: Int? { get set }
                func fetch<Item: Decodable>(_ type: Item.Type, at path: String) async throws -> Item
                func cancel(_ done: @escaping (Bool) -> Void)
            }
            nonisolated enum Status: Codable, Hashable, Sendable { case at([Int].Index) }

            """
        var app = ExampleApp(set: "viper-protocols", ["tests": ["none"]])
        app.add(types, at: "Modules/Types.swift")
        guard variant.options["entity"] != nil || variant.options["opens"] != nil else { return app.files }
        let entities = [
            ("Client", ["id:Int", "name:String"], ["agentId:Int"]), ("Order", ["id:String", "status:Status"], []),
            ("News", ["id:Int", "title:String?", "isRead:Bool", "tags:[String]", "day:Date?"], []),
        ]
        for (name, properties, scope) in entities {
            // The tests of one have a sample.
            let tests = name == "News" ? variant.options["tests"] ?? ["none"] : ["none"]
            try app.gen(name, "viper/entity", ["property": properties, "tests": tests])
            try app.gen(name, "viper/api-service", ["scope": scope])
        }
        let modules = [
            ("ClientDetails", ["input": ["clientId:Int"], "entity": ["Client"]]),
            ("AddClient", ["event": ["didCreateClient(clientId: Int)", "didCancel"], "dependency": ["limit:Int"]]),
            ("Help", ["moduleOutput": ["false"]]), ("Remote", ["dependency": ["api:any Api"]]),
        ]
        for (name, options) in modules {
            try app.gen(name, "module", options.merging(["view": ["code"]]) { $1 })
        }
        return app.files
    }

    private static let screensWithData: [Variant] = {
        let screens: [[String: [String]]] = [
            ["entity": ["Client"], "input": ["agentId:Int"], "view": ["storyboard"]],
            ["entity": ["News"], "moduleOutput": ["false"], "view": ["xib"]],
            [
                "entity": ["Client"], "opens": ["ClientDetails", "AddClient", "Help"],
                "input": ["agentId:Int", "title:String?"], "dependency": ["limit:Int"], "moduleOutput": ["false"],
            ],
            [
                "entity": ["Order"], "opens": ["AddClient", "Remote"], "dependency": ["api:any Api", "limit:Int"],
                "event": ["didPick(order: Order, at: Int)", "didFind(count: Int, onDone: () -> Void)", "didCancel"],
            ],
            [
                "opens": ["ClientDetails", "AddClient"], "input": ["clientId:Int", "post:Post"],
                "dependency": ["limit:Int"], "event": ["didLoadURL"],
            ],
            ["entity": ["News"], "opens": ["Remote"], "dependency": ["api:any Api"]],
            ["entity": ["Order"], "input": ["orderId:String", "post:Post"]],
            ["event": ["didPick(id: Int)", "didLoad(title: String?)"], "input": ["title:String?"]],
        ]
        return ["xctest", "swift-testing", "none"].flatMap { framework in
            (framework == "none" ? [screens[3]] : screens).map { screen in
                Variant(options: ["view": ["code"], "tests": [framework]].merging(screen) { $1 })
            }
        }
    }()

    static let viperProtocols = SetProof(
        set: "viper-protocols",
        name: "ClientList",
        variants: Variant.all([
            "view": [["storyboard"], ["xib"], ["code"]],
            "tests": [["xctest"], ["swift-testing"], ["none"]],
            "moduleOutput": [["true"], ["false"]],
            "input": [[], ["agentId:Int", "onDone:(Int, [String]) -> Void"]],
        ]).map { variant in
            // The templates treat them alike and apart: together or not at all is half the work for the compiler.
            var variant = variant
            if variant.options["input"] != [] { variant.options["dependency"] = ["limit:Int", "log:(String) -> Void"] }
            return variant
        }
            + Variant.all([
                // The application's own types have no sample, but for protocols: of the inputs, the dependencies, both.
                "tests": [["xctest"], ["swift-testing"]], "view": [["code"]],
                "input": [[], ["post:Post"], ["id:Int"]],
                "dependency": [["api:any Api"], ["limit:Int"], ["log:Log"]],
            ]) + screensWithData,
        surroundings: application,
        readsSurroundings: true,
        weakReferences: [
            (Variant(options: ["tests": ["xctest"]]), 4),
            (Variant(options: ["tests": ["swift-testing"], "entity": ["News"], "view": ["code"]]), 4),
        ],
        mutated: [
            [
                "view": ["code"], "input": ["agentId:Int"], "dependency": ["limit:Int"], "entity": ["Client"],
                "opens": ["ClientDetails", "AddClient"], "event": ["didPick(id: Int)"],
            ],
            ["entity": ["News"], "input": ["newsId:Int"], "view": ["code"]],
            ["view": ["storyboard"], "input": ["agentId:Int"], "entity": ["Client"], "moduleOutput": ["false"]],
            ["view": ["xib"], "input": ["title:String?"], "opens": ["AddClient"], "dependency": ["limit:Int"]],
        ].map { Variant(options: $0) },
        // What UIKit does with a parent nobody sees, and only UIKit calls what an alert's action does.
        survivors: ["super.didMove(toParent: parent): has nil", "self?.output.didTapRetry(): is dropped"],
        fewestTests: 580
    )
}
