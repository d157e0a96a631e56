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
        guard let convention = module.convention, module.index.hasTests(ofModule: module.name) else { return }
        for test in convention.tests {
            let name = test.name.text(for: module.forms)
            guard !module.index.hasTest(name) else { continue }
            // Without mocks, for one, most tests are not written.
            let stands = test.companions.contains { module.index.hasTest($0.text(for: module.forms)) }
            guard test.companions.isEmpty || stands else { continue }
            let component = (TestNames.subject(of: name.dropLast(6)) ?? "") + ".swift"
            guard module.files.contains(where: { $0.name == component }) else { continue }
            violations.report(
                path: module.index.testPath(test, of: module), name,
                "'\(component)' has no test: the set '\(convention.name)' tests it in '\(name)'")
        }
    }
}
