import JSON5
import Testing
import Text

@Suite struct ValueTests {
    @Test(
        arguments: [
            ("null", .null), ("true", .bool(true)), ("false", .bool(false)), ("\"\"", .string("")), ("''", .string("")),
            ("[]", .array([])), ("{}", .object([])),
            (" \t\n\r\u{0B}\u{0C}\u{A0}\u{2028}\u{2029}\u{3000}1 ", .number("1")),
            ("\u{FEFF}1", .number("1")), ("// a\n1 // b", .number("1")), ("/* a */ 1 /* * / **/", .number("1")),
            ("// a\r1", .number("1")), ("// a\u{2028}1", .number("1")), ("// a\u{2029}1", .number("1")),
            ("/**/1/***/", .number("1")), ("1//", .number("1")),
        ] as [(String, Node.Content)])
    func `a text has a value`(_ text: String, _ value: Node.Content) throws {
        #expect(try parse(text) == value)
    }

    @Test(arguments: [
        ("0", "0"), ("-0", "-0"), ("+7", "7"), ("12.50", "12.50"), (".5", "0.5"), ("5.", "5"), ("-.5", "-0.5"),
        ("1e3", "1e3"), ("1E+3", "1e3"), ("1.5e-3", "1.5e-3"), ("5.e3", "5e3"), ("0x1F", "31"), ("0Xff", "255"),
        ("-0xA", "-10"), ("+0xA", "10"), ("0xFFFFFFFFFFFFFFFF", "18446744073709551615"),
        ("Infinity", "Infinity"), ("-Infinity", "-Infinity"), ("+Infinity", "Infinity"), ("NaN", "NaN"),
        ("-NaN", "NaN"), ("+NaN", "NaN"), ("123456789012345678901234567890", "123456789012345678901234567890"),
    ])
    func `a number is given in decimal notation`(_ text: String, _ number: String) throws {
        #expect(try parse(text) == .number(number))
    }

    @Test(arguments: [
        (#""plain""#, "plain"), (#"'it "is"'"#, "it \"is\""), (#""it's""#, "it's"), (#""\"\'\\\/""#, "\"'\\/"),
        (#""\b\f\n\r\t\v\0""#, "\u{8}\u{C}\n\r\t\u{B}\0"), (#""\x41\xe9""#, "A\u{E9}"), (#""\u00e9\u00E9""#, "éé"),
        (#""\uD83D\uDE00""#, "😀"), (#""\A\é\😀""#, "Aé😀"), ("\"a\\\nb\"", "ab"), ("\"a\\\r\nb\"", "ab"),
        ("\"a\\\rb\"", "ab"), ("\"a\\\u{2028}b\\\u{2029}c\"", "abc"), ("\"\u{2028}\u{2029}\"", "\u{2028}\u{2029}"),
        ("\"\u{1}\t\u{7F}\"", "\u{1}\t\u{7F}"), (#""\0x""#, "\0x"), (#""// no comment""#, "// no comment"),
        ("\"👩‍👧 e\u{301}\"", "👩‍👧 e\u{301}"), (#""\uFFFF""#, "\u{FFFF}"), (#""\uDBFF\uDFFF""#, "\u{10FFFF}"),
    ])
    func `a string is unquoted`(_ text: String, _ string: String) throws {
        guard case .string(let value) = try parse(text) else {
            Issue.record("\(text) is no string")
            return
        }
        #expect(Array(value.utf8) == Array(string.utf8))
    }

    @Test(arguments: [
        ("{a: 1}", "a"), ("{$_a1: 1}", "$_a1"), ("{'a b': 1}", "a b"), ("{\"\": 1}", ""), ("{ключ: 1}", "ключ"),
        ("{名前: 1}", "名前"), ("{été2: 1}", "été2"), ("{null: 1}", "null"), ("{Infinity: 1}", "Infinity"),
        ("{a\u{200D}b: 1}", "a\u{200D}b"), ("{/* a */b/* c */: /* d */1/* e */}", "b"), ("{a: 1,}", "a"),
    ])
    func `a key may be bare or quoted`(_ text: String, _ key: String) throws {
        guard case .object(let members) = try parse(text) else {
            Issue.record("\(text) is no object")
            return
        }
        #expect(members.map(\.key) == [key])
        #expect(members.map(\.value.content) == [.number("1")])
    }

    @Test(arguments: ["[1, 'a', [], {}]", "[1, 'a', [], {},]", "[ 1 ,'a' ,[ ] ,{ } , ]", "[1,/**/'a',[],//\n{}]"])
    func `an array may end with a comma`(_ text: String) throws {
        guard case .array(let items) = try parse(text) else {
            Issue.record("\(text) is no array")
            return
        }
        #expect(items.map(\.content) == [.number("1"), .string("a"), .array([]), .object([])])
    }

    @Test func `members keep their order and know their places`() throws {
        let node = try Node(json5: Array("{\n  é: 'x',\n  'b': [\n    2],\n}".utf8))
        guard case .object(let members) = node.content else {
            Issue.record("no object")
            return
        }
        #expect(members.map(\.key) == ["é", "b"])
        #expect(members.map(\.location) == [Location(line: 2, column: 3), Location(line: 3, column: 3)])
        #expect(node["é"]?.location == Location(line: 2, column: 7))
        #expect(node["b"]?.location == Location(line: 3, column: 8))
        #expect(node["c"] == nil)
        #expect(node["b"]?["a"] == nil)
    }

    @Test func `a place after a continued string is on the next line`() throws {
        let node = try Node(json5: Array("['a\\\nb', 1]".utf8))
        guard case .array(let items) = node.content else {
            Issue.record("no array")
            return
        }
        #expect(items.map(\.location) == [Location(line: 1, column: 2), Location(line: 2, column: 5)])
    }
}
