import Testing

@testable import Conventions

/// Subscriptions whose chains of calls keep the object more than once, or stand under local names.
extension KeptSubscriptionTests {
    @Test(arguments: [
        (
            "$title.assign(to: \\.title, on: self)",
            "which keeps 'self': use 'assign(to: &$title)', or 'CartViewController'"
        ),
        ("$title.map { self.text($0) }.assign(to: \\.title, on: self)", "'[weak self]' and use 'assign(to: &$title)'"),
        (
            "$title.map { self.text($0) }.assign(to: \\.seen, on: self)",
            "and use 'sink { [weak self] in self?.seen = $0 }'"
        ),
        ("$title.assign(to: \\.seen, on: self)", "'self': use 'sink { [weak self] in self?.seen = $0 }'"),
        ("$title.map { self.text($0) }.sink(receiveValue: show)", ", also in a closure in place of 'show', or"),
        ("$title.map { self.text($0) }.sink { self.show($0) }", "'[weak self]', also in the closure of 'sink', or"),
        (
            "$title.map { self.text($0) }.filter(where: { self.isShown($0) }).sink { self.show($0) }",
            "capture '[weak self]', also in the closures of 'where' and 'sink', or"
        ),
        (
            "$title.filter { self.isShown($0) }.map { self.text($0) }.assign(to: \\.title, on: self)",
            "also in the closure of 'map', and use 'assign(to: &$title)', or"
        ),
        (
            "$title.filter { self.isShown($0) }.map { self.text($0) }.sink(receiveValue: show)",
            "also in the closure of 'map' and in a closure in place of 'show', or"
        ),
        ("$title.map { self.text($0) }.sink { [weak self] in self?.show($0) }", "capture '[weak self]', or"),
    ])
    func `all that a chain of calls keeps is told`(_ code: String, _ words: String) throws {
        let messages = try found("\(code).store(in: &bag)", \.message)
        #expect(messages.count == 1 && messages[0].contains(words), "\(messages)")
    }

    @Test(arguments: [
        ("let shown = button.rx.tap.bind { self.load() }\n        shown.disposed(by: bag)", ["CartViewController.bag"]),
        (
            "let taps = button.rx.tap.filter { self.isOn }\n        taps.bind(to: names).disposed(by: bag)",
            ["CartViewController.bag"]
        ),
        (
            "let long: Driver<String> = self.names.filter { $0.count > 9 }\n        let first = long.map { self.text($0) }\n"
                + "        first\n            .bind(to: events)\n            .disposed(by: bag)",
            ["CartViewController.bag"]
        ),
        ("let kept = $title.sink { self.show($0) }\n        bag.insert(kept)", ["CartViewController.bag"]),
        ("let kept = $title.sink { self.show($0) }\n        kept.store(in: &bag)", ["CartViewController.bag"]),
        ("let kept = $title.sink { self.show($0) }\n        self.one = kept", ["CartViewController.one"]),
        ("let kept = $title.sink { self.show($0) }\n        kept.cancel()", []),
        ("let kept = $title.sink { self.show($0) }\n        bag.insert(kept)\n        run { kept.cancel() }", []),
        ("let kept = names.bind { self.show($0) }\n        kept.disposed(by: bag)\n        run { kept.dispose() }", []),
        ("let kept = $title.sink { self.show($0) }\n        model.one = kept", []),
        ("let kept = $title.sink { [weak self] in self?.show($0) }\n        bag.insert(kept)", []),
        ("let first = names.take(1)\n        first.bind { self.show($0) }.disposed(by: bag)", []),
        ("let loaded = load().map { self.text($0) }\n        loaded.bind(to: names).disposed(by: bag)", []),
        ("let taps = model?.names ?? other\n        taps.bind { self.show($0) }.disposed(by: bag)", []),
        ("var taps = names.map { self.text($0) }\n        taps.bind(to: events).disposed(by: bag)", []),
        (
            "if isOn {\n            let taps = names.map { self.text($0) }\n        }\n        taps.bind(to: events).disposed(by: bag)",
            []
        ),
        ("let names = load()\n        names.map { self.text($0) }.bind(to: events).disposed(by: bag)", []),
    ])
    func `what stands for it by a local name`(_ code: String, _ symbols: [String]) throws {
        #expect(try found(code) == symbols)
    }
}
