import SwiftOutline
import TestSupport
import Testing

/// Outlines of large texts. `make bench` measures that time does not grow faster than they do.
@Suite struct OutlineScaleStressTests {
    @Test(
        arguments: [
            ("{", "}"), ("([", "])"), ("\"\\(", ")\""), ("#if A\n", "#endif\n"), ("class A {", "}"),
            ("func f() {", "}"),
            ("let a = {", "}"), ("let a: (", ")"), ("let a: A<", ">"), ("@A(", ")"), ("if a {", "}"),
            ("a { [b] in ", "}"),
            ("func f(a: A = {", "})"), ("init(", ")"), ("{ func f<T: (", ")}"), ("case a(", ")"),
            ("var a: A { get {", "}}"),
            ("let (", ")"), ("#a(", ")"), ("extension (", ")"),
        ])
    func `what is nested a hundred thousand deep needs no stack`(_ opening: String, _ closing: String) {
        let text = String(repeating: opening, count: 100_000) + String(repeating: closing, count: 100_000)
        // So many calls within each other would need more than two bytes each.
        let last = withStack(kilobytes: 256) {
            let outline = Outline(Array("class A {\n\(text)\n}\nstruct End {}".utf8))
            return outline.types.last.map { outline.text(of: $0.name) }
        }
        #expect(last == "End")
    }

    @Test(
        arguments: [
            "{", "}", "(", ")", "[", "a<", "a ", "a:", "a,", "let a=", "let a:", "let a,", "let(", "a{@b(", "=a{@b(",
            "let a=b{@c(};", "let a=b{@c\n", "case ", "case a(", "@a ", "@A(", "class ", "class func ", "private(",
            "private(set) ", "func ", "func<", "func a<", "init(", "if ", "for ", "in ", "{a in ", "{[a", "{(a,", "{a,",
            "#", "#if ", "#if(", "#if A\n", "#else\n", "/**/", "a/**/", "//\n", "a//\n", "\"\\(", "\"\\(}", "\"\\({",
            "->", "->(",
            "where ", "a.\n", "a?", "`a`,", "import a.", "operator ", "macro a ", "extension A ", "class A{",
            "class A:",
            "var a{get ", "var a{@b ", "\\", "a ? b : ", "if let a,", "{(}", "(}", "[)", "([)",
        ])
    func `what is repeated does no harm to what is before it`(_ unit: String) {
        let body = String(repeating: unit, count: 50_000 / unit.utf8.count)
        for opening in ["", "class A {\n", "func f() {\n", "let a = ("] {
            let outline = Outline(Array("struct Start {}\n\(opening)\(body)".utf8))
            #expect(outline.types.first?.kind == .struct)
        }
    }
}
