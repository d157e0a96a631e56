import SwiftOutline
import Testing

/// The types and members of a text in its order, each in one line.
///
/// A type: `kind name: inherited [attributes] <modifiers>`. A member: `Owner.kind name: type = stored weak static`,
/// with `=` where it has an initial value.
func declarations(_ text: String) -> [String] {
    let outline = Outline(Array(text.utf8))
    let types = outline.types.map { (offset: $0.name.lowerBound, line: line($0, outline)) }
    let members = outline.members.map { (offset: $0.name.lowerBound, line: line($0, outline)) }
    return (types + members).sorted { $0.offset < $1.offset }.map(\.line)
}

/// The uses of a text, each followed by marks: `.` member, `:` labelled, `(` called, `=` assigned, `!` bound.
func uses(_ text: String) -> String {
    let outline = Outline(Array(text.utf8))
    let marks: [(Use.Roles, String)] = [
        (.member, "."), (.labelled, ":"), (.called, "("), (.assigned, "="), (.bound, "!"),
    ]
    return outline.uses.map { use in
        outline.text(of: use.name) + marks.filter { use.roles.contains($0.0) }.map(\.1).joined()
    }.joined(separator: " ")
}

private func line(_ type: TypeDeclaration, _ outline: Outline) -> String {
    var line = owner(type.parent, outline) + "\(type.kind) \(outline.text(of: type.name))"
    if !type.inherits.isEmpty { line += ": " + list(type.inherits, outline, ", ") }
    if !type.attributes.isEmpty { line += " [\(list(type.attributes, outline, " "))]" }
    if !type.modifiers.isEmpty { line += " <\(list(type.modifiers, outline, " "))>" }
    return line
}

private func line(_ member: Member, _ outline: Outline) -> String {
    var line = owner(member.owner, outline) + "\(member.kind) \(outline.text(of: member.name))"
    if let type = member.type { line += ": " + outline.text(of: type) }
    if member.initialValue != nil { line += " =" }
    if member.isStored { line += " stored" }
    if member.ownership != .strong { line += " \(member.ownership)" }
    if member.isStatic { line += " static" }
    if !member.attributes.isEmpty { line += " [\(list(member.attributes, outline, " "))]" }
    if !member.modifiers.isEmpty { line += " <\(list(member.modifiers, outline, " "))>" }
    return line
}

private func owner(_ type: Int?, _ outline: Outline) -> String {
    type.map { outline.text(of: outline.types[$0].name) + "." } ?? ""
}

private func list(_ list: SpanList, _ outline: Outline, _ separator: String) -> String {
    outline[list].map { outline.text(of: $0) }.joined(separator: separator)
}

/// Checks what holds of every outline: it is in the order of the text, and its indices and ranges are good.
func expectSound(_ outline: Outline) {
    let count = outline.source.count
    let names = outline.uses.map(\.name)
    let isOrdered = zip(names, names.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }
    let typesAreGood = outline.types.enumerated().allSatisfy { index, type in
        (type.parent ?? -1) < index && type.name.upperBound <= count && type.body.upperBound <= count
            && type.parent.map { outline.types[$0].body.contains(type.introducer) } ?? true
    }
    let membersAreGood = outline.members.allSatisfy { member in
        member.name.upperBound <= count && (member.type?.upperBound ?? 0) <= count
            && member.owner.map { outline.types[$0].body.contains(member.introducer) } ?? true
    }
    let indicesAreGood = outline.uses.allSatisfy {
        $0.name.upperBound <= count && ($0.type ?? -1) < outline.types.count
    }
    let commentsAreGood = outline.comments == tokens(of: outline.source).filter(\.isComment).map(\.range)
    if !(isOrdered && typesAreGood && membersAreGood && indicesAreGood && commentsAreGood) {
        Issue.record(
            """
            order \(isOrdered), types \(typesAreGood), members \(membersAreGood), indices \(indicesAreGood), \
            comments \(commentsAreGood):
            \(outline.text(of: 0..<count))
            """)
    }
}
