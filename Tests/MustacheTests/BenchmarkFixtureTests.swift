import Foundation
import Mustache
import Testing

@Suite struct BenchmarkFixtureTests {
    @Test func `the benchmark is a presenter of 43 tags`() throws {
        let source = try Fixture.text("bench.mustache")
        #expect(source.components(separatedBy: "{{").count - 1 == 43)
        let result = try render(source, Value(json: try Fixture.json("bench.json")))
        #expect(!result.contains("{{"))
        #expect(result.contains("final class OrderHistoryPresenter {\n    weak var view: OrderHistoryViewInput?"))
        #expect(result.contains("    private var items: [Order]\n    private var isLoading: Bool\n\n    init("))
        #expect(result.contains("        self.items = []\n        self.isLoading = false\n    }\n"))
    }
}
