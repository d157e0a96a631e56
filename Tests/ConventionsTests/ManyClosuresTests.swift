import Testing

@testable import Conventions

/// A class that does one thing thousands of times. What takes time beyond proportion would not come to an end here.
struct ManyClosuresTests {
    private static let count = 4_000

    /// Functions, of which each does something alone, or one that does all of it.
    enum Shape: CaseIterable { case one, many }

    @Test(
        .timeLimit(.minutes(5)),
        arguments: [
            "names.bind { _ in self.show(#) }.disposed(by: bag)", "s#.bind { _ in self.show(#) }.disposed(by: bag)",
            "$title.sink { _ in self.show(#) }.store(in: &cancellables)", "one = $title.sink { _ in self.show(#) }",
            "let f# = header.f#\n        f#.rx.text.bind { self.show($0) }.disposed(by: bag)",
            "header.onTap = { self.show(#) }", "onDone = { self.show(#) }", "on# = { self.show(#) }",
            "header.onTap = end", "let h# = CartHeader()\n        h#.onTap = { h#.end() }",
            "let m# = names.map { _ in self.show(#) }\n        m#.bind(to: other).disposed(by: bag)",
            "let m# = $title.sink { _ in self.show(#) }\n        cancellables.insert(m#)",
            "let h# = CartHeader()\n        h#.onTap = { self.end() }\n        view.addSubview(h#)",
            "button.addAction(UIAction { _ in self.show(#) }, for: .tap)",
            "let a# = UIAction { _ in self.show(#) }\n        button.addAction(a#, for: .tap)",
            "button.addAction(.init { _ in self.show(#) }, for: .tap)",
            "d# = UITableViewDiffableDataSource(tableView: table) { _ in self.show(#) }",
            "t# = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.end() }",
            "k# = presenter.observe(\\.name) { _, _ in self.end() }", "e#.setEventHandler { self.end() }",
            "w# = Task { for await text in $title.values { self.show(text) } }",
        ], Shape.allCases)
    func `closures that are kept`(_ code: String, _ shape: Shape) throws {
        let statements = (0..<Self.count).map { Self.numbered(code, $0) }
        let functions =
            shape == .one
            ? ["func set() {\n        \(statements.joined(separator: "\n        "))\n    }"]
            : statements.enumerated().map { "func set\($0)() {\n        \($1)\n    }" }
        let properties = Self.types.filter { code.hasPrefix($0.name) }.flatMap { name, type in
            (0..<Self.count).map { "var \(Self.numbered(name, $0))\(type)" }
        }
        #expect(try found(properties + functions) == Self.count)
    }

    private static let types = [
        (name: "s#", type: " = PublishSubject<Int>()"), (name: "on#", type: ": (() -> Void)?"),
        (name: "d#", type: ": UITableViewDiffableDataSource<Int, Int>!"), (name: "t#", type: ": Timer?"),
        (name: "k#", type: ": NSKeyValueObservation?"), (name: "e#", type: ": DispatchSourceTimer!"),
        (name: "w#", type: ": Task<Void, Never>?"),
    ]

    /// A text with a number in it, and the next one.
    private static func numbered(_ text: String, _ number: Int) -> String {
        text.map { $0 == "#" ? "\(number)" : $0 == "@" ? "\(number + 1)" : String($0) }.joined()
    }

    @Test(
        .timeLimit(.minutes(5)),
        arguments: [
            "class CartPart#: CartBase { var view: CartViewController? }", "class CartPart# { var next: CartPart@? }",
            "protocol CartPart#: CartPart@ {}", "typealias CartPart# = CartPart@",
            "extension CartViewController { func set#() { end() } }",
        ])
    func `types`(_ code: String) throws {
        _ = try found([], (0..<Self.count).map { Self.numbered(code, $0) }.joined(separator: "\n"))
    }

    /// Each stands for the one before.
    @Test(
        .timeLimit(.minutes(5)),
        arguments: ["let m@ = m#\n        m@.bind { self.end() }.disposed(by: bag)", "let m@ = m#"])
    func `local names`(_ code: String) throws {
        let statements = (0..<Self.count).map { Self.numbered(code, $0) }.joined(separator: "\n        ")
        let first = "let m0 = $title.sink { _ in self.end() }"
        _ = try found(["func set() {\n        \(first)\n        \(statements)\n    }"])
    }

    @Test(.timeLimit(.minutes(5))) func `one local name`() throws {
        let statements = (0..<Self.count).map { "long.bind { _ in self.show(\($0)) }.disposed(by: bag)" }
        let code = (["let long = names.filter { $0 }"] + statements).joined(separator: "\n        ")
        // Far below nothing is known of it.
        #expect(try found(["func set() {\n        \(code)\n    }"]) > 0)
    }

    @Test(.timeLimit(.minutes(5))) func `views that are given their delegate`() throws {
        let properties = (0..<Self.count).map { "let view\($0) = CartHeader()" }
        let locals = (0..<Self.count).map { "let p\($0) = CartPresenter()\n        p\($0).view = self" }
        let code = (0..<Self.count).map { "view\($0).delegate = self" } + locals
        #expect(try found(properties + ["func set() {\n        \(code.joined(separator: "\n        "))\n    }"]) == 0)
    }

    private func found(_ members: [String], _ types: String = "") throws -> Int {
        let own = [
            "let presenter = CartPresenter()", "var cancellables = Set<AnyCancellable>()", "let bag = DisposeBag()",
            "let names = BehaviorRelay<String>(value: title)", "let header = CartHeader()",
            "@Published var title = name",
            "var onDone: (() -> Void)?", "var one: AnyCancellable?", "func show(_ text: String) {}", "func end() {}",
        ]
        return try ExampleProject(files: [
            "App/Cart/CartHeader.swift": "class CartHeader: UIView {\n    var onTap: (() -> Void)?\n}\n",
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
            "App/Cart/CartPresenter.swift": "class CartPresenter {\n    weak var view: CartViewController?\n}\n",
            "App/Cart/CartRouter.swift": "class CartRouter {}\n",
            "App/Cart/CartViewController.swift": """
            class CartViewController: UIViewController {
                \((own + members).joined(separator: "\n    "))
            }
            \(types)

            """,
        ]).violations().filter { $0.rule == .weakReference }.count
    }
}
