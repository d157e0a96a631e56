import Testing

@testable import Conventions

/// Where a reference becomes weak, its protocol has to be for objects alone: it is made so where nothing else conforms
/// to it.
struct ObjectProtocolTests {
    @Test(arguments: [
        ("protocol CartOutput {}", "protocol CartOutput: AnyObject {}"),
        ("protocol CartOutput: Any {}", "protocol CartOutput: AnyObject {}"),
        ("protocol CartOutput: Sendable {}", "protocol CartOutput: AnyObject, Sendable {}"),
        ("protocol CartOutput\n{\n}", "protocol CartOutput: AnyObject\n{\n}"),
        (
            "protocol CartOutput<Item> { associatedtype Item }",
            "protocol CartOutput<Item>: AnyObject { associatedtype Item }"
        ),
        ("protocol CartOutput where Self: Screen {}", "protocol CartOutput: AnyObject where Self: Screen {}"),
        ("protocol `CartOutput` {}", "protocol `CartOutput`: AnyObject {}"),
        ("@objc protocol CartOutput {}", "@objc protocol CartOutput {}"),
    ])
    func `it gets AnyObject with the fix`(_ declaration: String, _ expected: String) throws {
        let project = project(declaration)
        let fileSystem = try project.fileSystem()
        let result = try project.checker(on: fileSystem).fix { _ in }
        #expect(result.violations.filter { $0.rule == .weakReference } == [])
        for (file, text) in [("Output", expected), ("Presenter", "class CartPresenter { weak var view: CartOutput? }")]
        {
            let bytes = try fileSystem.read("/project/App/Cart/Cart\(file).swift")
            #expect(String(decoding: bytes, as: UTF8.self) == text + "\n")
        }
        try expectFixed(project, declaration)
    }

    @Test(arguments: [
        ("struct Stub: CartOutput {}", false),
        ("class Stub: CartOutput {}", true),
        ("enum Stub: Int, CartOutput { case one }", false),
        ("enum Space { struct Stub: Shop.CartOutput {} }", false),
        ("struct Stub {}\nextension Stub: CartOutput {}", false),
        ("final class Stub {}\nextension Stub: CartOutput {}", true),
        ("actor Stub {}\nextension Stub: CartOutput {}", true),
        ("extension String: CartOutput {}", false),
        ("extension UILabel: CartOutput {}", true),
        ("protocol Loading: CartOutput {}\nstruct Stub: Loading {}", false),
        ("protocol Loading: CartOutput {}\nclass Stub: Loading {}", true),
        ("protocol Loading: CartOutput & Sendable {}\nenum Stub {}\nextension Stub: Loading {}", false),
        ("protocol Loading: CartOutput { mutating func load() }", false),
        ("extension CartOutput { mutating func reset() {} }", false),
        ("extension CartOutput { func reset() {} }", true),
    ])
    func `only where nothing but classes conform to it`(_ other: String, _ isFixable: Bool) throws {
        for folder in ["App/Base", "AppTests"] {
            var project = project("protocol CartOutput {}")
            project.files["\(folder)/Other.swift"] = other + "\n"
            let found = try project.violations().filter { $0.rule == .weakReference }
            #expect(found.map(\.isFixable) == [isFixable], "\(folder)")
            #expect(found.map { $0.message.hasSuffix("; 'CartOutput' has to inherit 'AnyObject' for that") } == [true])
        }
    }

    @Test(arguments: [
        (": AnyObject", "", true), ("", ": AnyObject", true), ("", "", false), ("", ": Unknown", false),
    ])
    func `another name is for objects where a part of it is`(
        _ own: String, _ others: String, _ isFixable: Bool
    ) throws {
        var project = project("typealias CartOutput = CartShowing & Loading\nprotocol CartShowing\(own) {}")
        project.files["App/Base/Loading.swift"] = "protocol Loading\(others) {}\n"
        #expect(try project.violations().filter { $0.rule == .weakReference }.map(\.isFixable) == [isFixable])
    }

    @Test(arguments: [
        ("typealias CartOutput = CartShowing", "CartShowing"),
        ("typealias CartOutput = Other\ntypealias Other = CartShowing", "CartShowing"),
        ("typealias CartOutput = CartShowing & Sendable", "CartShowing"),
    ])
    func `the protocol behind another name is told`(_ declaration: String, _ name: String) throws {
        let found = try project(declaration + "\nprotocol CartShowing {}").violations()
            .filter { $0.rule == .weakReference }.map(\.message)
        #expect(found.count == 1 && found[0].contains("'\(name)' has to inherit 'AnyObject'"), "\(found)")
    }

    @Test func `a name that is another one for itself is for anything`() throws {
        let project = project(
            "typealias CartOutput = Other & Loading\ntypealias Other = CartOutput\nprotocol Loading {}")
        #expect(try project.violations().filter { $0.rule == .weakReference }.map(\.isFixable) == [false])
    }

    @Test func `a protocol that is declared twice is left to a person`() throws {
        let project = project("#if DEBUG\nprotocol CartOutput {}\n#else\nprotocol CartOutput { func show() }\n#endif")
        #expect(try project.violations().filter { $0.rule == .weakReference }.map(\.isFixable) == [false])
    }

    private func project(_ declaration: String) -> ExampleProject {
        ExampleProject(files: [
            "App/Cart/CartViewController.swift": """
            class CartViewController: UIViewController { var presenter: CartPresenter! }
            extension CartViewController: CartOutput {}

            """,
            "App/Cart/CartOutput.swift": declaration + "\n",
            "App/Cart/CartPresenter.swift": "class CartPresenter { var view: CartOutput? }\n",
            "App/Cart/CartInteractor.swift": "class CartInteractor {}\n",
        ])
    }
}
