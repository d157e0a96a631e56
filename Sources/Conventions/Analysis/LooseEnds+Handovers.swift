import SwiftOutline

extension CheckedModule {
    /// Where an object of a type is not handed to those which it is there for.
    func missingHandovers(of type: String, _ expected: ExpectedType, in home: ModuleFile) -> [LooseEnd] {
        guard !expected.handovers.isEmpty, let place = declaration(of: type, preferablyIn: home) else { return [] }
        let offset = place.file.outline.types[place.type].name.lowerBound
        let inherited = inherits(type)
        return expected.handovers.filter { handover in
            inherited.contains { role in
                handover.conformance.matches(role, for: forms)
                    && !isHandedOver(type, as: handover.label, role, besides: inherited.filter { $0 != role })
            }
        }
        .map { LooseEnd(kind: .unset(label: $0.label), type: type, file: place.file, offset: offset) }
    }

    /// Whether somebody hands over an object for what it conforms to, in code or in a storyboard. Where it conforms to more
    /// of the kind, the line tells for which.
    private func isHandedOver(
        _ type: String, as label: String, _ role: String, besides others: [String]
    ) -> Bool {
        let stem = Handover.stem(of: role, for: label)
        let others = others.compactMap { Handover.stem(of: $0, for: label) }
        return files.contains { file in
            if file.isInterface { return InterfaceFile(file.bytes).outlets.contains { $0.property == label } }
            let outline = file.outline
            let types = outline.typesOfProperties
            var isFound = false
            outline.forEachHandover { site in
                guard site.value != label, outline.text(of: site.use.name) == label else { return }
                let line = outline.line(around: site.use.name.lowerBound).lowercased()
                let isNamed = stem.map(line.contains) ?? false
                guard let owner = outline.ownerName(of: site, knowing: types) else {
                    isFound = isFound || isNamed
                    return
                }
                isFound = isFound || owner == type && (isNamed || !others.contains(where: line.contains))
            }
            return isFound
        }
    }
}

extension Handover {
    /// What the name of a role says besides the role: `tableview` of a `UITableViewDelegate`, `client` of a
    /// `ClientModuleDelegate`; nil for another role than what an object is handed over as.
    fileprivate static func stem(of role: String, for label: String) -> String? {
        var stem = role.lowercased()
        for suffix in [label.lowercased(), "module"] where stem.hasSuffix(suffix) { stem.removeLast(suffix.count) }
        if stem.hasPrefix("ui") { stem.removeFirst(2) }
        return stem.isEmpty || !role.lowercased().hasSuffix(label.lowercased()) ? nil : stem
    }
}

extension Outline {
    fileprivate func line(around offset: Int) -> String {
        let newline = UInt8(ascii: "\n")
        let start = source[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
        return text(of: start..<(source[offset...].firstIndex(of: newline) ?? source.count))
    }
}
