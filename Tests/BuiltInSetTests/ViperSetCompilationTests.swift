import Foundation
import GeneratedCode
import Testing

/// What the set `viper` writes, put through the compiler.
@Suite(.serialized)
struct ViperSetCompilationTests {
    /// Every combination of the options, as modules of one project.
    private static func everyVariant() throws -> [String: [UInt8]] {
        let variants = Variant.all([
            ("view", [["storyboard"], ["xib"], ["code"]]),
            ("tests", [["xctest"], ["swift-testing"], ["none"]]),
            ("delegate", [["true"], ["false"]]),
            ("cell", [[], ["Client"], ["Client", "Header"]]),
            ("input", [[], ["agentId:Int"], ["agent:Agent", "title:String?", "onDone:(Int, [String]) -> Void"]]),
        ])
        var files: [String: [UInt8]] = ["Modules/Agent.swift": Array("struct Agent { let id: Int }\n".utf8)]
        for (index, variant) in variants.enumerated() {
            files.merge(try generate("Screen\(index)", set: "viper", variant)) { $1 }
        }
        return files
    }

    @Test(arguments: LanguageMode.allCases)
    func everyVariantCompilesWithoutAWarning(_ mode: LanguageMode) throws {
        let report = try GeneratedProject(files: Self.everyVariant()).typeCheck(mode)
        #expect(report.isClean, "\(report)")
    }

    @Test(arguments: LanguageMode.allCases)
    func theGeneratedTestsPass(_ mode: LanguageMode) throws {
        let variants = Variant.all([
            ("view", [["storyboard"], ["xib"], ["code"]]),
            ("tests", [["xctest"], ["swift-testing"]]),
            ("delegate", [["true"], ["false"]]),
        ])
        var files: [String: [UInt8]] = [:]
        for (index, plain) in variants.enumerated() {
            var variant = plain
            variant.options["cell"] = index.isMultiple(of: 2) ? ["Client"] : []
            variant.options["input"] = index.isMultiple(of: 3) ? [] : ["agentId:Int", "onDone:(Int) -> Void"]
            files.merge(try generate("Screen\(index)", set: "viper", variant)) { $1 }
        }
        let report = try GeneratedProject(files: files).runTests(mode: mode)
        #expect(report.isGreen, "\(report)")
        #expect(report.testCount > 150)
    }

    @Test(arguments: ["xctest", "swift-testing"])
    func testsThatLackASampleAreSkippedAndTheOthersPass(_ framework: String) throws {
        let variant = Variant(options: ["input": ["agent:Agent"], "tests": [framework], "view": ["code"]])
        var files = try generate("ClientList", set: "viper", variant)
        files["Modules/Agent.swift"] = Array("struct Agent { let id: Int }\n".utf8)
        let report = try GeneratedProject(files: files).runTests(mode: .swift6)
        #expect(report.failureCount == 0, "\(report)")
        #expect(report.exitCodes.allSatisfy { $0 == 0 })
    }

    @Test(arguments: ["xctest", "swift-testing"])
    func everyWeakReferenceThatIsMadeStrongFailsATest(_ framework: String) throws {
        let variant = Variant(options: ["tests": [framework], "view": ["code"]])
        let files = try generate("ClientList", set: "viper", variant)
        let weakFiles = files.filter { path, bytes in
            path.hasPrefix("Modules/") && String(decoding: bytes, as: UTF8.self).contains("    weak var ")
        }
        var edges = 0
        for (path, bytes) in weakFiles {
            let parts = String(decoding: bytes, as: UTF8.self).components(separatedBy: "    weak var ")
            for index in 1..<parts.count {
                edges += 1
                var strong = parts[0]
                for (number, part) in parts.enumerated().dropFirst() {
                    strong += (number == index ? "    var " : "    weak var ") + part
                }
                var changed = files
                changed[path] = Array(strong.utf8)
                let report = try GeneratedProject(files: changed).runTests(mode: .swift6)
                #expect(report.buildFailure == nil && report.failureCount > 0, "\(path) #\(index): \(report)")
            }
        }
        #expect(edges == 4)
    }
}
