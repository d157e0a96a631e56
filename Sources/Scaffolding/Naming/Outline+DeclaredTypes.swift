import SwiftOutline

extension Outline {
    /// The names of the types and aliases at the top level that other files see.
    var declaredTypes: [String] {
        types.filter { $0.kind != .extension && $0.parent == nil && isSeen($0.modifiers) }.map { text(of: $0.name) }
            + members.filter { $0.kind == .typealias && $0.owner == nil && isSeen($0.modifiers) }
            .map { text(of: $0.name) }
    }

    private func isSeen(_ modifiers: SpanList) -> Bool {
        !self[modifiers].contains { ["private", "fileprivate"].contains(text(of: $0)) }
    }
}
