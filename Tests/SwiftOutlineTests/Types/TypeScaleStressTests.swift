import SwiftOutline
import TestSupport
import Testing

/// Types that are very long or deep. `make bench` measures that time does not grow faster than they do.
@Suite struct TypeScaleStressTests {
    private static let nestings = [
        ("[", "]"), ("(", ")"), ("A<", ">"), ("[A: ", "]"), ("[3 of ", "]"), ("() -> ", ""), ("(() -> ", ")"),
        ("", "?"),
        ("", "!"), ("", ".B"), ("", ".Type"), ("", ".B<C>"), ("(any ", ")"), ("(~", ")"), ("(A & ", ")"), ("@a (", ")"),
        ("repeat ", ""), ("() throws(", ") -> A"), ("(a: ", ", B)"), ("(@a () -> [", "])?"),
    ]

    @Test(arguments: nestings)
    func `ten thousand levels are too many`(_ opening: String, _ closing: String) {
        let openings = String(repeating: opening, count: 10_000)
        for text in [openings, openings + "A" + String(repeating: closing, count: 10_000)] where !text.isEmpty {
            let kind = withStack(kilobytes: 512) { () -> SwiftTypeError.Kind? in
                do throws(SwiftTypeError) {
                    _ = try SwiftType(parsing: text)
                    return nil
                } catch {
                    return error.kind
                }
            }
            #expect(kind == .tooDeep(most: SwiftType.mostLevels))
        }
    }

    @Test(arguments: nestings)
    func `as many levels as there may be fit on a small stack`(_ opening: String, _ closing: String) throws {
        func text(_ count: Int) -> String {
            String(repeating: opening, count: count) + "A" + String(repeating: closing, count: count)
        }
        let most = try #require((1...SwiftType.mostLevels).last { (try? SwiftType(parsing: text($0))) != nil })
        #expect(most > 7)
        let deep = text(most)
        let holds = withStack(kilobytes: 512) { () -> Bool in
            guard let type = try? SwiftType(parsing: deep), let again = try? SwiftType(parsing: deep) else {
                return false
            }
            return type == again && type.description == deep && type.core.core == type.core && type.names.contains("A")
        }
        #expect(holds)
    }

    @Test(arguments: ["A, ", "@a ", "inout ", "a: A, ", "A & ", "B.", "a", "@a(b) ", "@a(", "(", "/*", "`", "-> "])
    func `what is repeated is hardly a type, and needs no stack`(_ unit: String) {
        let text = String(repeating: unit, count: 100_000 / unit.utf8.count)
        for text in ["[" + text, "(" + text + "A)?", "Set<" + text + "A>?"] {
            let isType = withStack(kilobytes: 512) { (try? SwiftType(parsing: text)) != nil }
            #expect(!isType || text.hasSuffix("?"))
        }
    }
}
