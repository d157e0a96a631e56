import Scaffolding
import Testing

/// An item appended to a list in a text that somebody else has laid out.
@Suite struct ListEditTests {
    private static func edited(_ text: String, item: String = "B.shared", type: String? = nil) -> String? {
        SwiftEdit(.item(property: "modules"), type: type, text: item).apply(to: Array(text.utf8))
            .map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(arguments: [
        ("let modules = []", "let modules = [B.shared]"),
        ("let modules: [M] = [ ]", "let modules: [M] = [B.shared]"),
        ("let modules = [/* none */]", "let modules = [/* none */ B.shared]"),
        ("let modules = [A.shared]", "let modules = [A.shared, B.shared]"),
        ("let modules = [A.shared] // all", "let modules = [A.shared, B.shared] // all"),
        ("let modules = [A.shared,]", "let modules = [A.shared, B.shared,]"),
        ("let modules = [ A.shared ]", "let modules = [ A.shared, B.shared ]"),
        ("let modules = [\n]", "let modules = [\n    B.shared,\n]"),
        ("  let modules = [\n  ]", "  let modules = [\n    B.shared,\n  ]"),
        ("\tlet modules = [\n\t\t// none\n\t]", "\tlet modules = [\n\t\t// none\n\t\tB.shared,\n\t]"),
        ("let modules = [\n  A.shared,\n]", "let modules = [\n  A.shared,\n  B.shared,\n]"),
        ("let modules = [\n  A.shared\n]", "let modules = [\n  A.shared,\n  B.shared\n]"),
        ("let modules = [\n  A.shared // a, b\n]", "let modules = [\n  A.shared, // a, b\n  B.shared\n]"),
        (
            "let modules = [\n  A.shared, /* [\n ] */ // x\n  // C.shared,\n]",
            "let modules = [\n  A.shared, /* [\n ] */ // x\n  B.shared,\n  // C.shared,\n]"
        ),
        (
            "let modules = [\n\tA(\n\t\tx: [1, 2]\n\t),\n]\n",
            "let modules = [\n\tA(\n\t\tx: [1, 2]\n\t),\n\tB.shared,\n]\n"
        ),
        ("let modules = [A.shared,\n  C.shared]", "let modules = [A.shared,\n  C.shared,\n  B.shared]"),
        ("let modules = [\r\n  A.shared,\r\n]\r\n", "let modules = [\r\n  A.shared,\r\n  B.shared,\r\n]\r\n"),
        ("let modules = [\r\n]", "let modules = [\r\n    B.shared,\r\n]"),
        ("\u{FEFF}let modules = [A.shared]", "\u{FEFF}let modules = [A.shared, B.shared]"),
    ])
    func `the item is written as those before it`(_ text: String, _ expected: String) {
        #expect(Self.edited(text) == expected)
        #expect(Self.edited(expected) == expected, "a second time changes nothing")
    }

    @Test(
        arguments: [
            ("let modules : Array<M> = [^]\nlet x = 1", nil),
            ("var modules: [any M] { [^] }", nil),
            ("var modules: [any M]\n{\n  return [^]\n}", nil),
            ("var modules: [any M] { get { [^] } set { other = [A] } }", nil),
            ("lazy var modules: [any M] = { return [^] }()", nil),
            ("var modules = [^] { didSet { x = [A] } }", nil),
            ("let modules = [^] as [any M]", nil),
            ("let modules: [any M] =\n    [^]\n", nil),
            ("class R { let modules: [any M]\n init() { self.modules = [^] } }", nil),
            ("class R {\n var modules: [any M]\n func f() { let modules = [1] }\n init() { modules = [^] } }", nil),
            ("class R { let `modules` = [^] }", nil),
            ("let modules = [\"\\(modules == [1])]\"^]", nil),
            ("// let modules = [1]\nlet s = \"let modules = [2]\"\nlet modules = [^]", nil),
            ("let s = \"\"\"\nlet modules = [2]\n\"\"\" /* let modules = [\"] */\nlet modules = [^]", nil),
            ("let modules = [x ? a : b^]", nil),
            ("class A { let modules = [1] }\nclass R { let modules = [^] }", "R"),
            ("class R {}\nextension R { static var modules: [M] { [^] } }\nlet modules = [1]", "R"),
        ] as [(String, String?)])
    func `the list is found where the property has its value`(_ marked: String, _ type: String?) {
        let item = marked.contains("[^") ? "B.shared" : ", B.shared"
        #expect(Self.edited(marked.replacing("^", with: ""), type: type) == marked.replacing("^", with: item))
    }

    @Test(arguments: [
        "", "let other = [1]", "let modules = make()", "let modules = [1] + [2]", "let modules = [M]()",
        "let modules = [1].sorted()", "let modules = [:]", "let modules = [1: 2]", "var modules: [M]",
        "class A { let modules = [1] }\nclass B { let modules = [2] }", "func f() { let modules = [1] }",
        "let modules: [M] = []\nfunc f() { modules = [1] }", "let modules = [1", "// let modules = [1]",
        "#if A\nlet modules = [1]\n#else\nlet modules = [2]\n#endif", "let modules = { x in [1] }",
        "var modules: [M] { if x { return [1] }\n return [2] }", "let a = modules, b = [1]",
        "let modules = \"[1]\"", "other.modules = [1]",
    ])
    func `where the list is not certain nothing is changed`(_ text: String) {
        #expect(Self.edited(text) == nil)
    }

    @Test(arguments: [
        "let modules = [ B . shared ]", "let modules = [A, B\n  .shared,\n]", "let modules = [B.shared /* x */, A]",
    ])
    func `an item is known however it is laid out`(_ text: String) {
        #expect(Self.edited(text) == text)
    }

    @Test(arguments: ["// B.shared", "/* B.shared, */", "f(B.shared),"])
    func `an item that is only mentioned is none`(_ mention: String) {
        let edited = Self.edited("let modules = [\n  A.shared,\n  \(mention)\n]")
        #expect(edited?.contains("\n  B.shared,\n") == true)
    }
}
