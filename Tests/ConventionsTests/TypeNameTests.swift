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

    @Test(arguments: [
        ("FeedInteractorIntputProtocol", "FeedInteractorInputProtocol"),
        ("FeedInteratorToPresenterProtocol", "FeedInteractorToPresenterProtocol"),
        ("FeedInteractorToPresenterProcotol", "FeedInteractorToPresenterProtocol"),
        ("FeedModuleAssemler", "FeedModuleAssembler"), ("FeedsModuleAssemler", "FeedsModuleAssembler"),
        // Words that only look alike, and those of which no other is a role's.
        ("FeedContactView", nil), ("FeedPresentedView", nil), ("FeedPresentersView", nil), ("FeedRosterView", nil),
        ("FeedIntputFormatter", nil), ("FeedContrastView", nil), ("FeedFactorsView", nil), ("FeedRoutedView", nil),
        ("FeedModularView", nil), ("FeedInterfacesProtocol", nil), ("FeedViewOutputs", nil),
        ("FeedViewInitialiser", nil), ("FeedAssembledView", nil), ("OtherInteractorIntputProtocol", nil),
    ])
    func `a word of a compound role is misspelled`(_ name: String, _ right: String?) throws {
        var files = ["App/Feed/FeedProtocols.swift": "protocol \(name) {}\nprotocol FeedViewInput {}\n"]
        for role in ["Presenter", "Interactor", "Router"] {
            files["App/Feed/Feed\(role).swift"] = "class Feed\(role) {}\n"
        }
        let messages = try ExampleProject(files: files).violations().filter { $0.rule == .typeName }.map(\.message)
        #expect(messages == right.map { ["'\(name)' is misspelled; rename it to '\($0)'"] } ?? [])
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

    @Test(arguments: ["ProductTVC", "ProductCVC"])
    func `a cell's class is no misspelled controller`(_ type: String) throws {
        var files = ["App/Products/\(type).swift": "class \(type): UITableViewCell {}\n"]
        for role in ["Presenter", "Interactor", "Router"] {
            files["App/Products/Products\(role).swift"] = "class Products\(role) {}\n"
        }
        #expect(try ExampleProject(files: files).violations().filter { $0.rule == .typeName } == [])
    }
}
