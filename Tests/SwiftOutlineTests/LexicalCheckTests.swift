import SwiftOutline
import Testing

@Suite struct LexicalCheckTests {
    @Test(arguments: [
        ("let a = \"b\nlet c", "1:9 unterminatedString"),
        ("let a = \"\"\"\nb", "1:9 unterminatedString"),
        ("let a = #\"b\"\n", "1:9 unterminatedString"),
        ("f(\"\\(a\")\n}", "1:3 unterminatedString"),
        ("f(\"\\(\"\\(a\n)", "1:3 unterminatedString"),
        ("a\n/* /* */", "2:1 unterminatedComment"),
        ("a `b\n", "1:3 unterminatedBacktick"),
        ("a = #/b\n", "1:5 unterminatedRegex"),
        ("a = #/\nb\n/", "1:5 unterminatedRegex"),
        ("a {\n b {\n}", "1:3 unbalanced { -"),
        ("a }", "1:3 unbalanced - }"),
        ("a (]", "1:4 unbalanced ( ]"),
        ("a { (\n}", "2:1 unbalanced ( }"),
        ("a { ) }", "1:5 unbalanced - )"),
        ("\"\\(a[)\"", "1:5 unbalanced [ -"),
        ("\"\\(a])\"", "1:5 unbalanced - ]"),
        ("(\"\\(a})\")", "1:6 unbalanced - }"),
        ("#if A", "1:1 unbalancedConditional"),
        ("a\n#endif", "2:1 unbalancedConditional"),
        ("#else", "1:1 unbalancedConditional"),
        ("#if A\n#else\n#elseif B\n#endif", "3:1 unbalancedConditional"),
        ("a = \"\"\"b\n\"\"\"", "1:5 misplacedMultilineDelimiter"),
        ("a = #\"\"\"  \n\"\"\"#", "1:5 misplacedMultilineDelimiter"),
        ("a = \"\"\"\nb\"\"\"", "2:2 misplacedMultilineDelimiter"),
        (#"a = "é\q""#, "1:8 invalidEscape"),
        (#"a = "\u{}""#, "1:6 invalidEscape"),
        (#"a = "\u{123456789}""#, "1:6 invalidEscape"),
        (#"a = "\ b""#, "1:6 invalidEscape"),
        ("a 'b", "1:3 strayCharacter"),
        ("a \u{1} b", "1:3 strayCharacter"),
        ("a = \"\t\"", "1:6 strayCharacter"),
        ("a \u{2019} b", "1:3 strayCharacter"),
        ("##a", "1:1 strayCharacter"),
        ("a */ b", "1:3 strayCommentEnd"),
        ("a\n<<<<<<< ours\n{\n=======\n}}\n>>>>>>> theirs\nb", "2:1 conflictMarker"),
    ])
    func `a fault is found where it is`(text: String, expected: String) {
        #expect(faults(text) == [expected])
    }

    @Test(arguments: [[0xFF], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF5]])
    func `invalid UTF-8 is found, once`(bytes: [UInt8]) {
        for (before, after) in [
            ("let a", ""), ("// ", "\n"), ("\"", "\""), ("/* ", "*/"), ("`", "`"), ("#/ ", "/#"), ("", ""),
        ] {
            let source = Array(before.utf8) + bytes + bytes + Array(after.utf8)
            let found = lexicalFaults(in: source)
            #expect(found.map(\.kind) == [.invalidUTF8], "\(before)")
            #expect(found.first?.offset == before.utf8.count, "\(before)")
        }
    }

    @Test(arguments: [
        "a\n#if A\nf() {\n#else\ng() {\n#endif\n}", "if a {\n#if A\n} else if b {\n#else\n} else {\n#endif\n}",
        "#if A\n#if B\n{}\n#endif\n#endif",
        "#if A\n{\n#if B\n}\n#else\n}\n#endif\n#elseif C\n{}\n#endif",
        "// it's (", "/* \" { */", "\"(\"", "`({`", "let x = <#T#>", "a\u{0}b", "a\u{C}b", "a <<<<<<< b",
        "<<<<<<< a",
        "\u{FEFF}#!/bin ({\na", "a = b ? [c] : (d)", "a\r\n{\r\n}\r\n",
    ])
    func `what lexes has no faults`(text: String) {
        #expect(faults(text).isEmpty)
    }

    @Test(arguments: [
        ("#if A\n{\n#endif", "2:1 unbalanced { -"), ("#if A\n{\n#else\n#endif\n", "2:1 unbalanced { -"),
        ("#if A\n#else\n(\n#endif", "3:1 unbalanced ( -"), ("{\n#if A\n}\n#endif\n}", "3:1 unbalanced - }"),
        ("#if A\n{\n#elseif B\n{\n#endif", "2:1 unbalanced { -"), ("#if A\n}\n#endif", "2:1 unbalanced - }"),
        ("{\n#if A\n#if B\n(\n#endif\n#endif\n}", "4:1 unbalanced ( -"),
    ])
    func `branches that leave different brackets open are a fault of the bracket that makes the difference`(
        text: String, expected: String
    ) {
        #expect(faults(text) == [expected])
    }

    @Test(arguments: [
        "class A {\n func f() {\n g(\"a)\n }\n}", "class A {\n func f() {\n g(a]\n }\n}",
        "class A {\n func f( {\n  g([a, b], { c })\n }\n}", "class A {\n func f) { g() }\n func h() { [1] }\n}",
        "{{{{{{{{{{{{{{{{{{{{{{", "f(\"\\(g(\"a\n}", "a {\n /* b }\n c {", "a {\n \"\"\"\n b }\n (c",
        "{{\n`a }\n}", "x {\n f(#/a)\n}",
    ])
    func `one fault does not bring others with it`(text: String) {
        #expect(faults(text).count == 1)
    }

    @Test
    func `there are at most twenty faults, in order`() {
        let found = lexicalFaults(in: Array(String(repeating: "} ' \"\\q\" \"\n", count: 100).utf8))
        #expect(found.count == 20)
        #expect(found.map(\.offset) == found.map(\.offset).sorted())
        #expect(
            found.first == LexicalFault(kind: .unbalanced(opening: nil, closing: 0x7D), offset: 0, line: 1, column: 1))
    }
}
