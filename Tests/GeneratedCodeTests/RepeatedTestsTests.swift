import Testing

@testable import GeneratedCode

@Suite struct RepeatedTestsTests {
    private static func module(
        _ name: String, property: String = "let answer: Int", expected: String = "42", more: String = ""
    ) -> [String: [UInt8]] {
        let type = """
            struct \(name) {
                \(property)

                init() {
                    answer = 42
                }

                func load() async throws -> Int? { answer }
            }
            """
        let tests = """
            import Testing
            @testable import App

            @MainActor
            struct \(name)Tests {
                @Test func answerIsKnown() {
                    #expect(\(name)().answer == \(expected))
                }

                @Test func answerIsLoaded() async throws {
                    let answer = try #require(try await \(name)().load())
                    #expect(answer == 42, "it is not the answer")
                }
            }
            \(more)
            """
        return [
            "Modules/\(name)/\(name).swift": Array(type.utf8), "Tests/\(name)/\(name)Tests.swift": Array(tests.utf8),
        ]
    }

    private static func project(_ modules: [[String: [UInt8]]]) -> GeneratedProject {
        GeneratedProject(files: modules.reduce(into: [:]) { files, module in files.merge(module) { $1 } })
    }

    @Test(arguments: [
        (module("Page1"), module("Page2"), true),
        (module("Page1"), module("Page2", expected: "43"), false),
        (module("Page1"), module("Page2", property: "let answer: Int?"), false),
        (module("Page1"), module("PageTwo"), false),
        (module("Page1", more: "class Page1Mock {}"), module("Page2", more: "class Page2Mock {}"), false),
        (module("Page1", more: "@Suite struct A {}"), module("Page2", more: "@Suite struct A {}"), false),
        (module("Page1", more: "// @Test(arguments: [1])"), module("Page2", more: "// @Test(arguments: [1])"), false),
    ])
    func `tests are repeated where text and declarations differ in a number alone`(
        first: [String: [UInt8]], second: [String: [UInt8]], isRepeated: Bool
    ) {
        let repeated = RepeatedTests(Self.project([first, second]))
        #expect(repeated.files.keys.sorted() == (isRepeated ? ["Tests/Page2/Page2Tests.swift"] : []))
        #expect(repeated.count == (isRepeated ? 2 : 0))
    }

    @Test(arguments: LanguageMode.allCases)
    func `repeated tests are run and counted`(mode: LanguageMode) throws {
        let project = Self.project((1...3).map { Self.module("Page\($0)") })
        let report = try project.runTests(mode: mode, warningsAreErrors: true)
        #expect(report.isGreen, "\(report)")
        #expect(report.testCount == 6)
    }

    @Test func `a repeated test that fails is a failure at its line`() throws {
        var files = Self.project((1...2).map { Self.module("Page\($0)") }).files
        let path = "Modules/Page2/Page2.swift"
        let broken = String(decoding: files[path] ?? [], as: UTF8.self).replacing("{ answer }", with: "{ nil }")
        files[path] = Array(broken.replacing("answer = 42", with: "answer = 7").utf8)
        let report = try GeneratedProject(files: files).runTests(mode: .swift6)
        #expect(!report.isGreen)
        #expect(report.buildFailure == nil)
        #expect(report.testCount == 4, "\(report)")
        #expect(report.failureCount > 0)
        #expect(report.output.contains("Page2Tests.swift:7"), "\(report)")
        #expect(report.output.contains("Page2Tests.swift:11"), "\(report)")
    }
}
