import GeneratedCode
import Testing

extension SetProof {
    /// What screens with data name: entities with their services, one of them with a property that has no sample and
    /// one within a scope, and modules that are opened.
    @Sendable private static func application(_ variant: Variant) throws -> [String: [UInt8]] {
        guard variant.options["entity"] != nil || variant.options["opens"] != nil else { return [:] }
        func options(_ options: [String: [String]]) -> Variant {
            Variant(options: options.merging(["tests": ["none"], "view": ["code"]]) { $1 })
        }
        var files = [
            "Status.swift": Array(
                "nonisolated enum Status: Codable, Hashable, Sendable { case at([Int].Index) }\n".utf8)
        ]
        let entities = [
            ("Client", ["id:Int", "name:String"], []), ("Order", ["id:String", "status:Status"], ["agentId:Int"]),
            ("News", ["id:Int", "title:String?", "isRead:Bool", "tags:[String]", "day:Date?"], []),
            ("Default", ["id:Int"], []),
        ]
        for (name, properties, scope) in entities {
            // The tests of one have a sample.
            var entity = options(["property": properties])
            if name == "News" { entity.options["tests"] = variant.options["tests"] }
            files.merge(try generate(name, set: "viper", blueprint: "entity", entity)) { $1 }
            let service = options(["scope": scope])
            files.merge(try generate(name, set: "viper", blueprint: "api-service", service)) { $1 }
        }
        let details = options(["input": ["clientId:Int"]])
        files.merge(try generate("ClientDetails", set: "viper", details)) { $1 }
        let adding = options(["event": ["didCreateClient(clientId: Int)", "didCancel"]])
        files.merge(try generate("AddClient", set: "viper", adding)) { $1 }
        return files
    }

    private static let screensWithData: [Variant] = {
        let screens: [[String: [String]]] = [
            ["entity": ["Client"]],
            ["entity": ["Client"], "delegate": ["false"], "view": ["xib"]],
            [
                "entity": ["Client"], "cell": ["Client", "Header"], "opens": ["ClientDetails", "AddClient"],
                "input": ["agentId:Int"], "view": ["storyboard"],
            ],
            [
                "entity": ["Order"], "opens": ["AddClient"], "input": ["agentId:Int"],
                "event": ["didPick(order: Order, at: Int)", "didFind(count: Int, onDone: () -> Void)", "didCancel"],
            ],
            ["opens": ["AddClient", "ClientDetails"], "input": ["clientId:Int"], "event": ["didLoadURL"]],
            ["entity": ["News"], "input": ["title:String"]],
            ["entity": ["Order"], "input": ["orderId:String"], "delegate": ["false"]],
            ["entity": ["Client"], "input": ["clientId:Int"], "cell": ["Client"]],
            ["entity": ["Default"], "opens": ["AddClient"], "delegate": ["false"]],
        ]
        return ["xctest", "swift-testing", "none"].flatMap { framework in
            (framework == "none" ? [screens[2]] : screens).map { screen in
                Variant(options: ["view": ["code"], "tests": [framework]].merging(screen) { $1 })
            }
        }
    }()

    static let viper = SetProof(
        set: "viper",
        name: "ClientList",
        variants: Variant.all([
            "view": [["storyboard"], ["xib"], ["code"]],
            "tests": [["xctest"], ["swift-testing"], ["none"]],
            "delegate": [["true"], ["false"]],
            "cell": [[], ["Client", "Header"]],
            "input": [[], ["agentId:Int", "title:String?", "onDone:(Int, [String]) -> Void"]],
        ]) + screensWithData,
        surroundings: application,
        readsSurroundings: true,
        weakReferences: [
            (Variant(options: ["tests": ["xctest"], "view": ["code"]]), 4),
            (Variant(options: ["tests": ["swift-testing"], "view": ["code"], "entity": ["Client"]]), 4),
        ],
        mutated: [
            [
                "view": ["code"], "input": ["agentId:Int"], "entity": ["Client"], "cell": ["Client", "Header"],
                "opens": ["ClientDetails", "AddClient"], "event": ["didPick(id: Int)"],
            ],
            ["entity": ["News"], "input": ["newsId:Int"], "view": ["code"]],
            ["view": ["storyboard"], "entity": ["Client"], "cell": ["Client"], "delegate": ["false"]],
            ["view": ["xib"], "cell": ["Client", "Header"], "input": ["title:String?"], "opens": ["AddClient"]],
        ].map { Variant(options: $0) },
        // Only UIKit calls what an alert's action does.
        survivors: ["super.didMove(toParent: parent): has nil", "self?.didTapRetry(): is dropped"],
        meetingOptions: 3,
        fewestTests: 600
    )
}
