import Testing

/// What a set writes beside its module: below another root, or for all modules.
@Suite struct CheckBesideTests {
    private static let module = "module/Modules/{{name}}/"

    private func session(_ files: [String: String], manifest: String = "{}") throws -> Session {
        let session = try Session()
        var all = [
            "template.json": manifest,
            Self.module + "{{name}}View.swift.mustache": """
            import UIKit

            final class {{name}}View: UIViewController {
                var presenter: {{name}}Presenter!
            }

            """,
            Self.module + "{{name}}Presenter.swift.mustache": """
            final class {{name}}Presenter {
                weak var view: {{name}}View?
                let interactor = {{name}}Interactor()
            }

            """,
            Self.module + "{{name}}Interactor.swift.mustache": "final class {{name}}Interactor {}\n",
        ]
        all.merge(files) { $1 }
        for (path, text) in all { try session.sandbox.file("Templates/own/" + path, text) }
        try session.sandbox.file(".vipergen.json", "{ template: 'own', directories: { Services: 'Core/Services' } }")
        return session
    }

    @Test(arguments: [
        ("Services/{{name}}Service.swift", "final class {{name}}Service {}\n"),
        ("Services/{{name}}/{{name}}Service.swift", "final class {{name}}Service {}\n"),
        ("Resources/en.lproj/{{name}}.strings", "\"title\" = \"Title\";\n"), ("Fixtures/{{name.kebab}}.json", "{}\n"),
        ("Docs/{{name}}.md", "# {{name}}\n"), ("Modules/{{name}}/{{name.snake}}.json", "{}\n"),
        ("Modules/{{name}}/{{name.camel.plural}}.json", "{}\n"),
        ("Modules/{{name}}/{{name.camel}}Routes.swift", "enum {{name}}Routes {}\n"),
        ("Snapshots/{{name}}/{{name}}SnapshotTests.swift", "final class {{name}}SnapshotTests {}\n"),
        ("Modules/Shared/Reusable.swift", "protocol Reusable {}\n"),
        ("Shared/Reusable.swift", "protocol Reusable {}\n"),
    ])
    func `it is right where it was written`(_ path: String, _ text: String) throws {
        let isShared = path.contains("Shared")
        let session = try session(
            ["module/\(path).mustache": text],
            manifest: isShared ? "{ files: { 'module/\(path).mustache': { shared: true } } }" : "{}")
        #expect(session.run("template lint own").code == 0)
        #expect(session.run("gen ClientList,Group/Chat own --quiet").code == 0)
        let outcome = session.run("check --strict")
        #expect(outcome.code == 0 && outcome.output == "", "\(outcome)")
        #expect(session.run("gen ClientList,Group/Chat own --only-missing").errors.contains("Nothing to do"))
    }

    @Test func `of a package a module the manifest lies beside it`() throws {
        let session = try Session()
        let folder = "Templates/own/module/Packages/{{name}}/"
        for (path, text) in [
            ("Package.swift", "import PackageDescription\n"),
            ("Sources/{{name}}/{{name}}View.swift.mustache", "final class {{name}}View {}\n"),
            ("Sources/{{name}}/{{name}}Presenter.swift.mustache", "final class {{name}}Presenter {}\n"),
            ("Sources/{{name}}/{{name}}Interactor.swift.mustache", "final class {{name}}Interactor {}\n"),
        ] { try session.sandbox.file(folder + path, text) }
        try session.sandbox.file("Templates/own/template.json", "{}")
        try session.sandbox.file(".vipergen.json", "{ template: 'own' }")
        #expect(session.run("gen Feed,Chat own --quiet").code == 0)
        #expect(session.run("check --strict").output == "")
    }

    @Test func `where it is gone the module lacks it`() throws {
        let session = try session([
            "module/Services/{{name}}Service.swift.mustache": "final class {{name}}Service {}\n",
            "module/Shared/Reusable.swift": "protocol Reusable {}\n",
        ])
        #expect(session.run("gen Group/Feed own --quiet").code == 0)
        #expect(session.found() == [])
        try session.remove("Core/Services/Group/FeedService.swift")
        try session.remove("Shared/Group/Reusable.swift")
        let advice = "; 'vipergen gen Group/Feed own --only-missing' adds it [missing-file]"
        #expect(
            session.found() == [
                "Core/Services/Group/FeedService.swift:1:1: error: 'FeedService.swift' is missing: the set 'own' "
                    + "generates it with every module" + advice,
                "Shared/Group/Reusable.swift:1:1: error: 'Reusable.swift' is missing: the set 'own' generates it for "
                    + "all modules"
                    + advice,
            ])
        #expect(session.run("gen Group/Feed own --only-missing --quiet").code == 0)
        #expect(session.found() == [])
    }

    @Test(arguments: [
        "{ parameters: { service: { type: 'bool', default: true } }, files: { 'module/Services': { when: 'service' } } }",
        "{ conventions: { mayLack: ['{{name}}Service.swift'] } }",
    ])
    func `it may be absent where the set says so`(_ manifest: String) throws {
        let session = try session(
            ["module/Services/{{name}}Service.swift.mustache": "final class {{name}}Service {}\n"], manifest: manifest)
        session.run("gen Feed own --quiet")
        #expect(session.found() == [])
        try session.remove("Core/Services/FeedService.swift")
        #expect(session.found() == [])
    }
}
