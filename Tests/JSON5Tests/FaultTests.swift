import JSON5
import TestSupport
import Testing

@Suite struct FaultTests {
    @Test(arguments: [
        ("", Fault(1, 1, .unexpectedEnd)), (" \n ", Fault(2, 2, .unexpectedEnd)), ("[", Fault(1, 2, .unexpectedEnd)),
        ("{", Fault(1, 2, .unexpectedEnd)), ("{a", Fault(1, 3, .unexpectedEnd)), ("{a:", Fault(1, 4, .unexpectedEnd)),
        ("{a:1", Fault(1, 5, .unexpectedEnd)), ("[1", Fault(1, 3, .unexpectedEnd)),
        ("[1,", Fault(1, 4, .unexpectedEnd)),
        ("{a:1,", Fault(1, 6, .unexpectedEnd)), ("'\\", Fault(1, 3, .unexpectedEnd)),
    ])
    func `a text may end too early`(_ text: String, _ expected: Fault) {
        #expect(fault(text) == expected)
    }

    @Test func `an object may have many keys`() {
        let members = (0..<40_000).map { "a\($0): 1" }.joined(separator: ",")
        #expect(fault("{\(members), a7: 1}")?.kind == .duplicateKey("a7"))
    }

    @Test(arguments: [
        ("1 2", Fault(1, 3, .trailingText)), ("{}\n]", Fault(2, 1, .trailingText)),
        ("1e5.", Fault(1, 4, .trailingText)), ("0x1G", Fault(1, 4, .trailingText)),
        ("{a 1}", Fault(1, 4, .expected("':'"))), ("{a: 1 b: 2}", Fault(1, 7, .expected("',' or '}'"))),
        ("[1 2]", Fault(1, 4, .expected("',' or ']'"))), ("[1}", Fault(1, 3, .expected("',' or ']'"))),
        ("{a:1]", Fault(1, 5, .expected("',' or '}'"))), ("{1: 2}", Fault(1, 2, .expected("a key"))),
        ("{,}", Fault(1, 2, .expected("a key"))), ("{a:1,,}", Fault(1, 6, .expected("a key"))),
        ("{-a: 1}", Fault(1, 2, .expected("a key"))), ("[,]", Fault(1, 2, .expected("a value"))),
        ("[1,,]", Fault(1, 4, .expected("a value"))), ("nul", Fault(1, 1, .expected("a value"))),
        ("nullx", Fault(1, 1, .expected("a value"))), ("True", Fault(1, 1, .expected("a value"))),
        ("{a: }", Fault(1, 5, .expected("a value"))), ("\n é", Fault(2, 2, .expected("a value"))),
        ("/ 1", Fault(1, 1, .expected("a comment"))), ("#", Fault(1, 1, .expected("a value"))),
        ("\0", Fault(1, 1, .expected("a value"))), ("`a`", Fault(1, 1, .expected("a value"))),
        ("{é: 😀}", Fault(1, 6, .expected("a value"))), ("['é' x]", Fault(1, 7, .expected("',' or ']'"))),
    ])
    func `something else stands there`(_ text: String, _ expected: Fault) {
        #expect(fault(text) == expected)
    }

    @Test(arguments: [
        ("'a", Fault(1, 1, .unterminatedString)), ("[\n  \"a\n\"]", Fault(2, 3, .unterminatedString)),
        ("\"a'", Fault(1, 1, .unterminatedString)), ("'a\r'", Fault(1, 1, .unterminatedString)),
        ("1 /* a", Fault(1, 3, .unterminatedComment)), ("\n/*/", Fault(2, 1, .unterminatedComment)),
    ])
    func `a string or comment is open`(_ text: String, _ expected: Fault) {
        #expect(fault(text) == expected)
    }

    @Test(arguments: [
        (#"'\1'"#, 2), (#"'a\9'"#, 3), (#"'\01'"#, 2), (#"'\x4'"#, 2), (#"'\xg0'"#, 2), (#"'é\u12'"#, 4),
        (#"'\u12g4'"#, 2), (#"'\uD800'"#, 2), (#"'\uDC00'"#, 2), (#"'\uD800\u0041'"#, 2), (#"'\uD800\uD800'"#, 2),
        (#"'\u"#, 2), (#"'\uD83D\uDE"#, 2), (#"'\u{41}'"#, 2), (#"'\x"#, 2), (#"'\n\uD800\n'"#, 4),
    ])
    func `a bad escape is shown at its backslash`(_ text: String, _ column: Int) {
        #expect(fault(text) == Fault(1, column, .badEscape))
    }

    @Test(arguments: [
        "01", "-01", "00", ".", "+", "-", "--1", "+-1", "- 1", "1e", "1e+", "1a", "1.5x", "0x", "-0x", "1_000",
        "-Infinit", "+nan", "0x10000000000000000", ".e1", "1eé", "5n",
    ])
    func `a bad number is shown at its start`(_ text: String) {
        #expect(fault("[ " + text + "]") == Fault(1, 3, .badNumber))
    }

    @Test(arguments: [
        ("{a: 1, a: 2}", 8, "a"), ("{a: 1, 'a': 2}", 8, "a"), ("{'': 1, \"\": 2}", 9, ""),
        ("{a: 1, '\\x61': 2}", 8, "a"),
        ("{b: {a: 1}, c: {a: 1, a: 1}}", 23, "a"),
    ])
    func `a key stands once`(_ text: String, _ column: Int, _ key: String) {
        #expect(fault(text) == Fault(1, column, .duplicateKey(key)))
    }

    @Test(arguments: ["[", "{a:", "[{a:", "['x',"])
    func `deep nesting is refused, and does not crash`(_ opening: String) {
        let deepest = String(repeating: opening, count: 100_000)
        #expect(withStack(kilobytes: 440) { fault(deepest)?.kind } == .nestedTooDeep(maximum: 100))
    }

    @Test func `a nesting of 99 is not too deep`() throws {
        let text = String(repeating: "[", count: 99) + "1" + String(repeating: "]", count: 99)
        #expect(fault(text) == nil)
        #expect(fault("[" + text + "]") == Fault(1, 101, .nestedTooDeep(maximum: 100)))
    }

    @Test(
        arguments: [
            ([0xFF], 1, 1), ([0x5B, 0x0A, 0x22, 0xC3, 0x22, 0x5D], 2, 2), ([0x22, 0xC3, 0xA9, 0x80, 0x22], 1, 4),
            ([0x22, 0xED, 0xA0, 0x80, 0x22], 1, 2), ([0x22, 0xC0, 0xAF, 0x22], 1, 2),
            ([0x22, 0xF4, 0x90, 0x80, 0x80], 1, 2),
            ([0x31, 0xE2, 0x82], 1, 2),
        ] as [([UInt8], Int, Int)])
    func `bytes that are no UTF-8 are shown`(_ bytes: [UInt8], _ line: Int, _ column: Int) {
        #expect(fault(bytes: bytes) == Fault(line, column, .invalidUTF8))
    }
}
