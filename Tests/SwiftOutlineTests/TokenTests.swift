import SwiftOutline
import Testing

@Suite struct TokenTests {
    @Test(
        arguments: [
            (
                "foo _bar Ünïcode 名前 😀 e\u{301}",
                ["foo", "_bar", "Ünïcode", "名前", "😀", "e\u{301}"].map { "identifier " + $0 }
            ),
            ("a$b", ["identifier a$b"]),
            ("$0 $name", ["dollarIdentifier $0", "dollarIdentifier $name"]),
            ("`class`", ["backtickedIdentifier `class`"]),
            ("`hello (world` x", ["backtickedIdentifier `hello (world`", "identifier x"]),
            ("a\u{A0}b", ["identifier a", "identifier b"]),
            ("\u{FEFF}a", ["identifier a"]),
            ("<#T##name#>x", ["editorPlaceholder <#T##name#>", "identifier x"]),
            ("a<#b", ["identifier a", "operator <", "punctuation #", "identifier b"]),
        ] as [(String, [String])])
    func `names are single tokens`(text: String, expected: [String]) {
        #expect(lex(text) == expected)
    }

    @Test(arguments: [
        "0", "1_000", "1.5", "1e5", "1.5e-3", "1_0.0_1E+1_0", "0xFF_0", "0x1p4", "0x1.8p-3", "0b10_1", "0o17",
        "1foo",
    ])
    func `numbers are single tokens`(text: String) {
        #expect(lex(text) == ["number " + text])
    }

    @Test(arguments: [
        ("1.foo", ["number 1", "punctuation .", "identifier foo"]),
        ("1...2", ["number 1", "operator ...", "number 2"]),
        ("0..<n", ["number 0", "operator ..<", "identifier n"]),
        ("x.0.1", ["identifier x", "punctuation .", "number 0", "punctuation .", "number 1"]),
        ("0xff.fp", ["number 0xff", "punctuation .", "identifier fp"]),
        ("1e+", ["number 1e", "operator +"]),
    ])
    func `a period is part of a number only before a digit, and not in a tuple's element`(
        text: String, expected: [String]
    ) {
        #expect(lex(text) == expected)
    }

    @Test(arguments: [
        ("a >>= b", ["identifier a", "operator >>=", "identifier b"]),
        ("[[Int]]()->Void", ["[", "[", "Int", "]", "]", "(", ")", "->", "Void"].map(kinded)),
        ("A<B<C>>", ["identifier A", "operator <", "identifier B", "operator <", "identifier C", "operator >>"]),
        ("a.+.b", ["identifier a", "operator .+.", "identifier b"]),
        ("a+.b", ["identifier a", "operator +", "punctuation .", "identifier b"]),
        ("a?.b!", ["identifier a", "punctuation ?", "punctuation .", "identifier b", "punctuation !"]),
        ("a ?? b", ["identifier a", "operator ??", "identifier b"]),
        ("a ? b : c", ["identifier a", "operator ?", "identifier b", "punctuation :", "identifier c"]),
        ("try! x", ["identifier try", "punctuation !", "identifier x"]),
        ("!x", ["operator !", "identifier x"]),
        ("a≠b ∑c", ["identifier a", "operator ≠", "identifier b", "operator ∑", "identifier c"]),
        ("a+/*c*/b", ["identifier a", "operator +", "blockComment /*c*/", "identifier b"]),
        ("a+//c", ["identifier a", "operator +", "lineComment //c"]),
        (#"\.a"#, [#"punctuation \"#, "punctuation .", "identifier a"]),
    ])
    func `operators are single tokens`(text: String, expected: [String]) {
        #expect(lex(text) == expected)
    }

    @Test(arguments: [
        (
            "// a\r\n/// b\n//// c",
            ["lineComment // a", "documentationLineComment /// b", "documentationLineComment //// c"]
        ),
        ("/* a /* b */ c */ d", ["blockComment /* a /* b */ c */", "identifier d"]),
        ("/** a */", ["documentationBlockComment /** a */"]),
        ("/**/a", ["blockComment /**/", "identifier a"]),
        ("/*/ a */", ["blockComment /*/ a */"]),
    ])
    func `comments are single tokens`(text: String, expected: [String]) {
        #expect(lex(text) == expected)
    }

    @Test(arguments: [
        ("@objc", ["punctuation @", "identifier objc"]),
        ("#selector", ["punctuation #", "identifier selector"]),
        ("#ifx", ["punctuation #", "identifier ifx"]),
        (
            "#if A\n#elseif B\n#else\n#endif",
            [
                "poundIf #if", "identifier A", "poundElseif #elseif", "identifier B", "poundElse #else",
                "poundEndif #endif",
            ]
        ),
        ("#!/usr/bin/swift {\na", ["shebang #!/usr/bin/swift {", "identifier a"]),
        ("\u{FEFF}#!x", ["shebang #!x"]),
        ("\n#!x", ["punctuation #", "punctuation !", "identifier x"]),
    ])
    func `attributes, macros and directives are tokens with their signs`(text: String, expected: [String]) {
        #expect(lex(text) == expected)
    }

    @Test
    func `a token's range counts bytes`() {
        let expected = [
            Token(kind: .identifier, range: 0..<2), Token(kind: .operator, range: 3..<4),
            Token(kind: .string, range: 5..<11),
        ]
        #expect(tokens(of: Array("é = \"😀\"".utf8)) == expected)
    }

    @Test(arguments: ["", " \n\t\r\n", "\u{FEFF}"])
    func `an empty text has no tokens`(text: String) {
        #expect(lex(text).isEmpty)
        #expect(faults(text).isEmpty)
    }
}

private func kinded(_ text: String) -> String {
    switch text {
    case "[", "]", "(", ")": "punctuation " + text
    case "->": "operator " + text
    default: "identifier " + text
    }
}
