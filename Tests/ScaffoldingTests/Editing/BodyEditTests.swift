import Scaffolding
import Testing

/// Properties and statements put into types that somebody else has laid out.
@Suite struct BodyEditTests {
    private static func edited(_ text: String, _ kind: SwiftEdit.Kind, _ piece: String) -> String? {
        SwiftEdit(kind, type: "S", text: piece).apply(to: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(arguments: [
        ("protocol S {\n  var a: A { get }\n}", "protocol S {\n  var a: A { get }\n  let b: B\n}"),
        ("protocol S {\n  var a: A\n  { get }\n}", "protocol S {\n  var a: A\n  { get }\n  let b: B\n}"),
        (
            "class S: P {\n\n  let a: A // x\n\n  init() {}\n}",
            "class S: P {\n\n  let a: A // x\n  let b: B\n\n  init() {}\n}"
        ),
        ("class S {\n\tlet a: A\n\n\tlet c: C\n}", "class S {\n\tlet a: A\n\n\tlet c: C\n\n\tlet b: B\n}"),
        (
            "class S {\n  let a: A\n  /// C\n  let c: C\n}",
            "class S {\n  let a: A\n  /// C\n  let c: C\n  let b: B\n}"
        ),
        (
            "class S {\n  let a = f {\n  }\n  var c: C { 1 }\n}",
            "class S {\n  let a = f {\n  }\n  let b: B\n  var c: C { 1 }\n}"
        ),
        (
            "class S {\n  let a: A\n#if X\n  let x: X\n#endif\n}",
            "class S {\n  let a: A\n  let b: B\n#if X\n  let x: X\n#endif\n}"
        ),
        (
            "class S {\n  func f() {\n    let c = 1\n  }\n}",
            "class S {\n  let b: B\n\n  func f() {\n    let c = 1\n  }\n}"
        ),
        ("struct S {}", "struct S {\n    let b: B\n}"), ("struct S { }\n", "struct S {\n    let b: B\n}\n"),
        ("struct S {\r\n}\r\n", "struct S {\r\n    let b: B\r\n}\r\n"),
        ("struct S { /* none */ }", "struct S { /* none */\n    let b: B\n}"),
        (
            "// class S {}\nlet s = \"class S {\"\nclass S {\n}",
            "// class S {}\nlet s = \"class S {\"\nclass S {\n    let b: B\n}"
        ),
        (
            "class T {\n  class S {\n    let a: A\n  }\n}",
            "class T {\n  class S {\n    let a: A\n    let b: B\n  }\n}"
        ),
        (
            "final class S {\n  let a: A\n}\nextension S {\n}",
            "final class S {\n  let a: A\n  let b: B\n}\nextension S {\n}"
        ),
    ])
    func `a property goes behind the last stored one`(_ text: String, _ expected: String) {
        #expect(Self.edited(text, .member, "let b: B") == expected)
        #expect(Self.edited(expected, .member, "let b: B") == expected, "a second time changes nothing")
    }

    @Test(arguments: [
        ("protocol S {\n  func a()\n}", "protocol S {\n  func a()\n  func b(_ c: C)\n}"),
        (
            "protocol S {\n  func a(\n    d: D\n  ) // x\n}",
            "protocol S {\n  func a(\n    d: D\n  ) // x\n  func b(_ c: C)\n}"
        ),
        ("protocol S {\n  func b(c: C)\n}", "protocol S {\n  func b(c: C)\n  func b(_ c: C)\n}"),
        ("protocol S {\n  var a: A { get }\n}", "protocol S {\n  var a: A { get }\n\n  func b(_ c: C)\n}"),
        (
            "protocol S {\n  func a()\n\n  func d()\n\n}",
            "protocol S {\n  func a()\n\n  func d()\n\n  func b(_ c: C)\n\n}"
        ),
        ("protocol S {\n}", "protocol S {\n    func b(_ c: C)\n}"),
    ])
    func `a function goes behind the last member`(_ text: String, _ expected: String) {
        #expect(Self.edited(text, .member, "func b(_ c: C)") == expected)
        #expect(Self.edited(expected, .member, "func b(_ c: C)") == expected, "a second time changes nothing")
    }

    /// What stood there stays as it is.
    @Test func `lines that become too long are broken`() {
        let long = String(repeating: "a", count: 60)
        let own = "  func \(long)(b: B, c: C) async throws -> \(long)"
        func edited(_ text: String, _ piece: String, isWrapped: Bool = true) -> String? {
            SwiftEdit(.member, type: "S", text: piece, wrapsLines: isWrapped).apply(to: Array(text.utf8))
                .map { String(decoding: $0, as: UTF8.self) }
        }
        let function = "func b(\(long): B, c: C) async throws -> \(long)"
        let text = "protocol S {\n\(own)\n}"
        let expected = "protocol S {\n\(own)\n  func b(\n      \(long): B, c: C\n  ) async throws -> \(long)\n}"
        #expect(edited(text, function) == expected)
        #expect(edited(expected, function) == expected)
        #expect(edited(text, function, isWrapped: false) == "protocol S {\n\(own)\n  \(function)\n}")
        let tabs = text.replacing("  func", with: "\tfunc")
        #expect(edited(tabs, function)?.hasSuffix("\n\t\(function)\n}") == true)
    }

    @Test(arguments: ["protocol S {\n  func a()\n    async\n}", "protocol S { func a() }", "extension S {\n}"])
    func `a function has no uncertain place`(_ text: String) {
        #expect(Self.edited(text, .member, "func b(_ c: C)") == nil)
    }

    @Test(arguments: [
        ("class S {\n  var b: Other!\n}", true), ("class S {\n  func f() { let b = 1 }\n  let b = 2\n}", true),
        ("extension S {\n}", false), ("class T {\n}", false), ("class S { let a: A }", false),
        ("#if X\nclass S {\n}\n#else\nclass S {\n}\n#endif", false), ("class S {", false), ("func S() {\n}", false),
    ])
    func `a property of that name is enough, and an uncertain place is none`(_ text: String, _ isKnown: Bool) {
        #expect(Self.edited(text, .member, "let b: B") == (isKnown ? text : nil))
    }

    @Test(arguments: [
        (
            "class S {\n  init() {\n    a = 1 // x\n  }\n}",
            "class S {\n  init() {\n    a = 1 // x\n    b = B()\n  }\n}"
        ),
        (
            "class S {\n  init(f: () -> Void = { }) { }\n}",
            "class S {\n  init(f: () -> Void = { }) {\n    b = B()\n  }\n}"
        ),
        (
            "class S {\n  init() {\n  }\n  convenience init(x: X) { self.init() }\n}",
            "class S {\n  init() {\n    b = B()\n  }\n  convenience init(x: X) { self.init() }\n}"
        ),
    ])
    func `a statement goes to the end of the function`(_ text: String, _ expected: String) {
        #expect(Self.edited(text, .statement(function: "init"), "b = B()") == expected)
        #expect(Self.edited(expected, .statement(function: "init"), "b = B()") == expected)
    }

    @Test(arguments: [
        (
            "a = A(b: b)\n    c = C()", "b = B()", "b = B()\n    a = A(b: b)\n    c = C()"
        ),
        (
            "c = C()\n    // Both.\n    a = A(\n      c: c,\n      b: self.b)", "b = B(c: c)",
            "c = C()\n    b = B(c: c)\n    // Both.\n    a = A(\n      c: c,\n      b: self.b)"
        ),
        ("a = A(b: x.b, y: .b)", "b = B()", "a = A(b: x.b, y: .b)\n    b = B()"),
        ("a = A(b: b)\n    c = C()", "b = B(c: c)", nil),
    ])
    func `a statement goes before what uses the property that it sets`(
        _ body: String, _ statement: String, _ expected: String?
    ) {
        let text = { (body: String) in "class S {\n  init() {\n    \(body)\n  }\n}" }
        #expect(Self.edited(text(body), .statement(function: "init"), statement) == expected.map(text))
    }

    @Test(arguments: [
        ("class S {\n  init() {\n    self.b = Other(1)\n  }\n}", true),
        ("class S {\n  init() { b = B(a) }\n}", true),
        ("class S {\n  init() { a = 1 }\n}", false), ("class S {\n  let a: A\n}", false),
        ("class S {\n  init() {\n  }\n  init(x: X) {\n  }\n}", false),
        ("class S {\n  func f() {\n    x.init()\n  }\n}", false),
    ])
    func `what is assigned already stays, and an uncertain function is none`(_ text: String, _ isKnown: Bool) {
        #expect(Self.edited(text, .statement(function: "init"), "b = B()") == (isKnown ? text : nil))
    }
}
