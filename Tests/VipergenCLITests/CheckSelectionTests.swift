import Foundation
import TestSupport
import Testing

/// `vipergen check` of some rules, counts by rule, and what a person reads at a terminal.
@Suite struct CheckSelectionTests {
    /// Two errors, of which one can be fixed, a warning that can be fixed, and an unused suppression.
    private func session() throws -> Session {
        let session = try Session(modulesOn: .memory)
        try session.edit(Session.presenter, "weak var view", "var view")
        try session.edit(Session.presenter, "import Foundation", "import UIKit")
        try session.edit(Session.router, "init() { }", "init() { } // vipergen:disable type-name no more")
        try session.edit(Session.view, "import UIKit\n", "import UIKit\n\n{{x}}\n")
        return session
    }

    private func rules(_ session: Session, _ options: String) -> [String] {
        session.found("check " + options).map {
            $0.contains("unused suppression") ? "unused" : String($0.split(separator: "[").last?.dropLast() ?? "")
        }.sorted()
    }

    @Test(arguments: [
        ("", ["placeholder", "unused", "unused-import", "weak-reference"]),
        ("--rule weak-reference", ["weak-reference"]),
        ("--rule weak-reference --rule=placeholder", ["placeholder", "weak-reference"]),
        ("--rule type-name", ["unused"]),
        ("--ignore weak-reference", ["placeholder", "unused", "unused-import"]),
        ("--ignore weak-reference --ignore type-name", ["placeholder", "unused-import"]),
        ("--rule weak-reference --rule placeholder --ignore placeholder", ["weak-reference"]),
        ("--rule weak-reference,placeholder", ["placeholder", "weak-reference"]),
        ("--ignore weak-reference,placeholder", ["unused", "unused-import"]),
    ])
    func `only the rules that are asked for are reported`(_ options: String, _ expected: [String]) throws {
        #expect(rules(try session(), options) == expected)
    }

    @Test(arguments: [
        ("--rule weak-refrence", "Did you mean 'weak-reference'?"), ("--ignore nonsense", "'vipergen rules' lists"),
        ("--rule weak-reference --ignore weak-reference", "--ignore leaves no rule to check"),
        ("--rule import", "Did you mean 'forbidden-import'?"), ("--rule placeholder,", "there is no rule ''"),
        ("--ignore weak-reference,file-nam", "Did you mean 'file-name'?"),
    ])
    func `a rule that is none is a usage error`(_ options: String, _ words: String) throws {
        let outcome = try session().run("check " + options)
        #expect(outcome.code == 64 && outcome.errors.contains(words), "\(outcome)")
    }

    @Test func `the exit code is that of what is reported`() throws {
        let session = try session()
        #expect(session.run("check --rule unused-import").code == 0)
        #expect(session.run("check --rule unused-import --strict").code == 1)
        #expect(session.run("check --ignore weak-reference --ignore placeholder").code == 0)
    }

    @Test func `a rule that is off applies where it is named`() throws {
        let session = try session()
        try session.sandbox.file(".vipergen.json", "{rules: {'weak-reference': 'off'}}")
        #expect(rules(session, "--rule weak-reference") == ["weak-reference"])
        #expect(!rules(session, "--ignore placeholder").contains("weak-reference"))
    }

    @Test func `only what is reported is fixed`() throws {
        let session = try session()
        let outcome = session.run("check --fix --rule unused-import")
        #expect(outcome.code == 0 && outcome.output == "" && outcome.errors.ranges(of: "fixed ").count == 1)
        #expect(rules(session, "") == ["placeholder", "unused", "weak-reference"])
    }

    @Test func `a baseline is that of all rules`() throws {
        let session = try session()
        #expect(session.run("check --write-baseline --rule weak-reference").code == 64)
        session.run("check --write-baseline")
        #expect(rules(session, "--rule weak-reference") == [])
        try session.edit(Session.presenter, "var view", "weak var view")
        #expect(session.run("check --rule placeholder").errors.contains("stale") == false)
        #expect(session.run("check --rule weak-reference").errors.contains("1 stale baseline entry"))
    }

