import SwiftOutline
import Testing

@Suite struct UseTests {
    @Test(arguments: [
        ("view.presenter = Presenter(output: self)", "view presenter.= Presenter( output:"),
        ("a.b?.c!.d()", "a b. c. d.("),
        ("a(b ? c : d, e: [f: g], h[i: j])", "a( b c d e: f g h i: j"),
        ("a == b; a += b; a = b", "a b a b a= b"),
        ("a { b } c: { d }", "a b c: d"),
        ("\"\\(a) \\(\"\\(b.c)\")\" + #\"\\(d) \\#(e)\"#", "a b c. e"),
        (".default; .init(a); A.self; x.for", "default. a A x for."),
        ("#selector(a(_:)); #Preview { B() }; #available(iOS 15, *); #file", "a( Preview B("),
        ("\\A.b", "A b."),
        ("let a: A<B>? = c as! D", "A B c D"),
        ("@State(a) var b: C; @objc(d) var e: F", "State a C F"),
        (
            "func a<T: B>(c d: E = f, _ g: H, i: J...) -> K where T.L == M {}",
            "T! B c: d! E f g:! H i:! J K T L. M"
        ),
        ("enum A { case a(B, c: D, (E) -> F) }", "B c:! D E F"),
        ("class A<T>: B<C>, D {}; extension E.F: G {}", "T! B C D E F. G"),
        ("import A; @B import C", "B"),
        ("#if DEBUG && os(iOS)\na\n#endif", "a"),
        ("$a; { $0 }", "$a"),
        ("any(a); copy.b; let c: any D & E = some(f)", "any( a copy b. D E some( f"),
        ("`class`.a; self.b; super.c()", "class a. b. c.("),
    ])
    func `each use has its role`(text: String, expected: String) {
        #expect(uses(text) == expected)
    }

    @Test(arguments: [
        ("let a = b, c: D = e", "a=! b c:! D e"),
        ("let (a, _, (b, c)) = d", "a! b! c! d"),
        ("let a = b\nc = d", "a=! b c= d"),
        ("if let a = b, a == c, var d = e {}", "a=! b a c d=! e"),
        ("if let a, let b {}; guard let self, let c else { return }", "a b c"),
        ("for a in b where a {}; for (c, d) in e {}; for case .f(let g) in h {}", "a! b a c! d! e f.( g! h"),
        ("for await a in b {}; for try await c: D in e {}", "a! b c! D e"),
        (
            "switch a { case .b(let c, d: 1): e\ncase let .f(g, h: i) where i: g\ncase let j as K: j\ndefault: l }",
            "a b.( c! d: e f.( g! h: i! i g j! K j l"
        ),
        ("do {} catch let a as B { a } catch { error }", "a! B a error"),
        ("a { b, c in b }", "a b! c! b"),
        ("a { (b, c: D) -> E in b }", "a b! c:! D E b"),
        ("a { [weak self, b, c = d] e in e }", "a b c=! d e! e"),
        ("a { @MainActor [weak b] (c) async throws(D) -> E in c }", "a MainActor b c! D E c"),
        ("a { b(c) }; a { [b, c] }; a { (b, c) }", "a b( c a b c a b c"),
        ("a { b, c in d { e in f } }", "a b! c! d e! f"),
        ("func a(b c: D, _ e: F) { func g<T>(h: T) {} }", "a! b: c! D e:! F g! T! h:! T"),
        ("struct A { let b: C; init(d: E) {} }", "A! b! C d:! E"),
        ("weak var a = b; async let c = d", "a=! b c=! d"),
        ("enum A: B { case a, b(C, d: E), `c` = 1; indirect case d }", "A! B a! b! C d:! E c! d!"),
        (
            "enum A { @B(c: d) case a\nfunc f(b: C) { switch b { case d: e(g, h) } }\ncase i }",
            "A! B c: d a! f! b:! C b d e( g h i!"
        ),
        ("enum A<T: B> where T.C == D { case a(T) }; struct E { let b: F }", "A! T B T C. D a! T E! b! F"),
        ("let a = B::c(d: E::F, G::h)\nI::J.k", "a=! B c.( d: E F. G h. I J. k."),
    ])
    func `what is declared in code is bound there`(text: String, expected: String) {
        let normalized = expected.replacing("c:! D e", with: "c! D e")
        #expect(uses("func f() {\n\(text)\n}") == normalized)
    }

    @Test
    func `each use knows the innermost type, whose attributes and header count`() {
        let text =
            "a\n@B(c) class D<T>: E where T: F { let g: H = i; @J struct K: L {}; func m() { N() } }\nextension O {}"
        let outline = Outline(Array(text.utf8))
        let found = outline.uses.map { use in
            outline.text(of: use.name) + "@" + (use.type.map { outline.text(of: outline.types[$0].name) } ?? "-")
        }
        #expect(
            found == [
                "a@-", "B@D", "c@D", "T@D", "E@D", "T@D", "F@D", "H@D", "i@D", "J@K", "L@K", "N@D", "O@O",
            ])
    }

    @Test
    func `tagged comments are found with the types they stand in`() {
        let text = """
            // MARK: - Top\u{20}
            class A { // TODO: in a
                //MARK:B
                struct C { /* FIXME: first line
                    second */ }
                func d() { /// vipergen:disable rule reason
                }
                // see TODO: no. MARK - neither
            }
            /**
             * TODO: after
             */
            """
        let outline = Outline(Array(text.utf8))
        let found = outline.taggedComments.map { comment in
            let type = comment.type.map { outline.text(of: outline.types[$0].name) } ?? "-"
            return [outline.text(of: comment.tag), outline.text(of: comment.text), type].joined(separator: "|")
        }
        #expect(
            found == [
                "MARK|- Top|-", "TODO|in a|A", "MARK|B|A", "FIXME|first line|C", "vipergen|disable rule reason|A",
                "TODO|after|-",
            ])
        #expect(outline.text(of: outline.taggedComments[2].range) == "//MARK:B")
    }

    @Test
    func `all comments are found, wherever they stand`() {
        let text = """
            #!/usr/bin/swift
            // a
            /* b /* c */ */ class A: /* d */ B { /// e
                let f = "/* no */ \\(g /* h */) // no"
                #if i /* j */
                // k\r
                #endif // l
                var m = /a\\/\\/b/
            } /**/
            /* n
            """
        let outline = Outline(Array(text.utf8))
        #expect(
            outline.comments.map(outline.text) == [
                "// a", "/* b /* c */ */", "/* d */", "/// e", "/* h */", "/* j */", "// k", "// l", "/**/", "/* n",
            ])
    }
}
