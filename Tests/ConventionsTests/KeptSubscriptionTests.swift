import Testing

@testable import Conventions

/// Subscriptions that a class keeps, and that keep it.
struct KeptSubscriptionTests {
    @Test(arguments: [
        "$title.sink { self.show($0) }.store(in: &bag)",
        "self.$title\n            .map { $0 }\n            .sink(receiveValue: { [self] in show($0) })\n            .store(in: &self.bag)",
        "$title.map { self.text($0) }.sink { [weak self] in self?.show($0) }.store(in: &bag)",
        "$title.sink(receiveValue: show).store(in: &bag)", "$title.assign(to: \\.text, on: self).store(in: &bag)",
        "bag.insert($title.sink { self.show($0) })", "taps.sink { _ in self.load() }.store(in: &bag)",
        "model?.$title.sink { self.show($0) }.store(in: &bag)", "model.titles.sink { self.show($0) }.store(in: &bag)",
        "model.texts.sink { self.show($0) }.store(in: &bag)", "output.texts.sink { self.show($0) }.store(in: &bag)",
        "NotificationCenter.default.publisher(for: name).sink { _ in self.load() }.store(in: &bag)",
        "Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in self.load() }.store(in: &bag)",
        "$title.sink(receiveCompletion: { _ in }, receiveValue: { self.show($0) }).store(in: &bag)",
        "$title.sink { _ in } receiveValue: { self.show($0) }.store(in: &bag)",
    ])
    func `a publisher that never ends`(_ code: String) throws {
        #expect(try found(code) == ["CartViewController.bag"])
    }

    @Test(arguments: [
        "$title.sink { [weak self] in self?.show($0) }.store(in: &bag)",
        "$title.sink { [unowned self] in self.show($0) }.store(in: &bag)", "$title.sink { show($0) }.store(in: &bag)",
        "$title.first().sink { self.show($0) }.store(in: &bag)", "$title.sink { self.show($0) }.store(in: &set)",
        "$title.sink { self.show($0) }.store(in: &model.bag)",
        "var bag = Set<AnyCancellable>()\n        $title.sink { self.show($0) }.store(in: &bag)",
        "$title.assign(to: \\.text, on: label).store(in: &bag)", "$title.assign(to: &$other)",
        "let bag = $title.sink { self.show($0) }", "load().sink { self.show($0) }.store(in: &bag)",
        "model.load().sink { self.show($0) }.store(in: &bag)", "model.answers.sink { self.show($0) }.store(in: &bag)",
        "Just(1).sink { self.show($0) }.store(in: &bag)", "loader.answers.sink { self.show($0) }.store(in: &bag)",
        "URLSession.shared.dataTaskPublisher(for: url).sink { self.show($0) }.store(in: &bag)",
        "let taps = load()\n        taps.sink { self.show($0) }.store(in: &bag)",
        "taps.sink { _ in self.load() }.store(in: &bag)\n        taps.send(completion: .finished)",
        "$title.sink { self.show($0) }.store(in: &bag)\n        bag.removeAll()",
        "$title.sink { self.show($0) }.store(in: &bag)\n        bag = []",
        "$title.sink { self.show($0) }.store(in: &bag)\n        for one in bag { one.cancel() }",
        "run { [unowned self] in $title.sink { self.show($0) }.store(in: &bag) }",
    ])
    func `one that ends, or that somebody ends`(_ code: String) throws {
        #expect(try found(code) == [])
    }

    @Test(arguments: [
        ("one = $title.sink { self.show($0) }", true), ("self.one = $title.sink { self.show($0) }", true),
        ("one = $title.sink { self.show($0) }\n        one = $other.sink { [weak self] _ in self?.load() }", true),
        ("one = $title.sink { self.show($0) }\n        one?.cancel()", false),
        ("one = $title.sink { self.show($0) }\n        one = nil", false),
        ("model.one = $title.sink { self.show($0) }", false),
    ])
    func `a property for one`(_ code: String, _ isFound: Bool) throws {
        #expect(try found(code) == (isFound ? ["CartViewController.one"] : []))
    }

