import Testing

@testable import Conventions

/// Subscriptions whose chains of calls keep the object more than once.
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
}
