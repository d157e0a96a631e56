import Testing

/// `vipergen gen` as people and programs see it.
@Suite struct GenCommandTests {
    private static let module = "gen ClientList viper --cell Client --input agentId:Int"

    @Test func `a module is written, with its tests`() throws {
        let session = try Session()
        let outcome = session.run(Self.module)
        #expect(outcome.code == 0)
        #expect(outcome.lines.count == 16)
        #expect(outcome.lines.allSatisfy { $0.hasPrefix("create    ") })
        #expect(outcome.errors == "16 files: 16 created.\n")
        #expect(try session.files() == outcome.lines.map { String($0.dropFirst(10)) })
        let builder = try session.sandbox.text("Modules/ClientList/ClientListModuleBuilder.swift")
        #expect(builder.contains("let agentId: Int"))
    }

    @Test func `the second run changes nothing`() throws {
        let session = try Session()
        session.run(Self.module)
        let before = try session.tree()
        let outcome = session.run(Self.module)
        #expect(outcome.code == 0)
        #expect(outcome.lines.allSatisfy { $0.hasPrefix("identical ") })
        #expect(outcome.errors == "16 files: 16 identical.\n")
        #expect(try session.tree() == before)
    }

    @Test func `several modules are one plan`() throws {
        let session = try Session()
        #expect(session.run("gen Posts,Albums,Settings/Photos viper --tests none --view code").code == 0)
        #expect(try session.files().count == 18)
        #expect(try session.files().contains("Modules/Settings/Photos/PhotosModuleBuilder.swift"))

        try session.sandbox.file("Modules/Todos/Router/TodosRouter.swift", "mine")
        let before = try session.tree()
        #expect(session.run("gen Users,Todos viper").code == 1)
        #expect(try session.tree() == before)
    }

    @Test func `json names every action`() throws {
        let session = try Session()
        let outcome = session.run("gen A viper --tests none --view code --no-delegate --format json")
        #expect(
            outcome.output.replacing("\n", with: "").replacing(" ", with: "")
                == #"{"version":1,"module":"A","actions":["#
                + [
                    "AModuleBuilder", "Interactor/AInteractor", "Presenter/APresenter", "Router/ARouter",
                    "View/AViewController",
                ]
                .map { #"{"action":"create","path":"Modules/A/\#($0).swift"}"# }.joined(separator: ",") + "]}")
    }

    @Test(arguments: ["", " --on-conflict fail"])
    func `an edited file is a conflict, and nothing is written`(_ policy: String) throws {
        let session = try Session()
        session.run("gen ClientList viper --tests none")
        let path = "Modules/ClientList/Router/ClientListRouter.swift"
        let other = "Modules/ClientList/View/ClientList.storyboard"
        try session.sandbox.fileSystem.remove(session.sandbox.path(path))
        try session.sandbox.fileSystem.remove(session.sandbox.path(other))
        try session.sandbox.file(path, "mine")
        let before = try session.tree()
        for dry in ["", " --dry-run"] {
            let outcome = session.run("gen ClientList viper --tests none" + policy + dry)
            #expect(outcome.code == 1)
            #expect(outcome.lines.contains("conflict  " + path))
            #expect(outcome.lines.contains("create    " + other))
            #expect(outcome.errors.contains("1 file would be overwritten; nothing was written"))
            #expect(try session.tree() == before)
        }
    }

    @Test(arguments: [("skip", "skip      ", "mine"), ("overwrite", "overwrite ", "import UIKit")])
    func `a policy settles conflicts`(_ policy: String, _ action: String, _ beginning: String) throws {
        let session = try Session()
        let path = "Modules/ClientList/Router/ClientListRouter.swift"
        try session.sandbox.file(path, "mine")
        let dry = session.run("gen ClientList viper --dry-run --on-conflict \(policy)")
        #expect(dry.code == 0)
        #expect(dry.errors.contains("dry run"))
        #expect(try session.files() == [path])
        let outcome = session.run("gen ClientList viper --on-conflict \(policy)")
        #expect(outcome.code == 0)
        #expect(outcome.lines == dry.lines)
        #expect(outcome.lines.contains(action + path))
        #expect(try session.sandbox.text(path).contains(beginning))
    }

    @Test(arguments: [
        ([""], "mine"), (["n"], "mine"), (["NO"], "mine"), (["what", "n"], "mine"), (["d", "n"], "mine"),
        (["what", "y"], "import UIKit"),
        (["y"], "import UIKit"),
        (["YES"], "import UIKit"), (["d", "y"], "import UIKit"),
    ])
    func `at a prompt only yes overwrites`(_ answers: [String], _ beginning: String) throws {
        let session = try Session()
        let path = "Modules/ClientList/Router/ClientListRouter.swift"
        try session.sandbox.file(path, "mine")
        let outcome = session.run("gen ClientList viper", answers: answers)
        #expect(outcome.code == 0)
        #expect(outcome.errors.contains("\(path) exists and differs. Overwrite it?"))
        #expect(outcome.errors.contains("-mine") == (answers.first == "d"))
        #expect(try session.sandbox.text(path).contains(beginning))
        #expect(try session.files().count > 10)
    }

    @Test func `where a condition leaves no file, nothing is done and that is told`() throws {
        let session = try Session()
        try session.sandbox.file(
            "Templates/h/template.json", "{parameters: {p: {type: 'bool'}}, files: {module: {when: 'p'}}}")
        try session.sandbox.file("Templates/h/module/Modules/{{name}}/{{name}}.swift.mustache", "struct {{name}} {}\n")
        for line in ["gen D h", "gen D h --dry-run", "gen D h --only-missing"] {
            let outcome = session.run(line)
            #expect(
                outcome.code == 64 && outcome.errors.contains("with these options, 'h' writes no file"), "\(outcome)")
        }
        #expect(session.run("gen D h --p").code == 0)
    }

