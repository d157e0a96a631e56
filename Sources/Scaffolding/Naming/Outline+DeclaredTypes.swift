import SwiftOutline

extension Outline {
    /// The names of the types and aliases at the top level that other files see.
    var declaredTypes: [String] {
        types.filter { $0.kind != .extension && $0.parent == nil && isSeen($0.modifiers) }.map { text(of: $0.name) }
            + members.filter { $0.kind == .typealias && $0.owner == nil && isSeen($0.modifiers) }
            .map { text(of: $0.name) }
    }

    /// The names of the types and aliases within others that other files see, each behind those of what it stands in:
    /// `Client.Kind`.
    var nestedTypes: [String] {
        types.filter { $0.kind != .extension && $0.parent != nil && isSeenWhole($0) }.map(path(of:))
            + members.filter { member in
                guard member.kind == .typealias, let owner = member.owner else { return false }
                return isSeen(member.modifiers) && isSeenWhole(types[owner])
            }
            .map(path(of:))
    }

    private func isSeenWhole(_ type: TypeDeclaration) -> Bool {
        isSeen(type.modifiers) && type.parent.map { isSeenWhole(types[$0]) } ?? true
    }

    private func isSeen(_ modifiers: SpanList) -> Bool {
        !self[modifiers].contains { ["private", "fileprivate"].contains(text(of: $0)) }
    }
}
