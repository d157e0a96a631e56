import Foundation
import GeneratedCode
import Testing

/// The tests that the built-in sets write, run.
@Suite struct GeneratedTestsTests {
    @Test(arguments: SetProof.all.filter { $0.fewestTests > 0 }, LanguageMode.allCases)
    func pass(_ proof: SetProof, _ mode: LanguageMode) throws {
        let variants = proof.variants.filter { $0.options["tests"] != ["none"] }
        for files in try proof.projects(variants) {
            let report = try GeneratedProject(files: files).runTests(mode: mode)
            #expect(report.isGreen, "\(report)")
            #expect(report.testCount >= proof.fewestTests)
        }
    }

    /// One project has a module for each `weak` of a module, with that one taken away; each must fail a test.
    @Test(arguments: SetProof.all.filter { !$0.weakReferences.isEmpty })
    func missEveryWeakReferenceThatIsMadeStrong(_ proof: SetProof) throws {
        for (variant, count) in proof.weakReferences {
            var files = try proof.surroundings(variant)
            var removed: [String] = []
            while let (text, module) = try withoutWeakReference(
                removed.count, in: proof.module("Strong\(removed.count)Screen", variant))
            {
                files.merge(module) { $1 }
                removed.append(text)
            }
            #expect(removed.count == count)
            let report = try GeneratedProject(files: files).runTests(mode: .swift6)
            #expect(report.buildFailure == nil, "\(report)")
            let failures = report.output.split(separator: "\n").filter {
                $0.contains("error: ") || $0.contains("recorded an issue")
            }
            for (index, text) in removed.enumerated() {
                #expect(failures.contains { $0.contains("Strong\(index)Screen") }, "\(proof.set), \(variant): \(text)")
            }
        }
    }

    /// The module with its nth `weak` taken away, and the line it stood in; nil where it has no more.
    private func withoutWeakReference(
        _ number: Int, in module: [String: [UInt8]]
    ) -> (removed: String, module: [String: [UInt8]])? {
        let weak = "weak var "
        var left = number
        for path in module.keys.sorted() where path.hasSuffix(".swift") && !path.hasPrefix("Tests/") {
            let parts = String(decoding: module[path] ?? [], as: UTF8.self).components(separatedBy: weak)
            guard left < parts.count - 1 else {
                left -= parts.count - 1
                continue
            }
            let (before, after) = (parts[...left], parts[(left + 1)...])
            let text = before.joined(separator: weak) + "var " + after.joined(separator: weak)
            let line = after.first?.prefix { $0 != "\n" } ?? ""
            return ("\(path): \(weak)\(line)", module.merging([path: Array(text.utf8)]) { $1 })
        }
        return nil
    }
}