    @Test(arguments: [
        ("button.rx.tap.subscribe(onNext: { self.load() }).disposed(by: bag)", true),
        ("button.rx.tap.bind { _ in self.load() }.disposed(by: self.bag)", true),
        ("header.button.rx.tap.bind(onNext: load).disposed(by: bag)", true),
        ("header.rx.event.bind { _ in self.load() }.disposed(by: bag)", true),
        (
            "let tap = UITap()\n        view.addGestureRecognizer(tap)\n        tap.rx.event.bind { _ in self.load() }.disposed(by: bag)",
            true
        ),
        (
            "let tap = UITap()\n        tap.rx.event.bind { self.load() }.disposed(by: bag)\n        button.addGestureRecognizer(tap)",
            true
        ),
        (
            "let tap = UITap()\n        cell.addGestureRecognizer(tap)\n        tap.rx.event.bind { self.load() }.disposed(by: bag)",
            false
        ),
        ("header.table.rx.willDisplayCell.bind { _ in self.load() }.disposed(by: bag)", true),
        (
            "let field = header.field\n        field.rx.text.subscribe(onNext: { self.show($0) }).disposed(by: bag)",
            true
        ),
        ("let field = make()\n        field.rx.text.subscribe(onNext: { self.show($0) }).disposed(by: bag)", false),
        ("navigationItem.rightBarButtonItem?.rx.tap.bind { self.load() }.disposed(by: bag)", true),
        ("names.asObservable().map { self.text($0) }.bind(to: label.rx.text).disposed(by: bag)", true),
        ("model.names.subscribe { _ in self.load() }.disposed(by: bag)", true),
        ("button.rx.tap.subscribe(onNext: { [weak self] in self?.load() }).disposed(by: bag)", false),
        ("button.rx.tap.subscribe(onNext: { self.load() }).addDisposableTo(bag)", true),
        ("let add = UIBarButtonItem()\n        add.rx.tap.bind { self.load() }.disposed(by: bag)", true),
        ("let add = UIButton(type: .system)\n        add.rx.tap.bind { self.load() }.disposed(by: bag)", true),
        ("let add = makeButton()\n        add.rx.tap.bind { self.load() }.disposed(by: bag)", false),
        ("button.rx.tap.take(1).subscribe(onNext: { self.load() }).disposed(by: bag)", false),
        ("cell.button.rx.tap.subscribe(onNext: { self.load() }).disposed(by: bag)", false),
        ("button.rx.tap.subscribe(onNext: { self.load() }).disposed(by: cell.bag)", false),
        ("provider.rx.request(.all).subscribe { self.show($0) }.disposed(by: bag)", false),
        ("model.load().subscribe(onNext: { self.show($0) }).disposed(by: bag)", false),
        (
            "names.bind(onNext: { [self] _ in\n            load().bind { [weak self] in self?.load() }.disposed(by: bag)\n"
                + "        }).disposed(by: bag)", true
        ),
        ("inputs.events.subscribe(onNext: { self.load() }).disposed(by: bag)", true),
        ("inputs.events.asSingle().subscribe(onSuccess: { self.load() }).disposed(by: bag)", false),
        ("own.taps.asObservable().subscribe(onNext: { self.load() }).disposed(by: bag)", true),
        ("own.answers.subscribe(onNext: { self.load() }).disposed(by: bag)", false),
        ("names.bind(weak: self) { (self, name) in self.show(name) }.disposed(by: bag)", false),
        ("names.bind(weak: self) { self, name in self.show(name) }.disposed(by: bag)", false),
        ("button.rx.tap.subscribe(onNext: { self.load() }).disposed(by: bag)\n        bag = DisposeBag()", false),
    ])
    func `an observable`(_ code: String, _ isFound: Bool) throws {
        #expect(try found(code) == (isFound ? ["CartViewController.bag"] : []))
    }

    @Test(arguments: [
        ("names.bind { names in self.show(names) }.disposed(by: bag)", true),
        ("self.names.bind { names in self.show(names) }.disposed(by: bag)", true),
        ("model.names.subscribe(onNext: { model in self.show(model) }).disposed(by: bag)", true),
        ("names.bind { let names = $0; self.show(names) }.disposed(by: bag)", true),
        ("taps.sink { taps in self.load() }.store(in: &bag)", true),
        ("load { names in show(names) }\n        names.bind { _ in self.load() }.disposed(by: bag)", true),
        ("load { bag in show(bag) }\n        names.bind { _ in self.load() }.disposed(by: bag)", true),
        ("let names = load()\n        names.bind { names in self.show(names) }.disposed(by: bag)", false),
        ("load { names in names.bind { _ in self.load() }.disposed(by: self.bag) }", false),
    ])
    func `what a closure binds is known in it alone`(_ code: String, _ isFound: Bool) throws {
        #expect(try found(code) == (isFound ? ["CartViewController.bag"] : []))
    }

