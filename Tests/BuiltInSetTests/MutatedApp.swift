import Foundation
import Testing

/// An application by commands of a set, whose files outside of modules are given small mistakes.
struct MutatedApp: CustomTestStringConvertible, Sendable {
    typealias Command = (name: String, blueprint: String, options: [String: [String]])

    let set: String
    /// What tells it from the set's other application.
    var kind = ""
    let commands: [Command]
    /// Parts of the descriptions of those mistakes that no test can see, or should have to.
    var survivors: [String] = []

    var testDescription: String { "\(set)\(kind)" }

    /// The application, and the blueprints whose files are given mistakes, by the files' paths.
    func generate(tests: String) throws -> (app: ExampleApp, blueprints: [String: String]) {
        var app = ExampleApp(set: set, ["tests": [tests]])
        app.add("nonisolated enum Status: String, Codable, Sendable { case on, off }\n", at: "Status.swift")
        var blueprints: [String: String] = [:]
        for (name, blueprint, options) in commands {
            let known = Set(app.files.keys)
            let isModule = blueprint == "module"
            try app.gen(name, blueprint, isModule ? options.merging(["tests": ["none"]]) { $1 } : options)
            guard !isModule else { continue }
            for path in app.files.keys where path.hasSuffix(".swift") && !path.hasPrefix("Tests/") {
                if !known.contains(path) { blueprints[path] = blueprint }
            }
        }
        return (app, blueprints)
    }

    /// Those of the sets in `VIPERGEN_PROOFS`, or all.
    static let chosen: [MutatedApp] = {
        guard let names = ProcessInfo.processInfo.environment["VIPERGEN_PROOFS"] else { return all }
        let sets = names.split(separator: ",").map { $0.prefix { $0 != "/" } }
        return all.filter { sets.contains($0.set[...]) }
    }()

    private static let all = [
        viper, empty("viper"), cleanSwift, empty("clean-swift"), viperbase, empty("viperbase"), moduleFactory, vipera,
    ]

    private static let viper = MutatedApp(
        set: "viper",
        commands: [
            ("Client", "entity", ["property": ["id:Int", "name:String", "due:Date?"]]),
            ("Client", "api-service", ["scope": ["agentId:Int"]]),
            ("Client", "storage", [:]),
            ("Client", "data-manager", [:]),
            ("Order", "entity", ["property": ["id:String", "note:String?"]]),
            ("Order", "api-service", [:]),
            ("Order", "storage", [:]),
            ("Order", "data-manager", [:]),
            ("Note", "entity", ["property": ["text:String"], "identifiable": ["false"]]),
            ("OrderDetails", "module", ["input": ["orderId:String"], "view": ["code"]]),
            ("OrderList", "module", ["entity": ["Order"], "opens": ["OrderDetails"], "view": ["code"]]),
            ("App", "app", ["root": ["OrderList"]]),
        ],
        survivors: [
            // What was not read at once is read completed, and where all may be missing, with nothing as well.
            "if let value = try? JSONDecoder().decode(", "has [] for saved",
            // The stand-in for Core Data has one kind of store.
            "has \"other\" for ofType: type",
        ])

    private static let cleanSwift = MutatedApp(
        set: "clean-swift",
        commands: [
            ("About", "module", [:]),
            ("Main", "module", ["opens": ["About"]]),
            ("App", "app", ["root": ["Main"]]),
        ])

    private static let viperbase = MutatedApp(
        set: "viperbase",
        commands: [
            ("Base", "support", [:]),
            ("About", "module", ["view": ["code"]]),
            ("Main", "module", ["opens": ["About"], "view": ["code"]]),
            ("App", "app", ["root": ["Main"]]),
        ],
        // Tests have no storyboard.
        survivors: [
            // Modules' tests load storyboards, and the support's none; what stops a program is for people.
            "UIStoryboard(name: name, bundle: bundle): has", "cannot push: its view is in no navigation controller",
        ])

    private static let moduleFactory = MutatedApp(
        set: "module-factory",
        commands: [
            ("App", "app", ["start": ["Main"], "urlScheme": ["cities"]]),
            ("API", "service", [:]),
            ("City", "entity", ["property": ["id:Int", "name:String"]]),
            ("City", "business-service", [:]),
            ("Forecast", "entity", ["property": ["id:String", "text:String?"]]),
            ("Forecast", "business-service", ["scope": ["cityId:Int"]]),
            ("Weather", "service", ["uses": ["API", "City"]]),
            ("CityDetails", "module", ["input": ["cityId:Int"]]),
            ("Main", "module", ["entity": ["City"], "opens": ["CityDetails"]]),
        ],
        // Only the system makes what it is opened with, and only UIKit calls what an alert's action does.
        survivors: [
            "openURLContexts: connectionOptions.urlContexts): ", "for context in URLContexts {", "does not do retry()",
        ])

    private static let vipera = MutatedApp(
        set: "vipera",
        commands: [
            ("App", "app", ["root": ["Main"]]),
            ("Post", "entity", ["property": ["id:Int", "title:String"]]),
            ("Post", "resource", [:]),
            ("Comment", "entity", ["property": ["id:String", "name:String?"]]),
            ("Comment", "resource", ["scope": ["post:Post", "language:String"]]),
            ("PostDetails", "module", ["input": ["post:Post"], "event": ["didRead"]]),
            ("Main", "module", ["entity": ["Post"], "opens": ["PostDetails"]]),
        ],
        // A request decodes what it is given, however much of it is encoded.
        survivors: ["has [] for withAllowedCharacters: allowed"])

    private static func empty(_ set: String) -> MutatedApp {
        MutatedApp(set: set, kind: ", empty", commands: [("App", "app", [:])])
    }
}
