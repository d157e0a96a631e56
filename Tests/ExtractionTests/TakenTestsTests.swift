import Extraction
import TestSupport
import Testing

/// The tests that a set takes from modules: they compile, and can pass.
@Suite struct TakenTestsTests {
    private let code = [
        "@Presenter": "class @Presenter {\n}\n", "@Worker": "class @Worker {\n    func fetch() {}\n}\n",
    ]

    /// The tests of the module `New` of modules of one code and these tests by file, in which `@` is the name.
    private func tests(
        _ modules: [[String: String]], names: [String] = moduleNames, product: String = "App"
    ) throws -> [String: String] {
        let sources = zip(names, modules).map { name, tests in
            let files = code.map { ($0, $1) } + tests.map { ("Tests/" + $0, $1) }
            let named = files.map { ($0.replacing("@", with: name) + ".swift", Self.named($1, name)) }
            return ModuleSource(name, Dictionary(uniqueKeysWithValues: named))
        }
        var extraction = Extraction(of: sources, product: product)
        #expect(try extraction.prove(name: "house").filter(\.isSerious).isEmpty)
        let files = try generate("New", Extracted(extraction).set).filter { $0.key.hasPrefix("Tests/") }
        return Dictionary(
            uniqueKeysWithValues: files.map {
                let name = String($0.split(separator: "/").last?.dropLast(".swift".count) ?? "")
                return (name.replacing("New", with: "@"), $1.replacing("New", with: "@"))
            })
    }

    private static func named(_ text: String, _ name: String) -> String {
        text.replacing("@", with: name).replacing(name + "test", with: "@test")
    }

    private static func suite(_ bodies: [String]...) -> String {
        let tests = bodies.enumerated().map { number, lines in
            "    func test\(number)() {\n" + lines.map { "        \($0)\n" }.joined() + "    }\n"
        }
        return "class @Tests: XCTestCase {\n" + tests.joined(separator: "\n") + "}\n"
    }

    @Test(arguments: [(["@Worker", "Worker", "Loader"], "@Worker"), (["Loader", "Worker", "@Worker"], "@Worker")])
    func `a mock inherits what it overrides`(_ parents: [String], _ expected: String) throws {
        func spy(_ parent: String) -> [String: String] {
            ["@Spy": "class @Spy: \(parent) {\n    override func fetch() {\n    }\n}\n"]
        }
        #expect(try tests(parents.map(spy)) == spy(expected))
    }

    /// What a test does each module does in its own way, or what it expects.
    @Test(arguments: [
        [
            ["let a = @Presenter()", "a.go()", "XCTAssertTrue(a.b)"],
            ["let a = @Presenter()", "a.go(1)", "XCTAssertTrue(a.b)"],
        ],
        [
            ["let a = @Presenter()", "a.go()", "XCTAssertEqual(a.b, 1)"],
            ["let a = @Presenter()", "a.go()", "XCTAssertNil(a.b)"],
        ],
    ])
    func `a hollow test goes`(_ bodies: [[String]]) throws {
        let sound = ["let a = @Presenter()", "a.stop()", "XCTAssertTrue(a.c)"]
        let modules = bodies.map { ["@Tests": Self.suite(sound, $0)] }
        #expect(try tests(modules) == ["@Tests": Self.suite(sound)])
        // A file without any is none.
        #expect(try tests(bodies.map { ["@Tests": Self.suite($0)] }) == [:])
    }

    @Test func `what is asserted may be all that a test does`() throws {
        let bodies = [["let a = @Presenter()", "XCTAssertTrue(a.b())"], ["a.load()", "#expect(a.b)"]]
        let file = ["@Tests": Self.suite(bodies[0], bodies[1])]
        let other = file.mapValues { $0.replacing("XCTestCase {\n", with: "XCTestCase {\n    let b = 1\n") }
        #expect(try tests([file, file, other]) == file)
    }

    @Test(arguments: [["OrderList", "UserLogin"], ["Splash", "Detail"]])
    func `a module that is a Swift module is imported by its own name`(_ names: [String]) throws {
        let file = ["@Tests": "import XCTest\n@testable import @\n\n" + Self.suite(["XCTAssertNil(@Presenter())"])]
        #expect(try tests([file, file], names: names, product: names[0]) == file)
    }
}
