import Foundation
import GeneratedCode
import Testing

/// The tests that the built-in sets write, run.
@Suite struct GeneratedTestsTests {
    @Test(arguments: SetProof.chosen.flatMap { proof in LanguageMode.running.filter(proof.isRun).map { (proof, $0) } })
    func `the tests of every variant compile without a warning and pass`(_ proof: SetProof, _ mode: LanguageMode) throws
    {
        let projects = try proof.projects(mode).filter(\.hasTests)
        #expect(projects.isEmpty == (proof.fewestTests == 0))
        for project in projects {
            let report = try project.runTests(mode: mode, warningsAreErrors: true)
            #expect(report.isGreen, "\(proof.testDescription), \(mode):\n\(report)")
            #expect(report.testCount >= (mode == .swift6 ? proof.fewestTests : 1), "\(proof.testDescription), \(mode)")
        }
    }

    /// One project has a module for each `weak` of each variant's module, with that one taken away; each must fail a
    /// test.
    @Test(arguments: SetProof.chosen.filter { !$0.weakReferences.isEmpty })
    func `a weak reference that is made strong fails a test`(_ proof: SetProof) throws {
        var files: [String: [UInt8]] = [:]
        var removed: [(module: String, text: String)] = []
        for (number, (variant, count)) in proof.weakReferences.enumerated() {
            files.merge(try proof.surroundings(variant)) { $1 }
            for index in 0... {
                let name = "Strong\(number)x\(index)Screen"
                let module = try proof.module(name, variant)
                guard let (text, changed) = withoutWeakReference(index, in: module) else {
                    #expect(index == count, "\(variant)")
                    break
                }
                files.merge(changed) { $1 }
                removed.append((name, "\(variant): \(text)"))
            }
        }
        let report = try GeneratedProject(files: files).runTests(mode: .swift6)
        #expect(report.buildFailure == nil, "\(report)")
        let failures = report.output.split(separator: "\n").filter {
            $0.contains("error: ") || $0.contains("recorded an issue")
        }
        for (module, text) in removed {
            #expect(failures.contains { $0.contains(module) }, "\(proof.testDescription), \(text)")
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
