import SwiftOutline
import TemplateSets

extension ConventionReader {
    /// A stored property of a type.
    struct PropertyName: Hashable {
        let type: String
        let name: String
    }

    /// A connection as it stands in a skeleton.
    private struct Wire: Hashable {
        let target: PropertyName
        let base: String
        let maker: String?
        /// Whether the file tells the object's type; else its name does.
        let isTyped: Bool
    }

    /// The connections that a file makes in all variants, or in all that declare the property.
    func connections(_ all: [Appearance]) -> [Connection] {
        var order: [Wire] = []
        var making: [Wire: Set<Int>] = [:]
        let hashes = Set(types.map { NameHash.of($0.utf8) })
        for appearance in all {
            for setting in appearance.outline.settings(ofTypes: hashes) {
                guard let wire = wire(setting, in: appearance.outline) else { continue }
                if making[wire] == nil { order.append(wire) }
                making[wire, default: []].formUnion(appearance.variants)
            }
        }
        return order.compactMap { wire in
            guard let variants = making[wire] else { return nil }
            let isInAll = wire.isTyped && variants.count == all.total
            guard isInAll || declaring[wire.target]?.isSubset(of: variants) == true else { return nil }
            return Connection(
                type: NamePattern(wire.target.type), property: NamePattern(wire.target.name),
                base: NamePattern(wire.base), maker: wire.maker.map(NamePattern.init), isOptional: !isInAll)
        }
    }

    private func wire(_ setting: PropertySetting, in outline: Outline) -> Wire? {
        let known = setting.type ?? typeOfObject(called: setting.base, with: setting.property)
        let type = known.flatMap { classes.contains($0) ? $0 : conformer(to: $0, with: setting.property) }
        guard let type, !tolerance.mayLack("\(type).\(setting.property)") else { return nil }
        return Wire(
            target: PropertyName(type: type, name: setting.property), base: setting.base,
            maker: outline.typeName(around: setting.offset), isTyped: setting.type == type)
    }

    /// The one class that has the property and conforms to a protocol: an `Interactable` may be the interactor.
    private func conformer(to protocol: String, with property: String) -> String? {
        let types = (conforming[`protocol`] ?? []).filter {
            declaring[PropertyName(type: $0, name: property)] != nil
        }
        return types.count == 1 ? types.first : nil
    }

    /// The one class that has the property and is called like the object: `router` may be a `FeedsRouter`.
    private func typeOfObject(called base: String, with property: String) -> String? {
        let role = base.prefix(1).uppercased() + base.dropFirst()
        let types = declaring.keys.filter { $0.name == property && $0.type.hasSuffix(role) }.map(\.type)
        return types.count == 1 && !base.isEmpty ? types.first : nil
    }
}
