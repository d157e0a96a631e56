import Testing
import Text

struct ShellWordTests {
    @Test(arguments: [
        ("App/Cart.swift", "App/Cart.swift"), ("My App", "\"My App\""), ("Bob's", "\"Bob's\""), ("", "''"),
        ("a$b", "'a$b'"), ("it's `a`", "'it'\\''s `a`'"), ("no!", "'no!'"), ("(a)", "\"(a)\""),
    ])
    func `a word is quoted where a shell would not take it`(_ text: String, _ expected: String) {
        #expect(shellWord(text) == expected)
    }
}
