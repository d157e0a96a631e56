/// The outcome of one project's tests in one language mode.
public struct TestReport: Sendable, CustomStringConvertible {
    /// Nil where everything was built; else what the compiler said.
    public let buildFailure: CompilerReport?
    /// Tests that ran, of XCTest and of Swift Testing.
    public let testCount: Int
    /// Failed assertions and recorded issues. A crash is none: it shows in `exitCodes`.
    public let failureCount: Int
    /// Of each library's run; the negated signal where one ended it.
    public let exitCodes: [Int32]
    /// All that was printed.
    public let output: String
    /// Tests that the text declares and that did not run although nothing crashed: zero, unless this harness is wrong.
    public let missedCount: Int

    /// Whether tests ran, and every one of them passed.
    public var isGreen: Bool {
        buildFailure == nil && testCount > 0 && failureCount == 0 && missedCount == 0
            && exitCodes.allSatisfy { $0 == 0 }
    }
    /// One line of what passed, or all there is to know of what did not.
    public var description: String {
        isGreen ? "\(testCount) tests passed" : (buildFailure?.description ?? "exit codes \(exitCodes)\n\(output)")
    }

    init(buildFailure: CompilerReport) {
        self.buildFailure = buildFailure
        (testCount, failureCount, exitCodes, missedCount) = (0, 0, [], 0)
        output = buildFailure.output
    }

    init(_ discovery: TestDiscovery, _ repeated: RepeatedMacros, xctest: ToolRun?, swiftTesting: ToolRun?) {
        buildFailure = nil
        let runs = [xctest, swiftTesting].compactMap { $0 }
        exitCodes = runs.map(\.status)
        output = runs.map(\.output).joined()
        let xctestSummary = xctest?.output.matches(
            of: /Executed (\d+) tests?, with (?:\d+ tests? skipped and )?(\d+) failure/
        ).last
        let testingSummary = swiftTesting?.output.matches(
            of: /Test run with (\d+) tests?.*? (?:passed|failed) after [^\n]*?seconds(?: with (\d+) issue)?/
        ).last
        let xctestCount = xctestSummary.flatMap { Int($0.1) } ?? 0
        // The library counts a test with arguments once.
        let repeatedCount = swiftTesting?.output.firstMatch(
            of: /repeatedTest\(_:\) with (\d+) test cases? (?:passed|failed)/
        ).flatMap { Int($0.1) }
        testCount = xctestCount + (testingSummary.flatMap { Int($0.1) } ?? 0) + (repeatedCount ?? 1) - 1
        failureCount =
            (xctestSummary.flatMap { Int($0.2) } ?? 0) + (testingSummary?.2.flatMap { Int($0) } ?? 0)
        missedCount =
            (xctestSummary == nil ? 0 : discovery.methodCount - xctestCount)
            + (testingSummary == nil ? 0 : repeated.count - (repeatedCount ?? 0))
    }
}
