import GeneratedCode
import Scaffolding
import Testing

extension SetProof {
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
                // A type of the application's own has no sample: of the inputs, of the dependencies, of both.
                "tests": [["swift-testing"], ["xctest"]],
                "input": [[], ["post:Post"], ["due:Date"]],
                "dependency": [["service:any Service"], ["base:URL?"]],
            ]),
        surroundings: { _ in ["Modules/Types.swift": Array("struct Post {}\nprotocol Service {}\n".utf8)] },
        mutated: Variant(options: ["input": ["agentId:Int"], "dependency": ["limit:Int"]]),
        survivors: ["self.fetch = nil: is dropped"],
        fewestTests: 110
    )
}

@Suite struct ViperSwiftUITests {
    @Test func `a module is not called as what its view shows`() {
        #expect(throws: ScaffoldError.self) { try SetProof.viperSwiftUI.module("Progress", Variant()) }
    }

    #if !canImport(SwiftUI)
        /// What is seen of the view, and that its buttons and its task reach the presenter. SwiftUI would not tell.
        @Test func `the view shows the state and tells of events`() throws {
            var files = try SetProof.viperSwiftUI.module("ClientList", Variant())
            let test = """
                import Foundation
                import SwiftUI
                import Testing
                @testable import App

                @MainActor
                struct ClientListViewTests {

                    private struct Offline: Error { }

                    @Test func viewFollowsThePresenter() async throws {
                        let interactor = ClientListInteractorMock()
                        let view = ClientListView(
                            presenter: ClientListPresenter(interactor: interactor, router: ClientListRouter()))
                        #expect(Rendering(view).isInProgress)
                        #expect(Rendering(view).title == "Client List")

                        let load = try #require(Rendering(view).tasks.first)
                        let failing = Task { await load.action() }
                        await interactor.answer(0, .failure(Offline()))
                        await failing.value
                        #expect(!Rendering(view).isInProgress)
                        #expect(Rendering(view).texts == [Offline().localizedDescription])

                        let retry = try #require(Rendering(view).buttons["Try Again"])
                        retry()
                        let reload = try #require(Rendering(view).tasks.first)
                        #expect(reload.id != load.id)
                        let succeeding = Task { await reload.action() }
                        await interactor.answer(1, .success([ClientListItem(id: "1", title: "First")]))
                        await succeeding.value
                        #expect(Rendering(view).texts == [])

                        let select = try #require(Rendering(view).buttons["First"])
                        select()
                        #expect(Rendering(view).texts == ["First"])
                        #expect(Rendering(view).buttons.isEmpty)
                    }

                }

                """
            files["Tests/ClientListViewTests.swift"] = Array(test.utf8)
            let report = try GeneratedProject(files: files).runTests(mode: .swift6)
            #expect(report.isGreen, "\(report)")
        }
    #endif

    private static let mistakes = [
        ("guard self.fetch == fetch else { return }", ""),
        ("self.fetch?.cancel()", ""),
        ("if case .loaded = state { } else { state = .loading }", "state = .loading"),
        ("} onCancel: {\n            fetch.cancel()", "} onCancel: {"),
        ("if state == .loading { state = .idle }", "break"),
        ("case _ where fetch.isCancelled, .failure(is CancellationError):", "case .failure(is CancellationError):"),
        ("attempt += 1", ""),
        ("router.open(.item(item))", ""),
        ("try await interactor.fetch", "leaked.append(self); return try await interactor.fetch"),
    ]

    /// One project has a module for each mistake, in its presenter; each must fail a test.
    @Test func `every mistake in a presenter fails a test`() throws {
        var files: [String: [UInt8]] = [:]
        for (index, (text, mistake)) in Self.mistakes.enumerated() {
            let name = "Wrong\(index)Screen"
            var module = try SetProof.viperSwiftUI.module(name, Variant())
            let path = "Modules/\(name)/Presenter/\(name)Presenter.swift"
            let presenter = String(decoding: try #require(module[path]), as: UTF8.self)
            #expect(presenter.contains(text))
            let leak = "@MainActor private var leaked: [AnyObject] = []\n"
            module[path] = Array((presenter.replacing(text, with: mistake) + leak).utf8)
            files.merge(module) { $1 }
        }
        let report = try GeneratedProject(files: files).runTests(mode: .swift6)
        #expect(report.buildFailure == nil, "\(report)")
        let failures = report.output.split(separator: "\n").filter { $0.contains("recorded an issue") }
        for (index, (_, mistake)) in Self.mistakes.enumerated() {
            #expect(failures.contains { $0.contains("Wrong\(index)Screen") }, "\(index): \(mistake)")
        }
    }
}
