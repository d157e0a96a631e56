import Foundation
import TestSupport
import Testing

/// Compares a text with its file in `Snapshots`.
func expectSnapshot(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Snapshots").appendingPathComponent(name)
    if let difference = try Recording.difference(of: text, from: file) {
        Issue.record("\(difference)", sourceLocation: sourceLocation)
    }
}
