import Scaffolding
import SwiftOutline
import Testing

/// Edits of texts in which something is missing.
@Suite struct MutilatedEditTests {
    private static let sample = """
        import UIKit
        #if DEBUG
        let debug = ["\\(modules.count) ]"]
        #endif
        /* class S { */ final class S: P<[Int]> {
            let a: [String: Int]   // let modules = [
            lazy var modules: [any M] = [
                A(x: { [1, 2] }).shared, /* , */
                B.shared // ]
            ]
            var c: Int { get { 1 } set { modules = [] } }
            init(a: @escaping () -> Void = { }) throws {
                self.a = [:]
            }
        }

        """
    private static let edits = [
        SwiftEdit(.item(property: "modules"), text: "X.shared"),
        SwiftEdit(.item(property: "modules"), type: "S", text: "X.shared"),
        SwiftEdit(.member, type: "S", text: "let x: X"),
        SwiftEdit(.statement(function: "init"), type: "S", text: "x = X()"),
    ]

    @Test(arguments: edits, [false, true])
    func `an edit adds, and takes nothing away`(_ edit: SwiftEdit, _ hasReturns: Bool) {
        let sample = Array(Self.sample.replacing("\n", with: hasReturns ? "\r\n" : "\n").utf8)
        var made = 0
        for start in stride(from: 0, through: sample.count, by: 7) {
            for length in [1, 9, sample.count] {
                let end = min(start + length, sample.count)
                let text = Array(sample[..<start] + sample[end...])
                guard let edited = edit.apply(to: text) else { continue }
                made += 1
                #expect(Self.isContained(text, in: edited), "\(String(decoding: edited, as: UTF8.self))")
                #expect(lexicalFaults(in: edited).isEmpty)
                #expect(edit.apply(to: edited) == edited, "\(String(decoding: edited, as: UTF8.self))")
            }
        }
        #expect(made > 0)
    }

    private static func isContained(_ text: [UInt8], in other: [UInt8]) -> Bool {
        var rest = other[...]
        for byte in text where byte != 0x20 {
            guard let place = rest.firstIndex(of: byte) else { return false }
            rest = rest[(place + 1)...]
        }
        return true
    }
}
