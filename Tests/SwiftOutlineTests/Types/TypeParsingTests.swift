import SwiftOutline
import Testing

@Suite struct TypeParsingTests {
    private static let int = SwiftType.named("Int")
    private static let text = SwiftType.named("String")

    @Test(
        arguments: [
            ("Int", int),
            ("Any", .named("Any")),
            ("`class`", .named("`class`")),
            ("Swift::Int", .named("Swift::Int")),
            ("Set<Int>", .named("Set", arguments: [int])),
            ("Matrix<-1, 3>", .named("Matrix", arguments: [.number("-1"), .number("3")])),
            ("Set<Int>.Index", .member(of: .named("Set", arguments: [int]), "Index")),
            ("A.B<Int>", .member(of: .named("A"), "B", arguments: [int])),
            ("Int?", .optional(int)),
            ("Int??", .optional(.optional(int))),
            ("Int!", .implicitlyUnwrapped(int)),
            ("[Int]", .array(int)),
            ("[3 of Int]", .inlineArray(count: .number("3"), element: int)),
            ("[N of Int]", .inlineArray(count: .named("N"), element: int)),
            ("[String: Int]", .dictionary(key: text, value: int)),
            ("()", .tuple([])),
            ("(Int)", .tuple([.init(int)])),
            ("(Int, name: String)", .tuple([.init(int), .init(firstName: "name", text)])),
            ("(Int) -> String", .function(.init([.init(int)], result: text))),
            ("() async -> Int", .function(.init([], isAsync: true, result: int))),
            ("() throws -> Int", .function(.init([], errors: .any, result: int))),
            (
                "() async throws(E) -> Int",
                .function(.init([], isAsync: true, errors: .only(.named("E")), result: int))
            ),
            ("(Int...) -> Int", .function(.init([.init(int, isVariadic: true)], result: int))),
            (
                "(_ a: Int, b: Int) -> Int",
                .function(
                    .init([.init(firstName: "_", secondName: "a", int), .init(firstName: "b", int)], result: int))
            ),
            (
                "() -> () -> Int", .function(.init([], result: .function(.init([], result: int))))
            ),
            ("any P", .existential(.named("P"))),
            ("any P.Type", .existential(.metatype(of: .named("P"), .type))),
            ("some P & Q", .opaque(.composition([.named("P"), .named("Q")]))),
            ("any ~Copyable", .existential(.suppressed(.named("Copyable")))),
            ("(repeat each T)", .tuple([.init(.packExpansion(.packElement(.named("T"))))])),
            ("Int.Type", .metatype(of: int, .type)),
            ("P.Protocol", .metatype(of: .named("P"), .protocol)),
            ("@Sendable () -> Int", .attributed(["@Sendable"], .function(.init([], result: int)))),
            (
                "(inout Int) -> Int", .function(.init([.init(.attributed(["inout"], int))], result: int))
            ),
        ])
    func `a text becomes the tree of a type`(_ text: String, _ type: SwiftType) throws {
        #expect(try SwiftType(parsing: text) == type)
        #expect(type.description == text)
    }

    @Test(arguments: wellFormatted)
    func `a type that is well formatted is written as it was`(_ text: String) throws {
        let type = try SwiftType(parsing: text)
        #expect(type.description == text)
        #expect(try SwiftType(parsing: type.description) == type)
    }

