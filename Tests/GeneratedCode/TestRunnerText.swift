extension TestDiscovery {
    /// The main file of a test executable. `TEST_LIBRARY` names the library whose tests it runs:
    /// its arguments are that library's own.
    func runner(for module: String) -> String {
        """
        import Foundation
        \(usesSwiftTesting ? "import Testing" : "")
        \(classes.isEmpty ? "" : "import XCTest")
        @testable import \(module)

        \(classes.map(list).joined(separator: "\n"))
        @main struct Runner {
            static func main() {
                switch ProcessInfo.processInfo.environment["TEST_LIBRARY"] {
                \(classes.isEmpty ? "" : "case \"xctest\": \(xctestRun)")
                \(usesSwiftTesting ? "case \"testing\": \(Self.testingRun)" : "")
                default: exit(64)
                }
            }
        }
        """
    }

    private func list(_ testClass: TestClass) -> String {
        let entries = testClass.methods.map { method in
            "(\"\(method.name)\", \(method.isAsync ? "asyncTest(\(method.name))" : method.name))"
        }
        return """
            #if !canImport(ObjectiveC)
            extension \(testClass.name) {
                static nonisolated(unsafe) let listed: [(String, (\(testClass.name)) -> () throws -> Void)] = [
                    \(entries.joined(separator: ", "))
                ]
            }
            #endif
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
                    XCTMain([\(classes.map { "testCase(\($0.name).listed)" }.joined(separator: ", "))]) as Never
                    #endif
        """
    }

    // The entry point that SwiftPM calls. It is asynchronous, and the main thread has to be left to the main actor.
    private static let testingRun = """

                    Task { @MainActor in await Testing.__swiftPMEntryPoint() as Never }
                    dispatchMain()
        """
}
