import SwiftOutline

extension Coherence {
    /// Properties that code sets to what they are, as `self.total = total` does where no parameter is called so.
    static func assignedToThemselves(in outline: Outline) -> [(type: String, property: String)] {
        let scopes = LocalNames(outline)
        return outline.uses.enumerated().compactMap { index, use in
            guard use.roles.isSuperset(of: [.assigned, .member]), let place = use.type,
                outline.receiver(of: use) == "self"
            else { return nil }
            let name = outline.text(of: use.name)
            let rest = outline.source[use.name.upperBound...].drop { " \t".utf8.contains($0) }
            guard rest.first == UInt8(ascii: "=") else { return nil }
            let value = rest.dropFirst().drop { " \t".utf8.contains($0) }
            let end = value.dropFirst(name.utf8.count).first { !" \t\r".utf8.contains($0) }
            guard value.starts(with: name.utf8), end.map({ "\n;}".utf8.contains($0) }) ?? true,
                !scopes.bind(name, at: index)
            else { return nil }
            return (outline.text(of: outline.types[place].name), name)
        }
    }
}