    @Test func `at a prompt one can stop, also by the end of input, and nothing is written`() throws {
        let session = try Session()
        try session.sandbox.file("Modules/ClientList/Router/ClientListRouter.swift", "mine")
        let before = try session.tree()
        for answers in [["q"], [], ["d"]] {
            #expect(session.run("gen ClientList viper", answers: answers).code == 1)
            #expect(try session.tree() == before)
        }
    }

    @Test func `where nobody can be asked, a prompt refuses`() throws {
        let session = try Session()
        let path = "Modules/ClientList/Router/ClientListRouter.swift"
        try session.sandbox.file(path, "mine")
        for dry in ["", " --dry-run"] {
            #expect(session.run("gen ClientList viper --on-conflict prompt" + dry).code == 1)
            #expect(try session.files() == [path])
        }
        #expect(try session.sandbox.text(path) == "mine")
    }

    @Test func `a dry run shows the difference and writes nothing`() throws {
        let session = try Session()
        let outcome = session.run("gen ClientList viper --tests none --dry-run --diff")
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("+++ b/Modules/ClientList/Router/ClientListRouter.swift\n@@ -0,0 +1,"))
        #expect(outcome.output.contains("+import UIKit\n"))
        #expect(try session.tree() == [])
    }

    @Test func `quiet is quiet`() throws {
        let session = try Session()
        let outcome = session.run("gen ClientList viper --quiet")
        #expect(outcome.output + outcome.errors == "")
        #expect(try session.files().count > 10)
    }

    @Test func `verbose says which set it was`() throws {
        #expect(try Session().run("gen A viper --verbose").errors.contains("Set viper from "))
    }

    @Test func `a link out of the project is not followed`() throws {
        let session = try Session()
        try session.sandbox.link("Modules", to: session.sandbox.outside)
        let outcome = session.run("gen ClientList viper")
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains("'Modules' is a symbolic link that leads outside the project"))
        #expect(try session.sandbox.fileSystem.names(in: session.sandbox.outside) == [])
        #expect(try session.files() == ["Modules"])
    }

    @Test func `a folder in another case is a conflict`() throws {
        let session = try Session()
        try session.sandbox.file("Modules/clientlist/x.swift")
        let outcome = session.run("gen ClientList viper")
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains("'Modules/clientlist' has the same name in a different case"))
        #expect(try session.files() == ["Modules/clientlist/x.swift"])
    }

    @Test func `a file where a folder is needed is a conflict`() throws {
        let session = try Session()
        try session.sandbox.file("Modules", "a file")
        let outcome = session.run("gen ClientList viper")
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains("'Modules' is a file where a folder is needed"))
        #expect(try session.sandbox.text("Modules") == "a file")
    }

    @Test func `without arguments a person is asked`() throws {
        let session = try Session()
        let answers = [
            "client list", "ClientList", "", "agentId:Int limit:", "agentId:Int", "", "", "", "Client", "n", "3", "",
            "none", "", "",
        ]
        let outcome = session.run("gen", answers: answers)
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.errors.contains("Did you mean 'ClientList'?"))
        #expect(outcome.errors.contains("has no type"))
        #expect(
            try session.files() == [
                "Modules/ClientList/ClientListModuleBuilder.swift",
                "Modules/ClientList/Interactor/ClientListInteractor.swift",
                "Modules/ClientList/Presenter/ClientListPresenter.swift",
                "Modules/ClientList/Router/ClientListRouter.swift",
                "Modules/ClientList/View/ClientCell/ClientListClientCell.swift",
                "Modules/ClientList/View/ClientListViewController.swift",
            ])
    }

    @Test func `nobody is asked where nobody sits`() throws {
        let outcome = try Session().run("gen")
        #expect(outcome.code == 64)
        #expect(outcome.errors.contains("NAME"))
    }

    @Test func `an end of input writes nothing`() throws {
        let session = try Session()
        #expect(session.run("gen", answers: ["ClientList"]).code == 64)
        #expect(try session.tree() == [])
    }
}
