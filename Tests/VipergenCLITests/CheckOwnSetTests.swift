import Testing

/// A team's own set, with folders and roles of its own, is checked like a built-in one.
@Suite struct CheckOwnSetTests {
    private static let conventions = conventionsOfLayers + "\n  weak: { \"{{name}}Logic\": [\"owner\"] },"
    private static let conventionsOfLayers = """
        layers: {
            screen: { files: ["module/Screens/{{name}}/UI"], mayName: ["logic"] },
            logic: { files: ["module/Screens/{{name}}/{{name}}Logic.swift.mustache"], mayName: ["wire"], mayNotImport: ["UIKit", "CoreData"] },
            wire: { files: ["module/Screens/{{name}}/{{name}}Wire.swift.mustache"], mayName: [] },
          },
        """
    private static let screen = "Screens/Feed/UI/FeedScreen.swift"
    private static let logic = "Screens/Feed/FeedLogic.swift"
    private static let wire = "Screens/Feed/FeedWire.swift"

    private func session(_ conventions: String = conventions) throws -> Session {
        let session = try Session()
        let folder = "Templates/house/"
        try session.sandbox.file(
            folder + "template.json", "{\n  summary: 'Ours',\n  conventions: {\n  \(conventions)\n  },\n}\n")
        try session.sandbox.file(
            folder + "module/Screens/{{name}}/UI/{{name}}Screen.swift.mustache",
            """
            import UIKit

            final class {{name}}Screen: UIViewController {
                var logic: {{name}}Logic!
            }

            """)
        try session.sandbox.file(
            folder + "module/Screens/{{name}}/{{name}}Logic.swift.mustache",
            """
            import Foundation

            final class {{name}}Logic {
                weak var screen: {{name}}Showing?
                let wire = {{name}}Wire()
            }

            """)
        try session.sandbox.file(
            folder + "module/Screens/{{name}}/{{name}}Wire.swift.mustache",
            """
            final class {{name}}Wire {
                init() {}
            }

            protocol {{name}}Showing: AnyObject {}

            """)
        return session
    }

    @Test(arguments: ["Feed", "Feed,Chat", "Group/Feed,Группа"])
    func `what it writes is clean`(_ names: String) throws {
        let session = try session()
        #expect(session.run("gen \(names) house").code == 0)
        let count = names.split(separator: ",").count
        let outcome = session.run("check")
        #expect(outcome.code == 0 && outcome.output == "", "\(outcome)")
        #expect(outcome.errors == "\(count) module\(count == 1 ? "" : "s"), \(3 * count) files: no violations.\n")
        #expect(session.run("template lint house").code == 0)
    }

    @Test(arguments: [
        (logic, "weak var screen", "var screen", "\(logic):4:9: error: ", "weak-reference"),
        (logic, "let wire", "var owner: AnyObject?\n    let wire", "\(logic):5:9: error: ", "weak-reference"),
        (logic, "    let wire = FeedWire()\n", "", "\(logic):3:13: error: ", "missing-member"),
        (logic, "final class FeedLogic", "struct FeedLogic", "\(logic):3:8: error: ", "type-kind"),
        (logic, "import Foundation", "import CoreData", "\(logic):1:8: warning: ", "unused-import"),
        (logic, "import Foundation", "import UIKit\nlet a = UIColor.red", "\(logic):1:8: error: ", "forbidden-import"),
        (logic, "let wire", "var s: FeedScreen? { nil }\n    let wire", "\(logic):5:12: error: ", "layer-reference"),
        (screen, ": UIViewController", "", "\(screen):3:13: error: ", "missing-conformance"),
        (screen, "FeedLogic!", "FeedLogik!", "\(screen):4:9: error: ", "member-type"),
        (screen, "class FeedScreen", "class FeedScren", "\(screen):3:13: error: ", "type-name"),
        (screen, "var logic", "var w: FeedWire? { nil }\n    var logic", "\(screen):4:12: error: ", "layer-reference"),
        (wire, "init() {}", "var l: ChatLogic? { nil }", "\(wire):2:12: warning: ", "cross-module"),
        (logic, "let wire", "var s: ChatScreen? { nil }\n    let wire", "\(logic):5:12: warning: ", "cross-module"),
        (wire, "class FeedWire", "class FeedRouter", "\(wire):1:1: error: ", "missing-type"),
    ])
    func `a fault is found`(_ file: String, _ old: String, _ new: String, _ place: String, _ rule: String) throws {
        let session = try session()
        session.run("gen Feed,Chat house")
        try session.edit(file, old, new)
        let found = session.found()
        #expect(found.contains { $0.hasPrefix(place) && $0.hasSuffix("[\(rule)]") }, "\(found)")
        #expect(found.count < 4, "\(found)")
    }

