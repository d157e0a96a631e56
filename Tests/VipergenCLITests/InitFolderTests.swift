import TestSupport
import Testing

/// The folder that `init` takes for that of the modules.
@Suite struct InitFolderTests {
    private func modules(_ modules: [String], beside files: [String] = []) throws -> (folder: String?, errors: String) {
        let session = try Session(.memory)
        for module in modules {
            // A name of its own for the files is behind a colon.
            let parts = module.split(separator: ":").map(String.init)
            let name = parts.count > 1 ? parts[1] : String(parts[0].split(separator: "/").last ?? "")
            for role in ["ViewController", "Presenter", "Interactor"] {
                try session.sandbox.file("\(parts[0])/\(name)\(role).swift", "class \(name)\(role) {}\n")
            }
        }
        for file in files { try session.sandbox.file(file, "") }
        let outcome = session.run("init -y")
        let text = try session.sandbox.text(".vipergen.json")
        return (text.split(separator: "\"Modules\": \"").last?.prefix { $0 != "\"" }.description, outcome.errors)
    }

    @Test(arguments: [
        // The rest lies beside most of them, and nothing else does.
        (
            ["App/Flows/Main/A", "App/Flows/Main/B", "App/Flows/Main/C", "App/Flows/Main/D", "App/Flows/Auth/E"], [],
            "App/Flows"
        ),
        (
            ["App/Flows/Main/A", "App/Flows/Main/B", "App/Flows/Main/C", "App/Flows/Main/D", "App/Flows/Auth/E"],
            ["App/Flows/Other/Style.swift"], "App/Flows/Main"
        ),
        (
            [
                "App/Modules/Main/A", "App/Modules/Main/B", "App/Modules/Main/C", "App/Modules/Main/D",
                "App/Modules/Auth/E",
            ],
            ["App/Modules/Other/Style.swift"], "App/Modules"
        ),
        // Strays lie beside the folder that is called as those of modules are.
        (["Kit/Modules/A", "Kit/Modules/B", "Kit/Modules/C", "Kit/Modules/D", "Kit/Atomic/Rows/E"], [], "Kit/Modules"),
        (
            [
                "Kit/Modules/A", "Kit/Modules/B", "Kit/Modules/C", "Kit/Modules/Sub/D", "Kit/Atomic/Rows/E",
                "Kit/Pages/F",
            ],
            [], "Kit/Modules"
        ),
        (["Kit/User/Screens/A", "Kit/User/Screens/B", "Kit/Shop/Screens/C"], [], "Kit"),
        // A module that is called as its application.
        (["CS/Controllers/Auth:CS", "CS/Controllers/Main:CSMain"], ["CS/Views/CSField.swift"], "CS/Controllers"),
        (["News/modules/views:News"], ["News/Support/AppDelegate.swift"], "News/modules"),
        // The only module, in a folder that is not called like it.
        (["News/Pages/HomePage:List"], [], "News/Pages"), (["News/UI/Screen/Home:List"], [], "News/UI/Screen"),
        // Beside the Xcode project's sources, where no new one can go.
        (["Items", "Login", "Shop/Application:App"], ["Shop.xcodeproj/project.pbxproj", "ShopTests/a"], "Modules"),
        // What the modules inherit is none.
        (["App/Bases/Viper:Base", "App/Scenes/Feed"], [], "App/Scenes"),
    ])
    func `is that of all modules`(_ modules: [String], _ files: [String], _ folder: String) throws {
        let found = try self.modules(modules, beside: files)
        #expect(found.folder == folder)
        #expect(!found.errors.contains("no module was found"))
    }

    /// What lies beside packages, or beside an Xcode project and its sources, is in no target.
    @Test(arguments: [
        (
            ["Features/Home/Sources/Home", "Features/Menu/Sources/Menu", "App/Screens/Start"],
            ["Features/Home/Package.swift", "Features/Menu/Package.swift", "App.xcodeproj/project.pbxproj"],
            "App/Screens"
        ),
        (
            ["Features/Home/Sources/Home", "Features/Menu/Sources/Menu"],
            [
                "Features/Home/Package.swift", "Features/Menu/Package.swift", "App/Start.swift",
                "App.xcodeproj/project.pbxproj",
            ],
            "App/Modules"
        ),
        (
            ["Features/Home/Sources/Home", "Features/Menu/Sources/Menu"],
            ["Features/Home/Project.swift", "Features/Menu/Project.swift"], "Features"
        ),
        (
            ["Kit/Sources/Kit/Home", "Kit/Sources/Kit/Menu"],
            ["Kit/Package.swift", "App/Start.swift", "App.xcodeproj/project.pbxproj"], "Kit/Sources/Kit"
        ),
        (
            ["Demo/Demo/Scenes/Home", "Demo/Demo/Scenes/Menu", "Demo/Demo/Login", "Demo/Widget/Row"],
            ["Demo/Demo.xcodeproj/project.pbxproj"], "Demo/Demo"
        ),
        (
            ["Shop/Map", "Shop/Menu", "Shop/Poster", "Shop/Poster/Filter"], ["Shop/Shop.xcodeproj/project.pbxproj"],
            "Shop"
        ),
    ])
    func `is one in a target`(_ modules: [String], _ files: [String], _ folder: String) throws {
        #expect(try self.modules(modules, beside: files).folder == folder)
    }

