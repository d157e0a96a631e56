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
}