    @Test(arguments: [
        ("(Int)->Void", "(Int) -> Void"), ("()  ->  Void", "() -> Void"), ("[String:Int]", "[String: Int]"),
        ("[ Int ]", "[Int]"), ("[String : Int]", "[String: Int]"), ("Result<A,B>", "Result<A, B>"),
        ("Set < Int >", "Set<Int>"), ("A&B", "A & B"), ("A . B", "A.B"), ("Array<Int>?", "Array<Int>?"),
        ("A<B<C>>", "A<B<C>>"), ("A<B?>?.C!", "A<B?>?.C!"), ("Int ?", "Int?"), ("( a:Int,b:Int )", "(a: Int, b: Int)"),
        ("(_ a:Int)->()", "(_ a: Int) -> ()"), ("(Int ...)->Void", "(Int...) -> Void"),
        ("()async throws(E)->Int", "() async throws(E) -> Int"), ("()throws (E)->Int", "() throws(E) -> Int"),
        ("@escaping()->Void", "@escaping () -> Void"), ("@convention(c)(Int)->Void", "@convention(c) (Int) -> Void"),
        ("@MainActor@Sendable()->Void", "@MainActor @Sendable () -> Void"), ("any A&B", "any A & B"),
        ("~ Copyable", "~Copyable"), ("any P&~Copyable", "any P & ~Copyable"),
        ("(Int,)", "(Int)"), ("(Int, String,)", "(Int, String)"), ("(Int,)->Void", "(Int) -> Void"),
        ("Set<Int,>", "Set<Int>"),
        ("nonisolated(nonsending)()async->Void", "nonisolated(nonsending) () async -> Void"),
        ("(\n    Int,\n    String // a name\n)", "(Int, String)"), ("/* a */ Int /* b */", "Int"),
        ("any\nP", "any P"), ("nonisolated  A", "nonisolated A"), ("(for b:B)->C", "(for b: B) -> C"),
        ("A :: B", "A::B"),
    ])
    func `a type is written well formatted`(_ text: String, _ formatted: String) throws {
        let type = try SwiftType(parsing: text)
        #expect(type.description == formatted)
        #expect(try SwiftType(parsing: formatted) == type)
    }

    @Test(
        arguments: [
            (.optional(.function(.init([], result: int))), "(() -> Int)?"),
            (.optional(.existential(.named("P"))), "(any P)?"),
            (.optional(.composition([.named("A"), .named("B")])), "(A & B)?"),
            (.optional(.suppressed(.named("A"))), "(~A)?"),
            (.optional(.attributed(["@A"], int)), "(@A Int)?"),
            (.implicitlyUnwrapped(.opaque(.named("P"))), "(some P)!"),
            (.metatype(of: .existential(.named("P")), .type), "(any P).Type"),
            (.member(of: .optional(int), "A"), "Int?.A"),
            (.composition([.existential(.named("A")), .named("B")]), "(any A) & B"),
            (.existential(.existential(.named("A"))), "any (any A)"),
            (.existential(.composition([.suppressed(.named("A")), .named("B")])), "any ~A & B"),
            (.suppressed(.suppressed(.named("A"))), "~(~A)"),
            (.array(.function(.init([], result: int))), "[() -> Int]"),
        ] as [(SwiftType, String)])
    func `a type that needs parentheses has them`(_ type: SwiftType, _ text: String) throws {
        #expect(type.description == text)
        #expect(try SwiftType(parsing: text).description == text)
    }

    @Test(
        arguments: [
            ("", .missingType, 0), ("  ", .missingType, 2), ("?", .missingType, 0), ("->Int", .missingType, 0),
            ("Int, String", .unexpectedText, 3), ("Int String", .unexpectedText, 4), ("Int]", .unexpectedText, 3),
            ("Int = 1", .unexpectedText, 4), ("Int\nlet a", .unexpectedText, 4), ("a: Int", .unexpectedText, 1),
            ("Int -> Int", .unexpectedText, 4), ("Int async", .unexpectedText, 4), ("Foo>", .unexpectedText, 3),
            ("(Int)? -> Void", .unexpectedText, 7), ("A & any B", .missingType, 4), ("any any A", .missingType, 4),
            ("[Int", .missingBracket(0x5D), 4), ("[Int: ]", .missingType, 6), ("[Int,]", .missingBracket(0x5D), 4),
            ("[]", .missingType, 1), ("[3]", .missingType, 1), ("[3: Int]", .missingType, 1),
            ("[3 of]", .missingType, 5),
            ("(Int", .missingBracket(0x29), 4), ("(a b c: Int)", .missingBracket(0x29), 3), (")", .missingType, 0),
            ("(,)", .missingType, 1), ("(Int = 1) -> Int", .missingBracket(0x29), 5), ("(a:)", .missingType, 3),
            ("Foo<Int", .missingBracket(0x3E), 7), ("Foo<A B>", .missingBracket(0x3E), 6), ("Foo<>", .missingType, 4),
            ("<Int>", .missingType, 0), ("Foo<<Int>", .missingType, 4), ("Foo<->", .missingType, 5),
            ("Foo.", .missingName, 4), ("Foo.[A]", .missingName, 4), ("Foo...", .unexpectedText, 3),
            ("A::", .missingName, 3),
            ("@", .missingName, 1), ("@a", .missingType, 2), ("@a(b", .missingBracket(0x29), 4),
            ("@a.", .missingName, 3),
            ("() ->", .missingType, 5), ("() async", .missingArrow, 8), ("() throws", .missingArrow, 9),
            ("() throws(E", .missingBracket(0x29), 11), ("() throws async -> A", .missingArrow, 10),
            ("() rethrows -> A", .unexpectedText, 3), ("(Int...)", .missingArrow, 8), ("(_ a: Int)", .missingArrow, 10),
            ("A &", .missingType, 3), ("& A", .missingType, 0), ("~", .missingType, 1), ("any", .missingType, 3),
            ("repeat", .missingType, 6), ("inout", .missingType, 5), ("class", .missingType, 0),
            ("in", .missingType, 0), ("(inout: A)", .missingType, 6),
            ("1", .missingType, 0), ("\"Int\"", .missingType, 0), ("$0", .missingType, 0), ("#if", .missingType, 3),
            ("<#Type#>", .missingType, 0), ("`Int", .missingType, 0), ("{}", .missingType, 0),
            ("Клиент]", .unexpectedText, 12),
            ("Int\u{301}>", .unexpectedText, 5), ("\u{301}", .missingType, 0),
        ] as [(String, SwiftTypeError.Kind, Int)])
    func `what is no type is told with its place`(_ text: String, _ kind: SwiftTypeError.Kind, _ offset: Int) {
        #expect(throws: SwiftTypeError(kind, at: offset)) { try SwiftType(parsing: text) }
    }
}

