extension RepeatedMacros {
    /// The file in the tests' module that has what stands in the macros' place. A test is called as by what `@Test`
    /// expands to.
    var text: String {
        let testing = isOfTesting ? ["import Testing", types.isEmpty ? "" : tests, Self.functions] : []
        return (testing + (isOfXCTest ? ["import XCTest", Self.assertions] : [])).joined(separator: "\n\n")
    }

    private var tests: String {
        """
        nonisolated struct RepeatedTest: CustomTestStringConvertible, Sendable {
            let testDescription: String
            let run: @Sendable () async throws -> Void

            static func all() -> [RepeatedTest] {
                var all: [RepeatedTest] = []
        \(types.indices.map { "        all += tests\($0)()" }.joined(separator: "\n"))
                return all
            }

        \(types.enumerated().map(list).joined(separator: "\n\n"))
        }

        @Test(arguments: RepeatedTest.all()) nonisolated func repeatedTest(_ test: RepeatedTest) async throws {
            try await test.run()
        }
        """
    }

    private func list(_ number: Int, _ type: TestType) -> String {
        let name = type.suite.name
        let check = type.suite.condition.map { "guard \($0) else { return }" } ?? ""
        let tests = type.methods.map { method in
            """
                        RepeatedTest(testDescription: "\(name)/\(method)") {
                            \(check)
                            try await Testing.__requiringTry(Testing.__requiringAwait(\(name)().\(method)()))
                        },
            """
        }
        return """
                static func tests\(number)() -> [RepeatedTest] {
                    [
            \(tests.joined(separator: "\n"))
                    ]
                }
            """
    }

    private static let functions = """
        nonisolated func expect(
            _ condition: Bool, _ comment: @autoclosure () -> Testing.Comment? = nil,
            file: String = #fileID, line: Int = #line
        ) {
            guard !condition else { return }
            let place = SourceLocation(fileID: file, filePath: file, line: line, column: 1)
            Issue.record(comment(), sourceLocation: place)
        }

        nonisolated func require<Value>(
            _ value: Value?, _ comment: @autoclosure () -> Testing.Comment? = nil,
            file: String = #fileID, line: Int = #line
        ) throws -> Value {
            let place = SourceLocation(fileID: file, filePath: file, line: line, column: 1)
            return try #require(value, comment(), sourceLocation: place)
        }

        nonisolated func require(
            _ condition: Bool, _ comment: @autoclosure () -> Testing.Comment? = nil,
            file: String = #fileID, line: Int = #line
        ) throws {
            let place = SourceLocation(fileID: file, filePath: file, line: line, column: 1)
            try #require(condition, comment(), sourceLocation: place)
        }
        """

    private static let assertions = """
        nonisolated func AssertEqual<Value: Equatable>(
            _ first: Value, _ second: Value, _ message: String = "", file: StaticString = #filePath, line: UInt = #line
        ) {
            XCTAssertEqual(first, second, message, file: file, line: line)
        }

        nonisolated func AssertTrue(
            _ isTrue: Bool, _ message: String = "", file: StaticString = #filePath, line: UInt = #line
        ) {
            XCTAssertTrue(isTrue, message, file: file, line: line)
        }

        nonisolated func AssertFalse(
            _ isTrue: Bool, _ message: String = "", file: StaticString = #filePath, line: UInt = #line
        ) {
            XCTAssertFalse(isTrue, message, file: file, line: line)
        }

        nonisolated func AssertNil(
            _ value: Any?, _ message: String = "", file: StaticString = #filePath, line: UInt = #line
        ) {
            XCTAssertNil(value, message, file: file, line: line)
        }

        nonisolated func AssertNotNil(
            _ value: Any?, _ message: String = "", file: StaticString = #filePath, line: UInt = #line
        ) {
            XCTAssertNotNil(value, message, file: file, line: line)
        }

        nonisolated func Unwrap<Value>(
            _ value: Value?, _ message: String = "", file: StaticString = #filePath, line: UInt = #line
        ) throws -> Value {
            try XCTUnwrap(value, message, file: file, line: line)
        }
        """
}
