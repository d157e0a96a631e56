import Foundation
#if canImport(FoundationXML)
    import FoundationXML
#endif
import Testing

/// The formats for programs, over one error with awkward text, one warning and one thing of the past.
@Suite struct CheckReportTests {
    private func session() throws -> Session {
        let session = try Session(modulesOn: .memory)
        try session.edit(Session.presenter, "    weak var view", "    /* é👩‍💻 */ var view")
        try session.write("Modules/ClientList/View/a%b,c:d|é.swift", "struct ClientListA { var x: {{a<b&c}} }\n{{x}}\n")
        try session.edit(Session.router, "init() { }", "init() { } // vipergen:disable weak-reference no more")
        return session
    }

    @Test func `JSON is as documented`() throws {
        let outcome = try session().run("check --format json")
        #expect(outcome.code == 1)
        let root = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        #expect(Set(root.keys) == ["version", "modules", "files", "violations", "stale"])
        #expect(root["version"] as? Int == 1 && root["modules"] as? Int == 2 && root["files"] as? Int == 15)
        let violations = try #require(root["violations"] as? [[String: Any]])
        let keys: Set = ["rule", "severity", "module", "path", "line", "column", "message", "fixable"]
        #expect(violations.allSatisfy { Set($0.keys) == keys })
        let weak = try #require(violations.first { $0["rule"] as? String == "weak-reference" })
        #expect(weak["path"] as? String == Session.presenter && weak["module"] as? String == "ClientList")
        #expect(weak["line"] as? Int == 6 && weak["column"] as? Int == 29 && weak["severity"] as? String == "error")
        #expect(weak["fixable"] as? Bool == true)
        let stale = try #require(root["stale"] as? [[String: Any]])
        #expect(stale.map { $0["kind"] as? String } == ["disable"])
        #expect(stale.first?["path"] as? String == Session.router && stale.first?["line"] as? Int == 8)
    }

