import FileChanges
import TestSupport
import Testing

@testable import VipergenCLI

@Suite struct PlanReportTests {
    /// A file that moves, one that is written and one that goes.
    private func report(showsDiff: Bool = false) throws -> PlanReport {
        let sandbox = try Sandbox(.memory)
        try sandbox.file("Modules/A/a.swift", "one\n")
        try sandbox.file("Modules/A/b.swift", "two\n")
        var plan = Plan(root: sandbox.root, changes: [FileChange(path: "Modules/A/c.swift", contents: [])])
        plan.move("Modules/A/a.swift", holding: Array("one\n".utf8), to: "Modules/A/A.swift")
        plan.removals.append(FileRemoval(path: "Modules/A/b.swift", expected: Array("two\n".utf8)))
        let validated = try validate(plan, on: sandbox.fileSystem, policy: .fail)
        return PlanReport(plan: validated, module: "A", showsDiff: showsDiff)
    }

    @Test func `what goes has a line of its own`() throws {
        #expect(
            try report().text(Style(hasColors: false)) == """
                create    Modules/A/c.swift
                create    Modules/A/A.swift
                remove    Modules/A/a.swift
                remove    Modules/A/b.swift

                """)
        #expect(try report().summary(isDryRun: false) == "4 files: 2 created, 2 removed.\n")
    }

    @Test func `programs read of it too`() throws {
        let json = try report().json.filter { !$0.isWhitespace }
        #expect(json.hasSuffix(#"{"action":"remove","path":"Modules/A/b.swift"}]}"#))
    }

    @Test func `its difference is the whole file`() throws {
        let text = try report(showsDiff: true).text(Style(hasColors: false))
        #expect(text.hasSuffix("--- a/Modules/A/b.swift\n+++ /dev/null\n@@ -1 +0,0 @@\n-two\n"))
    }

    @Test(arguments: [
        (ConflictReason.gone, "  Modules/a: it should be removed, but does not exist"),
        (.changed, "  Modules/a: it should be removed, but was changed"),
    ])
    func `a removal that is refused says why`(_ reason: ConflictReason, _ line: String) {
        let diagnostic = Diagnostic([Conflict(path: "Modules/a", reason: reason)])
        #expect(diagnostic.excerpt == [line])
        #expect(diagnostic.exitCode == .refused)
    }
}
