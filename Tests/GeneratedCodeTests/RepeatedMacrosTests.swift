import Testing

@testable import GeneratedCode

@Suite struct RepeatedMacrosTests {
    private static func module(
        _ name: String, property: String = "let answer: Int", expected: String = "42", suite: String = "",
        more: String = ""
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

            \(suite)@MainActor
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
        (module("Page1"), module("Page2"), 0),
        (module("Page1"), module("Page2", expected: "43"), 1),
        (module("Page1"), module("Page2", property: "let answer: Int?"), 2),
        (module("Page1"), module("PageTwo"), 5),
        (module("Page1", more: "class Page1Mock {}"), module("Page2", more: "class Page2Mock {}"), 2),
        (module("Page1"), module("Page2", suite: "@Suite(.enabled(if: true))\n"), 0),
        (module("Page1", suite: enabled), module("Page2", suite: enabled), 0),
        (module("Page1", suite: "@Suite(.serialized)\n"), module("Page2", suite: "@Suite(.serialized)\n"), 2),
        (module("Page1", more: "// @Test(arguments: [1])"), module("Page2", more: "// @Test(arguments: [1])"), 0),
    ])
    func `a macro is expanded where operands or declarations differ in more than a number`(
        first: [String: [UInt8]], second: [String: [UInt8]], expanded: Int
    ) throws {
        let project = Self.project([first, second])
        let path = try #require(second.keys.first { $0.hasPrefix("Tests/") })
        let text = String(decoding: RepeatedMacros(project).files[path] ?? second[path] ?? [], as: UTF8.self)
        #expect(MacroUse.all(in: text).count == expanded, "\(text)")
    }

    private static let enabled = "@Suite(.enabled(if: \"x\".count == 1))\n"

    @Test(arguments: LanguageMode.allCases)
    func `repeated tests are run and counted`(mode: LanguageMode) throws {
        let project = Self.project((1...3).map { Self.module("Page\($0)", suite: $0 == 1 ? "" : Self.enabled) })
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

    private static func xctest(_ name: String, answer: Int = 42) -> [String: [UInt8]] {
        let type = """
            struct \(name) {
                let answer: Int?

                init() {
                    answer = \(answer)
                }

                func load() throws -> Int { 1 }
            }
            """
        let tests = """
            import XCTest
            @testable import App

            nonisolated final class \(name)Tests: XCTestCase {
                @MainActor func testAnswerIsKnown() throws {
                    let answer = try XCTUnwrap(\(name)().answer)
                    XCTAssertEqual(answer, 42, "it is not the answer")
                    XCTAssertEqual(Double(answer), 42, accuracy: 0.1)
                    XCTAssertEqual(try \(name)().load(), 1)
                }
            }

            """
        return [
            "Modules/\(name)/\(name).swift": Array(type.utf8), "Tests/\(name)/\(name)Tests.swift": Array(tests.utf8),
        ]
    }

    /// What only a closure can have stays in one.
    @Test func `an assertion is given closures once`() throws {
        let project = Self.project([Self.xctest("Page1"), Self.xctest("Page2", answer: 7)])
        let files = RepeatedMacros(project).files
        #expect(files.keys.sorted() == ["Tests/Page2/Page2Tests.swift"])
        let text = String(decoding: try #require(files["Tests/Page2/Page2Tests.swift"]), as: UTF8.self)
        #expect(text.matches(of: /XCT(Assert|Unwrap)/).count == 2, "\(text)")
        for mode in LanguageMode.running {
            let report = try project.runTests(mode: mode, warningsAreErrors: true)
            #expect(report.buildFailure == nil && report.testCount == 2 && !report.isGreen, "\(report)")
            #expect(report.output.contains("Page2Tests.swift:7: error: Page2Tests.testAnswerIsKnown"), "\(report)")
            #expect(!report.output.contains("Page1Tests.swift"), "\(report)")
        }
    }
}
