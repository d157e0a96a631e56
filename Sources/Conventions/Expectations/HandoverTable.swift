import SwiftOutline

/// Which objects of a skeleton are handed to others, and what they conform to, by the skeleton's variants.
struct HandoverTable {
    private struct Object: Hashable {
        let type: String
        let label: String
    }

    private var handing: [Object: Set<Int>] = [:]
    private var labels: [String] = []
    private var conforming: [String: [String: Set<Int>]] = [:]

    mutating func add(_ outline: Outline, variant: Int) {
        let types = outline.typesOfProperties
        outline.forEachHandover { site in
            guard let type = outline.ownerName(of: site, knowing: types) else { return }
            let label = outline.text(of: site.use.name)
            if !labels.contains(label) { labels.append(label) }
            handing[Object(type: type, label: label), default: []].insert(variant)
        }
    }

    mutating func add(_ inherits: [String: [String]], variant: Int) {
        for (type, names) in inherits {
            for name in names { conforming[type, default: [:]][name, default: []].insert(variant) }
        }
    }

    /// What an object of a type is handed over as by every variant in which it conforms to what is called so.
    func expected(of type: String) -> [Handover] {
        labels.flatMap { label -> [Handover] in
            guard let variants = handing[Object(type: type, label: label)] else { return [] }
            let role = label.prefix(1).uppercased() + label.dropFirst()
            let names = (conforming[type] ?? [:]).filter { $0.key.hasSuffix(role) && $0.value.isSubset(of: variants) }
            return Set(names.keys.map { NamePattern($0) }).sorted { "\($0.pieces)" < "\($1.pieces)" }
                .map { Handover(label: label, conformance: $0) }
        }
    }
}
