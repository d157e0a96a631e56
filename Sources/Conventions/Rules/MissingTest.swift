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

extension CheckedModule {
    /// Whether it has some tests. What has the module's name may be those of an entity that is called so.
    fileprivate func isTested(by convention: Convention) -> Bool {
        guard index.hasTests(ofModule: name) else { return false }
        return convention.tests.contains { index.hasTest($0.name.text(for: forms)) }
            || files.contains { file in
                let base = Role.baseName(ofFile: file.name)
                return file.isSwift && ["Tests", "Test", "Spec"].contains { index.hasTest("\(base)\($0).swift") }
            }
    }
}
