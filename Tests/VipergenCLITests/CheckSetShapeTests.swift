import Testing

/// A set may write modules of any shape: what `gen` writes is what `check` expects, and a fault in it is found.
@Suite struct CheckSetShapeTests {
    /// The files of a set, a folder and a name with a role each: `%P` stands before the names of types.
    private static let texts = [
        "View": """
        import UIKit

        final class %PView: UIViewController {
            var presenter: %PPresenter!
        }

        """,
        "Presenter": """
        final class %PPresenter {
            weak var view: %PView?
            let interactor = %PInteractor()
        }

        """,
        "Interactor": """
        final class %PInteractor {
        }

        """,
        "Builder": """
        enum %PBuilder {
            static func build() -> %PView {
                let view = %PView()
                let presenter = %PPresenter()
                view.presenter = presenter
                presenter.view = view
                return view
            }
        }

        """,
    ]

    /// A project with a set whose files are called so, `%R` and `%r` being the role, and modules of it.
    private func session(
        _ path: String, types: String = "{{name}}", manifest: String = "{}", configuration: String = "{}",
        roles: [String] = ["View", "Presenter", "Interactor", "Builder"], names: String = "Login,News,Shop/UserList",
        options: String = ""
    ) throws -> Session {
        let session = try Session()
        try session.sandbox.file(".vipergen.json", configuration)
        try session.sandbox.file("Templates/s/template.json", manifest)
        for role in roles {
            let root = path.replacing("%R", with: role).replacing("%r", with: role.lowercased())
                .replacing("%L", with: role == "Interactor" ? "Domain" : "Modules")
            try session.sandbox.file(
                "Templates/s/module/\(root).swift.mustache",
                try #require(Self.texts[role]).replacing("%P", with: types))
        }
        #expect(session.run("template lint s").code == 0)
        #expect(session.run("gen \(names) s" + options).code == 0)
        return session
    }

    private static let prefix = "{ parameters: { prefix: { type: 'string', format: 'type-name', default: 'ACM' } } }"

    /// The paths of files of a set, what its types begin with, its parameters and the configuration; and where the
    /// module Login has the builder.
    private static let shapes = [
        ("Modules/{{name}}/%R", "{{name}}", "{}", "{}", "Modules/Login/Builder.swift"),
        ("Modules/{{name}}/%R/%R", "{{name}}", "{}", "{}", "Modules/Login/Builder/Builder.swift"),
        ("Modules/{{name}}/{{name.snake}}_%r", "{{name}}", "{}", "{}", "Modules/Login/login_builder.swift"),
        ("Modules/{{name}}Flow/%R", "{{name}}", "{}", "{ template: 's' }", "Modules/LoginFlow/Builder.swift"),
        (
            "Modules/{{name}}/%R", "{{name}}", "{}", "{ directories: { Modules: 'App/Scenes' } }",
            "App/Scenes/Login/Builder.swift"
        ),
        (
            "Modules/{{name}}/{{prefix}}{{name}}%R", "{{prefix}}{{name}}", prefix, "{}",
            "Modules/Login/ACMLoginBuilder.swift"
        ),
        (
            "Modules/{{name}}/{{prefix}}{{name}}%R", "{{prefix}}{{name}}", prefix,
            "{ parameters: { s: { prefix: 'XY' } } }", "Modules/Login/XYLoginBuilder.swift"
        ),
        (
            "Modules/{{name}}/{{prefix}}{{name}}%R", "{{prefix}}{{name}}", prefix,
            "{ sets: { Modules: 's' } }", "Modules/Login/ACMLoginBuilder.swift"
        ),
        ("%L/{{name}}/{{name}}%R", "{{name}}", "{}", "{ template: 's' }", "Modules/Login/LoginBuilder.swift"),
        ("%L/{{name}}/{{name}}%R", "{{name}}", "{}", "{ sets: { '.': 's' } }", "Modules/Login/LoginBuilder.swift"),
    ]

    @Test(arguments: shapes)
    func `what it writes is clean, and a lost connection and file are found`(
        _ path: String, _ types: String, _ manifest: String, _ configuration: String, _ builder: String
    ) throws {
        let session = try session(path, types: types, manifest: manifest, configuration: configuration)
        let outcome = session.run("check --strict")
        #expect(outcome.output == "" && outcome.errors == "3 modules, 12 files: no violations.\n", "\(outcome)")
        try session.edit(builder, "        presenter.view = view\n", "")
        let found = session.found()
        #expect(found.count == 1 && found[0].hasSuffix("[missing-wiring]"), "\(found)")
        try session.remove(builder)
        let lacking = session.found()
        #expect(
            lacking.count == 1 && lacking[0].hasPrefix("\(builder):1:1: error: ")
                && lacking[0].hasSuffix("[missing-file]"), "\(lacking)")
    }

    @Test func `modules with another prefix than the project's are not held to the set`() throws {
        let session = try session(
            "Modules/{{name}}/{{prefix}}{{name}}%R", types: "{{prefix}}{{name}}", manifest: Self.prefix,
            configuration: "{ sets: { Modules: 's' } }", options: " --prefix XY")
        let outcome = session.run("check")
        #expect(outcome.output == "", "\(outcome)")
        #expect(outcome.errors.contains("3 modules match no template set"), "\(outcome)")
    }

