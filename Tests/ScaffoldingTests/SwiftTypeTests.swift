import SwiftOutline
import Testing

@testable import TemplateSets

@Suite struct SwiftTypeTests {
    @Test(
        arguments: [
            ("Int", "1"), ("UInt8", "1"), ("Double", "1.5"), ("CGFloat", "1.5"), ("TimeInterval", "1.5"),
            ("String", "\"sample\""), ("Substring", "\"sample\""), ("Character", "\"s\""), ("Bool", "true"),
            ("Void", "()"),
            ("()", "()"), ("Int?", "1"), ("Int!", "1"), ("[Int]?", "[1]"), ("Optional<Foo>", "nil"), ("Foo?", "nil"),
            ("[Int]", "[1]"),
            ("[Foo]", "[]"), ("Date?", "Date(timeIntervalSince1970: 1)"), ("Decimal", "1.5"),
            ("[UUID]", "[UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))]"),
            ("URL", "URL(fileURLWithPath: \"/sample\")"), ("Data", "Data([1])"), ("(Int?)", "1"), ("Int??", "1"),
            ("[[Int]]", "[[1]]"), ("[(a: Int, b: Int)]", "[(a: 1, b: 1)]"), ("[String: Int]", "[\"sample\": 1]"),
            ("[[Int]: [String]]", "[[1]: [\"sample\"]]"), ("[Int: Foo]", "[:]"),
            ("[String: (Int) -> Void]", "[\"sample\": { _ in }]"), ("Array<Int>", "[1]"), ("Set<Int>", "[1]"),
            ("Set<[Int]>", "[[1]]"),
            ("Dictionary<Int, [Int]>", "[1: [1]]"), ("() -> Void", "{ }"), ("() -> ()", "{ }"), ("()->Void", "{ }"),
            ("(Int) -> Void", "{ _ in }"), ("(Int, String) -> Void", "{ _, _ in }"), ("() -> [Int]", "{ [1] }"),
            ("() -> Int?", "{ 1 }"), ("() -> (Int) -> String", "{ { _ in \"sample\" } }"),
            ("(Int) -> Int", "{ _ in 1 }"),
            ("((Int) -> Void)?", "{ _ in }"), ("((Int) -> Void)!", "{ _ in }"), ("(() -> Void)", "{ }"),
            ("((Int) -> Int)", "{ _ in 1 }"),
            ("@Sendable () async throws -> Int", "{ 1 }"), ("@MainActor @Sendable (Int) -> Void", "{ _ in }"),
            ("([String: Int], Result<Int, any Error>) -> Void", "{ _, _ in }"), ("((Int, Int)) -> Void", "{ _ in }"),
            ("(@escaping () -> Void) -> Void", "{ _ in }"), ("(inout Int) -> Void", "{ _ in }"),
            ("() throws(MyError) -> Bool", "{ true }"), ("@escaping () -> Void", "{ }"),
            ("(Int...) -> Void", "{ _ in }"),
            ("(Int, String)", "(1, \"sample\")"), ("(Int) -> (Int, Int)", "{ _ in (1, 1) }"), ("(Int, Foo)?", "nil"),
            ("Result<Int, any Error>", "Result<Int, any Error>.success(1)"), ("Error", "CancellationError()"),
            ("any Error", "CancellationError()"), ("Range<Int>", "1..<2"), ("ClosedRange<Double>", "1.5...1.5"),
            ("Calendar", "Calendar(identifier: .gregorian)"), ("Notification.Name", "Notification.Name(\"sample\")"),
            ("UserDefaults", "UserDefaults()"), ("[CGPoint]", "[CGPoint(x: 1, y: 2)]"),
            ("Any", "\"sample\""), ("[String: Any]?", "[\"sample\": \"sample\"]"), ("Set<AnyHashable>", "[\"sample\"]"),
            ("any Sendable", "\"sample\""), ("(Int) -> (Void)", "{ _ in }"), ("([String:Int])", "[\"sample\": 1]"),
        ] as [(String, String)])
    func `a type has a sample`(_ text: String, _ sample: String) throws {
        #expect(try #require(SwiftType(text)).sample == sample)
    }