/// Types of every form, as a formatter would leave them.
let wellFormatted = [
    "Int", "Self", "Any", "_", "async", "sending", "Клиент", "`Int`", "A.`Type`", "A.B.C", "A<B>.C<D>", "[A].Index",
    "[[A]]", "[A: [B: C]]", "[[A]: B?]", "[A?]?", "A!", "A??", "(A?)!", "A<[B], C?>", "A<any B & C, D>",
    "A<repeat each B>",
    "A<(B, C) -> D, -1>", "[3 of A]", "[a of [b of C]]", "[A.B of C]", "()", "(A)", "((A))", "(A, B)", "(a: A, b: B)",
    "(in: A, `for`: B)", "(is: A, any: B)", "(_: A)", "((A, B), C)", "() -> Void", "() -> ()", "(()) -> ()",
    "(A) -> B",
    "(A, B) -> C", "(_ a: A, _ b: B) -> C", "(_ `in`: A) -> B", "(A...) -> B", "(_ a: A..., B) -> C",
    "([A]...) -> B", "(A?...) -> B", "(A<B>...) -> C", "(inout A) -> B", "(borrowing A, consuming B) -> C",
    "(sending A) -> sending B", "(isolated A) -> B", "(isolated (any Actor)?) -> A", "(@escaping () -> A) -> B",
    "(@autoclosure () -> A) -> B", "(A) -> (B) -> C", "((A) -> B) -> C", "((A) -> B)?", "((A) -> B)!", "(() -> A?)?",
    "[() -> A]", "[A: (B) -> C]", "(() -> A, B)", "() async -> A", "() throws -> A", "() throws(A) -> B",
    "() throws(any Error) -> A", "() async throws(A.B) -> C", "() async throws -> (A) throws -> B",
    "@Sendable () -> A", "@MainActor @Sendable (A) async throws -> B", "@convention(c) (A) -> B",
    "@convention(block) () -> A", "@isolated(any) () -> A", "@A.B (C) -> D", "@A<B> C", "@unchecked Sendable",
    "nonisolated(nonsending) () async -> A", "@preconcurrency A.B", "any A", "any A & B", "any A<B>",
    "any A.Type", "(any A).Type", "(any A)?", "any (A & B)", "some A", "some A<some B, any C>", "(some A)?", "[any A]",
    "[any A: any B]", "A<any B>", "(any A, some B) -> any C", "A & B", "A & B.C<D>", "(A & B)?", "A & (B)",
    "A & ~Copyable",
    "~Copyable", "any ~Copyable", "any A & ~Copyable & ~Escapable", "A.Type", "A?.Type", "[A].Type", "A.Protocol",
    "A.Type.Type", "(repeat each A)", "(repeat each A) -> (repeat B<each A>)", "(A, repeat (each B, C))", "A::B",
    "A::B.C::D<E::F>", "any A::B", "(a: A::B)",
]
