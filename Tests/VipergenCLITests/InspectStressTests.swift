import TestSupport
import Testing

@Suite struct InspectStressTests {
    @Test func `types may nest as deep as they like`() throws {
        let session = try Session()
        let depth = 50_000
        let text = String(repeating: "enum E{", count: depth) + String(repeating: "}", count: depth)
        try session.sandbox.file("A.swift", text)
        let outcome = session.run("inspect A.swift")
        #expect(outcome.code == 0)
        #expect(outcome.lines.filter { $0.hasPrefix("{\"kind\":\"enum\"") }.count == depth)
        #expect(outcome.output.filter { $0 == "{" }.count == outcome.output.filter { $0 == "}" }.count)
    }
}
