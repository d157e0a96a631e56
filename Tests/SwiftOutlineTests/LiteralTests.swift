import Testing

@Suite struct LiteralTests {
    @Test(arguments: [
        #""""#, #""a b""#, #""\" \\ \n \u{1F600} \'""#, ##"#"a "b" \n"#"##, ##"#"""#"##, ##"#"\"#"##,
        ###"##"a"#b"##"###,
        "\"\"\"\na \"\" \"b\" \\\"\"\"\n\"\"\"", "#\"\"\"\n\"\"\" \\(a)\n\"\"\"#", "\"\"\"\r\na\r\n  \"\"\"",
        "\"\"\"\na \\\n  b\n\"\"\"", "\"//\"", "\"/*\"", "\"ünï\"",
    ])
    func `a string literal without interpolations is one token`(text: String) {
        #expect(lex(text) == ["string " + text])
        #expect(faults(text).isEmpty)
    }

    @Test(
        arguments: [
            (#""a\(b)c""#, [#"stringHead "a\("#, "identifier b", #"stringTail )c""#]),
            (
                #""\(a)\(b)""#,
                [#"stringHead "\("#, "identifier a", #"stringMiddle )\("#, "identifier b", #"stringTail )""#]
            ),
            (
                #""\(f(x))""#,
                [
                    #"stringHead "\("#, "identifier f", "punctuation (", "identifier x", "punctuation )",
                    #"stringTail )""#,
                ]
            ),
            (
                #""\("\(a)")""#,
                [#"stringHead "\("#, #"stringHead "\("#, "identifier a", #"stringTail )""#, #"stringTail )""#]
            ),
            (#""\(")")""#, [#"stringHead "\("#, #"string ")""#, #"stringTail )""#]),
            (##"#"\(a) \#(b)"#"##, [##"stringHead #"\(a) \#("##, "identifier b", ##"stringTail )"#"##]),
            (
                "\"\"\"\n\\(a // )\n)\n\"\"\"",
                ["stringHead \"\"\"\n\\(", "identifier a", "lineComment // )", "stringTail )\n\"\"\""]
            ),
            ("\"\\(/* ) */ a)\"", ["stringHead \"\\(", "blockComment /* ) */", "identifier a", "stringTail )\""]),
            ("\"\\(#/ ) /#)\"", ["stringHead \"\\(", "regex #/ ) /#", "stringTail )\""]),
            ("\"\\(\"\"\"\n1\n\"\"\")\"", ["stringHead \"\\(", "string \"\"\"\n1\n\"\"\"", "stringTail )\""]),
        ] as [(String, [String])])
    func `interpolations are code`(text: String, expected: [String]) {
        #expect(lex(text) == expected)
        #expect(faults(text).isEmpty)
    }

    @Test(arguments: [
        ("\"a\nb", ["string \"a", "identifier b"]),
        ("\"\\(a\nb", ["stringHead \"\\(", "identifier a", "stringTail ", "identifier b"]),
        ("\"\\(a)b\nc", ["stringHead \"\\(", "identifier a", "stringTail )b", "identifier c"]),
        ("\"\\(\"\\(", ["stringHead \"\\(", "stringHead \"\\(", "stringTail ", "stringTail "]),
        (
            "\"\"\"\n\\(\"\\(a\n)\n\"\"\"",
            [
                "stringHead \"\"\"\n\\(", "stringHead \"\\(", "identifier a", "stringTail ", "stringTail )\n\"\"\"",
            ]
        ),
    ])
    func `a literal that its line does not close ends with the line, and has its tail`(text: String, expected: [String])
    {
        #expect(lex(text) == expected)
    }

    @Test(arguments: [
        ("x = /a b/", "/a b/"), ("/a/", "/a/"), ("f(/a\"/)", "/a\"/"), ("return /[/]", "/[/"),
        ("x = /\\//", "/\\//"),
        ("try? /^ x/", "/^ x/"), ("x = !/a/", "/a/"), ("[/(a)/]", "/(a)/"), ("x = /[(]/", "/[(]/"),
        ("a\n/b/", "/b/"),
        ("f(/, 1/2)", "/, 1/"), ("{ /x{/ }", "/x{/"), ("case /a/:", "/a/"), ("a ? /b/ : c", "/b/"),
        ("x = #/ a/b (\" /#", "#/ a/b (\" /#"), ("x = #/\n a { \\/# \n/#", "#/\n a { \\/# \n/#"),
        ("x = ##/ a/# /##", "##/ a/# /##"),
    ])
    func `a slash begins a regex where an expression is expected`(text: String, expected: String) {
        let regexes = lex(text).filter { $0.hasPrefix("regex ") }
        #expect(regexes == ["regex " + expected])
    }

    @Test(arguments: [
        "a / b / c", "a/b/c", "4 / 2 / 1", "f(/, 1)", "f(/, g() / 2)", "reduce(1, /)", "(/)", "x[0] / 2 / y",
        "func /(a: Int) {} /",
        "operator /^/", "a /b / c", "self / x / y", "nil / a / b", "a) / b / (c", "x! / y / z", "a / b // c/",
        "sum /= n /= m", "a /* b */ / c / d",
    ])
    func `a slash elsewhere is an operator`(text: String) {
        #expect(!lex(text).contains { $0.hasPrefix("regex ") })
    }
}
