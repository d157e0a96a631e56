import Testing

@testable import Conventions

/// Timers that keep who starts them, until somebody invalidates them.
struct RepeatingTimerTests {
    private static let block = "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }"
    private static let target =
        "timer = Timer.scheduledTimer(\n            timeInterval: 1, target: self, selector: #selector(tick), "
        + "userInfo: nil, repeats: true)"

    @Test(arguments: [
        (block, "timer"), (target, "timer"), ("self.\(target)", "timer"),
        ("timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: { [self] _ in tick() })", "timer"),
        ("timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true, block: tick)", "timer"),
        ("timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }", "timer"),
        ("timer = .scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.tick() }", nil),
        ("timer = Timer(timeInterval: 1, repeats: true) { _ in self.tick() }", "timer"),
        ("Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }", "scheduledTimer"),
        ("_ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }", "scheduledTimer"),
        ("let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }", "scheduledTimer"),
        ("link = CADisplayLink(target: self, selector: #selector(tick))", "link"),
        ("timer?.invalidate()\n        \(block)", "timer"),
        ("timer?.invalidate()\n        timer = nil\n        \(block)", "timer"),
        ("link.invalidate()\n        \(block)", "timer"),
        ("timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }", nil),
        ("timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [unowned self] _ in self.tick() }", nil),
        ("timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in tick() }", nil),
        ("timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.tick() }", nil),
        ("timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: isOn) { _ in self.tick() }", nil),
        (
            "timer = Timer.scheduledTimer(timeInterval: 1, target: proxy, selector: s, userInfo: self, repeats: true)",
            nil
        ),
        ("timer = Clock.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }", nil),
        ("other.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }", nil),
        ("inherited = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }", nil),
        ("keep(Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() })", nil),
        ("\(block)\n        timer?.invalidate()", nil),
        ("Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { t in self.tick()\n t.invalidate() }", nil),
        (
            "let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }\n        link = timer"
                + "\n        link.invalidate()", nil
        ),
    ])
    func `a timer`(_ code: String, _ name: String?) throws {
        #expect(
            try found("func start() {\n        \(code)\n    }")
                == [name].compactMap(\.self).map { "CartPresenter.\($0)" })
    }

    @Test(arguments: [
        ("deinit { timer?.invalidate() }", true),
        ("deinit { stop() }\n    private func stop() { timer?.invalidate() }", true),
        ("private func stop() { timer?.invalidate() }", true),
        ("private func stop() { timer?.invalidate() }\n    func end() { stop() }", false),
        ("func stop() { timer?.invalidate() }", false), ("func end() { if let timer { timer.invalidate() } }", false),
        ("func end() { timers.forEach { $0.invalidate() } }", false),
        ("}\nclass CartClock {\n    var timer: Timer?\n    func end() { timer?.invalidate() }", true),
        ("}\nclass CartClock {\n    func end() { timer?.invalidate() }", false),
        ("}\nextension CartPresenter {\n    func end() { timer?.invalidate() }", false),
    ])
    func `who lets go of it`(_ member: String, _ isFound: Bool) throws {
        #expect(try found("func start() {\n        \(Self.block)\n    }\n    \(member)").isEmpty != isFound)
    }

    @Test func `a value keeps nothing`() throws {
        #expect(try found("func start() {\n        \(Self.block)\n    }", in: "struct CartPresenter") == [])
    }

    private func found(_ members: String, in type: String = "class CartPresenter") throws -> [String] {
        let properties = "var timer: Timer?\n    var link: CADisplayLink!\n    func tick(_ timer: Timer) {}\n    "
        return try ExampleProject(files: [
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
            "App/Cart/CartPresenter.swift": "\(type) {\n    \(properties)\(members)\n}\n",
            "App/Cart/CartRouter.swift": "class CartRouter {}\n",
        ]).violations().filter { $0.rule == .weakReference }.map(\.symbol)
    }
}
