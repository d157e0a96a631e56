import SwiftOutline
import Text

extension Use {
    /// Whether it may name a type: it begins with a capital, and is neither a member, a label nor a new name.
    func isTypeName(in outline: Outline) -> Bool {
        guard roles.isDisjoint(with: [.member, .labelled, .bound]) else { return false }
        let first = outline.source[name.lowerBound]
        return first.isCapital || first >= 0x80
    }
}
