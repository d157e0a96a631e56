import BuiltInSets
import Conventions
import Testing

/// A function that is called like one of the set's, whose name depends on the module, may be called from outside.
struct CalledElsewhereTests {
    @Test(
        arguments: [
            ("final class Refresher {\n    let presenter: HomePresenter?\n", true),
            ("extension HomePresenter {\n    var presenter: HomePresenter? { self }\n", true),
            // What is not seen to be this module's.
            ("final class Refresher {\n    let presenter: OrdersPresenter?\n", false),
            ("// HomePresenterTests\nfinal class Refresher {\n    let presenter: Other?\n", false),
        ])
    func `what another file calls is called`(file: String, isCalled: Bool) throws {
        var project = try ExampleProject(["Home", "Orders"])
        let path = "Modules/Home/Presenter/HomePresenter.swift"
        project.files[path]? += "\nextension HomePresenter {\n    func fetchMore() {\n        print(1)\n    }\n}\n"
        let told = "'fetchMore' is never called; in the set 'viper' it is"
        #expect(try messages(of: project) == [told])
        project.files["App/Refresher.swift"] = file + "    func refresh() { presenter?.fetchMore() }\n}\n"
        #expect(try messages(of: project) == (isCalled ? [] : [told]))
    }

    private func messages(of project: ExampleProject) throws -> [String] {
        let sets = SetCatalog(ExampleProject.sets.compactMap(SetNames.init(ofBuiltIn:))) { set in
            try #require(Convention.packed(ofBuiltIn: set))
        }
        let checked = CheckedProject(root: "/project", productModule: "App").using("viper", in: ["Modules"])
        let result = try ProjectChecker(checked, sets: sets, on: try project.fileSystem()).check()
        return result.violations.map(\.message)
    }
}