    @Test(arguments: [
        ("Observable.combineLatest(names, load()).bind { _ in self.load() }.disposed(by: bag)", true),
        ("Observable.combineLatest(names, events) { $0 }.bind { _ in self.load() }.disposed(by: bag)", true),
        ("Observable.merge([load(), self.names.asObservable()]).bind { self.load() }.disposed(by: bag)", true),
        ("Observable.merge(load(), load()).bind { self.load() }.disposed(by: bag)", false),
        ("Observable.merge(names.take(1), load()).bind { self.load() }.disposed(by: bag)", false),
        ("Observable.zip(names, events, resultSelector: pair).bind { _ in self.load() }.disposed(by: bag)", true),
        ("Observable.zip(names, load()).bind { _ in self.load() }.disposed(by: bag)", false),
        ("Observable.merge(names, events).take(1).bind { _ in self.load() }.disposed(by: bag)", false),
        ("Driver.merge(names.asDriver(), other.asDriver()).drive { _ in self.load() }.disposed(by: bag)", true),
        ("Publishers.CombineLatest3($title, load(), load()).sink { _ in self.load() }.store(in: &bag)", true),
        ("Publishers.Merge(taps, load()).sink { _ in self.load() }.store(in: &bag)", true),
        ("Publishers.Zip(taps, $title.map { $0 }).sink { _ in self.load() }.store(in: &bag)", true),
        ("Publishers.Zip(taps, load()).sink { _ in self.load() }.store(in: &bag)", false),
        ("Publishers.Other(taps, taps).sink { _ in self.load() }.store(in: &bag)", false),
    ])
    func `several that are combined`(_ code: String, _ isFound: Bool) throws {
        #expect(try found(code) == (isFound ? ["CartViewController.bag"] : []))
    }

    /// Nobody combines so much, and to look into each combination anew takes as long as the code for every level.
    @Test(arguments: [("Observable.merge(", ")"), ("[", "]")])
    func `what is combined in many levels takes no time`(_ open: String, _ close: String) throws {
        func code(_ depth: Int) -> String {
            let (opened, closed) = (String(repeating: open, count: depth), String(repeating: close, count: depth))
            return "Observable.merge(\(opened)names\(closed)).bind { self.load() }.disposed(by: bag)"
        }
        #expect(try found(code(3)) == ["CartViewController.bag"])
        #expect(try found(code(20_000)).isEmpty)
    }

    @Test(arguments: [
        ("class CartCell: UITableViewCell", "bag = DisposeBag()", true),
        ("class CartCell: UITableViewCell", "self.bag = DisposeBag()", true),
        ("class CartCell: UITableViewCell", "screen.bag = DisposeBag()", false),
        ("extension CartViewController", "bag = DisposeBag()", false),
        ("extension CartInputs", "bag = DisposeBag()", false), ("extension UIResponder", "bag = DisposeBag()", false),
        ("class CartPayViewController: CartViewController", "bag = DisposeBag()", false),
        ("class CartPayViewController: UIViewController", "\(Self.cell)cell.bag = DisposeBag()", true),
    ])
    func `a bag of that name which another class empties`(_ type: String, _ code: String, _ isFound: Bool) throws {
        let subscription = "names.bind { _ in self.load() }.disposed(by: bag)"
        let other = "\(type) {\n    func prepareForReuse() {\n        \(code)"
        let symbols = try found("\(subscription)\n    }\n    func end() {}\n}\n\(other)")
        #expect(symbols == (isFound ? ["CartViewController.bag"] : []))
    }

    private static let cell =
        "let cell = table.dequeueReusableCell(withIdentifier: id, for: path) as! CartModel\n        "

    @Test(arguments: [
        ("let inherited: CartModel", true), ("var inherited: CartModel!", true),
        ("weak var inherited: CartModel?", false), ("let inherited: OtherModel", false),
    ])
    func `what a class elsewhere has`(_ property: String, _ isFound: Bool) throws {
        let base = "class BaseViewController: UIViewController {\n    \(property)\n}\n"
        let symbols = try found(
            "inherited.names.bind { self.show($0) }.disposed(by: bag)", with: "App/BaseViewController.swift", base)
        #expect(symbols == (isFound ? ["CartViewController.bag"] : []))
    }

