import Scaffolding
import TestSupport
import Testing

/// What tests are given of protocols that the project declares.
@Suite struct FakeTests {
    private static let manifest = """
        {
          parameters: { dependency: { type: 'list', of: 'property' } },
          blueprints: { module: { parameters: ['dependency'] } },
        }
        """

    private static let files = [
        "module/Tests/{{name}}.swift.mustache": """
        import Testing
        {{#dependency}}let {{name}}: {{{type}}}{{#sample}} = {{{sample}}}{{/sample}}
        {{/dependency}}
        """
    ]

    private static func rendered(
        _ type: String, _ project: [String: String], directories: [String: String] = [:]
    ) throws -> [Substring] {
        let given = ["dependency": ["own:\(type)"]]
        let text = try ReferringSampleTests.rendered(given, manifest, files, project, directories: directories) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("///") }
    }

    @Test(arguments: [
        ("var now: Date { get }", "var now: Date { Date(timeIntervalSince1970: 1) }"),
        ("var id: Int { get set }", "var id: Int {|get { 1 }|set { }|}"),
        ("var name: String { get async throws }", "var name: String { \"sample\" }"),
        ("static var all: [Kind] { get }", "static var all: [Kind] { [Kind.new] }"),
        ("func stop()", "func stop() { }"), ("mutating func stop() -> Void", "func stop() -> Void { }"),
        ("nonisolated func stop()", "nonisolated func stop() { }"),
        (
            "@discardableResult func add(_ kind: Kind, to key: Int...) -> Bool",
            "@discardableResult func add(_ kind: Kind, to key: Int...) -> Bool { true }"
        ),
        ("func all() async throws -> [Kind: Int]", "func all() async throws -> [Kind: Int] { [Kind.new: 1] }"),
        ("func all() throws(Slip)", "func all() throws(Slip) { }"),
        ("func all(_ done: @escaping (Int?) -> Void)", "func all(_ done: @escaping (Int?) -> Void) { }"),
        ("func all(\n        _ key: Int\n    ) -> Other?", "func all(|_ key: Int|) -> Other? { nil }"),
        ("func `in`(`in` places: [Int])", "func `in`(`in` places: [Int]) { }"),
        ("var path: String /* {dir}/{file} */ { get set }", "var path: String {|get { \"sample\" }|set { }|}"),
        ("var path: String { /* } set */ get }", "var path: String { \"sample\" }"),
        (
            "func get<T: Decodable>(_ type: T.Type) async throws -> T",
            "func get<T: Decodable>(_ type: T.Type) async throws -> T { fatalError(\"OwnFake.get\") }"
        ),
        (
            "var other: any Other { get }\n    func `in`() -> Other",
            "var other: any Other { fatalError(\"OwnFake.other\") }|func `in`() -> Other { fatalError(\"OwnFake.in\") }"
        ),
    ])
    func `a fake keeps what its protocol asks for`(_ requirements: String, _ expected: String) throws {
        let project = [
            "E/Own.swift": "protocol Own {\n    \(requirements)\n}\n", "E/Kind.swift": "enum Kind { case new }\n",
        ]
        for type in ["any Own", "Own", "(any Own)?", "[any Own]"] {
            let lines = try Self.rendered(type, project)
            #expect(lines.dropFirst(2).first == "private final class OwnFake: Own {")
            let body = lines.dropFirst(3).dropLast().map { String($0.trimmingPrefix { $0 == " " }) }
            #expect(body.joined(separator: "|") == expected)
        }
    }

    @Test(arguments: [
        ("protocol Own {}", "own = OwnFake()|private final class OwnFake: Own { }"),
        (
            "@MainActor public protocol Own: AnyObject, Sendable {}",
            "own = OwnFake()|private final class OwnFake: Own { }"
        ),
        (
            "protocol Own: Base & Sendable {}\nprotocol Base { func run() }",
            "own = OwnFake()|private final class OwnFake: Own {|    func run() { }|}"
        ),
        (
            "import UIKit\nprotocol Own { func run(_ view: UIView) }",
            "own = OwnFake()|private final class OwnFake: Own {|    func run(_ view: UIView) { }|}"
        ),
        ("protocol Own {}\nclass OwnFake {}", "own = OwnDummy()|private final class OwnDummy: Own { }"),
        ("protocol Own {}\nprivate class OwnFake {}", "own = OwnFake()|private final class OwnFake: Own { }"),
        ("protocol Own: NSObjectProtocol {}", ""), ("protocol Own: Unknown {}", ""), ("protocol Own: Actor {}", ""),
        ("private protocol Own {}", ""), ("@objc protocol Own {}", ""), ("protocol Own where Self: View {}", ""),
        ("protocol Own { associatedtype Item }", ""), ("protocol Own { func same(as other: Self) -> Bool }", ""),
        ("protocol Own { init() }", ""), ("protocol Own { subscript(key: Int) -> Int { get } }", ""),
        ("protocol Own { static func == (a: Int, b: Int) -> Bool }", ""),
        ("protocol Own { func body() -> some View }", ""),
        ("protocol Own { func add<T>(_ item: T) where T: Other }", ""),
        ("protocol Own {\n#if DEBUG\n    func log()\n#endif\n}", ""),
        ("protocol Own { @available(iOS 99, *) func log() }", ""),
    ])
    func `a protocol has a fake where a class that does nothing will do`(_ file: String, _ expected: String) throws {
        let lines = try Self.rendered("any Own", ["E/Own.swift": file + "\n"])
        let imports = lines.filter { $0.hasPrefix("import ") }
        #expect(imports == (file.contains("UIKit") ? ["import Testing", "import UIKit"] : ["import Testing"]))
        let rest = lines.dropFirst(imports.count).joined(separator: "|").replacing("let own: any Own", with: "own")
        #expect(rest == (expected.isEmpty ? "own" : expected))
    }

    /// One that is asked for twice is kept once, as both want it.
    @Test(arguments: [
        ("var n: Int { get set }", "var n: Int { get }", "var n: Int {|get { 1 }|set { }|}"),
        ("var n: Int { get }", "var n: Int { get set }", "var n: Int {|get { 1 }|set { }|}"),
        ("var n: Int { get }", "static var n: Int { get }", "var n: Int { 1 }|static var n: Int { 1 }"),
        ("var n: Int { get }", "var n: Bool { get }", nil),
        ("func f()", "func f() throws", "func f() { }"),
        ("func f() async throws", "func f() throws", "func f() throws { }"),
        ("func f() throws(Slip)", "func f() throws", "func f() throws(Slip) { }"),
        ("func f() throws", "func f() async", nil), ("func f() throws(Slip)", "func f() throws(Slop)", nil),
        ("func f(_ a: Int)", "func f(_ b: Swift.Int) -> ()", "func f(_ a: Int) { }"),
        ("func f(a: [Int])", "func f(a b: Array<Int>)", "func f(a: [Int]) { }"),
        ("func f(a: Int)", "func f(b: Int)", "func f(a: Int) { }|func f(b: Int) { }"),
        ("func f(a: Int)", "func f(a: Bool)", "func f(a: Int) { }|func f(a: Bool) { }"),
        ("func f() -> Int", "func f() -> Bool", "func f() -> Int { 1 }|func f() -> Bool { true }"),
        ("func f()", "var f: Int { get }", nil),
        ("func f()", "static func f()", "func f() { }|static func f() { }"),
        ("func f<T>(_ a: T)", "func f<T>(_ b: T)", "func f<T>(_ a: T) { }"),
        ("func f<T>(_ a: T)", "func f<U>(_ b: U)", nil),
        ("@MainActor func f()", "nonisolated func f()", nil),
    ])
    func `a requirement that is refined is kept once`(_ own: String, _ base: String, _ expected: String?) throws {
        let project = ["E/Own.swift": "protocol Own: Base {\n    \(own)\n}\nprotocol Base {\n    \(base)\n}\n"]
        let lines = try Self.rendered("any Own", project).dropFirst(2)
        let body = lines.dropFirst().dropLast().map { String($0.trimmingPrefix { $0 == " " }) }
        #expect(lines.isEmpty == (expected == nil))
        #expect(body.joined(separator: "|") == expected ?? "")
    }

    /// Outside a target that isolates everything.
    @Test(arguments: [
        ("@MainActor protocol Own: Base {}", "protocol Base { func run() }", false),
        ("protocol Own: Base {}", "@MainActor protocol Base { func run() }", true),
        ("protocol Own: Base { func go() }", "@MainActor protocol Base { func run() }", true),
        (
            "protocol Own: Base, Other { func go() }", "@MainActor protocol Base {}\nprotocol Other { func run() }",
            false
        ),
        ("@MainActor protocol Own: Base { func go() }", "@MainActor protocol Base { func run() }", true),
        ("@MainActor protocol Own: Base { func go() }", "protocol Base {}", true),
        ("@MainActor protocol Own: Base {}", "protocol Base { nonisolated func run() }", true),
    ])
    func `a protocol of the main actor keeps nothing that others ask for`(
        _ own: String, _ base: String, _ isFaked: Bool
    ) throws {
        let lines = try Self.rendered("any Own", ["E/Own.swift": "\(own)\n\(base)\n"])
        #expect(lines.dropFirst(2).isEmpty == !isFaked)
    }

    @Test func `lines of a requirement are indented as the class's members`() throws {
        let project = ["E/Own.swift": "protocol Own {\n\tfunc all(\n\t\t_ key: Int\n\t) -> ()\n}\n"]
        #expect(
            try Self.rendered("any Own", project).dropFirst(3) == [
                "    func all(", "    \t_ key: Int", "    ) -> () { }", "}",
            ])
    }

    @Test func `the folder of tests may be called otherwise`() throws {
        let project = ["E/Own.swift": "protocol Own {}\n"]
        #expect(try Self.rendered("any Own", project, directories: ["Tests": "Specs"]).count == 3)
    }
}
