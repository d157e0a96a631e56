import Testing

@Suite struct MemberTests {
    @Test(arguments: [
        ("func b(_ c: Int = { 3 }(), d: [E]...) async throws(F) -> [G: H]? { let i = 1 }", ["A.func b: [G: H]?"]),
        (
            "func b<T: P>() -> some View & Q where T: R, T.U == V<W> {}\nlet x: Int",
            ["A.func b: some View & Q", "A.let x: Int stored"]
        ),
        ("func b() -> some\nView {}", ["A.func b: some\nView"]),
        ("func b() -> any/**/P & ~Q {}", ["A.func b: any/**/P & ~Q"]),
        ("func b() -> C::D<E::F>", ["A.func b: C::D<E::F>"]),
        ("func `class`() rethrows\nfunc c()", ["A.func class", "A.func c"]),
        ("func b() -> (repeat each T) { }", ["A.func b: (repeat each T)"]),
        (
            "func b(c: @escaping @Sendable (Int) -> Void) -> () async throws -> D",
            ["A.func b: () async throws -> D"]
        ),
        (
            "class func b() {}; class override var c: Int { 1 }",
            ["A.func b static <class>", "A.var c: Int static <class override>"]
        ),
        ("static func < <T>(b: T, c: T) -> Bool { true }", ["A.func <: Bool static <static>"]),
        ("static func <<T>(b: T, c: T) {}", ["A.func < static <static>"]),
        ("static func <<let N: Int>(b: T) {}", ["A.func < static <static>"]),
        ("static func << <T>(b: T) -> A {}", ["A.func <<: A static <static>"]),
        ("static func &<<\n<T>(b: T) {}", ["A.func &<< static <static>"]),
        (
            "prefix static func ! (b: A) -> A {}\nstatic func ..< (b: A, c: A)",
            ["A.func !: A static <prefix static>", "A.func ..< static <static>"]
        ),
        ("static func / (b: A, c: A) -> A { b / c }; func d()", ["A.func /: A static <static>", "A.func d"]),
        ("convenience init?<T>(b: T) async throws where T: P { self.init() }", ["A.init init <convenience>"]),
        (
            "init!(); required init(from d: Decoder) throws {}; deinit { b() }",
            ["A.init init", "A.init init <required>", "A.deinit deinit"]
        ),
        ("isolated deinit {}", ["A.deinit deinit <isolated>"]),
        ("subscript<T>(b: T) -> T? where T: P { get { c } set {} }", ["A.subscript subscript: T?"]),
        ("static subscript(b: Int) -> Int { b }", ["A.subscript subscript: Int static <static>"]),
        (
            "typealias B<T> = C<T> where T: P\ntypealias D = (Int) -> Void",
            ["A.typealias B: C<T>", "A.typealias D: (Int) -> Void"]
        ),
        (
            "associatedtype B: C, D = E where B.F == G\nassociatedtype H",
            ["A.associatedtype B", "A.associatedtype H"]
        ),
        (
            "case b, c(Int), d(e: F = .g, _ h: [I]), `default`",
            ["A.case b", "A.case c", "A.case d", "A.case default"]
        ),
        ("case b = \"x\", c = -1\nindirect case d(A)", ["A.case b", "A.case c", "A.case d <indirect>"]),
        ("@objc(b:) @available(iOS 13, *) func b(_: Int) {}", ["A.func b [@objc(b:) @available(iOS 13, *)]"]),
        ("func open() {}; func get() {}; func actor() {}", ["A.func open", "A.func get", "A.func actor"]),
        ("func b() { func c() { if d { { e in f }() } } }\nfunc g()", ["A.func b", "A.func g"]),
        (
            "#if B\nfunc b() {}\n#else\nfunc c() {}\n#endif\n@D\n#if E\n@F\n#endif\nfunc g()",
            ["A.func b", "A.func c", "A.func g [@D @F]"]
        ),
        // Broken code.
        ("func b( { }\nfunc c() {}", ["A.func b", "A.func c"]),
        ("func b() -> { }\nvar\nfunc c() {}", ["A.func b", "A.func c"]),
    ])
    func `the members of a type are found`(text: String, expected: [String]) {
        #expect(declarations("class A {\n\(text)\n}\nstruct End {}") == ["class A"] + expected + ["struct End"])
    }

    @Test
    func `statements at the top level declare nothing in them`() {
        let text = """
            guard let a = b else { let c = 1 }
            for d in e where d { let f = d }
            if let g { let h }
            guard let await else { let j }
            if g == { let h }, let h = i {
                let j = 1
            } else if case .k(let l) = m { let n = 1 }
            do { let o = 1 } catch let p as Q { let r = 1 } catch { }
            repeat { let s = 1 } while t
            switch u { case .v: let w = 1
            default: let x = 1 }
            y { let z = 1 }
            func end() { let last = 1 }
            """
        #expect(declarations(text) == ["func end"])
    }
}