    @Test(arguments: [("Modules/{{name}}/{{name.snake}}_%r", "login_row"), ("Modules/{{name}}/%R", "Row")])
    func `a helper is called as the files of the set`(_ path: String, _ file: String) throws {
        let session = try session(path)
        try session.sandbox.file("Modules/Login/\(file).swift", "struct LoginRow {}\n")
        #expect(session.found() == [])
    }

    @Test(arguments: [("{ template: 's' }", "Builders"), ("{ directories: { Builders: 'App/Start' } }", "App/Start")])
    func `each layer may have a root of its own`(_ configuration: String, _ folder: String) throws {
        let session = try session("%Rs/{{name}}%R", configuration: configuration, names: "Login,News")
        let outcome = session.run("check --strict")
        #expect(outcome.output == "" && outcome.errors == "2 modules, 8 files: no violations.\n", "\(outcome)")
        let builder = folder + "/LoginBuilder.swift"
        try session.edit(builder, "        presenter.view = view\n", "")
        #expect(session.found().map { $0.hasSuffix("[missing-wiring]") } == [true])
        try session.remove(builder)
        let lacking = session.found()
        #expect(lacking.count == 1 && lacking[0].hasPrefix("\(builder):1:1: error: "), "\(lacking)")
    }

    @Test func `a slip of the set is no model for names that are spelled right`() throws {
        let session = try session("Modules/{{name}}/{{name}}%R")
        try session.sandbox.file(
            "Templates/s/module/Modules/{{name}}/{{name}}Contract.swift.mustache",
            "protocol {{name}}PresenterToInteratorProtocol {\n}\n")
        #expect(session.run("gen Feed s").code == 0)
        try session.edit("Modules/Feed/FeedContract.swift", "Interator", "Interactor")
        #expect(!session.found().contains { $0.contains("rename it to 'FeedPresenterToInteratorProtocol'") })
    }

    @Test func `what lies in the folder of a language is not missed`() throws {
        let session = try session("Modules/{{name}}/{{name}}%R")
        try session.sandbox.file(
            "Templates/s/module/Modules/{{name}}/en.lproj/{{name}}.strings.mustache", "\"title\" = \"{{name}}\";\n")
        #expect(session.run("gen Feed s").code == 0)
        let outcome = session.run("check --strict")
        #expect(outcome.code == 0, "\(outcome)")
    }

    private static let single = """
        enum {{name}} {
            final class View {
                let presenter = Presenter()
            }

            final class Presenter {
                weak var view: View?
            }
        }

        """

    @Test func `one file is a module, and what else lies in folders is none`() throws {
        let session = try Session()
        try session.sandbox.file("Templates/s/template.json", "{}")
        try session.sandbox.file("Templates/s/module/Screens/{{name}}/{{name}}.swift.mustache", Self.single)
        #expect(session.run("gen Login,News s").code == 0)
        try session.sandbox.file("Screens/Badge/Badge.swift", "final class Badge {}\n")
        try session.sandbox.file("Support/Text/Text.swift", "enum Text {}\n")
        #expect(session.run("check").errors == "2 modules, 2 files: no violations.\n")
        try session.edit("Screens/Login/Login.swift", "weak var", "// <#what#>\n        weak var")
        let found = session.found()
        #expect(found.count == 1 && found[0].hasSuffix("[placeholder]"), "\(found)")
    }

    /// Files that are taken away from Login, and the roles of the set.
    @Test(arguments: [
        (["Presenter", "Interactor"], ["View", "Presenter", "Interactor", "Builder"]),
        (["Presenter"], ["View", "Presenter"]),
    ])
    func `what is left of a module is still one`(_ gone: [String], _ roles: [String]) throws {
        let session = try session(
            "Modules/{{name}}/{{name}}%R", configuration: "{ template: 's' }", roles: roles)
        for role in gone { try session.remove("Modules/Login/Login\(role).swift") }
        let found = session.found()
        #expect(found.count == gone.count, "\(found)")
        for role in gone {
            #expect(found.contains { $0.hasPrefix("Modules/Login/Login\(role).swift:1:1: error: ") }, "\(found)")
        }
        // Whatever is only called like it is none.
        try session.write("Modules/Login/LoginView.swift", "import SwiftUI\n\nstruct LoginView: View {}\n")
        #expect(session.found().filter { $0.contains("error") } == [])
    }

    @Test func `lint tells that modules of a set cannot be found`() throws {
        let session = try Session()
        try session.sandbox.file("Templates/s/template.json", "{}")
        for (name, folder) in [("Screen", "Screens"), ("Store", "Stores")] {
            try session.sandbox.file(
                "Templates/s/module/\(folder)/{{name.snake}}.swift.mustache", "final class {{name}}\(name) {}\n")
        }
        let outcome = session.run("template lint s")
        #expect(outcome.code == 0 && outcome.output.contains("note: 'check' cannot find the modules"), "\(outcome)")
    }
}
