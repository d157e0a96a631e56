import TestSupport
import Testing

/// Where a command finds its project, from wherever somebody stands.
@Suite struct ProjectPlaceTests {
    private static let home = "/sandbox/home"

    /// A project whose configuration has its modules in `App/Screens`, and a home folder beside it.
    private func session(_ markers: [String] = [".vipergen.json"]) throws -> Session {
        let session = try Session()
        session.variables = ["HOME": Self.home]
        try session.sandbox.fileSystem.createDirectory(Self.home)
        for marker in markers {
            if marker.hasSuffix("/") {
                try session.sandbox.folder(String(marker.dropLast()))
            } else {
                let isConfiguration = marker.hasSuffix("json")
                try session.sandbox.file(marker, isConfiguration ? #"{directories: {Modules: "App/Screens"}}"# : "")
            }
        }
        try session.sandbox.folder("App/Screens/Settings Pages")
        return session
    }

    @Test(arguments: ["", "App", "App/Screens/Settings Pages"])
    func `gen writes into the project around`(_ folder: String) throws {
        let session = try session()
        let outcome = session.run("gen Cart viper --tests none --verbose", in: folder)
        #expect(outcome.code == 0, "\(outcome)")
        #expect(try session.exists("App/Screens/Cart/CartModuleBuilder.swift"))
        #expect(outcome.lines.contains("create    App/Screens/Cart/CartModuleBuilder.swift"))
        #expect(outcome.errors.contains("Project \(session.sandbox.root)\n"))
    }

    @Test(arguments: [
        ["App.xcodeproj/"], ["Package.swift"], [".git/"], [".git"], ["Package.swift", "App/Pods.xcodeproj/"],
    ])
    func `without a configuration, what makes a project does`(_ markers: [String]) throws {
        let session = try session(markers)
        #expect(session.run("gen Cart viper --tests none", in: "App/Screens").code == 0)
        #expect(try session.exists("Modules/Cart/CartModuleBuilder.swift"))
    }

    @Test func `the nearest project counts, and a configuration above more than a package`() throws {
        let session = try session([".git/", "App/Package.swift"])
        #expect(session.run("gen Cart viper", in: "App/Screens").code == 0)
        #expect(try session.exists("App/Modules/Cart"))
        try session.sandbox.file(".vipergen.json", "{}")
        #expect(session.run("gen Cart viper", in: "App/Screens").code == 0)
        #expect(try session.exists("Modules/Cart"))
        try session.sandbox.file("App/.vipergen.json", "{}")
        #expect(session.run("gen Login viper", in: "App/Screens").code == 0)
        #expect(try session.exists("App/Modules/Login"))
    }

    @Test func `where nothing is a project, the current directory is`() throws {
        let session = try session([])
        #expect(session.run("gen Cart viper", in: "App").code == 0)
        #expect(try session.exists("App/Modules/Cart"))
    }

    @Test func `an option names another project`() throws {
        let session = try session()
        #expect(session.run("gen Cart viper -C .", in: "App").code == 0)
        #expect(try session.exists("App/Modules/Cart"))
        #expect(session.run("gen Cart viper --project ../..", in: "App/Screens").code == 0)
        #expect(try session.exists("App/Screens/Cart"))
    }

    @Test func `check reads the whole project, and shows paths relative to it`() throws {
        let session = try session()
        session.run("gen Cart,Login viper", in: "App")
        for name in ["Cart", "Login"] {
            let presenter = "App/Screens/\(name)/Presenter/\(name)Presenter.swift"
            try session.edit(presenter, "weak var view", "var view")
        }
        let all = session.run("check", in: "App/Screens/Settings Pages").lines
        #expect(all.count == 2)
        #expect(all[0].hasPrefix("App/Screens/Cart/Presenter/CartPresenter.swift:"))
        for (folder, path) in [
            ("App/Screens", "Cart"), ("App/Screens/Cart", "."), ("App", "Screens/Cart/"),
            ("App/Screens/Login", "../Cart"), ("", "App/Screens/Cart/Presenter"),
            // As reports name it.
            ("App/Screens/Login", "App/Screens/Cart"), ("App", "\(session.sandbox.root)/App/Screens/Cart"),
        ] {
            #expect(session.run("check \(path)", in: folder).lines == [all[0]], "\(path) in \(folder)")
        }
        #expect(session.run("check ../../../outside", in: "App/Screens").code == 64)
        #expect(session.run("check Nothing", in: "App/Screens").code == 2)
    }

    @Test func `sets are those of the project, and a new one goes there`() throws {
        let session = try session()
        #expect(session.run("template new house", in: "App/Screens").code == 0)
        #expect(try session.exists("Templates/house/template.json"))
        #expect(session.run("template lint house", in: "App").code == 0)
        #expect(session.run("template lint ../Templates/house", in: "App").code == 0)
        #expect(session.run("template show house", in: "App").code == 0)
        session.run("gen Cart house", in: "App")
        #expect(session.run("template extract Cart --name ours", in: "App/Screens").code == 0)
        #expect(try session.exists("Templates/ours/template.json"))
    }

    @Test func `init writes where the project is`() throws {
        let session = try session([".git/"])
        #expect(session.run("init --yes", in: "App").code == 0)
        #expect(try session.exists(".vipergen.json"))
    }

    @Test(arguments: ["gen Cart viper", "gen Cart viper --dry-run", "check", "init", "template new house"])
    func `the home folder and the top are no project unasked`(_ line: String) throws {
        for folder in [Self.home, "/"] {
            let session = try session([])
            session.variables["HOME"] = Self.home + "/"
            let before = try session.sandbox.fileSystem.tree("/")
            let outcome = session.run(line, in: folder)
            #expect(outcome.code == 2)
            #expect(outcome.errors.contains("does not look like a project"))
            #expect(outcome.errors.contains("-C DIR"))
            #expect(session.run(line, in: folder, answers: [""]).code == 2)
            #expect(try session.sandbox.fileSystem.tree("/") == before)
        }
    }

    @Test func `the home folder is one where somebody says so`() throws {
        for (line, answers) in [
            ("gen Cart viper", ["y"]), ("gen Cart viper -C .", nil), ("gen Cart viper -C \(Self.home)", nil),
        ] as [(String, [String]?)] {
            let session = try session([])
            #expect(session.run(line, in: Self.home, answers: answers).code == 0)
            #expect(try session.sandbox.fileSystem.names(in: Self.home).contains("Modules"))
        }
        let session = try session([])
        try session.sandbox.fileSystem.createFile(
            "\(Self.home)/.vipergen.json", bytes: Array("{}".utf8), permissions: 0o644)
        #expect(session.run("gen Cart viper", in: Self.home).code == 0)
    }

    @Test func `what only explains sets works anywhere`() throws {
        let session = try session([])
        for line in ["template list", "template show viper", "gen --help", "gen --help viper", "rules"] {
            #expect(session.run(line, in: Self.home).code == 0, "\(line)")
        }
    }

    @Test(arguments: [home, "/sandbox/link"])
    func `a configuration or repository in the home folder is not that of a folder below`(_ home: String) throws {
        let session = try session([])
        let files = session.sandbox.fileSystem
        try session.sandbox.memory?.createLink("/sandbox/link", to: Self.home)
        session.variables["HOME"] = home
        try files.createDirectory("\(Self.home)/scratch")
        try files.createDirectory("\(Self.home)/.git")
        try files.createFile("\(Self.home)/.vipergen.json", bytes: Array("{}".utf8), permissions: 0o644)
        #expect(session.run("gen Cart viper", in: "\(Self.home)/scratch").code == 0)
        #expect(try files.names(in: "\(Self.home)/scratch").contains("Modules"))
    }

    @Test func `what another user left above is passed over, with a warning`() throws {
        for marker in [".vipergen.json", "Package.swift", ".git/", "App.xcodeproj/"] {
            let session = try session([marker])
            try session.sandbox.memory?.setOwner(session.sandbox.path(marker), 666)
            let outcome = session.run("gen Cart viper", in: "App")
            #expect(outcome.code == 0)
            #expect(try session.exists("App/Modules/Cart"))
            #expect(outcome.errors.contains("'\(session.sandbox.root)' belongs to another user and was passed over"))
            // Who stands in it has chosen it.
            #expect(session.run("gen Login viper", in: "").code == 0)
            #expect(try session.exists(marker == ".vipergen.json" ? "App/Screens/Login" : "Modules/Login"))
        }
    }

    @Test func `a container finds what the owner of the folder has put above it`() throws {
        let session = try session()
        for path in [".vipergen.json", "App"] { try session.sandbox.memory?.setOwner(session.sandbox.path(path), 501) }
        #expect(session.run("gen Cart viper", in: "App").code == 0)
        #expect(try session.exists("App/Screens/Cart"))
    }

    @Test func `a folder into which everybody may put files is no project of a folder in it`() throws {
        let session = try session()
        try session.sandbox.fileSystem.setPermissions(session.sandbox.root, 0o1777)
        #expect(session.run("gen Cart viper", in: "App").code == 0)
        #expect(try session.exists("App/Modules/Cart"))
    }

    @Test func `without a home folder the search ends at the top`() throws {
        let session = try session([])
        session.variables = [:]
        try session.sandbox.fileSystem.createFile("/Package.swift", bytes: [], permissions: 0o644)
        #expect(session.run("gen Cart viper", in: "App").code == 0)
        #expect(try session.exists("App/Modules/Cart"))
    }
}
