import GeneratedCode
import Testing

extension SetProof {
    /// The application that the modules are built in, and what their options name: entities with what the API answers
    /// of them, one with a property that has no sample and one within a scope, and modules that are opened.
    @Sendable private static func application(_ variant: Variant) throws -> [String: [UInt8]] {
        var app = ExampleApp(set: "vipera")
        let plain = ["tests": ["none"]]
        try app.gen("App", "app", plain)
        try app.gen("Main", "module", plain)
        let services = """
            @MainActor
            protocol Timing { func start(_ seconds: Int) async }
            struct Watch: Timing { func start(_ seconds: Int) async { } }
            extension App {
                var limit: Int { 3 }
                var timing: any Timing { Watch() }
            }

            """
        app.add(services, at: "App/Services.swift")
        let types = """
            nonisolated enum Status: Codable, Hashable, Sendable { case at([Int].Index) }
            nonisolated final class Owner: Codable, Equatable, Sendable {
                let name: String
                init(name: String) { self.name = name }
                static func == (one: Owner, other: Owner) -> Bool { one.name == other.name }
            }

            """
        app.add(types, at: "App/Types.swift")
        let entities = [
            ("Post", ["id:Int", "title:String"], []), ("Order", ["id:String", "status:Status"], ["agentId:Int"]),
            ("Default", ["id:Int"], []),
            (
                "News",
                [
                    "id:Int", "title:String?", "post:Post", "isRead:Bool", "tags:[String]", "day:Date?",
                    // What has only an id is shown by it, an object by its class.
                    "origin:Default", "owner:Owner",
                ], []
            ),
            ("Comment", ["id:Int", "name:String"], ["post:Post", "language:String"]),
        ]
        for (name, properties, scope) in entities {
            try app.gen(name, "entity", plain.merging(["property": properties]) { $1 })
            try app.gen(name, "resource", plain.merging(["scope": scope]) { $1 })
        }
        let details = ["input": ["post:Post"], "event": ["toggleBookmark(for post: Post)", "didRead"]]
        try app.gen("PostDetails", "module", plain.merging(details) { $1 })
        let adding = ["event": ["didCreate(postId: Int)", "didCancel"]]
        try app.gen("AddPost", "module", plain.merging(adding) { $1 })
        return app.files
    }

    private static let screensWithData: [Variant] = {
        let screens: [[String: [String]]] = [
            ["entity": ["Post"], "service": ["limit:Int", "apiService:any Api"]],
            [
                "entity": ["Post"], "opens": ["PostDetails", "AddPost"], "input": ["id:Int"], "presents": ["Main"],
                "event": [
                    "didPick(_ post: Post, at index: Int)", "didFind(count: Int, onDone: () -> Void)", "didStop",
                ],
            ],
            ["entity": ["Post"], "superclass": ["UITableViewController"], "opens": ["PostDetails"]],
            ["entity": ["Post"], "superclass": ["UICollectionViewController"], "opens": ["PostDetails"]],
            ["entity": ["Post"], "superclass": ["UICollectionViewController"], "delegate": ["false"]],
            ["entity": ["Order"], "opens": ["AddPost"], "input": ["agentId:Int"]],
            ["entity": ["Comment"], "input": ["post:Post", "language:String"], "event": ["didMark(post: Post)"]],
            ["entity": ["News"], "input": ["newsId:Int"], "delegate": ["false"]],
            ["entity": ["News"], "input": ["title:String"], "superclass": ["UITableViewController"]],
            ["entity": ["Default"], "opens": ["AddPost"]],
            ["item": ["Post"], "opens": ["PostDetails"], "service": ["apiService:any Api"]],
            ["item": ["Order"], "superclass": ["UITableViewController"]],
            ["item": ["Post"], "superclass": ["UICollectionViewController"], "delegate": ["false"]],
            ["opens": ["AddPost", "PostDetails"], "input": ["post:Post"], "presents": ["PostDetails"]],
        ]
        return ["xctest", "swift-testing", "none"].flatMap { framework in
            (framework == "none" ? [screens[1]] : screens).map { screen in
                Variant(options: ["tests": [framework]].merging(screen) { $1 })
            }
        }
    }()

    static let vipera = SetProof(
        set: "vipera",
        name: "Posts",
        variants: Variant.all([
            "superclass": [
                ["UIViewController"], ["UITableViewController"], ["UICollectionViewController"], ["UITabBarController"],
            ],
            "tests": [["xctest"], ["swift-testing"], ["none"]],
            "delegate": [["true"], ["false"]],
            "input": [[], ["post:Int", "onDone:(Int, [String]) -> Void"]],
        ])
            + Variant.all([
                // The application's own types have no sample, but for protocols: of the inputs, the services, both.
                "tests": [["xctest"], ["swift-testing"]],
                "input": [[], ["status:Status"], ["id:Int"]],
                "service": [["apiService:any Api"], ["limit:Int"], ["timing:any Timing"]],
            ]) + screensWithData,
        surroundings: application,
        readsSurroundings: true,
        weakReferences: [
            (Variant(options: ["tests": ["xctest"]]), 5),
            (Variant(options: ["tests": ["swift-testing"], "entity": ["Post"], "opens": ["PostDetails"]]), 5),
        ],
        mutated: [
            [
                "input": ["id:Int"], "entity": ["Post"], "opens": ["PostDetails", "AddPost"], "presents": ["Main"],
                "event": ["didPick(at index: Int)"],
            ],
            ["entity": ["News"], "input": ["newsId:Int"]],
            ["entity": ["Post"], "superclass": ["UICollectionViewController"], "delegate": ["false"]],
            [
                "item": ["Post"], "superclass": ["UITableViewController"], "opens": ["PostDetails"],
                "service": ["limit:Int"],
            ],
            ["superclass": ["UITabBarController"], "opens": ["AddPost"]],
        ].map { Variant(options: $0) },
        // Only UIKit calls what an alert's action does.
        survivors: ["super.didMove(toParent: parent): has nil", "self?.presenter?.retry(): is dropped"],
        fewestTests: 840
    )

    static let viperaEntity = SetProof(
        set: "vipera", blueprint: "entity", name: "Post",
        variants: Variant.all([
            "tests": [["xctest"], ["swift-testing"], ["none"]],
            "property": [
                ["id:Int"], ["name:String", "tags:[String]"], ["id:String", "title:String?", "status:Status"],
            ],
        ]),
        otherNames: ["Comment"],
        surroundings: { _ in
            [
                "Status.swift": Array(
                    "nonisolated enum Status: Codable, Hashable, Sendable { case at([Int].Index) }\n".utf8)
            ]
        },
        fewestTests: 6
    )

    static let viperaResource = SetProof(
        set: "vipera", blueprint: "resource", name: "Post",
        variants: Variant.all([
            "tests": [["xctest"], ["swift-testing"], ["none"]],
            "scope": [[], ["agentId:Int"], ["post:Post", "language:String"]],
        ]),
        // A name without capitals would be that of the function in the mock service, too.
        otherNames: ["News", "Series", "Новость"], companions: ["entity"],
        surroundings: application,
        readsSurroundings: true,
        fewestTests: 30
    )

    static let viperaApp = SetProof(
        set: "vipera",
        blueprint: "app",
        name: "App",
        variants: Variant.all(["tests": [["xctest"], ["swift-testing"], ["none"]]]),
        surroundings: { _ in try generate("Main", set: "vipera", Variant(options: ["tests": ["none"]])) },
        isWrittenOnce: true,
        fewestTests: 8
    )
}
