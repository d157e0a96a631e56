import TestSupport
import Testing

/// The command that makes a set of one of the project's modules, as `check`, `init` and `doctor` advise it.
@Suite struct ProposedExtractionTests {
    /// The files of a module's layers, by path; `@` is the layer's name there, and `types` what types are called before.
    private static func module(_ path: String, types: String) -> [String: String] {
        let bodies = [
            "ViewController": ": UIViewController {\n    var presenter: \(types)Presenter?\n}\n",
            "Presenter": " {\n    weak var view: \(types)ViewController?\n    var router: \(types)Router?\n}\n",
            "Interactor": " {\n    weak var presenter: \(types)Presenter?\n}\n", "Router": " {}\n",
        ]
        return bodies.reduce(into: [:]) { files, layer in
            files[path.replacing("@", with: layer.key) + ".swift"] = "class \(types)\(layer.key)\(layer.value)"
        }
    }

    private func session(_ modules: [[String: String]]) throws -> Session {
        let session = try Session()
        for (path, text) in modules.flatMap(\.self) { try session.sandbox.file(path, text) }
        return session
    }

    /// What is advised; nil for nothing.
    private func advice(_ session: Session) -> String? {
        let texts = ["check", "doctor", "init --yes"].map { session.run($0).transcript }
        let commands = texts.map { text in
            text.firstRange(of: "vipergen template extract ").map { range in
                String(text[range.upperBound...].prefix { $0 != "'" && $0 != "\n" }.split(separator: "   ")[0])
            }
        }
        #expect(Set(commands).count == 1, "\(texts)")
        return commands[0]
    }

    @Test(arguments: [
        // Files have all of the name that types have a part of.
        (
            [module("Modules/ListUsers/ListUsers@", types: "Users"), module("Modules/Feed/Feed@", types: "Feed")],
            "Modules/Feed --name house"
        ),
        ([module("Modules/ListUsers/ListUsers@", types: "Users")], "Modules/ListUsers --name house"),
        ([module("Modules/Login/@/@", types: "Login")], "Modules/Login --name house"),
        // Of these a new module can have nothing, and what all inherit is no module.
        ([module("PopularModul/@/@", types: ""), ["PopularModul/PopularView.swift": "class PopularView {}\n"]], nil),
        ([module("App/Base/Base@", types: "Base")], nil),
        // Where there is another one, that is taken.
        (
            [module("Modules/A/@/@", types: ""), module("Modules/Feed/Feed@", types: "Feed")],
            "Modules/Feed --name house"
        ),
    ])
    func `what is advised can be done`(_ modules: [[String: String]], _ expected: String?) throws {
        let session = try session(modules)
        let command = advice(session)
        #expect(command == expected)
        guard let command else { return }
        let outcome = session.run("template extract \(command)")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(session.run("gen NewPage house").code == 0)
        #expect(session.run("check --verbose").errors.contains("set house"))
    }

    @Test func `of a module that nothing is called after no set is made`() throws {
        let outcome = try session([Self.module("PopularModul/@/@", types: "")])
            .run("template extract PopularModul --name house")
        #expect(outcome.code == 1 && outcome.errors.contains("nothing in 'PopularModul' is called"), "\(outcome)")
        #expect(outcome.errors.contains("--module NAME"))
    }

    @Test func `types are compared by the names of their files`() throws {
        let session = try session([
            Self.module("Modules/ListUsers/ListUsers@", types: "Users"),
            Self.module("Modules/UserDetails/UserDetails@", types: "UserDetails"),
        ])
        let outcome = session.run("template extract Modules/ListUsers --name house")
        #expect(outcome.code == 0 && outcome.errors.contains("Compared with UserDetails"), "\(outcome)")
        #expect(session.run("gen NewPage house").code == 0)
        let text = try session.sandbox.text("Modules/NewPage/NewPagePresenter.swift")
        #expect(text.contains("class NewPagePresenter {\n    weak var view: NewPageViewController?\n"), "\(text)")
        #expect(session.found() == [])
    }

    @Test func `a module that only looks like others is taken as it is`() throws {
        let session = try session([
            Self.module("Modules/Feed/Feed@", types: "Feed"), Self.module("Modules/Login/Login@", types: "Main"),
        ])
        let outcome = session.run("template extract Modules/Feed --name house")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.errors.contains("note: Feed shares no file with Login; the set is Feed as it is\n"))
    }

    /// What lies beside them was left from before.
    @Test func `modules that no target builds are neither followed nor taken`() throws {
        let session = try Session.withXcode()
        for name in ["Feed", "Login", "Orders"] {
            for (path, text) in Self.module("App/Screens/\(name)/\(name)@", types: name) {
                try session.sandbox.file(path, text)
                if name != "Orders" { try session.sandbox.file(path.replacing("App/Screens", with: "Modules"), text) }
                #expect(session.run("xcode add \(path)").code == 0)
            }
        }
        for (path, text) in Self.module("Modules/Aside/Aside@", types: "Aside") {
            try session.sandbox.file(path, text)
        }
        #expect(advice(session)?.hasPrefix("App/Screens/") == true)
        let text = try session.sandbox.text(".vipergen.json")
        #expect(text.contains(#""Modules": "App/Screens""#), "\(text)")
    }
}
