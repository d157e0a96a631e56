import Testing

@testable import GeneratedCode

@Suite struct TextTests {
    @Test(arguments: [
        ("a // } \"\nb", "a       \nb"),
        ("/* { /* */ */x", "             x"),
        (##"a("}\("{")" + b)"##, "a(          + b)"),
        (##"x = #"\#({ "}" }())"# + y"##, "x =                   + y"),
        ("\"\"\"\n }\" \"\"\"{", "   \n       {"),
        ("#selector(a)", "#selector(a)"),
        ("\"é}\"é", "     é"),
    ])
    func `comments and strings are blanked`(source: String, masked: String) {
        #expect(CodeMask(source).text == masked)
        #expect(CodeMask(source).text.utf8.count == source.utf8.count)
    }

    @Test(arguments: [
        ("@IBAction func a() {}", "func a() {}"),
        ("@objc(b) dynamic func a() {}", "dynamic func a() {}"),
        ("let a = #selector(tap(_:))", "let a = Selector(\"tap(_:)\")"),
        ("@main @MainActor enum A {}", "@MainActor enum A {}"),
        ("// @objc", "// @objc"),
        ("let objc = \"@objc\"", "let objc = \"@objc\""),
        ("class A: NSObject {}", "class A: NSObject {}"),
        (
            "class A: NSObject { override func awakeFromNib() {} }",
            "class A: StandInObject { @MainActor override class func madeByInterfaceFile() -> any InterfaceObject "
                + "{ A() }; override func awakeFromNib() {} }"
        ),
        (
            "class A: UIView { @IBOutlet private weak var b: UILabel! }",
            "class A: UIView { @MainActor override func setOutlet(_ name: String, to object: AnyObject) "
                + "{ switch name { case \"b\": self.b = object as? UILabel; default: super.setOutlet(name, to: object) } }; "
                + "private weak var b: UILabel! }"
        ),
    ])
    func `text runs without Objective-C`(source: String, runnable: String) {
        let files = RunnableText(["A.swift": "import UIKit\n" + source], mode: .swift6).files
        #expect(files == ["A.swift": "import UIKit\n" + runnable])
    }

    @Test(arguments: [
        ("@MainActor class", LanguageMode.swift6, "IsolatedStandInObject"), ("class", .swift6, "StandInObject"),
        ("class", .swift6MainActor, "IsolatedStandInObject"), ("nonisolated class", .swift6MainActor, "StandInObject"),
    ])
    func `an isolated class keeps an isolated superclass`(keywords: String, mode: LanguageMode, superclass: String) {
        let source = "import UIKit\n\(keywords) A: NSObject { override func awakeFromNib() {} }"
        let files = RunnableText(["A.swift": source], mode: mode).files
        #expect(files["A.swift"]?.contains("A: \(superclass) {") == true)
    }

    @Test func `overrides in an extension move into the class`() {
        let files = [
            "A.swift": "class A: B {\n}\n",
            "B.swift": "extension A: P { // {\n    func p() { q }\n    override func b() {\n        \"}\"\n    }\n}\n",
        ]
        #expect(
            RunnableText(files, mode: .swift6).files == [
                "A.swift": "class A: B {\n    override func b() {\n        \"}\"\n    }\n}\n",
                "B.swift": "extension A: P { // {\n    func p() { q }\n\n\n\n}\n",
            ])
    }

    @Test func `tests are discovered`() {
        let source = """
            import XCTest
            nonisolated final class ATests: Base {
                @MainActor func testOne() async throws { func testInner() {} }
                func testWith(argument: Int) {}
                func helper() {}
                // func testComment() {}
            }
            class Base: XCTestCase { func testBase() throws {} }
            extension ATests { func testTwo() { "func testString() {" } }
            class Other { func testNothing() {} }
            """
        let discovery = TestDiscovery([source])
        #expect(discovery.classes.map(\.name) == ["ATests", "Base"])
        #expect(
            discovery.classes.first?.methods == [
                .init(name: "testOne", isAsync: true, canThrow: true), .init(name: "testTwo"),
            ])
        #expect(discovery.methodCount == 3)
        #expect(discovery.appDelegate == nil)
        let app = ["// @main class Other {}\n@main\n@MainActor\nfinal class AppDelegate: UIResponder {}\n"]
        #expect(TestDiscovery([], of: "App", app).appDelegate == "AppDelegate")
        #expect(!discovery.usesSwiftTesting)
    }
}
