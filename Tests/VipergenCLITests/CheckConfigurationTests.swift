import Testing

/// What a project settles for `check` in `.vipergen.json`.
@Suite struct CheckConfigurationTests {
    @Test(arguments: [
        (
            "{rules: {'weak-refrence': 'off'}}", "1:10: error: unknown key 'weak-refrence'",
            "Did you mean 'weak-reference'?"
        ),
        ("{rules: {'weak-reference': 'of'}}", "1:28: error: invalid value 'of'", "Did you mean 'off'?"),
        ("{rules: {'weak-reference': false}}", "1:28: error: ", "string"), ("{rules: []}", "1:9: error: ", "rules"),
        ("{\n  sets: {\n    Modules: 'vipr',\n  },\n}", "3:14: error: there is no template set 'vipr'", "'viper'?"),
        ("{sets: {Modules: 1}}", "1:18: error: ", "Modules"), ("{exclude: {}}", "1:11: error: ", "exclude"),
        ("{exclude: [1]}", "1:1", "exclude"), ("{baseline: []}", "1:12: error: ", "baseline"),
        ("{ruels: {}}", "1:2: error: unknown key 'ruels'", "Did you mean 'rules'?"),
        ("{rules: {]}", "1:10: error: ", "expected"),
    ])
    func `a mistake is told with its place`(_ text: String, _ message: String, _ hint: String) throws {
        let session = try Session(modulesOn: .memory)
        try session.sandbox.file(".vipergen.json", text)
        let outcome = session.run("check")
        #expect(outcome.code == 2 && outcome.output == "", "\(outcome)")
        #expect(outcome.errors.contains("/.vipergen.json:" + message) && outcome.errors.contains(hint), "\(outcome)")
    }

    @Test(arguments: [
        ("{}", 1, ": error: "), ("{rules: {'weak-reference': 'warning'}}", 0, ": warning: "),
        ("{rules: {'weak-reference': 'off'}}", 0, ""), ("{rules: {'file-name': 'error'}}", 1, ": error: "),
    ])
    func `a rule has the configured severity`(_ text: String, _ code: Int32, _ words: String) throws {
        let session = try Session(modulesOn: .memory)
        try session.edit(Session.presenter, "weak var view", "var view")
        try session.sandbox.file(".vipergen.json", text)
        let outcome = session.run("check")
        #expect(outcome.code == code)
        #expect(words.isEmpty ? outcome.output.isEmpty : outcome.output.contains(words), "\(outcome)")
    }

    @Test(arguments: [("{}", 0), ("{rules: {'forbidden-import': 'error'}}", 1)])
    func `what is a warning by itself is an error where that is configured`(_ text: String, _ code: Int32) throws {
        let session = try Session(.memory)
        try session.sandbox.file(
            "App/Feed/FeedPresenter.swift", "import UIKit\nclass FeedPresenter { var a: UIImage? }\n")
        try session.sandbox.file("App/Feed/FeedRouter.swift", "class FeedRouter {}\n")
        try session.sandbox.file(".vipergen.json", text)
        #expect(session.run("check").code == code)
    }

