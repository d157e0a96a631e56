import Foundation
import JSON5
import Testing

@Suite struct JSONTextTests {
    @Test(
        arguments: [
            (.null, "null"), (.bool(true), "true"), (.bool(false), "false"), (.number(-12), "-12"),
            (.string(""), "\"\""),
            (.array([]), "[]"), (.object([]), "{}"), (.array([.number(1), .null]), "[\n  1,\n  null\n]"),
            (.object([("b", .array([.object([])])), ("a", .number(2))]), "{\n  \"b\": [\n    {}\n  ],\n  \"a\": 2\n}"),
            (.string("\"\\/\n\r\t\u{1}\u{7F}\u{2028}é😀"), #""\"\\/\n\r\t\u0001\u007f\u2028é😀""#),
        ] as [(JSONText, String)])
    func `a value is written`(_ value: JSONText, _ text: String) {
        #expect(value.text == text)
    }

    @Test func `every character comes back, from this room and from Foundation`() throws {
        let scalars = (0...0x2FF).compactMap(Unicode.Scalar.init) + ["\u{2028}", "\u{2029}", "\u{10FFFF}"]
        let string = String(String.UnicodeScalarView(scalars))
        let text = JSONText.object([(string, .string(string))]).text
        let node = try Node(json5: Array(text.utf8))
        #expect(node[string]?.content == .string(string))
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: String]
        #expect(object == [string: string])
    }
}
