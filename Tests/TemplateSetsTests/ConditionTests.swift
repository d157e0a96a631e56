import TemplateSets
import TestSupport
import Testing

@Suite struct ConditionTests {
    @Test(arguments: [
        ("a", "a"), (" a ", "a"), ("!a", "!a"), ("! ! a", "!(!a)"), ("a==b", "a == b"), ("a != b", "a != b"),
        ("!(a == b)", "a != b"), ("!a == b", "a != b"), ("a && b || c", "(a && b || c)"),
        ("a || b && c", "(a || b && c)"), ("(a || b) && c", "(a || b) && c"), ("!(a || b)", "!((a || b))"),
        ("!a && b", "!a && b"), ("((a))", "a"), ("tests == swift-testing", "tests == swift-testing"),
        ("a&&b", "a && b"),
        ("v == 2", "v == 2"), ("имя", "имя"), ("a == b || c != d && !e", "(a == b || c != d && !e)"),
    ])
    func `a condition is read, and written alike`(_ text: String, _ written: String) throws {
        let condition = try #require(Condition(text))
        #expect(condition.text == written)
        #expect(Condition(written) == condition)
    }

    @Test(arguments: [
        "", " ", "!", "a b", "a &&", "&& a", "a & b", "a | b", "a = b", "a === b", "a ==", "== a", "(a", "a)", "()",
        "a == (b)", "a == \"b\"", "a == 'b'", "a == b == c", "a || || b", "a + b", "-a", "{{a}}", "a ! b", "\u{301}",
    ])
    func `nonsense is no condition`(_ text: String) {
        #expect(Condition(text) == nil)
    }

    @Test(arguments: [
        ("a", "t"), ("b", "f"), ("!b", "t"), ("a && b", "f"), ("a || b", "t"), ("b && b || a", "t"),
        ("a || b && b", "t"),
        ("(a || b) && b", "f"), ("!a || a", "t"), ("!(a || b)", "f"), ("view == xib", "t"), ("view != xib", "f"),
        ("!view == xib", "f"), ("view == code || a", "t"), ("a == true", "t"), ("unknown", "f"), ("unknown == x", "f"),
    ])
    func `a condition holds or not`(_ text: String, _ expected: String) throws {
        let condition = try #require(Condition(text))
        let texts = ["view": "xib", "a": "true"]
        let holds = condition.holds(isTrue: { $0 == "a" }, text: { texts[$0] ?? "" })
        #expect(holds == (expected == "t"))
    }

    @Test func `a condition knows what it names`() throws {
        let condition = try #require(Condition("a && (b == c || !d)"))
        #expect(condition.names == ["a", "b", "d"])
    }

    @Test(arguments: [("(", ")"), ("!", ""), ("a||", ""), ("a&&", ""), ("!(", ")"), ("a==", "")])
    func `a monstrous condition is refused, and does not crash`(_ opening: String, _ closing: String) {
        let text = String(repeating: opening, count: 100_000) + "a" + String(repeating: closing, count: 100_000)
        #expect(withStack(kilobytes: 440) { Condition(text) == nil })
    }
}
