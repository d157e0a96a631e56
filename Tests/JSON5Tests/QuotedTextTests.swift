import JSON5
import Testing
import Text

/// Where in a file stands what is at a place in one of its texts.
@Suite struct QuotedTextTests {
    private func places(_ json: String, _ places: (Int, Int)...) throws -> [String] {
        let source = Array(json.utf8)
        let node = try #require(try Node(json5: source)["a"])
        let text = try #require(QuotedText(node, in: source, of: "file"))
        return places.map { line, column in
            let place = text.location(of: Location(line: line, column: column))
            return "\(place.line):\(place.column)"
        }
    }

    @Test func `a place is that of the byte, whatever stands for it`() throws {
        #expect(try places("{a: 'xyz'}", (1, 1), (1, 3), (1, 4)) == ["1:6", "1:8", "1:9"])
        #expect(try places("{\n  'a': \"é{{x\"}", (1, 1), (1, 3)) == ["2:9", "2:11"])
        #expect(try places(#"{a: "1\n2\n{{x"}"#, (1, 1), (2, 1), (3, 1), (3, 3)) == ["1:6", "1:9", "1:12", "1:14"])
        #expect(
            try places(#"{a: '\"\'\u00e9\u{62}x'}"#.replacing(#"\u{62}"#, with: #"\x62"#), (1, 3), (1, 5), (1, 6))
                == ["1:10", "1:16", "1:20"])
        #expect(try places("{a: 'x\\\ny'}", (1, 1), (1, 2)) == ["1:6", "2:1"])
        #expect(try places(#"{a: '\r\nx'}"#, (2, 1)) == ["1:10"])
    }

    @Test func `what is no place of the text is its beginning`() throws {
        #expect(try places("{a: 'xyz'}", (1, 9), (2, 1), (0, 0)) == ["1:5", "1:5", "1:5"])
    }

    @Test func `a line is shown as it is`() throws {
        let source = Array("{\r\n  a: 'x',\r\n}".utf8)
        let node = try #require(try Node(json5: source)["a"])
        let text = try #require(QuotedText(node, in: source, of: "file"))
        #expect([1, 2, 3, 4].map(text.line) == ["{", "  a: 'x',", "}", ""])
        #expect(QuotedText(try Node(json5: source), in: source, of: "file") == nil)
    }
}
