@testable import Conventions
import Testing

/// Types of a generated module that were moved, generalized or misspelled.
struct EvolvedTypeTests {
    private static let presenter = "Modules/ClientList/Presenter/ClientListPresenter.swift"
    private static let input = "any ClientListViewInput)?"

    @Test(arguments: [
        ("any ClientListViewInput & ClientListLoadable", "protocol ClientListLoadable: AnyObject {}"),
        (
            "any ClientListLoadableView",
            """
            protocol ClientListLoadable: AnyObject {}
            typealias ClientListLoadableView = ClientListViewInput & ClientListLoadable
            """
        ),
        ("any ClientListScreen", "@MainActor\nprotocol ClientListScreen: ClientListViewInput {}"),
    ])
    func `a property may have a type that has more`(_ type: String, _ declaration: String) throws {
        var project = try ExampleProject(["ClientList"], set: "viper-protocols")
        try project.replace("weak var view: (\(Self.input)", with: "weak var view: (\(type))?", in: Self.presenter)
        project.files["Modules/ClientList/View/ClientListScreen.swift"] = declaration + "\n"
        #expect(try project.violations().filter { $0.rule == .memberType }.map(\.message) == [])
    }

    @Test(arguments: [
        "typealias Screen = Other\ntypealias Other = Screen", "typealias Screen = Other & Screen",
        "protocol Screen: Other {}\nprotocol Other: Screen {}",
    ])
    func `other names that go in a circle are no type of the set's`(_ declarations: String) throws {
        var project = try ExampleProject(["ClientList"], set: "viper-protocols")
        try project.replace("weak var view: (\(Self.input)", with: "weak var view: Screen?", in: Self.presenter)
        project.files["Modules/ClientList/View/ClientListScreen.swift"] = declarations + "\n"
        #expect(try project.violations().count { $0.rule == .memberType } == 1)
    }

    @Test(arguments: [(true, 0), (false, 1)])
    func `a property may have a protocol of the module's that its class conforms to`(
        _ conforms: Bool, _ count: Int
    ) throws {
        var project = try ExampleProject(["ClientList"], set: "clean-swift", ["entity": ["Client"]])
        try project.replace(
            "var worker = ClientListWorker(", with: "var worker: any ClientListWorking = ClientListWorker(",
            in: "Modules/ClientList/ClientListInteractor.swift")
        project.files["Modules/ClientList/ClientListWorking.swift"] =
            "@MainActor\nprotocol ClientListWorking {}\n"
            + (conforms ? "extension ClientListWorker: ClientListWorking {}\n" : "")
        #expect(try project.violations().count { $0.rule == .memberType } == count)
    }

    @Test func `a type may have a file of its own`() throws {
        var project = try ExampleProject(["ClientList"], set: "viperbase")
        let path = "Modules/ClientList/ClientListContracts.swift"
        let text = try #require(project.files[path])
        let start = try #require(text.firstRange(of: "// MARK: - Interactor Contract"))
        let end = try #require(text.firstRange(of: "// MARK: - Interactor Output"))
        let part = text[start.lowerBound..<end.lowerBound]
        project.files[path] = String(text[..<start.lowerBound] + text[end.lowerBound...])
        project.files["Modules/ClientList/ClientListInteractorProtocol.swift"] = "import Foundation\n\n" + part
        #expect(try project.violations().map(\.message) == [])
    }

    @Test(arguments: [
        (
            "        presenter.view = view\n        presenter.delegate = delegate\n",
            "        (presenter.view, presenter.delegate) = (view, delegate)\n", 0
        ),
        (
            "        presenter.view = view\n        presenter.delegate = delegate\n",
            "        (presenter.view, presenter.delegate) = (nil, delegate)\n", 1
        ),
        (
            "        let presenter = ClientListPresenter()\n",
            """
                    let (presenter, router) = (ClientListPresenter(), ClientListRouter())

            """, 0
        ),
    ])
    func `a tuple connects its parts`(_ old: String, _ new: String, _ count: Int) throws {
        var project = try ExampleProject(["ClientList"])
        let path = "Modules/ClientList/ClientListModuleBuilder.swift"
        try project.replace(old, with: new, in: path)
        if new.contains("router)") {
            try project.replace("        let router = ClientListRouter()\n", with: "", in: path)
        }
        #expect(try project.violations().count == count)
    }

    @Test func `a misspelled type is told once`() throws {
        var project = try ExampleProject(["ClientList"])
        for (path, text) in project.files {
            project.files[path] = text.replacing("ClientListInteractor", with: "ClientListInteracter")
        }
        #expect(try project.violations().filter { $0.rule == .memberType }.map(\.message) == [])
        #expect(try project.violations().contains { $0.rule == .typeName })
    }
}
