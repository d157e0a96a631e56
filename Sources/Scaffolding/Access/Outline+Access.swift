import SwiftOutline

extension Outline {
    /// Whether other modules see a type, as far as its file tells: of an extension, that it says so itself.
    func isPublic(_ type: TypeDeclaration) -> Bool {
        let own = access(of: type.modifiers)
        guard let parent = type.parent.map({ types[$0] }) else { return own == .public }
        switch parent.kind {
        // What is extended may be declared elsewhere.
        case .extension: return own == .public || own == nil && isPublic(parent)
        default: return own == .public && isPublic(parent)
        }
    }

    /// The same of a member.
    func isPublic(_ member: Member) -> Bool {
        let own = access(of: member.modifiers)
        guard let owner = member.owner.map({ types[$0] }) else { return own == .public }
        switch owner.kind {
        case .protocol: return isPublic(owner)
        case .enum where member.kind == .case: return isPublic(owner)
        case .extension: return own == .public || own == nil && isPublic(owner)
        default: return own == .public && isPublic(owner)
        }
    }

    private enum Access {
        case `public`, lower
    }

    /// What modifiers say; nil where they say nothing. `private(set)` speaks of something else.
    private func access(of modifiers: SpanList) -> Access? {
        for modifier in self[modifiers] {
            switch text(of: modifier) {
            case "public", "open": return .public
            case "package", "internal", "fileprivate", "private": return .lower
            default: continue
            }
        }
        return nil
    }

    /// The type's name behind those of all that it stands in: `Client.Kind`.
    func path(of type: TypeDeclaration) -> String {
        let name = text(of: type.name)
        return type.parent.map { "\(path(of: types[$0])).\(name)" } ?? name
    }
}