    @Test func `SARIF has what 2.1.0 demands`() throws {
        let outcome = try session().run("check --format sarif")
        #expect(outcome.code == 1)
        let root = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        #expect(root["version"] as? String == "2.1.0")
        let run = try #require((root["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "vipergen")
        let rules = try #require(driver["rules"] as? [[String: Any]]).map { $0["id"] as? String }
        #expect(Set(rules).count == rules.count)
        #expect(run["columnKind"] as? String == "utf16CodeUnits")
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count > 1)
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index] == result["ruleId"] as? String)
            #expect(["error", "warning", "note", "none"].contains(result["level"] as? String))
            #expect((result["message"] as? [String: Any])?["text"] is String)
            let place = try #require(
                (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
            let uri = try #require((place["artifactLocation"] as? [String: Any])?["uri"] as? String)
            #expect(URL(string: uri)?.scheme == nil && uri.utf8.allSatisfy { $0 < 0x7F && $0 > 0x20 }, "\(uri)")
            let region = try #require(place["region"] as? [String: Any])
            #expect((region["startLine"] as? Int ?? 0) > 0)
            #expect((region["startColumn"] as? Int ?? 0) > 0 || result["level"] as? String == "note")
            if result["ruleId"] as? String == "weak-reference" { #expect(region["startColumn"] as? Int == 22) }
        }
        let uris = results.description
        #expect(uris.contains("Modules/ClientList/View/a%25b,c%3Ad%7C%C3%A9.swift"))
    }

    @Test func `columns count UTF-16, also of several violations in a line`() throws {
        let session = try Session(modulesOn: .memory)
        let properties = (0..<3).map { "/* 👩‍💻é */ var view\($0): ClientListViewController?; " }
        try session.edit(Session.presenter, "    weak var view: ClientListViewController?", properties.joined())
        let output = session.run("check --format sarif").output
        let results = output.components(separatedBy: "\"ruleId\"").filter { $0.contains("\"weak-reference\"") }
        let columns = results.compactMap { $0.firstMatch(of: /"startColumn": ?([0-9]+)/).flatMap { Int($0.1) } }
        let expected = (0..<3).map { properties.prefix($0).joined().utf16.count + "/* 👩‍💻é */ var ".utf16.count + 1 }
        #expect(columns == expected)
    }

    @Test func `annotations of GitHub are escaped`() throws {
        let session = try session()
        let outcome = session.run("check --format github")
        #expect(outcome.code == 1)
        let levels = Set(outcome.lines.map { $0.prefix { $0 != "=" } })
        #expect(levels == ["::error file", "::warning file"])
        let path = session.sandbox.root + "/Modules/ClientList/View/a%25b%2Cc%3Ad|é.swift"
        #expect(outcome.output.contains("::error file=\(path),line=2,col=1,title=placeholder::'{{x}}' was left in"))
    }

    @Test func `what keeps a check from running is an annotation, too`() throws {
        let session = try Session(modulesOn: .memory)
        let path = session.sandbox.path(".vipergen.json")
        try session.sandbox.file(".vipergen.json", "{\n  template: 'hose',\n}\n")
        let outcome = session.run("check --format github")
        #expect(outcome.code == 2)
        let start = "::error file=\(path),line=2,col=13,title=vipergen check::there is no template set 'hose'%0A"
        #expect(outcome.output.hasPrefix(start) && outcome.lines.count == 1, "\(outcome)")
        #expect(session.run("check --format json").output.isEmpty)
        let empty = try Session().run("check --format github")
        #expect(empty.output.contains("::error title=vipergen check::no module found"), "\(empty)")
    }

    @Test func `what is beyond ten annotations goes to the summary`() throws {
        let session = try Session(modulesOn: .memory)
        let fields = (0..<14).map { "    var a\($0): {{c\($0)}}\n" }.joined()
        try session.write("Modules/ClientList/ClientListRow|s.swift", "struct ClientListRow {\n\(fields)}\n")
        let bare = session.run("check --format github")
        let row =
            #"| Modules/ClientList/ClientListRow\|s.swift:12:14 | error | placeholder | '{{c10}}' was left in the code; "#
        #expect(bare.output.contains(row))
        session.variables["GITHUB_STEP_SUMMARY"] = session.sandbox.path("summary.md")
        try session.write("summary.md", "# Before\n")
        let outcome = session.run("check --format github")
        #expect(outcome.code == 1 && outcome.lines.count == 10, "\(outcome)")
        let summary = try session.sandbox.text("summary.md")
        #expect(summary.hasPrefix("# Before\n### vipergen check: 4 more of 14 annotations\n"), "\(summary)")
        #expect(summary.split(separator: "\n").count == 2 + 2 + 4)
        #expect(outcome.errors == "2 modules, 15 files: 14 errors.\n")
    }

    @Test func `a summary is no longer than GitHub takes`() throws {
        let session = try Session(modulesOn: .memory)
        let fields = (0..<12_000).map { "    var a\($0): {{c\($0)}}\n" }.joined()
        try session.write("Modules/ClientList/ClientListRows.swift", "struct ClientListRow {\n\(fields)}\n")
        session.variables["GITHUB_STEP_SUMMARY"] = session.sandbox.path("summary.md")
        let outcome = session.run("check --format github")
        let summary = try session.sandbox.text("summary.md")
        let rows = summary.split(separator: "\n").count { $0.hasPrefix("| Modules/") }
        #expect(summary.utf8.count < 1 << 20 && summary.utf8.count > 900_000)
        #expect(summary.hasSuffix("\n\nThe log has \(11_990 - rows) more.\n"), "\(summary.suffix(200))")
        #expect(outcome.code == 1 && outcome.lines.count == 10 + 11_990 - rows)
    }

    @Test(arguments: ["nowhere/summary.md", "Modules"])
    func `a summary that cannot be written is printed`(_ path: String) throws {
        let session = try Session(modulesOn: .memory)
        let fields = (0..<11).map { "    var a\($0): {{c\($0)}}\n" }.joined()
        try session.write("Modules/ClientList/ClientListRows.swift", "struct ClientListRow {\n\(fields)}\n")
        session.variables["GITHUB_STEP_SUMMARY"] = session.sandbox.path(path)
        let outcome = session.run("check --format github")
        #expect(outcome.code == 1 && outcome.output.contains("### vipergen check: 1 more of 11 annotations"))
        #expect(outcome.errors.hasPrefix("warning: cannot "), "\(outcome)")
    }

    @Test func `a violation is one line, whatever its file is called`() throws {
        let session = try Session(modulesOn: .memory)
        try session.sandbox.file("Modules/ClientList/x\ny\u{1B}.swift", "struct ClientListX {}\n")
        let outcome = session.run("check --fix --dry-run")
        #expect(session.run("check").lines.allSatisfy { $0.contains("x\\u{A}y\\u{1B}.swift") }, "\(outcome)")
        #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome)")
    }

    @Test func `JUnit is XML with a case a module`() throws {
        let session = try session()
        let outcome = session.run("check --format junit")
        #expect(outcome.code == 1)
        let reader = try JUnitReader(outcome.output)
        #expect(reader.cases == ["ClientList", "Details"])
        #expect(reader.failures.contains("weak-reference"))
        #expect(reader.suite["tests"] == "2" && reader.suite["failures"] == "1" && reader.suite["errors"] == "0")
        #expect(reader.text.contains("'{{x}}' was left in"))
    }

    @Test func `JUnit keeps tabs, and replaces the control characters that XML cannot hold`() throws {
        let session = try Session(modulesOn: .memory)
        try session.sandbox.file("Modules/ClientList/x\ty\u{1B}.swift", "struct ClientListX {}\n")
        let outcome = session.run("check --strict --format junit")
        #expect(outcome.output.contains("Modules/ClientList/x&#9;y\u{FFFD}.swift:1:"), "\(outcome)")
        #expect(try JUnitReader(outcome.output).failures.isEmpty == false)
    }

    @Test func `warnings are failures of a strict JUnit report alone`() throws {
        let session = try Session(modulesOn: .memory)
        try session.edit(Session.presenter, "import Foundation", "import UIKit")
        #expect(try JUnitReader(session.run("check --format junit").output).failures == [])
        #expect(try JUnitReader(session.run("check --format junit --strict").output).failures == ["unused-import"])
    }

    /// A clean project with an unused suppression, and two baseline entries of the past, the one of a module
    /// that is gone.
    private func sessionOfThePast() throws -> Session {
        let session = try Session(modulesOn: .memory)
        try session.edit(Session.router, "init() { }", "init() { } // vipergen:disable weak-reference é")
        let entry = "{rule: 'weak-reference', module: 'ClientList', symbol: 'ClientListPresenter.view'}"
        try session.write(
            ".vipergen.baseline.json",
            "{violations: [\n  \(entry),\n  {rule: 'file-name', module: 'Go<n>e', symbol: 'a'},\n]}\n")
        return session
    }

    @Test func `SARIF has an unused suppression as a warning, and a stale entry as a note`() throws {
        let session = try sessionOfThePast()
        let outcome = session.run("check --format sarif")
        #expect(outcome.code == 0)
        #expect(session.run("check --strict --format sarif").code == 1)
        let root = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        let run = try #require((root["runs"] as? [[String: Any]])?.first)
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.map { $0["level"] as? String } == ["warning", "note", "note"])
        #expect(
            results.map { $0["ruleId"] as? String } == ["idle-comment", "stale-baseline-entry", "stale-baseline-entry"])
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let rules = try #require(driver["rules"] as? [[String: Any]]).map { $0["id"] as? String }
        let places = try results.map { result in
            #expect(rules[try #require(result["ruleIndex"] as? Int)] == result["ruleId"] as? String)
            let location = try #require((result["locations"] as? [[String: Any]])?.first)
            let place = try #require(location["physicalLocation"] as? [String: [String: Any]])
            return "\(place["artifactLocation"]?["uri"] ?? ""):\(place["region"]?["startLine"] ?? 0)"
        }
        #expect(places == ["\(Session.router):8", ".vipergen.baseline.json:2", ".vipergen.baseline.json:3"])
    }

    @Test func `GitHub gets an unused suppression as a warning, and a stale entry as a notice`() throws {
        let session = try sessionOfThePast()
        let outcome = session.run("check --format github")
        #expect(outcome.code == 0 && outcome.lines.count == 3, "\(outcome)")
        #expect(session.run("check --strict --format github").code == 1)
        let root = session.sandbox.root
        #expect(
            outcome.lines[0].hasPrefix(
                "::warning file=\(root)/\(Session.router),line=8,col=16,title=idle-comment::unused suppression"
            ))
        #expect(
            outcome.lines[1].hasPrefix(
                "::notice file=\(root)/.vipergen.baseline.json,line=2,col=3,title=stale-baseline-entry::the baseline entry "
                    + "weak-reference for 'ClientListPresenter.view' in 'ClientList' is stale"))
    }

    @Test func `JUnit tells what is of the past in the output of the module, or of all`() throws {
        let session = try sessionOfThePast()
        let outcome = session.run("check --format junit")
        let reader = try JUnitReader(outcome.output)
        #expect(outcome.code == 0 && reader.failures == [] && reader.cases == ["ClientList", "Details"])
        let parts = outcome.output.components(separatedBy: "<system-out>")
        #expect(parts.count == 3, "\(outcome)")
        #expect(
            parts[1].contains(":8:16: warning: unused suppression") && parts[1].contains(".json:2:3: note: "))
        #expect(parts[2].contains(".json:3:3: note: the baseline entry file-name for 'a' in 'Go&lt;n&gt;e' is stale"))
        let strict = session.run("check --strict --format junit")
        #expect(try strict.code == 1 && JUnitReader(strict.output).failures == ["idle-comment"])
    }

    @Test func `what could not be read is told in every format`() throws {
        let session = try Session(modulesOn: .memory)
        try session.sandbox.fileSystem.setPermissions(session.sandbox.path(Session.presenter), 0)
        let words = "cannot read '\(Session.presenter)': permission denied"
        #expect(!session.run("check").output.contains("missing-file"))
        let sarif = session.run("check --format sarif").output
        let root = try #require(try JSONSerialization.jsonObject(with: Data(sarif.utf8)) as? [String: Any])
        let run = try #require((root["runs"] as? [[String: Any]])?.first)
        let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
        #expect(invocation["executionSuccessful"] as? Bool == false)
        let notes = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
        #expect(notes.map { ($0["message"] as? [String: Any])?["text"] as? String } == [words])

        let junit = session.run("check --format junit").output
        let reader = try JUnitReader(junit)
        #expect(reader.suite["tests"] == "3" && reader.suite["errors"] == "1" && reader.cases.last == Session.presenter)
        #expect(junit.contains("<error type=\"unreadable\" message=\"\(words)\"/>"), "\(junit)")

        let place = session.sandbox.path(Session.presenter)
        #expect(
            session.run("check --format github").lines.first
                == "::error file=\(place),line=1,col=1,title=unreadable::\(words)")
    }

    @Test(arguments: ["json", "sarif", "junit", "github", "text"])
    func `a clean run is told in every format`(_ format: String) throws {
        let outcome = try Session(modulesOn: .memory).run("check --quiet --format \(format)")
        #expect(outcome.code == 0 && outcome.errors == "")
        #expect(outcome.output.isEmpty == ["github", "text"].contains(format))
    }
}

/// What a report of JUnit's kind says.
private final class JUnitReader: NSObject, XMLParserDelegate {
    private(set) var cases: [String] = []
    private(set) var failures: [String] = []
    private(set) var suite: [String: String] = [:]
    private(set) var text = ""

    init(_ xml: String) throws {
        super.init()
        let parser = XMLParser(data: Data(xml.utf8))
        parser.delegate = self
        try #require(parser.parse(), "\(xml)")
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        switch name {
        case "testsuite": suite = attributes
        case "testcase": cases.append(attributes["name"] ?? "")
        case "failure": failures.append(attributes["type"] ?? "")
        default: break
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
