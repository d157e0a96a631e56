import Testing

@Suite struct PropertyTests {
    @Test(arguments: [
        ("let a = 1, b: Int, c: [Int] = [1, 2]", ["let a = stored", "let b: Int stored", "let c: [Int] = stored"]),
        ("var a, b: Int", ["var a: Int stored", "var b: Int stored"]),
        (
            "let (a, b) = c, (_, (d, e)) = f",
            [
                "let a = stored", "let b = stored", "let d = stored", "let e = stored",
            ]
        ),
        ("let (a, x: b): (Int, x: [B]) = c", ["let a: Int = stored", "let b: [B] = stored"]),
        ("let (a, b): Pair = c", ["let a = stored", "let b = stored"]),
        ("let _ = a", []),
        (
            "let `class`: Int, open = 1, actor: A",
            ["let class: Int stored", "let open = stored", "let actor: A stored"]
        ),
        (
            "let a: (any A)?, b: A.B<C>.D!, c: [A: [B]]",
            [
                "let a: (any A)? stored", "let b: A.B<C>.D! stored", "let c: [A: [B]] stored",
            ]
        ),
        ("let a: A<B<C>>=d, b: ()->()={}", ["let a: A<B<C>> = stored", "let b: ()->() = stored"]),
        ("let a: (Int) async throws(E) -> some P & Q = b", ["let a: (Int) async throws(E) -> some P & Q = stored"]),
        (
            "let a: A<(B, C) -> D, -1>, b: [3 of Int]",
            ["let a: A<(B, C) -> D, -1> stored", "let b: [3 of Int] stored"]
        ),
        (
            "let await: await, (async, await) = a",
            ["let await: await stored", "let async = stored", "let await = stored"]
        ),
        ("let a: A\nlet b: B", ["let a: A stored", "let b: B stored"]),
        (
            "let a: (A)\nasync throws\n-> B, c: (D)\n throws(E) -> F",
            ["let a: (A)\nasync throws\n-> B stored", "let c: (D)\n throws(E) -> F stored"]
        ),
        ("let a: (A)\nasync let b = c", ["let a: (A) stored", "let b = stored <async>"]),
        ("let a: some\nlet b: any\nB", ["let a: some stored", "let b: any\nB stored"]),
        (
            "let a: nonisolated(nonsending) () async -> B, c: nonisolated(nonsending)() async -> Void",
            [
                "let a: nonisolated(nonsending) () async -> B stored",
                "let c: nonisolated(nonsending)() async -> Void stored",
            ]
        ),
        ("let a: nonisolated\n(b)", ["let a: nonisolated stored"]),
        ("let a: A::B.C::D = E::F(g, h: I::J), k: A", ["let a: A::B.C::D = stored", "let k: A stored"]),
        (
            "let a = A <B, C>(), d = E/**/<F, g>(), h = i < j, k = 1",
            ["let a = stored", "let d = stored", "let h = stored", "let k = stored"]
        ),
        ("let a: @Sendable (repeat each T) -> Void", ["let a: @Sendable (repeat each T) -> Void stored"]),
        ("let a = A<B, C>(), d = e<f, g = h", ["let a = stored", "let d = stored", "let g = stored"]),
        ("let a = b\n  .c\n  ?? d, e = 1", ["let a = stored", "let e = stored"]),
        ("let a = try! await b as? C, d = 1", ["let a = stored", "let d = stored"]),
        ("let a = b { c in let d = 1 } e: { f }\n  g: { h }, i = 1", ["let a = stored", "let i = stored"]),
        ("let a = if let b, c > d { 1 } else if e { 2 } else { 3 }, f = 1", ["let a = stored", "let f = stored"]),
        (
            "let a = if b == { c }, { d }(), let e = f { 1 } else { 2 }, g = 1",
            ["let a = stored", "let g = stored"]
        ),
        (
            "let a = if { b } else { c }\nlet d = if while {}\nlet e",
            ["let a = stored", "let d = stored", "let e stored"]
        ),
        ("let a = switch b { case .c: 1\n default: 2 }\nlet d = 1", ["let a = stored", "let d = stored"]),
        (
            "let a = \"\\(b.map { \"\\($0, c)\" })\", d = #\"\\(\"#, e = /f,{/",
            [
                "let a = stored", "let d = stored", "let e = stored",
            ]
        ),
        ("let a = b\n#if C\n  .d()\n#endif\n  .e()\nlet f = 1", ["let a = stored", "let f = stored"]),
        ("let a = b ? c : d, e = f[1, 2]", ["let a = stored", "let e = stored"]),
        (
            "let a = \\A.b, c = \\.self, d = #selector(e(_:f:))",
            ["let a = stored", "let c = stored", "let d = stored"]
        ),
        ("async let a = b()", ["let a = stored <async>"]),
        ("let a =\nlet b = 1", ["let a stored", "let b = stored"]),
    ])
    func `patterns, types and initial values are read`(text: String, expected: [String]) {
        #expect(declarations(text) == expected)
    }

    @Test(arguments: [
        ("var a: Int { 1 }", "var a: Int"),
        ("var a: Int { return get() }", "var a: Int"),
        ("var a: Int { get async throws { 1 } }", "var a: Int"),
        ("var a: Int { @inlinable get { 1 } nonmutating set(b) { c = b } }", "var a: Int"),
        ("var a: Int { mutating get { 1 } }", "var a: Int"),
        ("var a: Int { _read { yield b } _modify { yield &b } }", "var a: Int"),
        ("var a: Int\n{\n  1\n}", "var a: Int"),
        ("var a: Int { didSet { b() } }", "var a: Int stored"),
        ("var a: Int = 1 { willSet(b) { c() } didSet { d() } }", "var a: Int = stored"),
        ("var a = b { @C didSet { d() } }", "var a = stored"),
        ("var a = b { didSetUp() }.c { didSet { d() } }", "var a = stored"),
        ("var a: A = b { init(c) { d = c } get { e } set { f() } }", "var a: A ="),
        ("var a: A { mutating borrow { b } }", "var a: A"),
        ("var a: A { yielding mutate { yield &b } }", "var a: A"),
        ("var a: A { nonmutating didSet { b() } }", "var a: A stored"),
        ("lazy var a: A = { [weak self] in B(self) }()", "var a: A = stored <lazy>"),
        ("weak var a: A?", "var a: A? stored weak <weak>"),
        ("unowned(unsafe) let a: A", "let a: A stored unowned <unowned(unsafe)>"),
        ("private(set) static var a = 1", "var a = stored static <private(set) static>"),
        ("@A(b: 1) nonisolated(unsafe) var c: Int", "var c: Int stored [@A(b: 1)] <nonisolated(unsafe)>"),
        ("@A @B(\"\\(c)\")\npublic\nlet d: Int", "let d: Int stored [@A @B(\"\\(c)\")] <public>"),
    ])
    func `accessors tell what is stored`(text: String, expected: String) {
        #expect(declarations(text + "\nlet end: Int") == [expected, "let end: Int stored"])
    }

    @Test
    func `what protocols and extensions require is not stored`() {
        let text = "protocol P { var a: Int { get set }; static var b: Int { get async throws }\nvar c: Int }"
        #expect(
            declarations(text) == [
                "protocol P", "P.var a: Int", "P.var b: Int static <static>", "P.var c: Int",
            ])
    }
}
