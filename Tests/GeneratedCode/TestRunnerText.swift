extension TestDiscovery {
    /// The main file of a test executable, in the module that the tests are in. `TEST_LIBRARY` names the library whose
    /// tests it runs: its arguments are that library's own.
    var runner: String {
        """
        import Foundation
        \(usesSwiftTesting ? "import Testing" : "")
        \(classes.isEmpty ? "" : "import XCTest")
        \(appDelegate == nil ? "" : "import UIKit; @testable import \(module)")

        @main nonisolated struct GeneratedTestRunner {
            static func main() {
                \(appDelegate.map { "MainActor.assumeIsolated { UIApplication.shared.makeDelegate = { \($0)() } }" } ?? "")
                switch ProcessInfo.processInfo.environment["TEST_LIBRARY"] {
                \(classes.isEmpty ? "" : "case \"xctest\": \(xctestRun)")
                \(usesSwiftTesting ? "case \"testing\": \(Self.testingRun)" : "")
                default: exit(64)
                }
            }

            #if !canImport(ObjectiveC)
        \(classes.enumerated().map(list).joined(separator: "\n"))
            #endif
        }
        """
    }

    /// A function that lists the tests of a class. They run on the main thread, wherever they are isolated.
    private func list(_ number: Int, _ testClass: TestClass) -> String {
        let name = testClass.name
        let entries = testClass.methods.map { method in
            let call = "\(method.canThrow ? "try " : "")\(method.isAsync ? "await " : "")test.\(method.name)()"
            let body = method.isAsync ? call : "\(method.canThrow ? "try " : "")MainActor.assumeIsolated { \(call) }"
            let closure = "{ (test: \(name)) in nonisolated(unsafe) let test = test; return { \(body) } }"
            return """
                        ("\(method.name)", \(method.isAsync ? "asyncTest(\(closure))" : closure)),
                """
        }
        return """
                static func tests\(number)() -> XCTestCaseEntry {
                    let tests: [(String, (\(name)) -> () throws -> Void)] = [
            \(entries.joined(separator: "\n"))
                    ]
                    return testCase(tests)
                }
            """
    }

    // Apple's XCTest finds its test cases in the Objective-C runtime.
    private var xctestRun: String {
        """

                    #if canImport(ObjectiveC)
                    let suite = XCTestSuite.default
                    suite.run()
                    exit(suite.testRun?.hasSucceeded == true ? 0 : 1)
                    #else
                    XCTMain([\(classes.indices.map { "tests\($0)()" }.joined(separator: ", "))]) as Never
                    #endif
        """
    }

    // The entry point that SwiftPM calls. It is asynchronous, and the main thread has to be left to the main actor.
    private static let testingRun = """

                    Task { @MainActor in await Testing.__swiftPMEntryPoint() as Never }
                    dispatchMain()
        """
}