    @Test func `tests of packages are not beside those of the application`() throws {
        let session = try Session(.memory)
        let packages = ["Home", "Menu", "Shop"].map { "Modules/\($0)" }
        for package in packages { try session.sandbox.file("\(package)/Package.swift", "") }
        for module in ["App/Login"] + packages.map({ "\($0)/Sources/List" }) {
            try session.sandbox.file("\(module)Presenter.swift", "class Presenter {}\n")
            try session.sandbox.file("\(module)Interactor.swift", "class Interactor {}\n")
        }
        for tests in ["AppTests"] + packages.map({ "\($0)/Tests/List" }) {
            try session.sandbox.file("\(tests)/ListPresenterTests.swift", "")
        }
        try session.sandbox.file("App.xcodeproj/project.pbxproj", "")
        _ = session.run("init -y")
        let text = try session.sandbox.text(".vipergen.json")
        #expect(text.contains(#""Tests": "AppTests""#), "\(text)")
    }

    @Test(arguments: [
        (["App/Screens/Feed/FeedView.swift"], "'App/Screens'\n"),
        (
            ["App/Start.swift", "App/library/modules/a.c", "App.xcodeproj/project.pbxproj"],
            "'App/Modules', which is not there yet\n"
        ),
    ])
    func `no module is told`(_ files: [String], _ folder: String) throws {
        let errors = try modules([], beside: files).errors
        #expect(
            errors.contains("note: no module was found; 'vipergen gen' writes the first one into " + folder),
            "\(errors)")
    }

    @Test func `that modules lie where no new one can go is told`() throws {
        let errors = try modules(["Items", "Login", "Shop/Application:App"]).errors
        #expect(errors.contains("note: the modules lie in the project's own folder"), "\(errors)")
        #expect(try !modules(["Kit/Modules/Feed", "Login"]).errors.contains("own folder"))
    }

    @Test func `a folder that is not there yet is told`() throws {
        let session = try Session.withScreens(of: "viper")
        #expect(!session.run("init --yes --dry-run --modules Modules").errors.contains("not there yet"))
        let outcome = session.run("init --yes --modules Nowhere")
        #expect(outcome.code == 0)
        #expect(outcome.errors.contains("note: 'Nowhere' is not there yet; 'vipergen gen' creates it\n"), "\(outcome)")
    }

    @Test(arguments: [
        (
            ["A/Shop.xcodeproj", "B/Post.xcodeproj"], ["B"],
            "another application in 'B'; 'vipergen init -C B' configures"
        ),
        (["A/Shop.xcodeproj", "B/Post.xcodeproj"], ["B", "B/In"], "another application in 'B'; "),
        (["A/Shop.xcodeproj", "B/b.xcodeproj", "C/c.xcodeproj"], ["B", "C"], "in 'B' and 1 other folder; "),
        (["A/Shop.xcodeproj"], ["B"], nil), (["Shop.xcodeproj"], ["B"], nil), (["B/Post.xcodeproj"], [], nil),
    ])
    func `other applications with modules are told`(_ projects: [String], _ folders: [String], _ words: String?) throws
    {
        let session = try Session(.memory)
        for project in projects { try session.sandbox.file(project + "/project.pbxproj", "") }
        let names = ["A/Feed", "A/Chat", "A/Menu"] + folders.map { $0 + "/Login" }
        for folder in names {
            let name = folder.split(separator: "/").last ?? ""
            for role in ["Presenter", "Router", "ViewController"] {
                try session.sandbox.file(
                    "\(folder.replacing("/\(name)", with: "/Modules/\(name)"))/\(name)\(role).swift",
                    "final class \(name)\(role) { }\n")
            }
        }
        let outcome = session.run("init -y")
        #expect(outcome.code == 0)
        #expect(outcome.errors.contains("another application") == (words != nil), "\(outcome.errors)")
        if let words { #expect(outcome.errors.contains(words), "\(outcome.errors)") }
    }

    /// The most typical one of all lies in another application.
    @Test func `a set is to be made from a module that lies where new ones go`() throws {
        let session = try Session(.memory)
        for (folder, roles) in [
            ("A/Modules/Chat", "Router Cell"), ("A/Modules/Feed", "Router Store"), ("A/Modules/Menu", "Router Api"),
            ("B/Home", "Interactor"), ("B/List", "Interactor"),
        ] {
            let name = folder.split(separator: "/").last ?? ""
            for role in roles.split(separator: " ") + ["Presenter", "ViewController"] {
                try session.sandbox.file("\(folder)/\(name)\(role).swift", "final class \(name)\(role) {\n}\n")
            }
        }
        let outcome = session.run("init -y")
        #expect(try session.sandbox.text(".vipergen.json").contains("\"Modules\": \"A/Modules\""))
        #expect(outcome.errors.contains("vipergen template extract A/Modules/"), "\(outcome.errors)")
    }

    @Test func `the link to what CocoaPods makes is no project`() throws {
        let session = try Session(.memory)
        try session.sandbox.file("_Pods.xcodeproj/project.pbxproj", "")
        try #require(session.run("init -y").code == 0)
        #expect(try !session.sandbox.text(".vipergen.json").contains("_Pods"))
    }
}
