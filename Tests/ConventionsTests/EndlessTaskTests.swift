import Testing

@testable import Conventions

/// Tasks that wait for what never ends, and keep who keeps them.
struct EndlessTaskTests {
    @Test(arguments: [
        ("task = Task { for await _ in NotificationCenter.default.notifications(named: name) { self.load() } }", true),
        ("self.task = Task {\n            for await title in $title.values { self.show(title) }\n        }", true),
        ("task = Task(priority: .low) { [self] in for await title in titles.values { show(title) } }", true),
        ("task = Task.detached { for await title in self.titles.values { await self.show(title) } }", true),
        ("task = Task { [weak self] in for await title in titles.values { self?.show(title) } }", false),
        ("task = Task { for await title in titles.values { show(title) } }", false),
        ("task = Task { for await title in titles.values.prefix(1) { self.show(title) } }", false),
        ("task = Task { for await title in load() { self.show(title) } }", false),
        ("task = Task { run { for await title in titles.values { self.show(title) } } }", false),
        ("task = Task { for title in titles { self.show(title) } }", false),
        ("let task = Task { for await title in titles.values { self.show(title) } }", false),
        ("Task { for await title in titles.values { self.show(title) } }", false),
        ("task = Task { for await title in titles.values { self.show(title) } }\n        task?.cancel()", false),
    ])
    func `a task`(_ code: String, _ isFound: Bool) throws {
        #expect(try found(code) == (isFound ? ["CartPresenter.task"] : []))
    }

    @Test func `in deinit it is too late to cancel it`() throws {
        let code = "task = Task { for await title in titles.values { self.show(title) } }"
        #expect(try found("\(code)\n    }\n    deinit {\n        task?.cancel()") == ["CartPresenter.task"])
    }

    private func found(_ code: String) throws -> [String] {
        try ExampleProject(files: [
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
            "App/Cart/CartPresenter.swift": """
            class CartPresenter {
                @Published var title = ""
                let titles = CurrentValueSubject<String, Never>("")
                var task: Task<Void, Never>?
                func set() {
                    \(code)
                }
            }

            """,
            "App/Cart/CartRouter.swift": "class CartRouter {}\n",
        ]).violations().filter { $0.rule == .weakReference }.map(\.symbol)
    }
}
