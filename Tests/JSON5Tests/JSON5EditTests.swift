import JSON5
import Testing

/// Keys that get values in a text that somebody has written.
@Suite struct JSON5EditTests {
    @Test(arguments: [
        ("{}", ["a"], "{\n  \"a\": \"x\"\n}"),
        ("{\n}\n", ["a"], "{\n  \"a\": \"x\"\n}\n"),
        ("{a: 'y'}", ["a"], "{a: \"x\"}"),
        ("{a: 'x'}", ["a"], "{a: 'x'}"),
        ("{ b: 1 }", ["a"], "{ b: 1, \"a\": \"x\" }"),
        ("{ b: 1, }", ["a"], "{ b: 1, \"a\": \"x\" }"),
        ("{\n  b: 1 // one\n}", ["a"], "{\n  b: 1, // one\n  \"a\": \"x\"\n}"),
        ("{\n  b: 1, // one\n  // two\n}\n", ["a"], "{\n  b: 1, // one\n  \"a\": \"x\",\n  // two\n}\n"),
        (
            "{\n  // é\n  b: {c: [1]},\n  a: 'old', /* it */\n}", ["a"],
            "{\n  // é\n  b: {c: [1]},\n  a: \"x\", /* it */\n}"
        ),
        ("{\n  b: {\n    c: 1\n  }\n}", ["b", "a"], "{\n  b: {\n    c: 1,\n    \"a\": \"x\"\n  }\n}"),
        ("{\n  b: {},\n}", ["b", "a"], "{\n  b: {\n    \"a\": \"x\"\n  },\n}"),
        ("{\n  c: 1\n}", ["b", "a"], "{\n  c: 1,\n  \"b\": {\n    \"a\": \"x\"\n  }\n}"),
        ("{b: 1}", ["b", "a"], "{b: 1}"),
        ("{c: 1}", ["b", "a"], "{c: 1, \"b\": {\"a\": \"x\"}}"),
        ("{c: 1, b: {d: 2}}\n", ["b", "a"], "{c: 1, b: {d: 2, \"a\": \"x\"}}\n"),
        ("{\n  b: {c: 1}\n}", ["b", "d", "a"], "{\n  b: {c: 1, \"d\": {\"a\": \"x\"}}\n}"),
    ])
    func `a key gets a value, and all else stays`(_ text: String, _ path: [String], _ expected: String) throws {
        var edit = try JSON5Edit(Array(text.utf8))
        try edit.set(path, to: .string("x"))
        #expect(String(decoding: edit.text, as: UTF8.self) == expected)
        let node = try Node(json5: edit.text)
        let before = edit.text
        try edit.set(path, to: .string("x"))
        #expect(edit.text == before, "to set it twice is to set it once: \(node)")
    }

    @Test func `a text that is none is refused`() {
        #expect(throws: JSON5Error.self) { try JSON5Edit(Array("{a: }".utf8)) }
    }
}
