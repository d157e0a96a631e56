import GeneratedCode
import Testing

/// What the built-in sets write, put through the compiler: every combination of options, warnings being errors.
@Suite struct CompilationTests {
    @Test(arguments: SetProof.all, LanguageMode.allCases)
    func everyVariantCompilesWithoutAWarning(_ proof: SetProof, _ mode: LanguageMode) throws {
        for files in try proof.projects(proof.variants) {
            let report = try GeneratedProject(files: files).typeCheck(mode)
            #expect(report.isClean, "\(report)")
        }
    }

    /// A keyword in camelCase, letters beyond ASCII, an acronym, a name of one letter.
    @Test(arguments: SetProof.all)
    func anyNameCompiles(_ proof: SetProof) throws {
        let variant = proof.variants[0]
        var files = try proof.surroundings(variant)
        for name in ["Default", "Änderung", "URLList", "X", "Settings2"] + proof.otherNames {
            try proof.add(name, variant, to: &files)
        }
        let report = try GeneratedProject(files: files).typeCheck(.swift6)
        #expect(report.isClean, "\(report)")
    }

    /// A type of the application's own has no sample value: what needs one must compile, and say so when it runs.
    @Test(arguments: ["xctest", "swift-testing"], ["viper", "viper-protocols", "viper-swiftui"])
    func testsThatLackASampleAreSkippedAndTheOthersPass(_ framework: String, _ set: String) throws {
        let variant = Variant(options: ["input": ["agent:Agent"], "tests": [framework], "view": ["code"]])
        var files = try generate("ClientList", set: set, variant)
        files["Modules/Agent.swift"] = Array("struct Agent { let id: Int }\n".utf8)
        for mode in LanguageMode.allCases {
            let report = try GeneratedProject(files: files).typeCheck(mode)
            #expect(report.isClean, "\(report)")
        }
        let report = try GeneratedProject(files: files).runTests(mode: .swift6)
        #expect(report.failureCount == 0, "\(report)")
        #expect(report.exitCodes.allSatisfy { $0 == 0 })
    }
}
