import SwiftOutline
import Text

/// As what the objects of types are handed over in some texts: `cell.delegate = self`, `clock.delegate = presenter`.
struct GivenSelves {
    /// The properties that are set, and the labels of the arguments, by the type whose object it is.
    private var labels: [String: Set<String>] = [:]
    /// The types of the properties and parameters of a name.
    private var types: [String: Set<String>] = [:]

    init(in outlines: [Outline]) {
        var properties: [String: [String: String]] = [:]
        for outline in outlines { outline.addTypesOfProperties(to: &properties) }
        for outline in outlines {
            lazy var scopes = LocalNames(outline)
            for (index, use) in outline.uses.enumerated() {
                guard let type = use.type, !use.roles.contains(.bound),
                    use.roles.contains(.labelled) || use.roles.isSuperset(of: [.member, .assigned])
                else { continue }
                let value = outline.source[use.name.upperBound...].drop { " :=\n".utf8.contains($0) }
                    .prefix { $0.isNamePart || $0 == UInt8(ascii: ".") }
                let own = outline.text(of: outline.types[type].name)
                let name = String(decoding: value, as: UTF8.self)
                let object =
                    name == "self"
                    ? own
                    : use.roles.contains(.labelled)
                        ? nil : scopes.typeName(of: name, at: index) ?? properties[own]?[name]
                if let object { labels[object, default: []].insert(outline.text(of: use.name)) }
            }
            for member in outline.members where member.kind == .var || member.kind == .let {
                guard let type = member.type else { continue }
                types[outline.text(of: member.name), default: []].formUnion(
                    SwiftLines.identifiers(in: outline.source[type]))
            }
        }
    }

    /// Whether the objects of a type hand themselves over as what conforms to a protocol.
    ///
    /// - Parameter others: what else the type conforms to.
    func ask(for parent: String, of type: String, besides others: Set<String>) -> Bool {
        (labels[type] ?? []).contains { label in
            if let known = types[label] { return known.contains(parent) && known.isDisjoint(with: others) }
            // Of who is given it the texts say nothing: a delegate conforms to what is called so.
            let end = label.prefix(1).uppercased() + label.dropFirst()
            return parent.hasSuffix(end) && !others.contains { $0.hasSuffix(end) }
        }
    }
}