    @Test(arguments: [
        ("Error", "any Error"), ("Error?", "(any Error)?"), ("[Error]", "[any Error]"), ("any Error", "any Error"),
        ("Result<Int, Error>", "Result<Int, any Error>"), ("(Error?) -> Void", "((any Error)?) -> Void"),
        ("A & Error", "A & Error"), ("some Error", "some Error"),
        ("Error.Type", "Error.Type"),
        ("() throws(Error) -> Void", "() throws(Error) -> Void"), ("Network.Error", "Network.Error"),
        ("any A & Sendable", "any A & Sendable"), ("Errors", "Errors"),
    ])
    func `a protocol is written with any`(_ text: String, _ written: String) throws {
        #expect(try #require(SwiftType(text)).description == written)
    }

    @Test(arguments: [
        "Foo", "Foo.Bar", "any Foo & Bar", "any Foo", "Result<Foo, any Error>", "(Int, Foo)", "() -> Foo",
        "(Int) -> (Int, Foo)", "Range<Foo>", "Set<Int>.Index", "Array<Int>.SubSequence", "Optional<Int>.Wrapped",
        "Dictionary<A, B>.Keys",
        "any ~Copyable", "Foo<any A & B, [C]>", "some Foo", "(first: Foo, Bar) -> Foo",
        "Foo.Type", "AnyObject", "any Collection<Int>", "Int.Type", "Foo<Bar<Baz>>", "Клиент", "[Int].Index", "(Foo)",
    ])
    func `a type without a known sample has none`(_ text: String) throws {
        let type = try #require(SwiftType(text))
        #expect(type.sample == nil)
        #expect(type.description == text)
    }

    @Test(arguments: [
        "() -> Void", "(Int) -> Void", "@Sendable () async throws -> Int", "(() -> Void)",
        "(@escaping () -> Void) -> Void", "() -> Int?", "(Int?) -> Void", "@MainActor (A, B) -> (C) -> D",
        "() -> (() -> Void)?", "(Int...) -> Void",
    ])
    func `a closure escapes as an argument`(_ text: String) throws {
        #expect(try #require(SwiftType(text)).argument([]) == "@escaping " + text)
    }

    @Test(arguments: [
        "Int", "[Int]", "((Int) -> Void)?", "(() -> Void)!", "[() -> Void]", "[String: (Int) -> Void]",
        "(Int, () -> Void)",
        "(() -> Void, Int)", "Optional<() -> Void>", "(Int, Int)", "any Foo & Bar", "(a: () -> Void, b: Int)", "()",
    ])
    func `any other type is the same as an argument`(_ text: String) throws {
        #expect(try #require(SwiftType(text)).argument([]) == text)
        #expect(try #require(SwiftType(text)).argument([text]) == "@escaping " + text)
    }

    @Test(arguments: [
        ("Int", "Int?"), ("Int?", "Int?"), ("Int!", "Int?"), ("[Int: String]", "[Int: String]?"), ("[Int]", "[Int]?"),
        ("() -> Void", "(() -> Void)?"), ("() -> Int?", "(() -> Int?)?"), ("(() -> Void)?", "(() -> Void)?"),
        ("any Foo", "(any Foo)?"), ("any A & B", "(any A & B)?"), ("Foo<Int>", "Foo<Int>?"), ("A&B", "(A & B)?"),
        ("(Int, Int)", "(Int, Int)?"), ("(() -> Void)", "(() -> Void)?"), ("Foo<A, B>", "Foo<A, B>?"),
        ("((Int) -> Void)!", "((Int) -> Void)?"), ("[Int: String?]!", "[Int: String?]?"),
    ])
    func `a type can be made optional`(_ text: String, _ optional: String) throws {
        #expect(try #require(SwiftType(text)).optional == optional)
    }

