import TestSupport
import Testing

/// Violations that are known.
@Suite struct CheckBaselineTests {
    private static let file = ".vipergen.baseline.json"

    /// A project with a fault in each of its modules.
    private func session(_ kind: Sandbox.Kind = .memory) throws -> Session {
        let session = try Session(modulesOn: kind)
        try session.edit(Session.presenter, "weak var view", "var view")
        try session.remove("Modules/Details/Router/DetailsRouter.swift")
        return session
    }

    @Test(arguments: Sandbox.Kind.allCases)
    func `what is written passes, and what comes is reported`(_ kind: Sandbox.Kind) throws {
        let session = try session(kind)
        let before = try session.files()
        let outcome = session.run("check --write-baseline")
        #expect(outcome.code == 0 && outcome.output == "", "\(outcome)")
        #expect(try session.files() == (before + [Self.file]).sorted())
        #expect(session.run("check").code == 0)
        #expect(try !session.sandbox.text(Self.file).contains("line"))

        try session.edit(Session.presenter, "import Foundation\n", "import Foundation\n\n\n")
        #expect(session.run("check").code == 0)
        try session.edit("Modules/ClientList/Interactor/ClientListInteractor.swift", "weak var output", "var output")
        let found = session.found()
        #expect(found.count == 1 && found[0].hasPrefix("Modules/ClientList/Interactor/"), "\(found)")
    }

    /// The configuration's is the project's; one on the command line is seen from where the person stands, and where
    /// nothing is there, from the project.
    @Test func `a baseline on the command line is seen from where the person stands`() throws {
        let session = try session()
        try session.sandbox.file(".vipergen.json", "{}")
        #expect(session.run("check --write-baseline --baseline known.json", in: "Tests").code == 0)
        #expect(try session.exists("Tests/known.json") && !session.exists("known.json"))
        #expect(session.run("check --baseline ../Tests/known.json", in: "Modules").code == 0)
        #expect(session.run("check --baseline Tests/known.json", in: "Modules").code == 0)
        #expect(session.run("check --baseline ../known.json", in: "Modules").code == 2)
        #expect(session.run("check --write-baseline --baseline other.json -C ..", in: "Tests").code == 0)
        #expect(try session.exists("other.json") && !session.exists("Tests/other.json"))
        let outcome = session.run("check --write-baseline --baseline ../Tests/known.json", in: "Modules")
        #expect(outcome.code == 0 && outcome.errors.contains("Tests/known.json holds"), "\(outcome)")
    }

    @Test(arguments: [
        "check", "check --fix --dry-run", "check --write-baseline --dry-run", "check --strict --format json",
    ])
    func `nothing else writes it`(_ line: String) throws {
        let session = try session()
        let before = try session.tree()
        session.run(line)
        #expect(try session.tree() == before)
    }

