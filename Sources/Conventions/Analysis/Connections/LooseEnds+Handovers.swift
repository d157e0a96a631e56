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

    /// Whether somebody hands over an object for what it conforms to, in code or in a storyboard. Where it conforms to
    /// more of the kind, the line tells for which.
    private func isHandedOver(
        _ type: String, as label: String, _ role: String, besides others: [String]
    ) -> Bool {
        files.contains { file in
            if file.isInterface { return file.interface.outlets.contains { $0.property == label } }
            let outline = file.outline
            let types = outline.typesOfProperties
            var isFound = false
            outline.forEachHandover { site in
                guard outline.text(of: site.use.name) == label else { return }
                let line = outline.line(around: site.use.name.lowerBound).lowercased()
                guard let owner = outline.ownerName(of: site, knowing: types) else {
                    isFound = isFound || Handover.isNamed(role, as: label, inLowercased: line)
                    return
                }
                isFound =
                    isFound || owner == type && Handover.isOf(role, besides: others, as: label, inLowercased: line)
            }
            return isFound
        }
    }
}