    @Test func `statistics count by rule, the most frequent first`() throws {
        let session = try session()
        try session.edit(Session.view, "{{x}}\n", "{{x}}\n{{y}}\n")
        let lines = session.run("check --statistics").lines
        #expect(
            lines.suffix(4) == [
                "2  placeholder     error", "1  weak-reference  error    1 fixable",
                "1  unused-import   warning  1 fixable",
                "1  idle-comment    warning",
            ])
        #expect(lines.count == 9)
    }

    @Test func `statistics are in every format`() throws {
        let session = try session()
        let json = session.run("check --statistics --format json").output
        let root = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        #expect(Set(root.keys) == ["version", "modules", "files", "violations", "stale", "statistics"])
        let rows = try #require(root["statistics"] as? [[String: Any]])
        let order = ["weak-reference", "unused-import", "placeholder", "idle-comment"]
        #expect(rows.map { $0["rule"] as? String } == order)
        #expect(rows.allSatisfy { $0["count"] as? Int == 1 })
        #expect(rows.map { $0["fixable"] as? Int } == [1, 1, 0, 0])
        #expect(session.run("check --statistics --format sarif").output.contains("\"statistics\": ["))
        #expect(
            session.run("check --statistics --format junit").output.contains(
                "<property name=\"weak-reference\" value=\"1\"/>"))
        #expect(
            session.run("check --statistics --format github").lines.contains(
                "::notice title=vipergen check::1 weak-reference, 1 unused-import, 1 placeholder, 1 idle-comment"))
    }

    @Test func `the summary says what can be fixed`() throws {
        let errors = try session().run("check").errors
        #expect(errors == "2 modules, 14 files: 2 errors, 2 warnings.\n2 can be fixed with 'vipergen check --fix'.\n")
    }

    @Test func `at a terminal violations are grouped by file, counted by rule, and it says where to read on`() throws {
        let session = try session()
        session.isTerminal = true
        let outcome = session.run("check --no-color")
        let presenter = session.sandbox.root + "/" + Session.presenter
        #expect(outcome.output.contains("\(presenter)\n  1:8"))
        #expect(outcome.output.ranges(of: presenter).count == 1)
        #expect(outcome.output.split(separator: "\n").allSatisfy { $0.hasPrefix("/") || $0.count <= 80 })
        #expect(
            outcome.errors == """
                2 modules, 14 files: 2 errors, 2 warnings.
                1  weak-reference  error    1 fixable
                1  unused-import   warning  1 fixable
                1  placeholder     error
                1  idle-comment    warning
                'vipergen rules weak-reference' explains a rule and how to fix or suppress it.
                2 can be fixed with 'vipergen check --fix'.

                """)
    }

    @Test func `a module's name is as good as its path`() throws {
        let session = try session()
        #expect(session.run("check ClientList").output == session.run("check Modules/ClientList").output)
        #expect(session.run("check Details").code == 0)
        #expect(session.run("check Modules/Other/Details").code == 2)
        let outcome = session.run("check ClientLst")
        #expect(outcome.code == 2 && outcome.errors.contains("Did you mean 'ClientList'?"))
    }

    @Test func `verbose says which set each module was matched with, and why not another`() throws {
        let session = try session()
        for role in ["Presenter", "Interactor", "Coordinator"] {
            try session.sandbox.file("App/Feed/Feed\(role).swift", "final class Feed\(role) {}\n")
        }
        let errors = session.run("check --verbose").errors
        #expect(errors.contains("ClientList in Modules/ClientList: set viper, 5 of 5 required files; "), "\(errors)")
        #expect(errors.contains("Feed in App/Feed: no set; "), "\(errors)")
        #expect(errors.contains(", not FeedView") || errors.contains(", not Feed"), "\(errors)")
        try session.sandbox.file(".vipergen.json", "{sets: {Modules: 'viper'}}")
        #expect(
            session.run("check --verbose").errors.contains(
                "Details in Modules/Details: set viper, as the configuration says, 5 of 5 required"))
        #expect(!session.run("check").errors.contains("required file"))
    }

    @Test(arguments: [
        ("--color always", false, true), ("--color never", true, false), ("--no-color", true, false), ("", true, true),
        ("", false, false), ("--color auto", true, true), ("--color always --no-color", true, false),
    ])
    func `colours are used as the command line says`(_ options: String, _ isTerminal: Bool, _ hasColors: Bool) throws {
        let session = try session()
        session.isTerminal = isTerminal
        #expect(session.run("check " + options).output.contains("\u{1B}[31m") == hasColors)
        #expect(
            session.run("gen New viper --dry-run --diff " + options).output.contains("\u{1B}[32m+import") == hasColors)
        #expect(session.run("gen --help " + options).output.contains("\u{1B}[01mUSAGE\u{1B}[0m") == hasColors)
        session.variables["NO_COLOR"] = "1"
        let isForced = options.contains("always") && !options.contains("no-color")
        #expect(session.run("check " + options).output.contains("\u{1B}[") == isForced)
    }

    @Test func `errors are red where standard error has colours`() throws {
        let session = try session()
        #expect(session.run("gen class --color always").errors.hasPrefix("\u{1B}[31merror\u{1B}[0m: "))
        try session.sandbox.file(".vipergen.json", "{x: 1}")
        #expect(session.run("check --color always").errors.contains(".vipergen.json:1:2: \u{1B}[31merror\u{1B}[0m: "))
        #expect(!session.run("check").errors.contains("\u{1B}"))
    }

    @Test func `a module may be named with its groups`() throws {
        let session = try Session()
        for name in ["Settings/Profile", "Feed/Post"] { #expect(session.run("gen \(name) viper").code == 0) }
        for word in ["Profile", "Settings/Profile", "Modules/Settings/Profile"] {
            #expect(session.run("check \(word)").errors.hasPrefix("1 module, "), "\(word)")
        }
        #expect(session.run("check Feed/Profile").code == 2)
    }
}
