import SwiftOutline

extension ConventionReader {
    /// The properties that are unowned in all places where some type declares them.
    static func unowned(_ places: [(Appearance, Int)]) -> [NamePattern] {
        var found: [String: Bool] = [:]
        for (appearance, index) in places {
            let outline = appearance.outline
            for member in outline.members where member.owner == index && member.isStored {
                found[outline.text(of: member.name), default: true] =
                    member.ownership == .unowned
                    && found[outline.text(of: member.name)] ?? true
            }
        }
        return found.filter(\.value).keys.sorted().map(NamePattern.init).filter { !$0.isOpen }
    }
}
