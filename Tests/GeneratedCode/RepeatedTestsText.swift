extension RepeatedTests {
    /// The file in the tests' module that has what stands in the macros' place. A test is called as by what `@Test`
    /// expands to.
    var text: String {
        """
        import Testing

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

        nonisolated func expect(
            _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, file: String = #fileID, line: Int = #line
        ) {
            guard !condition else { return }
            let place = SourceLocation(fileID: file, filePath: file, line: line, column: 1)
            Issue.record(comment(), sourceLocation: place)
        }

        nonisolated func require<Value>(
            _ value: Value?, _ comment: @autoclosure () -> Comment? = nil, file: String = #fileID, line: Int = #line
        ) throws -> Value {
            let place = SourceLocation(fileID: file, filePath: file, line: line, column: 1)
            return try #require(value, comment(), sourceLocation: place)
        }
        """
    }

    private func list(_ number: Int, _ type: TestType) -> String {
        let tests = type.methods.map { method in
            """
                        RepeatedTest(testDescription: "\(type.name)/\(method)") {
                            try await Testing.__requiringTry(Testing.__requiringAwait(\(type.name)().\(method)()))
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
}
