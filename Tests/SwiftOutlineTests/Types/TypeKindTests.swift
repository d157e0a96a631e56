import SwiftOutline
import Testing

@Suite struct TypeKindTests {
    private enum Kind: String, CaseIterable {
        case optional, function, tuple, void, metatype, opaque, existential, any

        func isKind(of type: SwiftType) -> Bool {
            switch self {
            case .optional: type.isOptional
            case .function: type.isFunction
            case .tuple: type.isTuple
            case .void: type.isVoid
            case .metatype: type.isMetatype
            case .opaque: type.isOpaque
            case .existential: type.isExistential
            case .any: type.isAny
            }
        }
    }

    @Test(
        arguments: [
            ("Int", []), ("[Int?]", []), ("[() -> Void]", []), ("Set<(Int, Int)>", []), ("A & B", []), ("~A", []),
            ("A.Optional<Int>", []), ("Optional<Int>.A", []), ("Any?.A", []), ("AnyObject", []), ("Void.A", []),
            ("Int?", [.optional]), ("Int!", [.optional]), ("Optional<Int>", [.optional]), ("(Int?)", [.optional]),
            ("((Int) -> Void)?", [.optional]), ("Any?", [.optional]), ("Optional", []), ("Optional<A, B>", []),
            ("() -> Void", [.function]), ("(() -> Int?)", [.function]), ("@Sendable () -> Void", [.function]),
            ("(@MainActor () -> Void)", [.function]), ("@escaping (@Sendable () -> Void)", [.function]),
            ("(Int, Int)", [.tuple]), ("((a: Int, b: Int))", [.tuple]), ("()", [.tuple, .void]),
            ("(())", [.tuple, .void]), ("Void", [.void]), ("(Void)", [.void]), ("Void?", [.optional]),
            ("Int.Type", [.metatype]), ("P.Protocol", [.metatype]), ("(any P).Type", [.metatype]),
            ("Any.Type", [.metatype]), ("Int.Type?", [.optional]), ("some P", [.opaque]), ("(some P & Q)", [.opaque]),
            ("(some P)?", [.optional]), ("[some P]", []), ("any P", [.existential]), ("any P.Type", [.existential]),
            ("(any P)?", [.optional]), ("Any", [.any]), ("(Any)", [.any]), ("inout Any", [.any]), ("[Any]", []),
        ] as [(String, [Kind])])
    private func `a type is what its outermost part says`(_ text: String, _ kinds: [Kind]) throws {
        let type = try SwiftType(parsing: text)
        #expect(Kind.allCases.filter { $0.isKind(of: type) } == kinds)
    }

    @Test(arguments: [("Int?", "Int"), ("(any P)!", "(any P)"), ("Optional<[Int]>", "[Int]"), ("Int??", "Int?")])
    func `an optional type is that of what it wraps`(_ text: String, _ wrapped: String) throws {
        #expect(try SwiftType(parsing: text).wrapped?.description == wrapped)
    }

    @Test(arguments: [
        ("Int", "Int"), ("((Int))", "Int"), ("@Sendable () -> Void", "() -> Void"), ("(@A (@B C))", "C"),
        ("(a: Int)", "(a: Int)"), ("(Int)?", "(Int)?"),
    ])
    func `a bare type has neither parentheses nor attributes`(_ text: String, _ bare: String) throws {
        #expect(try SwiftType(parsing: text).bare.description == bare)
    }
}
