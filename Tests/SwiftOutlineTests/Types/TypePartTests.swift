import SwiftOutline
import Testing

@Suite struct TypePartTests {
    @Test(arguments: [
        ("View", "View"), ("View?", "View"), ("View!", "View"), ("View??", "View"), ("any View", "View"),
        ("some View", "View"), ("(View)", "View"), ("((any View))?", "View"), ("(any View?)!", "View"),
        ("Optional<View>", "View"), ("Optional<any View>?", "View"), ("Client", "Client"), ("Клиент?", "Клиент"),
        ("A.B?", "A.B"), ("(any A & B)?", "A & B"), ("any ~Copyable", "~Copyable"), ("[any View]", "[View]"),
        ("[(any View)?]", "[View?]"), ("[String : any View]?", "[String: View]"), ("Set<any View>", "Set<View>"),
        ("Result<any A,any Error>", "Result<A, Error>"), ("(any View).Type", "View.Type"), ("[View?]", "[View?]"),
        ("(any A, some B)", "(A, B)"), ("(Int, Int)?", "(Int, Int)"), ("() -> Int?", "() -> Int?"),
        ("((any A) -> (any B)?)?", "(A) -> B?"), ("() throws(any E) -> Void", "() throws(E) -> Void"),
        ("(() -> (() -> Void)?)?", "() -> (() -> Void)?"), ("@Sendable (any A) -> Void", "@Sendable (A) -> Void"),
        ("@unchecked Sendable", "@unchecked Sendable"), ("Optional<A>.B", "Optional<A>.B"),
        ("[3 of any A]", "[3 of A]"),
        ("()", "()"), ("`any`?", "`any`"),
    ])
    func `the core of a type is what it is about`(_ text: String, _ core: String) throws {
        let found = try SwiftType(parsing: text).core
        #expect(found.description == core)
        #expect(found.core == found)
    }

    @Test(arguments: [
        ("View", "View"), ("View?!", "View"), ("(any View)?", "View"), ("some  View", nil), ("(View)", "View"),
        ("(any (some View)?)!", nil), ("any View ", "View"), ("_view1", "_view1"), ("Клиент?", "Клиент"),
        ("any", "any"),
        ("A.B", nil), ("[View]", nil), ("A & B", nil), ("(A)(B)", nil), ("(A, B)", nil), ("", nil), ("()", nil),
        ("(", nil),
        ("?", nil), ("(A", nil), ("A)", nil), ("any ", "any"), ("anyView A", nil), ("A B", nil), ("@A B", nil),
        ("A\n", nil),
        ("Optional<A>", nil), ("() -> A", nil), ("`A`", nil), ("any\nA", nil), ("any/**/A", nil), ("A/**/", nil),
    ])
    func `a core that is a name is found without a tree`(_ text: String, _ name: String?) {
        let bytes = Array("[\(text)]".utf8)
        #expect(
            SwiftType.coreName(in: bytes.dropFirst().dropLast()).map { String(decoding: $0, as: UTF8.self) } == name)
    }

    @Test(arguments: [
        ("Int", ["Int"]), ("Set<Int>.Index", ["Set", "Int"]), ("A.B.C", ["A"]), ("[A: B?]", ["A", "B"]),
        ("(a: A, B) async throws(C) -> D", ["A", "B", "C", "D"]), ("any A & ~B", ["A", "B"]),
        ("[N of A.Type]", ["N", "A"]),
        ("@Sendable (inout A...) -> Void", ["A", "Void"]), ("(repeat each A)", ["A"]), ("A<3>", ["A"]), ("()", []),
        ("A<A>", ["A", "A"]), ("A::B", ["A::B"]), ("some A<some B>!", ["A", "B"]),
    ])
    func `a type mentions names`(_ text: String, _ names: [String]) throws {
        #expect(try SwiftType(parsing: text).names == names)
    }

    @Test func `a type is made of others`() throws {
        let type = try SwiftType(parsing: "([A], B.C<D>) throws(E) -> F?")
        #expect(type.parts.map(\.description) == ["[A]", "B.C<D>", "E", "F?"])
    }
}
