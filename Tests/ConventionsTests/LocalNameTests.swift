import Testing

@testable import Conventions

/// A name of a method that something local has as well is not the method where that is known.
struct LocalNameTests {
    @Test(arguments: [
        ("func set(load: @escaping () -> Void) { onDone = load }", false),
        ("func set(load: @escaping () -> Void) { onDone = self.load }", true),
        ("func set(with load: @escaping () -> Void) { onDone = load }", false),
        ("func set(load other: @escaping () -> Void) { onDone = load }", true),
        ("init(load: @escaping () -> Void) { onDone = load }", false),
        ("func set() {\n        let load = { print() }\n        onDone = load\n    }", false),
        ("func set() {\n        onDone = load\n        let load = 1\n        print(load)\n    }", true),
        ("func set() {\n        let (load, _) = pair()\n        onDone = load\n    }", false),
        ("func set() {\n        func load() {}\n        onDone = load\n    }", false),
        ("func set() {\n        onDone = load\n        func load() {}\n    }", false),
        ("func set() {\n        func run(load: Int) { print(load) }\n        onDone = load\n    }", true),
        ("func set() {\n        for load in all { onDone = load }\n    }", false),
        ("func set() {\n        for load in all { load() }\n        onDone = load\n    }", true),
        ("func set() {\n        if let load = found { onDone = load }\n    }", false),
        ("func set() {\n        if let load = found { load() } else { onDone = load }\n    }", true),
        ("func set() {\n        if let a = b, let load = a { onDone = load }\n    }", false),
        ("func set() {\n        guard let load = found else { return }\n        onDone = load\n    }", false),
        ("func set() {\n        if case .run(let load) = event { onDone = load }\n    }", false),
        ("func set() {\n        switch event { case let .run(load): onDone = load }\n    }", false),
        (
            "func set() {\n        switch event {\n        case .run(let load): load()\n"
                + "        default: onDone = load\n        }\n    }", true
        ),
        ("func set() {\n        run { load in self.onDone = load }\n    }", false),
        ("func set() {\n        run { (load: @escaping () -> Void) in self.onDone = load }\n    }", false),
        ("func set() {\n        run { load in load() }\n        onDone = load\n    }", true),
        ("func set() {\n        let a = 1, load = all[a]\n        onDone = load\n    }", false),
        ("func set(load: @escaping () -> Void) { taps.sink(receiveValue: load).store(in: &bag) }", false),
        ("func set() { taps.sink(receiveValue: load).store(in: &bag) }", true),
        ("func set(load: @escaping () -> Void) {}\n    func reset() { onDone = load }", true),
    ])
    func `what is local goes before a method`(_ code: String, _ isFound: Bool) throws {
        let found = try ExampleProject(files: [
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
            "App/Cart/CartRouter.swift": "class CartRouter {}\n",
            "App/Cart/CartViewController.swift": "class CartViewController: UIViewController {}\n",
            "App/Cart/CartPresenter.swift": """
            class CartPresenter {
                var onDone: (() -> Void)?
                var bag = Set<AnyCancellable>()
                let taps = PassthroughSubject<Void, Never>()
                \(code)
                func load() {}
            }

            """,
        ]).violations().filter { $0.rule == .weakReference }
        #expect(found.count == (isFound ? 1 : 0), "\(found.map(\.message))")
    }
}
