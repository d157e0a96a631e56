import Foundation

/// A use of one of Swift Testing's macros, or of XCTest's assertions, that a function can stand for.
struct MacroUse {
    /// The method that `@Test` makes a test; nil of `#expect` and `#require`.
    let test: String?
    /// The bytes that go where a function stands for it: the number sign, the `XCT`, or the attribute.
    let sign: Range<Int>
    /// The bytes that decide what it expands to: the call with its arguments, or what follows the method's name.
    let operands: Range<Int>
    /// The bytes from the method's name to the end of a call, in which the names of the call may be declared.
    let scope: Range<Int>

    /// Whether it is an assertion of XCTest, each of whose arguments is a closure.
    var isOfXCTest = false

    private static let calls = ["#expect(", "#require("].map { Array($0.utf8) }
    private static let throwing = Array("throws".utf8)
    private static let prefix = Array("XCT".utf8)
    private static let assertions =
        ["Equal", "True", "False", "Nil", "NotNil"].map { Array("XCTAssert\($0)(".utf8) }
        + [Array("XCTUnwrap(".utf8)]
    /// What an argument that is none can have alone.
    private static let ofClosures = ["try ", "accuracy:"].map { Array($0.utf8) }

    /// All uses in a text, in order.
    static func all(in source: String) -> [MacroUse] {
        let code = CodeMask(source).text
        return (tests(in: code) + calls(in: code)).sorted { $0.sign.lowerBound < $1.sign.lowerBound }
    }

    /// What tests are a part of.
    struct Suite {
        let name: String
        /// But for what tells the condition.
        let attributes: String
        /// What its tests are run for; nil where they always are.
        let condition: String?
    }

    /// The type whose methods a text's tests are; nil where it has another one, or one with traits of another kind.
    static func suite(in source: String) -> Suite? {
        let code = CodeMask(source).text
        let types = code.matches(of: /\b(struct|class|actor|enum|extension|protocol)\s+(\w+)/)
        guard types.count == 1, types[0].1 == "struct" else { return nil }
        let start = code.utf8.distance(from: code.startIndex, to: types[0].range.lowerBound)
        let before = String(decoding: Array(source.utf8.prefix(start)), as: UTF8.self)
        let attributes = before.components(separatedBy: "\n\n").last ?? ""
        let trait = attributes.firstMatch(of: /@Suite\(\.enabled\(if: (.+)\)\)\n/)
        let others = trait.map { attributes.replacingCharacters(in: $0.range, with: "") } ?? attributes
        guard !others.mentions("@Suite") else { return nil }
        let condition = trait.map { $0.1.replacing("), .enabled(if: ", with: ", ") }
        return Suite(name: String(types[0].2), attributes: others, condition: condition.map(String.init))
    }

    private static func tests(in code: String) -> [MacroUse] {
        code.matches(of: /(@Test)\s+func\s+(\w+)\(\)([^{}]*)\{/).map { match in
            let effects = code.bytes(match.3.startIndex..<match.3.endIndex)
            return MacroUse(
                test: String(match.2), sign: code.bytes(match.1.startIndex..<match.1.endIndex), operands: effects,
                scope: effects)
        }
    }

    private static func calls(in code: String) -> [MacroUse] {
        let bytes = Array(code.utf8)
        var uses: [MacroUse] = []
        var method = 0
        for index in bytes.indices {
            if bytes[index] == ASCII.newline, isMethod(bytes[(index + 1)...].prefix { $0 != ASCII.newline }) {
                method = index + 1
            }
            let isOfXCTest = bytes[index] == prefix[0]
            guard isOfXCTest || bytes[index] == ASCII.pound,
                let call = (isOfXCTest ? assertions : calls).first(where: bytes[index...].starts(with:)),
                !bytes[(index + call.count)...].starts(with: throwing),
                let end = endOfArguments(in: bytes, from: index + call.count)
            else { continue }
            if isOfXCTest, ofClosures.contains(where: bytes[index..<end].contains) { continue }
            let sign = index..<index + (isOfXCTest ? prefix.count : 1)
            uses.append(
                MacroUse(test: nil, sign: sign, operands: index..<end, scope: method..<end, isOfXCTest: isOfXCTest))
        }
        return uses
    }

    /// Whether a line begins a member that is a function.
    private static func isMethod(_ line: ArraySlice<UInt8>) -> Bool {
        let indentation = line.prefix { $0 == ASCII.blank }.count
        return indentation <= 4
            && line.dropFirst(indentation).split(separator: ASCII.blank).contains { $0.elementsEqual("func".utf8) }
    }

    private static func endOfArguments(in bytes: [UInt8], from start: Int) -> Int? {
        var depth = 1
        for index in start..<bytes.count {
            if bytes[index] == ASCII.opening { depth += 1 }
            if bytes[index] == ASCII.closing { depth -= 1 }
            if depth == 0 { return index + 1 }
        }
        return nil
    }
}

extension String {
    /// Where a range of indices lies in the text's UTF-8.
    fileprivate func bytes(_ range: Range<Index>) -> Range<Int> {
        let start = utf8.distance(from: startIndex, to: range.lowerBound)
        return start..<start + utf8.distance(from: range.lowerBound, to: range.upperBound)
    }
}
