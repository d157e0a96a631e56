import Foundation
import TestSupport
import Testing

/// What the built-in sets write, word by word.
///
/// A folder stands for a file that is generated, and holds each text that it can have once, as `1.txt`, `2.txt`;
/// `variants.txt` tells which combination of options gives which. Letters beyond ASCII are percent-encoded in paths,
/// for Git and other tools print them in quotes.
@Suite struct GoldenTests {
    @Test(arguments: SetProof.all)
    func `every variant is as recorded`(_ proof: SetProof) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Golden/\(proof.set)/\(proof.blueprint)")
        for difference in try Recording.differences(of: texts(proof), from: folder) { Issue.record("\(difference)") }
    }

    /// It is therefore enough to compile the code of one of them.
    @Test(arguments: SetProof.all)
    func `the code is the same, whatever its tests are`(_ proof: SetProof) throws {
        func code(_ variant: Variant, _ tests: String) throws -> [String: [UInt8]] {
            var variant = variant
            variant.options["tests"] = [tests]
            return try proof.module(proof.name, variant).filter { !$0.key.hasPrefix("Tests/") }
        }
        let variants = proof.variants.map { variant in
            var variant = variant
            variant.options["tests"] = nil
            return variant
        }
        for variant in Dictionary(grouping: variants, by: \.description).values.compactMap(\.first) {
            let (tested, checked) = (try code(variant, "xctest"), try code(variant, "swift-testing"))
            #expect(try tested == code(variant, "none") && tested == checked, "\(variant)")
        }
    }

    /// Every text that a blueprint writes, by its path in the record.
    private func texts(_ proof: SetProof) throws -> [String: String] {
        var texts: [String: String] = [:]
        var numbers: [String: [String: Int]] = [:]
        var list = ""
        for variant in proof.variants {
            list += "\(variant)\n"
            for (path, bytes) in try proof.module(proof.name, variant).sorted(by: { $0.key < $1.key }) {
                let text = String(decoding: bytes, as: UTF8.self)
                let path = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
                let number = numbers[path]?[text] ?? (numbers[path]?.count ?? 0) + 1
                numbers[path, default: [:]][text] = number
                texts["\(path)/\(number).txt"] = text
                list += "    \(number)  \(path)\n"
            }
        }
        texts["variants.txt"] = list
        return texts
    }
}
