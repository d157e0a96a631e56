import Foundation
import SwiftOutline
import Testing

@Suite(.timeLimit(.minutes(1))) struct TypeScaleTests {
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
            let kind = onSmallStack { () -> SwiftTypeError.Kind? in
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
        let holds = onSmallStack { () -> Bool in
            guard let type = try? SwiftType(parsing: deep), let again = try? SwiftType(parsing: deep) else {
                return false
            }
            return type == again && type.description == deep && type.core.core == type.core && type.names.contains("A")
        }
        #expect(holds == true)
    }

    @Test(arguments: ["A, ", "@a ", "inout ", "a: A, ", "A & ", "B.", "a", "@a(b) ", "@a(", "(", "/*", "`", "-> "])
    func `repetition does not make the time grow faster than the text`(_ unit: String) {
        let text = String(repeating: unit, count: 100_000 / unit.utf8.count)
        for text in ["[" + text, "(" + text + "A)?", "Set<" + text + "A>?"] {
            let isType = onSmallStack { (try? SwiftType(parsing: text)) != nil } == true
            #expect(!isType || text.hasSuffix("?"))
        }
    }

    /// What a closure gives on a thread with the stack that secondary threads have on macOS.
    private func onSmallStack<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value? {
        let result = Result<Value>()
        let isDone = DispatchSemaphore(value: 0)
        let thread = Thread {
            result.value = body()
            isDone.signal()
        }
        thread.stackSize = 512 << 10
        thread.start()
        isDone.wait()
        return result.value
    }

    /// Written by one thread before the other reads it.
    private final class Result<Value>: @unchecked Sendable {
        var value: Value?
    }
}