    @Test func `an entry that nothing has any more is told`() throws {
        let session = try session()
        session.run("check --write-baseline")
        try session.edit(Session.presenter, "    var view", "    weak var view")
        let outcome = session.run("check")
        #expect(outcome.code == 0)
        #expect(
            outcome.lines.count == 1 && outcome.output.contains("entry weak-reference for 'ClientListPresenter.view'"))
        #expect(outcome.errors.contains("1 stale baseline entry"))
        #expect(session.run("check --format json").output.contains(#""kind": "baseline""#))
        #expect(session.run("check Modules/Details").output == "")
    }

    @Test(arguments: ["check Modules/Details --write-baseline", "check Modules/ClientList --write-baseline"])
    func `writing it for some modules keeps what is known of the others`(_ line: String) throws {
        let session = try session()
        session.run("check --write-baseline")
        let before = try session.sandbox.text(Self.file)
        let outcome = session.run(line)
        let count = before.ranges(of: "\"rule\"").count
        #expect(outcome.code == 0 && outcome.errors.contains("holds \(count) violation"), "\(outcome)")
        #expect(try session.sandbox.text(Self.file) == before)
        try session.write(Self.file, "{")
        #expect(session.run(line).code == 2)
        #expect(try session.sandbox.text(Self.file) == "{")
    }

    @Test(arguments: [
        ("{", ":1:2: error: "), ("[]", ":1:1: error: "), ("{version: 1}", "violations"),
        ("{\n \"violations\": [{\"rule\": 1}]}", ":2:26: error: "),
        ("{violations: [{rule: 'a', module: 'b'}]}", "symbol"), ("{violations: [], more: 1}", ":1:18: error: "),
        ("", ":1:1"), ("{version: 2, violations: []}", ":1:11: error: invalid value '2'"),
        ("{violations: [], version: '1'}", ":1:27: error: "),
    ])
    func `a broken one is told with its place, and is not written over`(_ text: String, _ message: String) throws {
        let session = try session()
        try session.sandbox.file(Self.file, text)
        let outcome = session.run("check")
        #expect(outcome.code == 2 && outcome.output == "", "\(outcome)")
        #expect(outcome.errors.contains(Self.file + ":") && outcome.errors.contains(message), "\(outcome)")
        #expect(try session.sandbox.text(Self.file) == text)
        #expect(session.run("check --write-baseline").code == 0)
        #expect(session.run("check").code == 0)
    }

    @Test func `it can lie elsewhere`() throws {
        let session = try session()
        try session.sandbox.folder("ci")
        #expect(session.run("check --baseline ci/known.json").code == 2)
        #expect(session.run("check --write-baseline --baseline ci/known.json").code == 0)
        #expect(session.run("check").code == 1)
        #expect(session.run("check --baseline ci/known.json").code == 0)
        try session.sandbox.file(".vipergen.json", "{baseline: 'ci/known.json'}")
        #expect(session.run("check").code == 0)
        let outside = session.sandbox.outside + "/known.json"
        #expect(session.run("check --write-baseline --baseline \(outside)").code == 0)
        #expect(session.run("check --baseline \(outside)").code == 0)
    }

    @Test func `a configured one needs no folder`() throws {
        let session = try session()
        try session.sandbox.file(".vipergen.json", "{baseline: 'Tools/known.json'}")
        let outcome = session.run("check")
        #expect(outcome.code == 2 && outcome.errors.contains("check --write-baseline' writes it"), "\(outcome)")
        #expect(session.run("check --write-baseline").code == 0)
        #expect(session.run("check").code == 0)
    }

    @Test(arguments: [
        "{\n}\n", "# Notes\n", "{\"colors\": []}\n",
        "{\"version\": 1, \"modules\": 1, \"files\": 6, \"violations\": []}\n",
    ])
    func `a file that is no baseline is not replaced`(_ text: String) throws {
        let session = try session()
        try session.sandbox.file("notes.json", text)
        let outcome = session.run("check --write-baseline --baseline notes.json")
        #expect(outcome.code == 2 && outcome.errors.contains("notes.json' is not a baseline"), "\(outcome)")
        #expect(try session.sandbox.text("notes.json") == text)
    }

    @Test(arguments: ["../outside/rc", "/etc/rc", "a/../../rc", "~/rc/.."])
    func `a configuration's baseline lies in the project`(_ path: String) throws {
        let session = try session()
        try session.sandbox.file(".vipergen.json", "{baseline: '\(path)'}")
        let outcome = session.run("check --write-baseline")
        #expect(outcome.code == 2, "\(outcome)")
        #expect(outcome.errors.contains(".vipergen.json:1:12: error: '\(path)' is not a relative path"), "\(outcome)")
        #expect(try session.sandbox.fileSystem.names(in: session.sandbox.outside) == [])
    }

    @Test func `what is in the way is neither followed nor replaced`() throws {
        let session = try session()
        try session.sandbox.folder("folder.json")
        try session.sandbox.link("link.json", to: session.sandbox.outside + "/known.json")
        let before = try session.tree()
        for name in ["folder.json", "link.json", "nowhere/known.json"] {
            let outcome = session.run("check --write-baseline --baseline \(name)")
            #expect(outcome.code != 0 && outcome.errors.contains("error: "), "\(outcome)")
        }
        #expect(try session.tree() == before)
        #expect(try session.sandbox.fileSystem.names(in: session.sandbox.outside) == [])
    }

    @Test func `known violations are not fixed`() throws {
        let session = try session()
        session.run("check --write-baseline")
        let before = try session.tree()
        #expect(session.run("check --fix").code == 0)
        #expect(try session.tree() == before)
    }
}
