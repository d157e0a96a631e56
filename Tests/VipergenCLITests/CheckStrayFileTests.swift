import Testing

/// Files that are gone, or lie where nobody looks for them, in what the sets generate.
@Suite struct CheckStrayFileTests {
    private func session(_ commands: [String]) throws -> Session {
        let session = try Session()
        for command in commands { #expect(session.run(command + " --quiet").code == 0, "\(command)") }
        return session
    }

    @Test(arguments: [
        (
            "gen Clients viper-swiftui --entity Client", "Tests/Clients/Interactor/ClientsInteractorTests.swift",
            "'ClientsInteractor.swift' has no test"
        ),
        (
            "gen Clients viper-swiftui --entity Client", "Tests/Clients/Presenter/ClientsPresenterTests.swift",
            "'ClientsPresenter.swift' has no test"
        ),
        (
            "gen Clients viper --cell Row --cell Header", "Tests/Clients/View/RowCell/ClientsRowCellTests.swift",
            "'ClientsRowCell.swift' has no test"
        ),
    ])
    func `a test that only some modules have is missed`(command: String, file: String, message: String) throws {
        let session = try session([command])
        #expect(session.found("check --strict") == [])
        try session.remove(file)
        let found = session.found("check")
        #expect(found.count == 1 && found[0].hasPrefix("\(file):1:1: warning: \(message)"), "\(found)")
    }

    @Test(arguments: [
        "viper", "viper-protocols", "viperbase", "clean-swift", "module-factory", "vipera", "viper-swiftui",
    ])
    func `without mocks no test is missed`(_ set: String) throws {
        let session = try session([
            "gen Clients \(set) --entity Client --mocks none", "gen Settings \(set) --mocks none",
        ])
        #expect(session.found("check --strict") == [])
    }

    @Test(arguments: [
        (
            "gen Clients viper", "Modules/Clients/ClientsModuleDelegate.swift", "Modules/ClientsModuleDelegate.swift",
            "is not in the module's folder; move 'Modules/ClientsModuleDelegate.swift' there [missing-file]"
        ),
        (
            "gen Clients viper", "Modules/Clients/Router/ClientsRouter.swift", "Common/ClientsRouter.swift",
            "generates it in every module; move 'Common/ClientsRouter.swift' there [missing-file]"
        ),
    ])
    func `a file that has left its module is told with its way back`(
        command: String, file: String, place: String, message: String
    ) throws {
        let session = try session([command])
        let text = try session.sandbox.text(file)
        try session.remove(file)
        try session.write(place, text)
        let found = session.found("check")
        #expect(found.count == 1 && found[0].hasSuffix(message), "\(found)")
    }

    /// What is left of a module without its presenter might be any screen, but for the modules that it lies beside.
    @Test(arguments: ["Presenter", "Builder"])
    func `a module of a set of one's own is one without its presenter, too`(_ role: String) throws {
        let session = try session(["template new house", "gen ClientList,Details house"])
        try session.write("Modules/Menu/MenuViewController.swift", "final class MenuViewController {}\n")
        try session.write("Modules/Menu/MenuCell.swift", "final class MenuCell {}\n")
        try session.write("Other/Menu/MenuViewController.swift", "final class MenuViewController {}\n")
        try session.write("Other/Menu/MenuBuilder.swift", "final class MenuBuilder {}\n")
        let file = "Details\(role).swift"
        try session.remove("Modules/Details/\(file)")
        let found = session.found("check")
        #expect(
            found.count == 1 && found[0].hasPrefix("Modules/Details/\(file):1:1: error: '\(file)' is missing"),
            "\(found)")
    }

    /// 'Clients.storyboard' is no file of Swift's that is called 'Clients.story', nor is 'Clients.xib' one called
    /// 'Clie'.
    @Test func `a storyboard is not taken for a Swift file`() throws {
        let session = try session(["gen Clients viper"])
        try session.remove("Modules/Clients/View/Clients.storyboard")
        try session.write("Common/Clients.story.swift", "enum Story {}\n")
        let found = session.found("check").filter { $0.contains("[missing-file]") }
        #expect(
            found.count == 1 && !found[0].contains("Clients.story.swift") && !found[0].contains("move '"), "\(found)")
    }

    /// Another application beside it has a module of the same name, and that has the file.
    @Test func `a file of another module is not one that has strayed`() throws {
        let session = try session(["gen Clients viper --no-delegate"])
        try session.sandbox.file("Other/Modules/Clients/ClientsModuleDelegate.swift", "protocol A {}\n")
        for role in ["Presenter", "Interactor", "Router", "ViewController"] {
            try session.sandbox.file("Other/Modules/Clients/Clients\(role).swift", "final class Clients\(role) {}\n")
        }
        #expect(session.found("check").filter { $0.contains("move ") } == [])
    }

    @Test("a module in the folder of another one's layer leaves that its files", arguments: ["Router", "View"])
    func layerFolders(_ name: String) throws {
        let session = try Session()
        session.run("gen Settings viper")
        session.run("gen Settings/\(name) viper")
        #expect(session.found("check --strict") == [])
    }

    @Test func `a module in another one of its name keeps its files`() throws {
        let session = try Session()
        session.run("gen Settings viper")
        session.run("gen Settings/Settings viper")
        let found = session.found("check --strict --ignore module-name")
        #expect(found.filter { $0.contains("[missing-file]") || $0.contains("[misplaced-file]") } == [], "\(found)")
    }
}