    @Test func `nothing is asked of a type all of which a module may lack`() throws {
        let session = try session(Self.conventions + "\n  mayLack: ['{{name}}Logic.*']")
        session.run("gen Feed house")
        try session.edit(Self.logic, "    let wire = FeedWire()\n", "")
        #expect(session.found() == [])
    }

    @Test(arguments: [
        (logic, "    let wire = FeedWire()\n", "", "mayLack: ['{{name}}Logic.wire']"),
        (logic, "    let wire = FeedWire()\n", "", "mayLack: ['{{name}}', '{{name', '{{name}}Logic.wire']"),
        (logic, "final class FeedLogic", "struct FeedLogic", "mayDiffer: ['{{name}}Logic']"),
        (screen, ": UIViewController", ": UITabBarController", ""),
        (screen, ": UIViewController", "", "mayLack: ['{{name}}Screen: UIViewController']"),
        (screen, "FeedLogic!", "FeedLogik!", "mayDiffer: ['{{name}}Screen.logic']"),
        (wire, "class FeedWire", "class FeedRouter", "mayLack: ['{{name}}Wire']"),
    ])
    func `what a module may lack or have otherwise is no fault`(
        _ file: String, _ old: String, _ new: String, _ tolerance: String
    ) throws {
        let session = try session(Self.conventions + "\n  " + tolerance)
        session.run("gen Feed,Chat house")
        try session.edit(file, old, new)
        #expect(session.found() == [])
        try session.edit("Screens/Chat/ChatLogic.swift", "weak var screen", "weak var screne")
        try session.edit("Screens/Chat/UI/ChatScreen.swift", "var logic: ChatLogic", "var model: ChatModel")
        #expect(session.found().count == 2, "Nothing else is tolerated.")
    }

    @Test(arguments: [
        ("", ["Badge.swift", "BadgeView.swift"]), ("mayHave: '*View.swift'", ["Badge.swift"]),
        ("mayHave: ['Badge.swift', 'B*V*.swift']", []), ("mayHave: ['*']", []),
        ("mayHave: '{{name}}Badge.swift'", ["Badge.swift", "BadgeView.swift"]),
    ])
    func `a module may have other files where its set says so`(_ tolerance: String, _ found: [String]) throws {
        let session = try session(Self.conventions + "\n  " + tolerance)
        session.run("gen Feed,Chat house")
        for name in ["Badge", "BadgeView"] {
            try session.sandbox.file("Screens/Feed/\(name).swift", "struct \(name) {}\n")
        }
        let text = session.run("check").output
        let names = ["Badge.swift", "BadgeView.swift"]
        #expect(names.filter { text.contains("Feed/\($0):1:1: warning") } == found, "\(text)")
    }

