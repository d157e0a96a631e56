import Conventions
import Testing

/// What only some variants of a set write, and what a module must have only where it is one of these.
struct OptionalConventionTests {
    private static let undelegated = try? ExampleProject.sample.applying(
        .replace(file: "ClientListModuleBuilder.swift", "        presenter.delegate = delegate\n", with: ""))

    @Test func `a connection is missed where there is the property`() throws {
        let project = try #require(Self.undelegated)
        #expect(
            try project.violations().map(\.message) == [
                "'delegate' of 'ClientListPresenter' is never set here; in the set 'viper' it is"
            ])
    }

    @Test func `a connection is not missed where there is no such property`() throws {
        let project = try #require(Self.undelegated).applying(
            .replace(
                file: "Presenter/ClientListPresenter.swift",
                "    weak var delegate: (any ClientListModuleDelegate)?\n", with: ""))
        #expect(try project.places(of: .missingWiring) == [])
    }

    /// As 'gen --mocks none' leaves it.
    @Test func `tests that stand together are not missed where there are none of them`() throws {
        let tests = ExampleProject.sample.files.keys.filter { $0.hasSuffix("Tests.swift") }
        #expect(tests.count > 3)
        let project = try tests.sorted().reduce(ExampleProject.sample) { project, file in
            try project.applying(.remove(file: file))
        }
        .applying(.add(file: "Tests/ClientList/ClientListSnapshotTests.swift", "import XCTest\n"))
        #expect(try project.places(of: .missingTest) == [])
    }
}
