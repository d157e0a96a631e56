import JSON5
import TestSupport
import Testing

@Suite struct MutilationTests {
    private let document = """
        // A comment. /* Another. */
        {
          name: "viper", 'quoted': "a\\n\\u00e9\\uD83D\\uDE00\\x41\\
        b", ключ: [1, -2.5e3, .5, 5., 0x1F, +Infinity, NaN, null, true, false,],
          /* nested */ parameters: [{ name: "input", of: { a: {}, b: [[], [{}]] } }],
        }
        """

    @Test func `no mutilated text crashes, and each fault has a place within the text`() {
        var random = SplitMix(seed: 7)
        var outcomes = (read: 0, failed: 0)
        for _ in 0..<20_000 {
            let bytes = mutilate(Array(document.utf8), &random)
            let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            do throws(JSON5Error) {
                _ = try Node(json5: bytes)
                outcomes.read += 1
            } catch {
                let isWithin =
                    lines.indices.contains(error.location.line - 1)
                    && (1...lines[error.location.line - 1].count + 1).contains(error.location.column)
                #expect(isWithin, "\(error) in \(String(decoding: bytes, as: UTF8.self))")
                outcomes.failed += 1
            }
        }
        #expect(outcomes.read > 1000)
        #expect(outcomes.failed > 1000)
    }

    @Test func `every beginning of a text is refused`() {
        let bytes = Array(document.utf8)
        for count in 0..<bytes.count {
            #expect(fault(bytes: Array(bytes[..<count])) != nil, "the first \(count) bytes")
        }
        #expect(fault(bytes: bytes) == nil)
    }

    private let snippets = [
        "{", "}", "[", "]", ",", ":", "\"", "'", "\\", "\\u", "//", "/*", "*/", "\n", "é", "0x", "e",
    ]
    .map { Array($0.utf8) }

    private func mutilate(_ source: [UInt8], _ random: inout SplitMix) -> [UInt8] {
        var bytes = source
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let start = Int.random(in: 0...bytes.count, using: &random)
            let end = min(bytes.count, start + Int.random(in: 0...6, using: &random))
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes.removeSubrange(start..<end)
            case 1: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &random))
            case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: start)
            default: bytes.insert(contentsOf: snippets.randomElement(using: &random) ?? [], at: start)
            }
        }
        return bytes
    }
}
