import TestSupport
import Testing

/// What `init` says of the set and of the Xcode project: what the other commands understand, and the same whether or
/// not somebody was asked.
@Suite struct InitSetTests {
    /// A project with a set in `Templates` and one elsewhere.
    private func session() throws -> Session {
        let session = try Session()
        try session.sandbox.folder(".git")
        try session.sandbox.folder("App")
        for folder in ["Templates/house", "Tools/shed"] {
            try session.sandbox.file("\(folder)/template.json", "{}")
            try session.sandbox.file(
                "\(folder)/module/Modules/{{name}}/{{name}}Presenter.swift.mustache", "struct {{name}}Presenter {}\n")
        }
        return session
    }

    @Test(arguments: [
        ("", "./Templates/house", "house"), ("App", "../Templates/house", "house"), ("", "house", "house"),
        ("", "./Tools/shed", "./Tools/shed"), ("App", "../Tools/shed/", "./Tools/shed"),
        ("", "viper/cell", "viper/cell"),
        ("", "./Tools/shed/module", "./Tools/shed"),
    ])
    func `a set is written as all commands find it`(_ folder: String, _ typed: String, _ written: String) throws {
        let session = try session()
        #expect(session.run("init -y --template \(typed)", in: folder).code == 0)
        let text = try session.sandbox.text(".vipergen.json")
        #expect(text.contains("\"template\": \"\(written)\""), "\(text)")
        for line in ["check --allow-no-modules", "doctor"] {
            let outcome = session.run(line, in: "App")
            #expect(outcome.code == 0, "\(line): \(outcome)")
        }
        guard written != "viper/cell" else { return }
        #expect(session.run("gen Foo", in: "App").code == 0)
        #expect(try session.exists("Modules/Foo/FooPresenter.swift"))
        let checked = session.run("check Foo --verbose", in: "")
        #expect(checked.code == 0 && checked.errors.contains(written.split(separator: "/").last ?? ""), "\(checked)")
    }

    @Test func `a configured set that is not there is not kept in silence`() throws {
        let session = try session()
        try session.sandbox.file(".vipergen.json", "{template: 'vipr'}")
        let outcome = session.run("init -y")
        #expect(outcome.code == 2 && outcome.errors.contains("1:12: error: there is no template set 'vipr'"))
        #expect(outcome.errors.contains("Did you mean 'viper'?"))
        #expect(try session.sandbox.text(".vipergen.json") == "{template: 'vipr'}")
        #expect(session.run("init -y --template viper").code == 0)
        #expect(try session.sandbox.text(".vipergen.json").hasPrefix("{template: \"viper\", \"directories\": {\"Mod"))
    }

    private func twoProjects() throws -> Session {
        let session = try Session.withXcode(.memory)
        try session.sandbox.file("Other.xcodeproj/project.pbxproj", SampleProject.classic)
        return session
    }

    @Test func `who is not asked gets what Enter would have chosen`() throws {
        let (asked, silent) = (try twoProjects(), try twoProjects())
        #expect(asked.run("init", answers: Array(repeating: "", count: 9)).code == 0)
        #expect(silent.run("init -y").code == 0)
        let text = try silent.sandbox.text(".vipergen.json")
        #expect(try text == asked.sandbox.text(".vipergen.json"))
        #expect(text.contains("\"project\": \"App.xcodeproj\""), "\(text)")
        #expect(silent.run("gen Foo viper").code == 0)
    }

    @Test func `what was chosen is in the command that does the same`() throws {
        let session = try twoProjects()
        let outcome = session.run("init", answers: ["", "", "", "", "", "", "2", "", ""])
        #expect(outcome.code == 0 && outcome.errors.contains(" --xcodeproj Other.xcodeproj --target App"), "\(outcome)")
    }

    @Test func `doctor tells of several projects what gen refuses`() throws {
        let session = try twoProjects()
        let outcome = session.run("doctor")
        #expect(outcome.output.contains("warning Xcode          there are several Xcode projects"), "\(outcome)")
        #expect(session.run("init -y").code == 0)
        #expect(!session.run("doctor").output.contains("several"))
    }

    @Test func `doctor looks at the set that gen would take, whoever names it`() throws {
        let session = try session()
        session.variables = ["VIPERGEN_TEMPLATE": "nope"]
        #expect(session.run("doctor").output.contains("error   configuration  there is no template set 'nope'"))
        session.variables = ["HOME": session.sandbox.path("home")]
        try session.sandbox.file("home/.vipergen/config.json", "{template: 'nope'}")
        let outcome = session.run("doctor")
        let place = "\(session.sandbox.path("home/.vipergen/config.json")):1:12: there is no template set 'nope'"
        #expect(outcome.code == 1 && outcome.output.contains("error   configuration  \(place)"), "\(outcome)")
        try session.write("home/.vipergen/config.json", "{template: 'viper'}")
        #expect(session.run("doctor").output.contains("home/.vipergen/config.json is read, too"))
    }
}
