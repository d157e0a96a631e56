import TestSupport
import Testing

@testable import VipergenCLI

/// `vipergen init`, and what `gen` makes of the file that it writes.
@Suite struct InitCommandTests {
    /// A project as real ones are: an app's folder with a blank, modules deep in it, tests beside it.
    private func project() throws -> Session {
        let session = try Session()
        for name in ["Login", "Profile", "Feed"] {
            for role in ["ViewController", "Presenter", "Interactor", "Router"] {
                try session.sandbox.file("My App/Source Files/User Stories/\(name)/\(role)/\(name)\(role).swift")
            }
            try session.sandbox.file("My AppTests/Stories/\(name)/\(name)PresenterTests.swift")
        }
        try session.sandbox.file("Pods/Other/OtherPresenter.swift")
        try session.sandbox.file("My App.xcodeproj/project.pbxproj")
        return session
    }

    @Test func `it takes what it finds, and gen follows`() throws {
        let session = try project()
        let outcome = session.run("init")
        #expect(outcome.code == 0, "\(outcome)")
        #expect(
            try session.sandbox.text(".vipergen.json") == """
                {
                  "$schema": "\(SchemaFile.configuration.url)",
                  "directories": {
                    "Modules": "My App/Source Files/User Stories",
                    "Tests": "My AppTests/Stories"
                  },
                  "project": "My App"
                }

                """)
        let generated = session.run("gen ClientList")
        #expect(generated.code == 0, "\(generated)")
        #expect(
            generated.lines.allSatisfy {
                $0.contains("My App/Source Files/User Stories/ClientList/")
                    || $0.contains("My AppTests/Stories/ClientList/")
            })
        let tests = try session.sandbox.text("My AppTests/Stories/ClientList/Presenter/ClientListPresenterTests.swift")
        #expect(tests.contains("@testable import My_App\n"))
    }

    @Test func `on a terminal it asks, and Enter takes what it found`() throws {
        let session = try project()
        let outcome = session.run("init", answers: ["", "../out", "Screens", "", "", "Ann", ""])
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.errors.contains("Folder of the modules [My App/Source Files/User Stories]: "))
        let text = try session.sandbox.text(".vipergen.json")
        #expect(text.contains(#""Modules": "Screens""#) && text.contains(#""author": "Ann""#))
        #expect(text.contains(#""Tests": "My AppTests/Stories""#))
        #expect(!text.contains("out") && !text.contains("organization"))
    }

    @Test func `options answer every question`() throws {
        let session = try project()
        let line = "init --yes --template viper --modules A --tests B --project-name C --author D --organization E"
        #expect(session.run(line, answers: []).code == 0)
        let text = try session.sandbox.text(".vipergen.json")
        for word in ["A", "B", "C", "D", "E"] { #expect(text.contains("\"\(word)\"")) }
    }

    @Test func `a configuration keeps its line endings`() throws {
        let session = try project()
        try session.sandbox.file(".vipergen.json", "{\r\n  template: 'viper',\r\n}\r\n")
        #expect(session.run("init --yes --author Ann").code == 0)
        let lines = Array(try session.sandbox.text(".vipergen.json").utf8).split(separator: UInt8(ascii: "\n"))
        #expect(lines.count > 4 && lines.allSatisfy { $0.last == UInt8(ascii: "\r") })
    }

    @Test func `a configuration that is there is kept`() throws {
        let session = try project()
        try session.sandbox.file(".vipergen.json", "{}")
        #expect(session.run("init").code == 1)
        #expect(try session.sandbox.text(".vipergen.json") == "{}")
    }

    private static let own = """
        {
          // Ours.
          template: "viper/entity", // not a screen
          directories: {Modules: 'App/Screens', Services: "App/Services"},
          rules: {"missing-test": "off"},
          author: 'Ann'
        }

        """

    @Test func `of a configuration that is there, an option changes what it says and nothing else`() throws {
        let session = try project()
        try session.sandbox.file(".vipergen.json", Self.own)
        #expect(session.run("init --author Bob").code == 0)
        #expect(try session.sandbox.text(".vipergen.json") == Self.own.replacing("'Ann'", with: "\"Bob\""))
        #expect(session.run("init --author Bob").output == "identical .vipergen.json\n")
    }

    @Test func `what a configuration does not say yet is added with --yes`() throws {
        let session = try project()
        try session.sandbox.file(".vipergen.json", Self.own)
        #expect(session.run("init --yes --dry-run").code == 0)
        #expect(try session.sandbox.text(".vipergen.json") == Self.own)
        #expect(session.run("init --yes").code == 0)
        let tests = #"Services: "App/Services", "Tests": "My AppTests/Stories"}"#
        #expect(
            try session.sandbox.text(".vipergen.json")
                == Self.own.replacing(#"Services: "App/Services"}"#, with: tests)
                .replacing("'Ann'\n", with: "'Ann',\n  \"project\": \"My App\"\n"))
    }

    @Test func `existing values are the defaults of the questions, and the command that says the same is told`() throws
    {
        let session = try project()
        try session.sandbox.file(".vipergen.json", Self.own)
        let outcome = session.run("init", answers: ["", "", "", "", "Bob's", ""])
        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.errors.contains("Template set [viper/entity]: "))
        #expect(outcome.errors.contains("  1 clean-swift  "))
        #expect(outcome.errors.contains("Folder of the modules [App/Screens]: "))
        #expect(
            outcome.errors.contains(
                "vipergen init --yes --template viper/entity --modules App/Screens --author \"Bob's\"\n"))
        let text = try session.sandbox.text(".vipergen.json")
        #expect(text.contains("// Ours.") && text.contains("author: \"Bob's\"") && text.contains("missing-test"))
    }

    @Test func `a set that is not there is refused, and the next steps are told`() throws {
        let session = try project()
        let outcome = session.run("init --template vipr")
        #expect(outcome.code == 64 && outcome.errors.contains("Did you mean 'viper'?"))
        #expect(try !session.exists(".vipergen.json"))
        let errors = session.run("init").errors
        #expect(errors.contains("Now try:\n  vipergen template extract \"My App/Source Files/User Stories/Feed\" "))
        #expect(errors.contains("  vipergen check\n"))
        let again = session.run("init")
        #expect(again.code == 0 && again.output == "identical .vipergen.json\n")
        let configured = try project()
        try configured.sandbox.file(".vipergen.json", "{author: 'Ann'}")
        let other = configured.run("init")
        #expect(other.code == 1 && other.errors.contains("--yes") && !other.errors.contains("on-conflict"))
        #expect(try Session().run("init --quiet").errors == "")
    }

    @Test(arguments: ["viper", "viperbase", "clean-swift"])
    func `the set that most modules follow is named`(_ set: String) throws {
        let session = try Session()
        #expect(session.run("gen Posts,Albums,Photos \(set)").code == 0)
        for role in ["ViewController", "Presenter", "Interactor"] {
            try session.sandbox.file("Modules/Login/Login\(role).swift", "class Login\(role) {}\n")
        }
        let outcome = session.run("init")
        #expect(try session.sandbox.text(".vipergen.json").contains("\"template\": \"\(set)\""), "\(outcome)")
        #expect(outcome.errors.contains("Now try:\n  vipergen gen ClientList --dry-run --diff\n"))
    }

    @Test func `a project without modules begins with viper`() throws {
        let session = try Session()
        #expect(session.run("init").code == 0)
        #expect(try session.sandbox.text(".vipergen.json").contains("\"template\": \"viper\""))
    }

    @Test func `the modules' common folder is found, and the application's tests`() throws {
        let session = try Session()
        let places = ["Auth/Login", "Auth/SignUp", "Main/Feed", "Main/Feed/Cells/FeedCell", "Main/Feed/Cells/AdCell"]
        for place in places {
            let name = place.split(separator: "/").last ?? ""
            for role in ["View", "Presenter"] { try session.sandbox.file("App/Screens/\(place)/\(name)\(role).swift") }
        }
        for target in ["App", "AppTests", "Net", "NetTests"] { try session.sandbox.file("\(target)/A.swift") }
        try session.sandbox.file("App.xcodeproj/project.pbxproj")
        #expect(session.run("init").code == 0)
        let text = try session.sandbox.text(".vipergen.json")
        #expect(text.contains(#""Modules": "App/Screens""#) && text.contains(#""Tests": "AppTests""#), "\(text)")
    }

    @Test func `a configuration that is broken is left alone`() throws {
        let session = try project()
        try session.sandbox.file(".vipergen.json", "{template: }")
        let outcome = session.run("init --yes")
        #expect(outcome.code == 2 && outcome.errors.contains(".vipergen.json:1:12: error: "))
        #expect(try session.sandbox.text(".vipergen.json") == "{template: }")
    }

    @Test func `an empty directory gets the usual places`() throws {
        let session = try Session()
        #expect(session.run("init").code == 0)
        #expect(try session.sandbox.text(".vipergen.json").contains(#""Modules": "Modules""#))
        for folder in ["../x", ".git/x", "App/.GIT", ".vipergen"] {
            #expect(session.run(["init", "--modules", folder]).code == 64, "\(folder)")
        }
    }

    @Test func `the Xcode project and its targets are written down, and gen follows`() throws {
        let session = try Session.withXcode()
        #expect(session.run("init").code == 0)
        let text = try session.sandbox.text(".vipergen.json")
        #expect(
            text.hasSuffix(
                """
                  "xcode": {
                    "project": "App.xcodeproj",
                    "target": "App",
                    "testTarget": "AppTests"
                  }
                }

                """), "\(text)")
        #expect(session.run("gen A viper").output.contains("7 files to App, 6 to AppTests"))
    }

    @Test(arguments: [nil, "Other.xcodeproj"])
    func `the Xcode project is the one around the modules`(_ other: String?) throws {
        let app = try Session.withXcode()
        try #require(app.run("gen Feed viper").code == 0)
        let session = try Session()
        for path in ["App.xcodeproj/project.pbxproj", "Modules/Feed/Presenter/FeedPresenter.swift"] {
            try session.sandbox.file("Shop/" + path, app.sandbox.text(path))
        }
        try session.sandbox.file("Shop/Modules/Feed/Router/FeedRouter.swift")
        if let other { try session.sandbox.file(other + "/project.pbxproj", SampleProject.classic) }
        #expect(session.run("init").code == 0)
        let text = try session.sandbox.text(".vipergen.json")
        #expect(text.contains(#""project": "Shop/App.xcodeproj""#) && text.contains(#""target": "App""#), "\(text)")
        #expect(session.run("gen A viper").output.contains("Shop/App.xcodeproj: 7 files to App, 6 to AppTests"))
    }

    @Test func `of several applications one is asked for or named, or none is written`() throws {
        for (line, answers, words) in [
            ("init", ["", "", "", "", "", "", "App2"], #""target": "App2""#),
            ("init --target App2", nil, #""target": "App2""#),
            ("init", nil, #""project": "App.xcodeproj""#),
        ] as [(String, [String]?, String)] {
            let session = try Session.withXcode(.memory, SampleProject.twoApplications)
            let outcome = session.run(line, answers: answers)
            #expect(outcome.code == 0, "\(outcome)")
            let text = try session.sandbox.text(".vipergen.json")
            #expect(text.contains(words), "\(outcome) \(text)")
            #expect(text.contains("target") == words.contains("target"))
        }
    }

    @Test(arguments: [
        ("--target App2", nil, #""target": "App2""#),
        ("--target App2", ["", "", "", "", "", "", ""], #""target": "App2""#),
        ("--target App --target App2", nil, "\"target\": [\n      \"App\",\n      \"App2\"\n    ]"),
    ])
    func `the targets that build the modules are written down`(
        _ options: String, _ answers: [String]?, _ words: String
    ) throws {
        let session = try Session.withXcode(.memory, SampleProject.twoApplications)
        #expect(session.run("gen Posts,Albums viper --tests none \(options)").code == 0)
        let outcome = session.run("init", answers: answers)
        #expect(outcome.code == 0, "\(outcome)")
        let text = try session.sandbox.text(".vipergen.json")
        #expect(text.contains(words), "\(outcome) \(text)")
    }

    @Test(arguments: [
        (["App/02_Modules/00_Landing/Landing", "App/02_Modules/01_Home/Home"], "App/02_Modules"),
        (["App/ProfileScene/Profile", "App/SignInScene/SignIn", "App/SignUpScene/SignUp"], "App"),
        (["App/Scenes/Example/Example", "App/Scenes/ExampleChild/ExampleChild"], "App/Scenes"),
        (["App/Feed/Feed", "App/Feed/FeedItem"], "App"),
        (["App/Stories/Feed/Feed", "App/Stories/Posts/Posts", "App/Utils/Viper/I"], "App/Stories"),
        (["Modules/Movie/Sources/Movie/Movie"], "Modules"),
    ])
    func `modules lie where check finds them`(modules: [String], folder: String) throws {
        let session = try Session()
        for module in modules {
            let name = module.split(separator: "/").last ?? ""
            for role in ["Presenter", "Interactor", "View", "Router"] {
                try session.sandbox.file("\(module)\(role).swift", "final class \(name)\(role) {}\n")
            }
        }
        #expect(session.run("init").code == 0)
        #expect(try session.sandbox.text(".vipergen.json").contains("\"Modules\": \"\(folder)\""))
    }
}