    @Test(arguments: [("bag = DisposeBag()", false), ("load()", true)])
    func `a generic superclass that empties a bag`(_ code: String, _ isFound: Bool) throws {
        let base = "class BaseViewController<Model>: UIViewController {\n    func reset() { \(code) }\n}\n"
        let symbols = try found(
            "names.bind { self.show($0) }.disposed(by: bag)", with: "App/Cart/BaseViewController.swift", base,
            arguments: "<CartModel>")
        #expect(symbols == (isFound ? ["CartViewController.bag"] : []))
    }

    @Test func `what a generic class elsewhere has`() throws {
        let base = "class BaseViewController<Model: AnyObject>: UIViewController {\n    var inherited: Model!\n}\n"
        let symbols = try found(
            "inherited.names.bind { self.show($0) }.disposed(by: bag)", with: "App/BaseViewController.swift", base,
            arguments: "<CartModel>")
        #expect(symbols == ["CartViewController.bag"])
    }

    @Test(arguments: [
        ("button.rx.tap.bind(to: events).disposed(by: bag)", true), ("load().bind(to: names).disposed(by: bag)", true),
        ("load().bind(to: events).disposed(by: bag)", false),
        ("button.rx.tap.take(1).bind(to: self.events).disposed(by: bag)", false), ("events.onCompleted()", false),
        ("taps.send(completion: .finished)", true), ("[events].forEach { $0.onCompleted() }", false),
    ])
    func `a subject that gets the events of others`(_ code: String, _ isFound: Bool) throws {
        let subscription = "events.subscribe(onNext: { self.load() }).disposed(by: bag)"
        #expect(try found("\(subscription)\n        \(code)") == (isFound ? ["CartViewController.bag"] : []))
    }

    @Test(arguments: [
        ("let inherited = DisposeBag()", true), ("var inherited = DisposeBag()", true),
        ("var inherited = DisposeBag()\n    func reset() { inherited = DisposeBag() }", false),
        ("weak var inherited: DisposeBag?", false), ("let other = DisposeBag()", false),
    ])
    func `a property of a class elsewhere`(_ property: String, _ isFound: Bool) throws {
        let base = "class BaseViewController: UIViewController {\n    \(property)\n}\n"
        let symbols = try found(
            "names.bind(onNext: { self.show($0) }).disposed(by: inherited)", with: "App/BaseViewController.swift", base)
        #expect(symbols == (isFound ? ["CartViewController.inherited"] : []))
    }

    @Test func `in deinit it is too late to end it`() throws {
        let code = "$title.sink { self.show($0) }.store(in: &bag)\n    }\n    deinit {\n        bag.removeAll()"
        #expect(try found(code) == ["CartViewController.bag"])
    }

    func found(
        _ code: String, _ part: (Violation) -> String = \.symbol, with path: String = "App/BaseViewController.swift",
        _ base: String = "class BaseViewController: UIViewController {}\n", arguments: String = ""
    ) throws -> [String] {
        try ExampleProject(files: [
            path: base,
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
            "App/Cart/CartModel.swift": """
            protocol CartOutput: AnyObject { var texts: AnyPublisher<String, Never> { get } }
            final class CartModel: CartOutput {
                @Published var title = ""
                let titles = CurrentValueSubject<String, Never>("")
                let names: BehaviorRelay<String> = .init(value: "")
                var texts: AnyPublisher<String, Never> { titles.eraseToAnyPublisher() }
                var answers: AnyPublisher<String, Never> { service.load() }
            }

            """,
            "App/Cart/CartRouter.swift": "class CartRouter {}\n",
            "App/Cart/CartViewController.swift": """
            protocol CartInputs { var events: PublishSubject<Void> { get } }
            class CartViewController: BaseViewController\(arguments), CartInputs {
                @Published var title = ""
                @Published var seen = "" { didSet { load() } }
                let taps = PassthroughSubject<Void, Never>()
                let events = PublishSubject<Void>()
                let names = BehaviorRelay<String>(value: "")
                struct Own {
                    let taps = PublishRelay<Void>()
                    let answers = Single<Void>.just(())
                }
                let own = Own()
                let button = UIButton(), header = CartHeader(), provider = MoyaProvider<Cart>()
                var model: CartModel?
                var output: CartOutput
                var loader: Loader
                var one: AnyCancellable?
                var bag = Set<AnyCancellable>()
                func set() {
                    \(code)
                }
                var inputs: CartInputs { self }
                func load() {}
                func show(_ text: String) {}
            }

            """,
        ]).violations().filter { $0.rule == .weakReference && $0.symbol != "CartViewController.output" }.map(part)
    }
}