    @Test(arguments: [
        ("Modules/ClientList", 1), ("Modules/ClientList/", 1), ("./Modules/ClientList", 1), ("Modules/*List", 1),
        ("**/Client*", 1), ("Modules/ClientList/**", 1), ("Modules", 0), ("**", 0), ("Client*", 2), ("modules", 2),
        ("Modules/?lientList", 1),
    ])
    func `what is excluded is not looked at`(_ pattern: String, _ modules: Int) throws {
        let session = try Session(modulesOn: .memory)
        try session.edit(Session.presenter, "weak var view", "var view")
        try session.sandbox.file(".vipergen.json", "{exclude: ['\(pattern)']}")
        let outcome = session.run("check")
        #expect(outcome.code == [2, 0, 1][modules])
        let lines = outcome.errors.split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("\(modules) module") }, "\(outcome)")
        #expect(outcome.errors.contains("Did you mean 'Modules'?") == (pattern == "modules"))
    }

    @Test(arguments: ["Modules", "Modules/", "./Modules", "Modules/ClientList", "."])
    func `a folder has the configured set, though its files say something else`(_ folder: String) throws {
        let session = try Session(modulesOn: .memory)
        try session.sandbox.file(".vipergen.json", "{sets: {'\(folder)': 'viperbase', Old: 'viper'}}")
        let outcome = session.run("check")
        #expect(outcome.code == 1)
        #expect(outcome.output.contains("ClientListBuilder.swift:1:1: error: "), "\(outcome)")
        #expect(outcome.output.contains("DetailsBuilder.swift") == (folder != "Modules/ClientList"))
        // It is one finding a module that tells of it.
        #expect(outcome.lines.count == (folder == "Modules/ClientList" ? 1 : 2), "\(outcome)")
        #expect(outcome.output.contains("as is much of the set 'viperbase', which the configuration names"))
        #expect(outcome.errors.contains("match"))
    }

    @Test(arguments: [
        "**/Presenter", "Modules/*/View/*.swift", "**/*Router.swift", "Tests", "Tests/ClientList/View/*",
    ])
    func `what is excluded is not missing`(_ pattern: String) throws {
        let session = try Session(modulesOn: .memory)
        try session.sandbox.file(".vipergen.json", "{exclude: ['\(pattern)']}")
        let outcome = session.run("check")
        #expect(outcome.code == 0 && outcome.output == "", "\(outcome)")
    }

    @Test(
        arguments: [
            ("{sets: {Modulse: 'viper'}}", ":1:18: warning: there is no folder 'Modulse'\n  Did you mean 'Modules'?\n"),
            (
                "{sets: {'Modules/Clientlist/': 'viper'}}",
                ":1:32: warning: there is no folder 'Modules/Clientlist'\n  Did you mean 'Modules/ClientList'?\n"
            ),
            (
                "{\n  sets: {Modules: 'viper', 'Somewhere/else': 'viper'}\n}",
                ":2:46: warning: there is no folder 'Somewhere/else'\n  Paths are relative to the project's directory.\n"
            ),
            (
                "{sets: {'Modules/ClientList/ClientListModuleBuilder.swift': 'viper'}}",
                ":1:61: warning: there is no folder 'Modules/ClientList/ClientListModuleBuilder.swift'\n"
            ), ("{sets: {Modules: 'viper', '.': 'viper', './Tests/': 'viper'}}", nil),
            ("{sets: {Modules: 'viper'}, exclude: ['Modules']}", nil),
        ] as [(String, String?)])
    func `a set for a folder that is not there is told`(_ text: String, _ words: String?) throws {
        let session = try Session(modulesOn: .memory)
        try session.sandbox.file(".vipergen.json", text)
        let outcome = session.run("check --allow-no-modules")
        #expect(outcome.code == 0 && outcome.output == "", "\(outcome)")
        if let words {
            #expect(outcome.errors.hasPrefix("\(session.sandbox.root)/.vipergen.json" + words), "\(outcome)")
        } else {
            #expect(!outcome.errors.contains("warning"), "\(outcome)")
        }
        #expect(session.run("check --quiet --allow-no-modules").errors == "")
    }

    @Test func `the nearest folder's set wins`() throws {
        let session = try Session(modulesOn: .memory)
        try session.sandbox.file(
            ".vipergen.json", "{sets: {'.': 'viperbase', 'Modules/ClientList': 'viper', Modules: 'viper'}}")
        #expect(session.run("check").code == 0)
    }

    @Test func `the project's own places are known`() throws {
        let session = try Session()
        try session.sandbox.file(".vipergen.json", "{directories: {Modules: 'App/Screens', Tests: 'AppTests'}}")
        #expect(session.run("gen ClientList,Settings/Profile viper").code == 0)
        #expect(session.run("check").errors == "2 modules, 14 files: no violations.\n")
        try session.remove("AppTests/Settings/Profile/Router/ProfileRouterTests.swift")
        #expect(
            session.found().map { String($0.prefix { $0 != " " }) } == [
                "AppTests/Settings/Profile/Router/ProfileRouterTests.swift:1:1:"
            ])
    }
}
