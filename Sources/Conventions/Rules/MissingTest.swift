import Text

extension Rule {
    static let missingTest = Rule(
        .missingTest, "A component that the set tests has no test file",
        rationale: """
            A component without a test is the one that breaks unnoticed. A module without any tests was made without \
            them, and is not reported.
            """,
        severity: .warning, needsSet: true, findsAbsentFiles: true,
        examples: [
            .bad(
                "the router is not tested", .remove(file: "Tests/ClientList/Router/ClientListRouterTests.swift")),
            .good(
                "the test in another folder",
                .move(
                    file: "Tests/ClientList/Router/ClientListRouterTests.swift",
                    to: "Tests/ClientList/ClientListRouterTests.swift")),
        ]
    ) { module, violations in
        guard let convention = module.convention, module.isTested(by: convention) else { return }
        for test in convention.tests {
            for name in module.names(of: test) where !module.index.hasTest(name) {
                // Without mocks, for one, most tests are not written.
                let stands = test.companions.contains { module.index.hasTest($0.text(for: module.forms)) }
                guard test.companions.isEmpty || stands else { continue }
                let component = TestNames.subject(of: name.dropLast(6)).map(String.init) ?? ""
                guard let file = module.files.first(where: { $0.name == component + ".swift" }),
                    !test.isOfFunctions || module.hasFunctions(component)
                else { continue }
                violations.report(
                    path: module.index.testPath(test, called: name, of: file, in: module), name,
                    "'\(file.name)' has no test: the set '\(convention.name)' tests it in '\(name)'")
            }
        }
    }
}

extension CheckedModule {
    /// The names that a test may have: one, or one for each component of the kind that it tests.
    fileprivate func names(of test: ExpectedTest) -> [String] {
        guard test.name.isOpen else { return [test.name.text(for: forms)] }
        return files.compactMap { file in
            guard let expected = file.expected, expected.name.isOpen else { return nil }
            return TestNames.files(testing: file.name.dropLast(6)).first { test.name.matches($0, for: forms) }
        }
    }

    /// Whether a type has a function of its own.
    fileprivate func hasFunctions(_ type: String) -> Bool {
        files.contains { file in
            var isFound = false
            file.outline.forEachFunction { _, function in
                isFound = isFound || function.body != nil && function.owner.map { file.typeNames[$0] } == type
            }
            return isFound
        }
    }

    /// Whether it has some tests. What has the module's name may be those of an entity that is called so.
    fileprivate func isTested(by convention: Convention) -> Bool {
        guard index.hasTests(ofModule: name) else { return false }
        return convention.tests.contains { index.hasTest($0.name.text(for: forms)) }
            || files.contains { file in
                file.isSwift
                    && TestNames.files(testing: Role.baseName(ofFile: file.name)).contains(where: index.hasTest)
            }
    }
}
