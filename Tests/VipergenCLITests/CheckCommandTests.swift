import Testing

/// `vipergen check`: how it ends, and which modules it looks at.
@Suite struct CheckCommandTests {
    private static let strong = ("weak var view", "var view")
    private static let leftover = ("import Foundation", "import UIKit")

    @Test func `what gen writes is clean`() throws {
        let session = try Session(modulesOn: .memory)
        let before = try session.tree()
        let outcome = session.run("check")
        #expect(outcome.code == 0 && outcome.output == "", "\(outcome)")
        #expect(outcome.errors == "2 modules, 14 files: no violations.\n")
        #expect(try session.tree() == before)
    }

    @Test func `a violation is a line as compilers print them`() throws {
        let session = try Session(modulesOn: .memory)
        try session.edit(Session.presenter, Self.strong.0, Self.strong.1)
        let outcome = session.run("check")
        #expect(outcome.code == 1)
        #expect(
            outcome.output == """
                \(session.sandbox.path(Session.presenter)):6:9: error: 'view' must be weak: it closes the strong reference cycle \
                ClientListViewController → ClientListPresenter → ClientListViewController [weak-reference]

                """)
        let advice = "1 can be fixed with 'vipergen check --fix'.\n"
        #expect(outcome.errors == "2 modules, 14 files: 1 error.\n" + advice)
    }

    @Test(arguments: [("", 0), (" --strict", 1), (" --quiet", 0), (" --strict --quiet", 1)])
    func `warnings fail a strict run alone`(_ options: String, _ code: Int32) throws {
        let session = try Session(modulesOn: .memory)
        try session.edit(Session.presenter, Self.leftover.0, Self.leftover.1)
        let outcome = session.run("check" + options)
        #expect(outcome.code == code)
        #expect(outcome.lines.count == 1 && outcome.output.contains(":1:8: warning: "))
        let advice = "1 can be fixed with 'vipergen check --fix'.\n"
        #expect(outcome.errors == (options.contains("quiet") ? "" : "2 modules, 14 files: 1 warning.\n" + advice))
    }

    @Test(arguments: [
        ("Modules/ClientList", 1, "1 module, "), ("Modules/ClientList/", 1, "1 module, "),
        ("Modules", 1, "2 modules, "),
        (".", 1, "2 modules, "), (Session.router, 1, "1 module, "), (Session.storyboard, 1, "1 module, "),
        ("Modules/Details", 0, "1 module, "), ("Modules/Details Modules/ClientList/View", 1, "2 modules, "),
        ("Modules/Details/../ClientList", 1, "1 module, "), ("Tests", 2, "0 modules, "),
        ("Modules/Detail", 2, "no file or folder 'Modules/Detail'"),
        ("Modules/ClientLst", 2, "Did you mean 'Modules/ClientList'?"), ("..", 64, "'..' is outside the project"),
        ("Modules Nowhere", 2, "'Nowhere'"), ("/", 64, "'/' is outside"),
    ])
    func `paths choose modules`(_ paths: String, _ code: Int32, _ words: String) throws {
        let session = try Session(modulesOn: .disk)
        try session.edit(Session.presenter, Self.strong.0, Self.strong.1)
        let outcome = session.run("check " + paths)
        #expect(outcome.code == code, "\(outcome)")
        #expect(outcome.errors.contains(words), "\(outcome)")
    }

    @Test(arguments: [
        ("--format xml", "'sarif'"), ("--jobs 0", "invalid value '0' for --jobs"), ("--jobs x", "'x' for --jobs"),
        ("--jobs -1", "--jobs"), ("--strct", "--strict"), ("--baseline", "--baseline"),
    ])
    func `a wrong command line is a usage error`(_ options: String, _ words: String) throws {
        let outcome = try Session().run("check " + options)
        #expect(outcome.code == 64 && outcome.errors.contains(words), "\(outcome)")
    }

    @Test func `the number of threads changes nothing`() throws {
        let session = try Session(modulesOn: .memory)
        try session.edit(Session.presenter, Self.strong.0, Self.strong.1)
        try session.edit("Modules/Details/Router/DetailsRouter.swift", "class DetailsRouter", "class DetailsRooter")
        #expect(session.run("check -j 1").output == session.run("check -j 8").output)
    }

    @Test(arguments: [
        "check", "check --strict", "check --quiet", "check App", "check --fix", "check --write-baseline",
        "check --format json", "check --format sarif", "check --format junit",
    ])
    func `to find no module is an error`(_ line: String) throws {
        let session = try Session()
        try session.sandbox.file("App/Tool.swift")
        let outcome = session.run(line)
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("error: no module found"))
        #expect(try session.files() == ["App/Tool.swift"])
        #expect(session.run("check --allow-no-modules").code == 0)
    }

    @Test(arguments: [
        ("Tests/ClientList", 1), ("Tests/ClientList/ClientListMocks.swift", 1), ("Tests/ClientList/Router", 2),
        ("Tests/ClientList/Router/ClientListRouterTests.swift Modules/Details", 1), ("Tests", 2),
    ])
    func `a test stands for the module that it is called as`(_ paths: String, _ code: Int32) throws {
        let session = try Session(modulesOn: .memory)
        try session.edit(Session.presenter, Self.strong.0, Self.strong.1)
        #expect(session.run("check \(paths)").code == code)
    }

    @Test func `a code base that was never ours is not flooded`() throws {
        let session = try Session()
        for name in ["Feed", "Chat"] {
            for role in ["Presenter", "Interactor", "Coordinator"] {
                try session.sandbox.file("App/\(name)/\(name)\(role).swift", "final class \(name)\(role) {}\n")
            }
        }
        let outcome = session.run("check")
        #expect(outcome.code == 0 && outcome.output == "", "\(outcome)")
        #expect(outcome.errors.contains("2 modules match no template set"))
        #expect(outcome.errors.split(separator: "\n").count == 2)
    }

    @Test func `a service that nobody gives the interactor is missed, whatever it is called`() throws {
        let session = try Session()
        session.run("gen CityList module-factory --entity City")
        #expect(session.run("check").code == 0)
        let place = "Presentation/UserStories/CityList/"
        let connection = "        interactor.cityService = ServicesAssembly.shared.cityService\n"
        try session.edit("\(place)Configurator/CityListConfigurator.swift", connection, "")
        let missed = session.run("check")
        let message = "'cityService' of 'CityListInteractor' is never set here; in the set 'module-factory' it is"
        #expect(missed.code == 1 && missed.output.contains(message) && missed.lines.count == 1, "\(missed)")
        // What the interactor makes itself needs no connection.
        let declaration = "var cityService: (any CityService)!"
        try session.edit(
            "\(place)Interactor/CityListInteractor.swift", declaration,
            "lazy var cityService: any CityService = CityServiceImpl()")
        #expect(session.run("check").code == 0)
    }
}
