import SwiftOutline

/// A place where an object is handed to another one: `tableView.delegate = self`, `router.open(delegate: self)`.
struct HandoverSite {
    /// The property that is set, or the argument's label.
    let use: Use
    /// The name of the object that is handed over; `self` for the one whose code it is.
    let value: String
}

extension Outline {
    /// All places where an object that has a name is handed to another one. What only keeps what it is given under the
    /// same name, `self.router = router`, hands nothing over.
    func forEachHandover(_ body: (HandoverSite) -> Void) {
        for use in uses {
            let isSet = use.roles.isSuperset(of: [.member, .assigned])
            guard isSet || use.roles.contains(.labelled), !use.roles.contains(.bound) else { continue }
            let rest = source[use.name.upperBound...].drop { " :=\n".utf8.contains($0) }
            let name = rest.prefix { $0.isNamePart }
            let next = rest[name.endIndex...].first ?? 0
            guard !name.isEmpty, !".(?![<".utf8.contains(next), !name.elementsEqual("nil".utf8),
                !name.elementsEqual(source[use.name])
            else { continue }
            body(HandoverSite(use: use, value: String(decoding: name, as: UTF8.self)))
        }
    }

    /// Whether an object of a type is handed over: in its own code, or by who has a property of that type.
    func ownerName(of site: HandoverSite, knowing types: [UInt64: String]) -> String? {
        guard site.value == "self" else { return types[NameHash.of(site.value)] }
        return site.use.type.map { text(of: self.types[$0].name) }
    }

    /// The whole line around an offset.
    func line(around offset: Int) -> String {
        let newline = UInt8(ascii: "\n")
        let start = source[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
        return text(of: start..<(source[offset...].firstIndex(of: newline) ?? source.count))
    }
}

extension Handover {
    /// Whether a line hands an object over for a role: it names that, or no other one that the object has of the kind.
    static func isOf(
        _ role: String, besides others: some Collection<String>, as label: String, inLowercased line: String
    ) -> Bool {
        isNamed(role, as: label, inLowercased: line)
            || !others.contains { isNamed($0, as: label, inLowercased: line) }
    }

    /// Whether a line names a role.
    static func isNamed(_ role: String, as label: String, inLowercased line: String) -> Bool {
        stem(of: role, for: label).map(line.contains) ?? false
    }

    /// What the name of a role says besides the role: `tableview` of a `UITableViewDelegate`, `client` of a
    /// `ClientModuleDelegate`; nil for another role than what an object is handed over as.
    private static func stem(of role: String, for label: String) -> String? {
        var stem = role.lowercased()
        for suffix in [label.lowercased(), "module"] where stem.hasSuffix(suffix) { stem.removeLast(suffix.count) }
        if stem.hasPrefix("ui") { stem.removeFirst(2) }
        return stem.isEmpty || !role.lowercased().hasSuffix(label.lowercased()) ? nil : stem
    }
}