    @Test(arguments: [
        ("()->Void", "() -> Void"), ("(Int)->Void", "(Int) -> Void"), ("(Int...)->Void", "(Int...) -> Void"),
        ("[String:Int]", "[String: Int]"), ("Result<Int,any Error>", "Result<Int, any Error>"), ("A&B", "A & B"),
        ("@escaping()->Void", "() -> Void"), ("@Sendable @escaping ()->Void", "@Sendable () -> Void"),
        ("(a:Int,b:[Int])", "(a: Int, b: [Int])"), ("  Int ", "Int"),
    ])
    func `a type is written well formatted`(_ text: String, _ formatted: String) throws {
        #expect(try #require(SwiftType(text)).description == formatted)
    }

    @Test func `escaping is an argument's, not a type's`() throws {
        let type = try #require(SwiftType("@escaping  (Int) -> Void"))
        #expect(type.description == "(Int) -> Void")
        #expect(type.argument([]) == "@escaping (Int) -> Void")
    }

    @Test(arguments: [
        "", "@escaping ", "Int]", "[Int", "(Int", "Foo<Int", "Foo>", "Foo<<Int>", "Int // a", "Int /* a */", "Int = 1",
        "Int; let a: Int", "Int\n", "Int{}", "\"Int\"", "`Int`", "{{name}}", "?", "->Int", "1Int", "#if", "Int\u{202E}",
        "Int, b: Int", "Int, String", "a: Int", "() ->", "Foo &", "Foo.", "Foo:", "Int,", "<Int>", "$0", "Int\u{0}",
        "a\u{301}>", "Foo<Bar>\u{301}", "In t", "Int String", "Int async", "class", "Foo<A B>", "[Int: ]", "[]",
        "(a b c: Int)", "/", "#selector(a)", "Int\\", String(repeating: "A", count: 501), "Int -> Int", "(_ a: Int)",
        "(Int...)", "(Int)? -> Void", "_", "Foo<_>", "any", "[some: Int]", "Foo.`Bar`", "Int\t", "(Int,\nInt)",
        "Foo<Type>", "@a(\"b\") Int", "Foo.\u{1F600}", "[3]", "await",
    ])
    func `what cannot be a type is none`(_ text: String) {
        #expect(SwiftType(text) == nil)
    }

    @Test(arguments: ["(", "[", "@a ", "() -> ", "(() -> ", "Foo<", "(@a () -> "])
    func `a deep type does not crash`(_ opening: String) {
        let depth = 450 / opening.utf8.count
        let closing: [Character: String] = ["(": ")", "[": "]", "<": ">"]
        let ends = opening.reversed().compactMap { closing[$0] }.filter { opening.last != " " || $0 == ")" }
        let open = opening == "() -> " ? "" : ends.joined()
        let text = String(repeating: opening, count: depth) + "A" + String(repeating: open, count: depth)
        #expect((SwiftType(text)?.sample ?? "none").utf8.count < 1000)
    }

    @Test(arguments: [
        ("id:Int", "id", "Int"), ("id: Int", "id", "Int"), (" id : Int ", "id", "Int"),
        ("a:[String: Int]", "a", "[String: Int]"),
        ("onDone:(Bool) -> Void", "onDone", "(Bool) -> Void"), ("имя:String", "имя", "String"), ("_a:Int", "_a", "Int"),
    ])
    func `a property is a name and a type`(_ text: String, _ name: String, _ type: String) throws {
        let property = try Property(text)
        #expect(property.name == name)
        #expect(property.type.description == type)
    }

    @Test(
        arguments: [
            ("id", .noType), ("id:", .noType), ("id: ", .noType), (":Int", .badName), ("", .badName),
            ("a b:Int", .badName),
            ("class:Int", .badName), ("1a:Int", .badName), ("a:Int,b:Int", .badType), ("a::Int", .badType),
            ("a:Int\n", .badType), ("a=Int", .badName), ("self:Int", .badName), ("a\u{202E}:Int", .badName),
        ] as [(String, Property.Fault)])
    func `what is no property has a fault`(_ text: String, _ fault: Property.Fault) {
        #expect(throws: fault) { try Property(text) }
    }
}
