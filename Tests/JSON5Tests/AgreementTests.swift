import Foundation
import JSON5
import Testing

@Suite struct AgreementTests {
    private static let documents = [
        #"{"a": [1, 2.5, -3e2, true, false, null], "b": {"c": "d\n\u00e9\uD83D\uDE00"}}"#, "[]", "{}",
        #"[[[[]]], {"": ""}, "\"\\\/\b\f\n\r\t"]"#, #"{"é": "名", "k": [0, -0, 1e-2, 123456789]}"#, #"[ "\u0000" ]"#,
        "\n[\r\n1\t,\n2 ]\n", #""text""#, "1.25", "true",
    ]

    @Test(arguments: documents)
    func `JSON is read as Foundation reads it`(_ text: String) throws {
        try compare(text, .fragmentsAllowed)
    }

    #if canImport(Darwin)
        @Test(arguments: [
            "{a: 1, 'b': .5, c: +2, /* d */ e: 0x1F,}", "[1, // one\n 'two',]", #"'\x41\v\0'"#, "[5., -.5]",
        ])
        func `JSON5 is read as Foundation reads it`(_ text: String) throws {
            try compare(text, [.fragmentsAllowed, .json5Allowed])
        }
    #endif

    @Test(arguments: ["[1", "{\"a\" 1}", "[1 2]", "{\"a\":1 \"b\":2}", "\"a", "nul", "01", "[\"\\uD800\"]", "", "]"])
    func `both refuse what is no JSON`(_ text: String) {
        #expect(fault(text) != nil)
        #expect(throws: (any Error).self) {
            try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
        }
    }

    private func compare(_ text: String, _ options: JSONSerialization.ReadingOptions) throws {
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8), options: options)
        let node = try Node(json5: Array(text.utf8))
        let ours = try #require(node.object as? NSObject)
        let theirs = try #require(object as? NSObject)
        #expect(ours == theirs)
    }
}

extension Node {
    /// The value as Foundation gives it.
    fileprivate var object: Any {
        switch content {
        case .null: NSNull()
        case .bool(let value): NSNumber(value: value)
        case .number(let text): NSNumber(value: Double(text) ?? .nan)
        case .string(let text): NSString(string: text)
        case .array(let items): NSArray(array: items.map(\.object))
        case .object(let members):
            NSDictionary(objects: members.map(\.value.object), forKeys: members.map { NSString(string: $0.key) })
        }
    }
}
