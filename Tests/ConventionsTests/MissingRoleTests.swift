import Conventions
import Testing

/// What is told of a role that a type no longer has.
struct MissingRoleTests {
    @Test func `a mark is one in whatever capitals it is written`() throws {
        let marks = [("// MARK: INTERACTOROUTPUT", 0), ("// MARK: InteractorOutputs", 1)]
        for (mark, count) in marks {
            let project = try ExampleProject.sample.applying(
                .replace(file: "Presenter/ClientListPresenter.swift", "// MARK: InteractorOutput", with: mark))
            #expect(try project.reported(.missingExtension).count == count)
        }
    }

    @Test func `that a type lacks a protocol is told once`() throws {
        var project = try ExampleProject(set: "module-factory")
        for path in project.files.keys where path.hasSuffix("/ClientListViewController.swift") {
            project.files[path] = project.files[path]?.replacing("// MARK: - ModuleInputProtocol\n", with: "")
                .replacing("ViewController: ModuleInputProtocol", with: "ViewController")
        }
        let found = try project.violations().filter { $0.path.hasSuffix("/ClientListViewController.swift") }
        #expect(found.map(\.rule) == [.missingConformance])
    }

    /// What keeps its objects strongly asks for no class. A team that has chosen a set wants it as in the set.
    @Test(arguments: [
        (nil, "var reference: ClientListRouter?", 0), (nil, "weak var reference: ClientListRouter?", 1),
        (nil, "@Weak var reference: ClientListRouter?", 1), (nil, "weak var reference: DetailsRouter?", 0),
        ("vipera", "var reference: ClientListRouter?", 1), ("viper", "var reference: ClientListRouter?", 0),
    ])
    func `a protocol is for classes where something refers weakly to it, or the set is chosen`(
        _ usualSet: String?, _ property: String, _ count: Int
    ) throws {
        var project = try ExampleProject(set: "vipera")
        let path = "Modules/ClientList/Interfaces/ClientListRouter.swift"
        try project.replace("protocol ClientListRouter: AnyObject", with: "protocol ClientListRouter", in: path)
        project.files[path]?.append("final class ClientListHelper {\n    \(property)\n}\n")
        let found = try project.checker(usualSet: usualSet).check().violations.filter { $0.rule == .missingConformance }
        #expect(found.map(\.symbol) == Array(repeating: "ClientListRouter: AnyObject", count: count))
    }
}
