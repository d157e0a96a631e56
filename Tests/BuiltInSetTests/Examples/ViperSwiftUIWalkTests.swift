#if !canImport(SwiftUI)
    import GeneratedCode
    import Testing

    @Suite struct ViperSwiftUIWalkTests {
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
            let one = ["input": ["clientId:Int"], "entity": ["Client"], "stack": ["false"]]
            try app.gen("Client", "module", one)
            try app.gen("AddClient", "module", ["tests": ["none"]])
            let list = ["input": ["agentId:Int"], "entity": ["Client"], "opens": ["Client", "AddClient"]]
            try app.gen("Clients", "module", list)
            try app.gen("Home", "module", ["input": ["agentId:Int"], "opens": ["Clients"], "tests": ["none"]])
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
                    #expect(Rendering(view).identifiers.contains("clientsSpinner"))
                    #expect(Rendering(view).title == "Clients")

                    let load = try #require(Rendering(view).tasks.first)
                    let failing = Task { await load.action() }
                    await interactor.expect(1)
                    interactor.answer(0, .failure(Offline()))
                    await failing.value
                    #expect(!Rendering(view).isInProgress)
                    #expect(Rendering(view).texts.contains(Offline().localizedDescription))
                    #expect(Rendering(view).identifiers.contains("retry"))

                    let retry = try #require(Rendering(view).buttons["Try Again"])
                    retry()
                    let reload = try #require(Rendering(view).tasks.first)
                    #expect(reload.id != load.id)
                    await fetch([])
                    #expect(Rendering(view).texts == ["No Clients"])
                    #expect(Rendering(view).identifiers.contains("noClients"))
                    await fetch([Client(id: 7, name: "Ada")])
                    #expect(Rendering(view).texts == [])
                    #expect(Rendering(view).identifiers.contains("clients"))

                    let select = try #require(Rendering(view).buttons["Ada"])
                    select()
                    #expect(Rendering(view).title == "Client")
                    router.goBack()
                    #expect(Rendering(view).title == "Clients")

                    #expect(Rendering(view).identifiers.contains("addClient"))
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
                    #expect(Rendering(view).texts.contains(Offline().localizedDescription))
                    #expect(Rendering(view).buttons["Ada"] != nil)
                    let again = try #require(Rendering(view).buttons["Try Again"])
                    again()
                    #expect(Rendering(view).tasks.first?.id != last.id)
                }

                @Test func detailsAreShown() async throws {
                    let interactor = ClientInteractorMock()
                    let router = ClientBuilder().build(clientId: 7, path: .constant(NavigationPath())).presenter.router
                    let view = ClientView(presenter: ClientPresenter(clientId: 7, interactor: interactor, router: router))
                    func answer(_ answer: Result<Client, any Error>, to action: @escaping @Sendable () async -> Void) async {
                        let number = interactor.fetches.count
                        let fetch = Task { await action() }
                        await interactor.expect(number + 1)
                        interactor.answer(number, answer)
                        await fetch.value
                    }
                    #expect(Rendering(view).isInProgress)
                    #expect(Rendering(view).identifiers == ["clientSpinner"])

                    let load = try #require(Rendering(view).tasks.first)
                    await answer(.failure(Offline()), to: load.action)
                    #expect(Rendering(view).texts.contains(Offline().localizedDescription))
                    #expect(Rendering(view).identifiers == ["retry"])

                    let retry = try #require(Rendering(view).buttons["Try Again"])
                    retry()
                    let reload = try #require(Rendering(view).tasks.first)
                    #expect(reload.id != load.id)
                    await answer(.success(Client(id: 7, name: "Ada")), to: reload.action)
                    #expect(Rendering(view).texts == ["Id", "7", "Name", "Ada"])
                    #expect(Rendering(view).identifiers == ["client"])

                    await answer(.failure(Offline()), to: try #require(Rendering(view).refresh))
                    #expect(Rendering(view).alerts == ["Something Went Wrong"])
                    #expect(Rendering(view).texts.contains(Offline().localizedDescription))
                    let again = try #require(Rendering(view).buttons["Try Again"])
                    again()
                    #expect(Rendering(view).tasks.first?.id != reload.id)
                }

                @Test func whatIsPresentedCanBeClosed() throws {
                    let view = HomeBuilder().build(agentId: 1)

                    let open = try #require(Rendering(view).buttons["Clients"])
                    open()

                    let sheet = try #require(Rendering(view).sheets.first)
                    #expect(sheet.title == "Clients")
                    #expect(sheet.identifiers.contains("close"))
                    let close = try #require(sheet.buttons["Close"])
                    close()
                    #expect(Rendering(view).sheets.isEmpty)
                }

            }

            """
    }
#endif
