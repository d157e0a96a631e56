@testable import Conventions
import Testing

struct NextBestSetTests {
    /// What is left of the files is called as those of another set, which it is not of.
    @Test func `a module is of the set that the others keep to, though its files are called more like another's`()
        throws
    {
        var project = try ExampleProject(["ClientList", "Details", "Settings"], set: "viperbase")
        try project.take("Modules/ClientList/ClientListContracts.swift")
        let reports = try project.check()
        #expect(reports.map(\.set) == ["viperbase", "viperbase", "viperbase"])
        #expect(reports.flatMap(\.violations).contains { $0.symbol == "ClientListContracts.swift" })
    }

    /// 'NextModuleBuilder' builds NextModule.
    @Test func `what a module has inside is its own, whatever it is called`() throws {
        var project = try ExampleProject(["ClientList", "NextModule"], set: "viperbase")
        try project.replace(
            "    weak var view", with: "    private let other = NextModuleInteractor()\n    weak var view",
            in: "Modules/ClientList/ClientListPresenter.swift")
        #expect(try project.violations().map(\.rule) == [.crossModule])
    }
}