    @Test(arguments: [
        ("mayLack: ['{{name}}Logic.wier']", 1, "'{{name}}Logic.wire'"),
        ("mayLack: ['{{name}}Lgoic']", 1, "'{{name}}Logic'"),
        ("mayDiffer: '{{name}}Wire.swfit'", 1, "'{{name}}Wire.swift'"),
        ("mayLack: ['Nothing of it', 'FeedLogic']", 2, ""),
        (
            "mayLack: ['{{name}}Logic.wire', '{{name}}Screen: UIViewController', '{{name}}Wire.swift', '{{name}}Showing']",
            0, ""
        ),
        ("mayDiffer: ['{{name}}Logic', '{{name}}Screen.logic', '{{name}}Logic.screen']", 0, ""),
        ("weak: {'{{name}}Lgoic': ['delegate']}", 1, "'{{name}}Logic'"),
        ("weak: {'{{nam}}Logic': ['delegate']}", 1, "'{{name}}Logic'"),
        ("weak: {'{{name}}Logic': ['scren', 'delegate']}", 1, "'{{name}}Logic.screen'"),
        // What the templates do not declare a module may declare.
        ("weak: {'{{name}}Logic': ['delegate'], '{{name}}Store': 'owner', '{{name}}Log': 'owner'}", 0, ""),
    ])
    func `what is tolerated, or must be weak, has the name of something`(
        _ tolerance: String, _ count: Int, _ near: String
    ) throws {
        // What must be weak is said in the same place.
        let conventions = tolerance.hasPrefix("weak") ? Self.conventionsOfLayers : Self.conventions
        let outcome = try session(conventions + "\n  " + tolerance).run("template lint house")
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.count { $0.contains("names nothing that a module of the set has") } == count, "\(outcome)")
        #expect(outcome.code == (count == 0 ? 0 : 1), "\(outcome)")
        #expect(near.isEmpty || lines.last == "  Did you mean \(near)?", "\(outcome)")
        #expect(
            count == 0
                || outcome.output.contains("Templates/house/template.json:\(tolerance.hasPrefix("weak") ? 9 : 10):"),
            "\(outcome)")
    }

    @Test func `a file that may be missing or lie elsewhere is no fault`() throws {
        let session = try session(
            Self.conventions + "\n  mayLack: ['{{name}}Wire.swift'], mayDiffer: ['{{name}}Screen.swift']")
        session.run("gen Feed,Chat house")
        try session.remove(Self.wire)
        try session.sandbox.file("Screens/Feed/FeedScreen.swift", try session.sandbox.text(Self.screen))
        try session.remove(Self.screen)
        let outcome = session.run("check --verbose")
        #expect(outcome.code == 0 && outcome.errors.contains("Feed: set house"), "\(outcome)")
    }

    @Test func `a file that is gone or lies elsewhere is found`() throws {
        let session = try session()
        session.run("gen Feed,Chat house")
        let text = try session.sandbox.text(Self.screen)
        try session.remove(Self.screen)
        #expect(session.found().map { $0.prefix { $0 != " " } } == ["\(Self.screen):1:1:"])
        try session.sandbox.file("Screens/Feed/FeedScreen.swift", text)
        #expect(session.found().contains { $0.hasSuffix("[misplaced-file]") })
        #expect(session.run("check --fix").code == 0)
        #expect(try session.exists(Self.screen))
    }

    @Test(arguments: [
        ("layer: {}", "4:3: error: unknown key 'layer'", "'layers'"),
        ("layers: { logic: { mayname: [] } }", "4:22: error: unknown key 'mayname'", "'mayName'"),
        ("layers: { logic: { mayName: ['wires'] }, wire: {} }", "4:31: error: invalid value 'wires'", "'wire'"),
        ("layers: { logic: { files: ['module/Screens/{{name}}/UX'] } }", "4:29: error: ", "UI"),
        ("layers: { logic: { mayNotImport: 1 } }", "4:36: error: ", "mayNotImport"),
        ("mayLack: {}", "4:12: error: ", "mayLack"),
        ("mayDiffer: [1]", "4:15: error: ", "mayDiffer"),
        ("weak: 1", "4:9: error: ", "weak"),
        ("weak: { '{{name}}Logic': 1 }", "4:28: error: ", ""),
    ])
    func `a mistake in its conventions is told with its place`(_ text: String, _ message: String, _ hint: String) throws
    {
        let session = try session(text)
        session.run("gen Feed house")
        for line in ["check", "template lint house"] {
            let outcome = session.run(line)
            #expect(outcome.code == 2, "\(outcome)")
            #expect(outcome.errors.contains("template.json:" + message), "\(outcome)")
            #expect(hint.isEmpty || outcome.errors.contains(hint), "\(outcome)")
        }
    }

    /// What is called like the modules of a set that somebody has just extracted, and keeps to another one, is that
    /// one's.
    @Test(arguments: ["vipera", "viper-protocols"])
    func `a module stays with the set that it keeps to`(_ set: String) throws {
        let session = try Session()
        session.run("gen Client \(set) --input clientId:Int --entity Client")
        session.run("gen Settings \(set)")
        session.run("gen ClientList \(set) --input agentId:Int --entity Client")
        #expect(session.run("template extract Modules/ClientList --name house").code == 0)
        #expect(session.found("check --strict") == [])
        #expect(session.run("check --verbose").errors.contains("Settings in Modules/Settings: set \(set),"))
        let view = set == "vipera" ? "SettingsModule.swift" : "Assembly/SettingsAssembly.swift"
        try session.edit("Modules/Settings/\(view)", "presenter.view = view", "")
        #expect(session.found("check --rule missing-wiring").count == 1)
    }

    /// A set that was taken from a project's module names the screens that this one leads to.
    @Test func `what the set names of another module is no violation`() throws {
        let session = try Session()
        let folder = "Templates/house/module/Modules/{{name}}/{{name}}"
        try session.sandbox.file("Templates/house/template.json", "{}")
        for (layer, text) in [
            ("ViewController", "import UIKit\n\nfinal class {{name}}ViewController: UIViewController { }\n"),
            ("Presenter", "final class {{name}}Presenter { }\n"),
            ("Interactor", "final class {{name}}Interactor { }\n"),
            (
                "Router",
                "import UIKit\n\nfinal class {{name}}Router {\n    func showHome() -> UIViewController { HomeViewController() }\n}\n"
            ),
        ] {
            try session.sandbox.file(folder + layer + ".swift.mustache", text)
            try session.sandbox.file(
                "Modules/Home/Home\(layer).swift", text.replacing("{{name}}", with: "Home"))
        }
        #expect(session.run("gen Login house").code == 0)
        #expect(session.found("check --strict") == [])
        try session.edit(
            "Modules/Login/LoginPresenter.swift", "final class LoginPresenter { }",
            "final class LoginPresenter {\n    let view = HomeViewController()\n}")
        #expect(session.found("check --rule cross-module").count == 1)
    }
}
