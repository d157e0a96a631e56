import SwiftOutline
import TestSupport
import Testing

@Suite struct TypeMutationTests {
    @Test func `a type cut off anywhere is a type or has an error in it`() {
        for text in wellFormatted {
            let source = Array(text.utf8)
            for end in source.indices { expectSound(Array(source[..<end])) }
        }
    }

    @Test func `a bracket missing or twice is found`() {
        for text in wellFormatted {
            let source = Array(text.utf8)
            // The `>` of an arrow closes nothing.
            for offset in source.indices where "()[]<>".utf8.contains(source[offset]) && !isArrow(source, offset) {
                var without = source
                without.remove(at: offset)
                #expect(throws: SwiftTypeError.self, "\(text) at \(offset)") { try SwiftType(parsing: without) }
            }
        }
    }

    @Test(arguments: 0..<8 as Range<UInt64>)
    func `slices of types put together do no harm`(_ seed: UInt64) {
        var random = SplitMix(seed: seed)
        for _ in 0..<4000 {
            let parts = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                let source = Array(wellFormatted[Int.random(in: wellFormatted.indices, using: &random)].utf8)
                let low = Int.random(in: 0...source.count, using: &random)
                return source[low..<Int.random(in: low...source.count, using: &random)]
            }
            expectSound(Array(parts.joined()))
        }
    }

    @Test(arguments: 0..<4 as Range<UInt64>)
    func `any bytes will do`(_ seed: UInt64) {
        var random = SplitMix(seed: seed)
        let telling = Array("()[]<>,.:?!&@~->_ABany some inout async throws\n`\"#/*$3".utf8)
        for length in 0..<300 {
            expectSound((0..<length).map { _ in UInt8.random(in: .min ... .max, using: &random) })
            expectSound((0..<length).map { _ in telling[Int.random(in: telling.indices, using: &random)] })
        }
    }

    /// A text is no type from some place on, or the type is written so that it is read again.
    private func expectSound(_ source: [UInt8]) {
        do throws(SwiftTypeError) {
            let type = try SwiftType(parsing: source)
            let again = try? SwiftType(parsing: type.description)
            #expect(again == type, "\(String(decoding: source, as: UTF8.self))")
            let core = type.core.description
            #expect((try? SwiftType(parsing: core))?.core.description == core)
            if let name = SwiftType.coreName(in: source[...]) {
                #expect(core == String(decoding: name, as: UTF8.self))
            }
        } catch {
            #expect(0...source.count ~= error.offset)
        }
    }

    private func isArrow(_ source: [UInt8], _ offset: Int) -> Bool {
        source[offset] == UInt8(ascii: ">") && offset > 0 && source[offset - 1] == UInt8(ascii: "-")
    }
}
