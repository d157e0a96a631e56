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
            ["entity": ["Order"], "opens": ["Help"], "input": ["onDone:() -> Void"], "stack": ["false"]],
        ].map { Variant(options: $0) },
        hasExample: false,
        fewestTests: 160
    )
}

@Suite struct ViperSwiftUITests {
    #if !canImport(SwiftUI)
        /// Rows, what a tap on one pushes, what a button presents, an error, and a reload. SwiftUI would not tell.
        @Test func `the screens lead through the app`() throws {
            let report = try GeneratedProject(files: Self.walkedApp().files).runTests(mode: .swift6)
            #expect(report.isGreen, "\(report)")
        }

        /// No unit test of an app can see what the body of a view does: the walk has to.
        @Test func `mistakes in bodies are noticed on the way`() throws {
            let files = try Self.walkedApp().files
            var mutants: [(path: String, mutation: Mutation)] = []
            for path in ["Modules/Clients/View/ClientsView.swift", "Modules/Client/View/ClientView.swift"] {
                let text = String(decoding: try #require(files[path]), as: UTF8.self)
                mutants += Mutation.allInBodies(of: text).map { (path, $0) }
            }
            if !MutationTests.runsAll { mutants = MutationTests.sample(mutants, 3) }
            let outcomes = Array(zip(mutants, try GeneratedProject(files: files).outcomes(of: mutants)))
            if MutationTests.runsAll {
                let compiled = outcomes.filter { $0.1 != .doesNotCompile }.count
                print("viper-swiftui, bodies: \(outcomes.filter { $0.1 == .fails }.count) of \(compiled) fail the walk")
            }
            let survivors = outcomes.filter { $0.1 == .survives }.map { "\($0.0.path), \($0.0.mutation)" }
            #expect(survivors == [])
        }

        private static func walkedApp() throws -> ExampleApp {
            var app = ExampleApp(set: "viper-swiftui")
            try app.gen("Client", "viper/entity", ["property": ["id:Int", "name:String"], "tests": ["none"]])
            try app.gen("Client", "viper/api-service", ["scope": ["agentId:Int"], "tests": ["none"]])
            let one = ["input": ["clientId:Int"], "stack": ["false"], "tests": ["none"]]
            try app.gen("Client", "module", one)
            try app.gen("AddClient", "module", ["tests": ["none"]])
            let list = ["input": ["agentId:Int"], "entity": ["Client"], "opens": ["Client", "AddClient"]]
            try app.gen("Clients", "module", list)
            app.add(walk, at: "Tests/WalkTests.swift")
            return app
        }

        private static let walk = """
            import Foundation
            import SwiftUI
            import Testing
            @testable import App

            @MainActor
            struct WalkTests {

                private struct Offline: Error { }

                @Test func screensLeadThroughTheApp() async throws {
                    let interactor = ClientsInteractorMock()
                    let router = ClientsBuilder().build(agentId: 1).presenter.router
                    let presenter = ClientsPresenter(agentId: 1, interactor: interactor, router: router)
                    let view = ClientsView(presenter: presenter)
                    func fetch(_ clients: [Client]) async {
                        let number = interactor.fetches.count
                        let load = Task { await presenter.load() }
                        await interactor.expect(number + 1)
                        interactor.answer(number, .success(clients))
                        await load.value
                    }
                    #expect(Rendering(view).isInProgress)
                    #expect(Rendering(view).title == "Clients")

                    let load = try #require(Rendering(view).tasks.first)
                    let failing = Task { await load.action() }
                    await interactor.expect(1)
                    interactor.answer(0, .failure(Offline()))
                    await failing.value
                    #expect(!Rendering(view).isInProgress)
                    #expect(Rendering(view).texts.contains(Offline().localizedDescription))

                    let retry = try #require(Rendering(view).buttons["Try Again"])
                    retry()
                    let reload = try #require(Rendering(view).tasks.first)
                    #expect(reload.id != load.id)
                    await fetch([])
                    #expect(Rendering(view).texts == ["No Clients"])
                    await fetch([Client(id: 7, name: "Ada")])
                    #expect(Rendering(view).texts == [])
                    #expect(Rendering(view).identifiers.contains("clients"))

                    let select = try #require(Rendering(view).buttons["Ada"])
                    select()
                    #expect(Rendering(view).title == "Client")
                    router.goBack()
                    #expect(Rendering(view).title == "Clients")

                    let add = try #require(Rendering(view).buttons["Add Client"])
                    add()
                    #expect(Rendering(view).sheets.map(\\.title) == ["Add Client"])
                    #expect(Rendering(view).buttons["Close"] == nil)
                    let close = try #require(Rendering(view).sheets.first?.buttons["Close"])
                    close()
                    #expect(Rendering(view).sheets.isEmpty)
                    let last = try #require(Rendering(view).tasks.first)
                    #expect(last.id != reload.id)

                    let refresh = try #require(Rendering(view).refresh)
                    let refreshing = Task { await refresh() }
                    await interactor.expect(4)
                    interactor.answer(3, .failure(Offline()))
                    await refreshing.value
                    #expect(Rendering(view).alerts == ["Something Went Wrong"])
                    #expect(Rendering(view).buttons["Ada"] != nil)
                }

            }

            """
    #endif
}
