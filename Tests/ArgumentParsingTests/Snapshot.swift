import Foundation
import Testing

/// Compares a text with its file in `Snapshots`; with `VIPERGEN_RECORD=1` in the environment, writes the file.
func expectSnapshot(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Snapshots").appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["VIPERGEN_RECORD"] == "1" {
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
    guard let recorded = try? String(contentsOf: file, encoding: .utf8) else {
        Issue.record("There is no snapshot \(name); record it with VIPERGEN_RECORD=1", sourceLocation: sourceLocation)
        return
    }
    #expect(text == recorded, "differs from \(name)", sourceLocation: sourceLocation)
}
