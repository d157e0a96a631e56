import Conventions
import Testing

/// What a type without the module's name is to be called.
struct TypeNameTests {
    @Test(arguments: [
        ("class ListRouter", "ClientListRouter"), ("class Navigation", "ClientListRouter"),
        ("struct Way {}\n\nclass ClientListRouter", "ClientListWay"),
    ])
    func `the name that is proposed is the file's, where no type has it`(declaration: String, name: String) throws {
        let project = try ExampleProject.sample.applying(
            .replace(file: "Router/ClientListRouter.swift", "class ClientListRouter", with: declaration))
        let messages = try project.reported(.typeName).map(\.message)
        #expect(messages.count == 1)
        #expect(messages.allSatisfy { $0.contains("rename it to '\(name)'") }, "\(messages)")
    }

    @Test func `a type that is missing is not proposed for itself, though it is extended`() throws {
        let project = try ExampleProject.sample.applying(
            .replace(
                file: "Presenter/ClientListPresenter.swift", "class ClientListPresenter",
                with: "class ClientListPresnter"))
        let messages = try project.reported(.missingType).map(\.message)
        #expect(messages.count == 1)
        #expect(messages.allSatisfy { $0.hasSuffix("; did you mean 'ClientListPresnter'?") }, "\(messages)")
    }
}
