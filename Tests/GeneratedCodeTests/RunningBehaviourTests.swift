import Foundation
import GeneratedCode
import Testing

/// What the UIKit that is run does, as tests that run on it.
@Suite struct RunningBehaviourTests {
    @Test(arguments: LanguageMode.allCases)
    func `the stand-in behaves as UIKit`(mode: LanguageMode) throws {
        let project = GeneratedProject(files: BehaviourProject.files, moduleName: "Größe")
        let checked = try project.typeCheck(mode)
        #expect(checked.isClean, "\(checked)")
        let report = try project.runTests(mode: mode)
        #expect(report.isGreen, "\(report)")
        #expect(report.testCount == 10)
    }

    @Test func `a nib of another owner fails`() throws {
        var files = BehaviourProject.files
        files["Modules/Pane/PaneView.xib"] = Array(
            BehaviourProject.xib.replacingOccurrences(of: "\"PaneView\"", with: "\"Initializer\"").utf8)
        let report = try GeneratedProject(files: files, moduleName: "Größe").runTests(mode: .swift6)
        #expect(!report.isGreen)
        #expect(report.output.contains("File's Owner of PaneView.xib"))
    }

    @Test func `a test that never ends is killed`() throws {
        let text = """
            import XCTest
            nonisolated final class ATests: XCTestCase { func testA() { while true { sleep(1) } } }
            """
        let files = ["Modules/A.swift": Array("struct A {}".utf8), "Tests/ATests.swift": Array(text.utf8)]
        let report = try GeneratedProject(files: files).runTests(mode: .swift6, timeLimit: 1)
        #expect(report.exitCodes == [-9])
        #expect(!report.isGreen)
    }

    @Test func `no tests are not green`() throws {
        let files = ["Modules/A.swift": Array("struct A {}".utf8)]
        #expect(try !GeneratedProject(files: files).runTests(mode: .swift6).isGreen)
    }
}
