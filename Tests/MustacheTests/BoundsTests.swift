import Foundation
import Mustache
import Testing

@Suite struct BoundsTests {
    @Test(arguments: [
        ["p": "a{{>p}}"], ["p": "{{>q}}", "q": "{{>p}}"], ["p": "{{<p}}{{/p}}"],
        ["p": "{{<q}}{{$b}}{{>p}}{{/b}}{{/q}}", "q": "{{$b}}{{/b}}"], ["p": "{{#x}}{{>p}}{{/x}}"],
        ["p": "  {{>p}}\n"],
    ])
    func `endless recursion is an error even on a small stack`(_ partials: [String: String]) throws {
        let outcome = onSmallStack { failure("{{>p}}", ["x": true], partials: partials) }
        let error = try #require(outcome)
        #expect(error.kind == .recursionTooDeep(maximum: 64))
        #expect(error.chain.first == .init(template: "main", line: 1, column: 1))
        #expect(error.chain.count <= 64)
    }

    @Test func `the deepest nesting allowed is rendered`() throws {
        let partials = (1..<64).reduce(into: ["64": "end"]) { $0["\($1)"] = "{{>\($1 + 1)}}" }
        #expect(try render("{{>1}}", partials: partials) == "end")
        #expect(
            failure("{{>0}}", partials: partials.merging(["0": "{{>1}}"]) { $1 })?.kind
                == .recursionTooDeep(maximum: 64))
    }

    @Test(arguments: ["#", "^", "$", "<"])
    func `deeply nested tags are an error`(_ sigil: String) {
        let count = 100_000
        let source = String(repeating: "{{\(sigil)a}}", count: count) + String(repeating: "{{/a}}", count: count)
        let error = onSmallStack { failure(source, ["a": true]) }
        #expect(error?.kind == .recursionTooDeep(maximum: Template.maximumNesting))
        #expect(error?.location.column == Template.maximumNesting * 6 + 1)
    }

    @Test func `sections count as levels`() {
        let source = String(repeating: "{{#a}}", count: 65) + "x" + String(repeating: "{{/a}}", count: 65)
        let error = failure(source, ["a": true])
        #expect(error?.kind == .recursionTooDeep(maximum: 64))
        #expect(error?.location.column == 64 * 6 + 1)
        #expect(failure(source, ["a": true], options: RenderOptions(maximumDepth: 65)) == nil)
    }

    @Test func `many siblings are not deep`() throws {
        let source = String(repeating: "{{#a}}x{{/a}}", count: 10_000)
        #expect(try render(source, ["a": true]).utf8.count == 10_000)
    }

    @Test func `output beyond the maximum is an error`() throws {
        let options = RenderOptions(maximumOutput: 10)
        let data: Value = ["list": .list(Array(repeating: "x", count: 11)), "ten": "1234567890"]
        #expect(try render("{{ten}}", data, options: options) == "1234567890")
        for (template, column) in [("{{#list}}{{.}}{{/list}}", 10), ("{{ten}}\n", 8), ("a{{ten}}", 2)] {
            let error = failure(template, data, options: options)
            #expect(error?.kind == .outputTooLarge(maximum: 10))
            #expect(error?.location.column == column)
        }
    }

    @Test func `more steps than the maximum are an error`() throws {
        let list: Value = .list(Array(repeating: true, count: 100))
        let data: Value = ["a": list]
        let source = "{{#a}}{{#a}}{{#a}}{{/a}}{{/a}}{{/a}}"
        #expect(try render(source, data) == "")
        #expect(
            failure(source, data, options: RenderOptions(maximumSteps: 10_000))?.kind == .tooManySteps(maximum: 10_000))
        let deep = String(repeating: "{{#a}}", count: 12) + String(repeating: "{{/a}}", count: 12)
        let error = failure(deep, data, options: RenderOptions(maximumSteps: 100_000))
        #expect(error?.kind == .tooManySteps(maximum: 100_000))
    }

    @Test func `indentation counts where it is repeated`() {
        let indentation = String(repeating: " ", count: 1 << 20)
        let lines = String(repeating: "x\n", count: 20_000)
        let error = failure(indentation + "{{>p}}\n", partials: ["p": lines])
        #expect(error?.kind == .outputTooLarge(maximum: 16 << 20))
    }

    /// What the body returns on a thread with a stack of 512 kB.
    private func onSmallStack(_ body: @escaping @Sendable () -> TemplateError?) -> TemplateError? {
        let result = Result()
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            result.error = body()
            done.signal()
        }
        thread.stackSize = 512 << 10
        thread.start()
        done.wait()
        return result.error
    }

    /// Written before the semaphore is signalled, read after.
    private final class Result: @unchecked Sendable {
        var error: TemplateError?
    }
}
