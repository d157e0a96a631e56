import SwiftOutline

/// Which objects of a skeleton are handed to others, and what they conform to, by the skeleton's variants.
struct HandoverTable {
    private struct Object: Hashable {
        let type: String
        let label: String
    }

    /// The lines in which objects are handed over, by the variants.
    private var handing: [Object: [Int: [String]]] = [:]
    private var labels: [String] = []
    private var conforming: [String: [String: Set<Int>]] = [:]

    mutating func add(_ outline: Outline, variant: Int) {
        let types = outline.typesOfProperties
        outline.forEachHandover { site in
            guard let type = outline.ownerName(of: site, knowing: types) else { return }
            let label = outline.text(of: site.use.name)
            if !labels.contains(label) { labels.append(label) }
            let line = outline.line(around: site.use.name.lowerBound).lowercased()
            handing[Object(type: type, label: label), default: [:]][variant, default: []].append(line)
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
            guard let lines = handing[Object(type: type, label: label)] else { return [] }
            let role = label.prefix(1).uppercased() + label.dropFirst()
            let conforming = conforming[type] ?? [:]
            let names = conforming.filter { name, variants in
                name.hasSuffix(role)
                    && variants.allSatisfy { variant in
                        let others = conforming.filter { $0.key != name && $0.value.contains(variant) }.map(\.key)
                        return lines[variant]?.contains {
                            Handover.isOf(name, besides: others, as: label, inLowercased: $0)
                        } ?? false
                    }
            }
            return Set(names.keys.map { NamePattern($0) }).sorted { "\($0.pieces)" < "\($1.pieces)" }
                .map { Handover(label: label, conformance: $0) }
        }
    }
}
