import Testing

/// `// vipergen:disable RULE reason`.
@Suite struct CheckSuppressionTests {
    /// In a string of several lines no comment can stand.
    @Test(arguments: [
        ("// vipergen:disable placeholder a mail\nlet a = \"\"\"\n    Dear\n    {{name}},\n    \"\"\"\n", 0),
        ("// vipergen:disable placeholder a\nlet a = \"\"\"\n    \"\"\"\nlet b = \"{{name}}\"\n", 1),
        (
            "// vipergen:disable placeholder a\nlet a = f(\"\"\"\n    a\n    \"\"\", \"\"\"\n    {{name}}\n    \"\"\")\n",
            1
        ),
    ])
    func `a comment speaks of a string to its end`(_ text: String, _ violations: Int) throws {
        let session = try Session(modulesOn: .memory)
        try session.edit(Session.presenter, "import Foundation\n", "import Foundation\n" + text)
        #expect(session.found("check --rule placeholder").count { $0.contains(": error: ") } == violations)
    }

    @Test(arguments: [
        ("    var view: ClientListViewController? // vipergen:disable weak-reference the window owns it", 0, 0),
        ("    // vipergen:disable weak-reference the window owns it\n    var view: ClientListViewController?", 0, 0),
        ("    // vipergen:disable weak-reference\n    var view: ClientListViewController?", 0, 0),
        ("    /* vipergen:disable weak-reference it is so */ var view: ClientListViewController?", 0, 0),
        ("    // vipergen:disable file-name,weak-reference so\n    var view: ClientListViewController?", 0, 1),
        (
            "    // vipergen:disable file-name a\n    // vipergen:disable weak-reference b\n    var view: ClientListViewController?",
            0, 1
        ),
        ("    // vipergen:disable weak-reference a\n\n    var view: ClientListViewController?", 1, 1),
        ("    var view: ClientListViewController?\n    // vipergen:disable weak-reference a", 1, 1),
        ("    // vipergen:disable file-name a\n    var view: ClientListViewController?", 1, 1),
        ("    var a = \"// vipergen:disable weak-reference\"; var view: ClientListViewController?", 1, 0),
        ("    // vipergen:disable weak-refrence a\n    var view: ClientListViewController?", 1, 1),
        ("    // vipergen:disable\n    var view: ClientListViewController?", 1, 1),
        ("    // vipergen:disable:next weak-reference\n    var view: ClientListViewController?", 1, 1),
        ("    // vipergen:disable weak-reference a\n    @MainActor\n    var view: ClientListViewController?", 0, 0),
        (
            "    // vipergen:disable weak-reference a\n    /// The view.\n    @MainActor @available(\n        iOS 13, *)\n"
                + "    private var view: ClientListViewController?", 0, 0
        ),
        (
            "    // vipergen:disable weak-reference a\n    @MainActor var a = 1\n    var view: ClientListViewController?",
            1, 1
        ),
        ("    // vipergen:disable weak-reference a\n    // The view.\n    var view: ClientListViewController?", 0, 0),
        ("    // vipergen:disable weak-reference a\r\n    var view: ClientListViewController?", 0, 0),
        (
            "    /*\n     vipergen:disable weak-reference a\n     b\n     */\n    var view: ClientListViewController?",
            0, 0
        ),
        (
            "    // vipergen:disable weak-reference a\n    @MainActor\n    // vipergen:disable weak-reference b\n"
                + "    var view: ClientListViewController?", 0, 1
        ),
        ("    // vipergen:disable file-name, weak-reference a\n    var view: ClientListViewController?", 0, 1),
        ("    // vipergen:disable weak-reference, as it is\n    var view: ClientListViewController?", 0, 0),
    ])
    func `a comment suppresses its rule, or is reported as unused`(
        _ text: String, _ violations: Int, _ unused: Int
    ) throws {
        let session = try Session(modulesOn: .memory)
        try session.edit(Session.presenter, "    weak var view: ClientListViewController?", text)
        let found = session.found()
        #expect(found.count { $0.contains(": error: ") } == violations, "\(found)")
        #expect(found.count { $0.contains(": warning: ") } == unused, "\(found)")
        #expect(session.run("check").code == (violations > 0 ? 1 : 0))
    }

    @Test func `of any number of comments in a row the first suppresses, and the others are unused`() throws {
        let session = try Session(modulesOn: .memory)
        let count = 20_000
        let comments = String(repeating: "    // vipergen:disable weak-reference a\n", count: count)
        try session.edit(Session.presenter, "    weak var view", comments + "    var view")
        let found = session.found()
        #expect(found.count == count - 1)
        #expect(found.allSatisfy { $0.contains("unused suppression") })
        #expect(session.run("check").code == 0)
    }

    @Test func `a file as a whole is spoken of above all that it declares`() throws {
        let session = try Session(modulesOn: .memory)
        let text = try session.sandbox.text(Session.presenter)
        try session.remove(Session.presenter)
        let place = "Modules/ClientList/View/ClientListPresenter.swift"
        let comment = "// vipergen:disable misplaced-file it is small\n"
        try session.write(place, "//\n//  A header\n//\n\n" + comment + text)
        #expect(session.run("check").code == 0)
        try session.write(place, text + comment)
        let outcome = session.run("check")
        #expect(outcome.code == 1 && outcome.output.contains("unused suppression"), "\(outcome)")
    }

    @Test func `a missing file is suppressed by its name`() throws {
        let session = try Session(modulesOn: .memory)
        try session.remove(Session.router)
        try session.remove("Tests/ClientList/Router/ClientListRouterTests.swift")
        try session.remove("Tests/ClientList/Presenter/ClientListPresenterTests.swift")
        try session.edit(
            Session.presenter, "func didTapClose() {",
            "// vipergen:disable missing-file ClientListRouter.swift: it leads nowhere\n    func didTapClose() {")
        try session.edit(
            Session.view, "import UIKit\n",
            "import UIKit\n// vipergen:disable missing-test ClientListPresenterTests.swift\n// vipergen:disable missing-file so\n"
        )
        let found = session.found("check --strict")
        #expect(
            found.count == 1 && found[0].contains("ClientListViewController.swift:3:1: warning: unused suppression"))
        #expect(session.run("rules missing-test").output.contains("missing-test FILE.swift reason, in any file of"))
    }

    @Test(arguments: [
        ("weak-reference", "unused suppression: there is no violation of 'weak-reference'"),
        ("weak-refrence", "there is no rule 'weak-refrence'; did you mean 'weak-reference'?"), ("", "names no rule"),
    ])
    func `an unused suppression says why`(_ rule: String, _ words: String) throws {
        let session = try Session(modulesOn: .memory)
        try session.edit(Session.router, "init() { }", "init() { } // vipergen:disable \(rule)")
        #expect(session.run("check --strict").code == 1)
        let outcome = session.run("check")
        #expect(outcome.code == 0 && outcome.errors.contains(": 1 warning."))
        #expect(
            outcome.lines.count == 1 && outcome.output.contains("ClientListRouter.swift:8:16: warning: "), "\(outcome)")
        #expect(outcome.output.contains(words), "\(outcome)")
    }

    @Test func `a suppression of a rule that is off is not reported`() throws {
        let session = try Session(modulesOn: .memory)
        try session.sandbox.file(".vipergen.json", "{rules: {'weak-reference': 'off'}}")
        try session.edit(Session.router, "init() { }", "init() { } // vipergen:disable weak-reference so")
        #expect(session.run("check").output == "")
    }
}
