import SwiftOutline

extension Outline {
    /// What a type inherits, without what does not matter. That a protocol is for classes was once written `class`.
    func inheritedNames(of type: TypeDeclaration) -> [String] {
        self[type.inherits].map { range in
            let name = TypeText.core(source[range])
            return name == "class" ? "AnyObject" : name
        }
    }

    /// The roles that comments show, with the type whose extension holds the comment or follows it.
    var marks: [Mark] {
        taggedComments.compactMap { comment in
            guard text(of: comment.tag) == "MARK" else { return nil }
            let type = extensionMarked(by: comment)
            return Mark(
                text: markText(comment), extended: type.map { text(of: $0.name) },
                conformances: type.map(inheritedNames) ?? [])
        }
    }

    /// The text of a MARK comment without the dash that draws a line.
    func markText(_ comment: TaggedComment) -> String {
        String(text(of: comment.text).drop { $0 == "-" || $0 == " " })
    }

    /// The extension that a comment stands in, or right before.
    private func extensionMarked(by comment: TaggedComment) -> TypeDeclaration? {
        if let index = comment.type { return types[index].kind == .extension ? types[index] : nil }
        let start = comment.range.upperBound
        guard let next = types.first(where: { $0.parent == nil && $0.introducer > start }), next.kind == .extension
        else { return nil }
        let isParted = taggedComments.contains {
            (start..<next.introducer).contains($0.range.lowerBound) && text(of: $0.tag) == "MARK"
        }
        return isParted ? nil : next
    }
}

/// A MARK comment that shows a role.
struct Mark: Equatable {
    let text: String
    /// The type whose extension it marks; nil where it marks none.
    let extended: String?
    /// What that extension adds to the type's conformances.
    let conformances: [String]
}
