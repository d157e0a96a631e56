import SwiftOutline
import Testing

@Suite struct TypeTests {
    @Test(arguments: [
        ("class A {}", ["class A"]),
        ("struct `default`<T: P>: Q, R where T.X == Int {}", ["struct default: Q, R"]),
        (
            "public final class A: B<C<Int>>, @unchecked Sendable, P & Q {}",
            ["class A: B<C<Int>>, @unchecked Sendable, P & Q <public final>"]
        ),
        (
            "@MainActor @Foo<Int>(a: \"}\") @A.B private enum E {}",
            ["enum E [@MainActor @Foo<Int>(a: \"}\") @A.B] <private>"]
        ),
        ("indirect enum E: Int { case a }", ["enum E: Int <indirect>", "E.case a"]),
        ("protocol P<A>: AnyObject where A: Q { }", ["protocol P: AnyObject"]),
        ("protocol P: class {}", ["protocol P: class"]),
        ("struct A: ~Copyable {}", ["struct A: ~Copyable"]),
        ("struct A<each T, let N: Int>\n:\nB\n{\n}", ["struct A: B"]),
        ("distributed actor A {}; actor B<T> {}", ["actor A <distributed>", "actor B"]),
        ("actor = 1; actor.run(); actor\n(B)", []),
        (
            "actor\n  A {}; distributed actor // b\nC {}; public actor /**/ D\n{}",
            ["actor A", "actor C <distributed>", "actor D <public>"]
        ),
        ("extension A.B where T: P { var c: Int { 1 } }", ["extension A.B", "A.B.var c: Int"]),
        (
            "extension [Int] : P {}; extension A? {}; extension A<B, C> {}",
            ["extension [Int]: P", "extension A?", "extension A<B, C>"]
        ),
        (
            "class A { class B { struct C {} } ; enum D {} }",
            ["class A", "A.class B", "B.struct C", "A.enum D"]
        ),
        ("extension A::B.C::D: E::F, @retroactive G::H {}", ["extension A::B.C::D: E::F, @retroactive G::H"]),
        ("struct S: nonisolated\nP {}", ["struct S: nonisolated\nP"]),
        (
            "class await: await {}; typealias await = A; struct B {}",
            ["class await: await", "typealias await: A", "struct B"]
        ),
        ("class Ünï { struct 日本 {} }", ["class Ünï", "Ünï.struct 日本"]),
        (
            "\u{FEFF}class A {\r\n  class func b() {}\r\n  class C {}\r\n}\r\n",
            ["class A", "A.func b static <class>", "A.class C"]
        ),
        (
            "#if A\nclass A {}\n#elseif os(iOS) && (B ||\n C)\nclass B {}\n#else\nclass C {}\n#endif",
            ["class A", "class B", "class C"]
        ),
        ("func f() { struct A { var b: Int }; class C {} }\nclass D {}", ["func f", "class D"]),
        ("if a { struct A {} } else { class B {} }\nstruct C {}", ["struct C"]),
        (
            "class A { // }\n /* } /* } */ } */ let b = \"}\" }\nclass C {}",
            ["class A", "A.let b = stored", "class C"]
        ),
        ("macro m<T>(_ a: T) -> T = #externalMacro(module: \"A\", type: \"B\")\nstruct A {}", ["struct A"]),
        ("precedencegroup P { higherThan: Q }\ninfix operator +++: P\nstruct A {}", ["struct A"]),
        ("macro\nm() = #a\nstruct A {}", ["struct A"]),
        ("#Preview(\"A\") {\n let a = B()\n}\nstruct A {}", ["struct A"]),
        // Broken code: what can be read is.
        ("class { }\nstruct A {}", ["struct A"]),
        ("} ) struct A { let b: Int", ["struct A", "A.let b: Int stored"]),
        ("class A", ["class A"]),
    ])
    func `headers of types are read`(text: String, expected: [String]) {
        #expect(declarations(text) == expected)
    }

    @Test(arguments: [
        ("import UIKit", "UIKit|import UIKit"),
        ("@testable import A;", "A|@testable import A"),
        ("public import struct B.C // d", "B.C|public import struct B.C"),
        ("@_spi(X)\nprivate\nimport os.log\n", "os.log|@_spi(X)\nprivate\nimport os.log"),
        ("import func A.==", "A.==|import func A.=="),
        ("import struct A::B", "A::B|import struct A::B"),
    ])
    func `imports are read`(text: String, expected: String) {
        let outline = Outline(Array(text.utf8))
        #expect(outline.imports.map { outline.text(of: $0.path) + "|" + outline.text(of: $0.range) } == [expected])
    }

    @Test(arguments: [
        ("import A", "A"), ("import os.log", "os"), ("import struct A::B", "A"), ("import `a/b.c`", "a/b.c"),
        ("import class `class`.B", "class"),
    ])
    func `the module of an import is known`(text: String, expected: String) {
        let outline = Outline(Array(text.utf8))
        #expect(outline.imports.map { outline.text(of: $0.module) } == [expected])
    }

    @Test
    func `imports in all branches count`() {
        let outline = Outline(Array("#if canImport(A)\nimport A\n#else\nimport B\n#endif; import C".utf8))
        #expect(outline.imports.map { outline.text(of: $0.path) } == ["A", "B", "C"])
    }

    @Test
    func `a body is what is between the braces; an introducer is the keyword`() throws {
        let outline = Outline(Array("public class A { let b = 1 }\nprotocol P\nstruct C {".utf8))
        #expect(outline.types.map { outline.text(of: $0.body) } == [" let b = 1 ", "", ""])
        #expect(outline.types[1].body.lowerBound == outline.types[1].name.upperBound)
        #expect(outline.types.map(\.introducer) == [7, 29, 40])
        #expect(outline.members.map(\.introducer) == [17])
        #expect(outline.members[0].initialValue == 25)
    }
}
