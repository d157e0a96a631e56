import JSON5
import Mustache
import SwiftOutline
import TemplateSets
import Text

/// An entry of `mayLack` or `mayDiffer` that names nothing which modules of the set have, or one of `weak` that nearly
/// does.
public struct UnknownTolerance: Sendable, Equatable {
    /// The entry, as it is written.
    public let text: String
    /// Where it stands in `template.json`.
    public let location: Location
    /// What could be named there.
    public let known: [String]

    /// Those of a set, whose module is given as each variant of its parameters writes it for the placeholder names.
    public static func all(
        in set: TemplateSet, variants: [[SkeletonFile]]
    ) throws(TemplateSetError) -> [UnknownTolerance] {
        guard let node = try set.conventions() else { return [] }
        var entries: [Node] = []
        var weak: [Node.Member] = []
        do throws(ShapeError) {
            let object = try ObjectReader(node, named: ConventionKeys.all.name, ConventionKeys.all)
            for key in [ConventionKeys.mayLack, ConventionKeys.mayDiffer] {
                guard let list = object[key] else { continue }
                if case .array(let items) = list.content { entries += items } else { entries.append(list) }
            }
            weak = try object.map(ConventionKeys.weak)
        } catch { throw .shape(path: set.folder.displayPath("template.json"), error) }
        guard !entries.isEmpty || !weak.isEmpty else { return [] }
        let symbols = try symbols(of: set, variants)
        let known = symbols.filter { !$0.contains(PlaceholderName.item) }.map(template).sorted()
        return entries.compactMap { entry in
            guard case .string(let text) = entry.content, !symbols.contains(Tolerance.placeholder(text)) else {
                return nil
            }
            return UnknownTolerance(text: text, location: entry.location, known: known)
        } + weak.flatMap { misspelled($0, symbols, known) }
    }

    /// The type and the properties of an entry of `weak` that are nearly called as what the templates declare: others
    /// may be a module's own.
    private static func misspelled(
        _ entry: Node.Member, _ symbols: Set<String>, _ known: [String]
    ) -> [UnknownTolerance] {
        guard symbols.contains(Tolerance.placeholder(entry.key)) else {
            let types = known.filter { !$0.replacing(variable, with: "").contains { ".: ".contains($0) } }
            let isUnknownVariable = Tolerance.placeholder(entry.key).contains("{{")
            guard isUnknownVariable || isMisspelled(entry.key, among: types) else { return [] }
            return [UnknownTolerance(text: entry.key, location: entry.location, known: types)]
        }
        let members = known.filter { $0.hasPrefix(entry.key + ".") }
        let properties = if case .array(let items) = entry.value.content { items } else { [entry.value] }
        return properties.compactMap { property in
            guard case .string(let name) = property.content else { return nil }
            let text = "\(entry.key).\(name)"
            guard !members.contains(text), isMisspelled(text, among: members, after: entry.key + ".") else {
                return nil
            }
            return UnknownTolerance(text: text, location: property.location, known: members)
        }
    }

    /// Whether one of the known names is nearly a name; one that only goes on is another.
    private static func isMisspelled(_ name: String, among known: [String], after prefix: String = variable) -> Bool {
        func own(_ name: String) -> String { name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name }
        return nearest(to: own(name), in: known.map(own).filter { !$0.hasPrefix(own(name)) }) != nil
    }

    private static let variable = "{{name}}"

    /// All that `check` could name, for the placeholder module.
    private static func symbols(
        of set: TemplateSet, _ variants: [[SkeletonFile]]
    ) throws(TemplateSetError) -> Set<String> {
        let strict = try LayerTable(of: set).withoutTolerance
        let convention = Convention(packed: Convention.packed(set: set, variants: variants, layers: strict))
        var symbols = Set(ExpectedSymbols(of: convention, placeholder: PlaceholderName.module).names)
        // What only some variants write is expected of none, but has a name.
        for file in variants.flatMap(\.self) {
            if let name = file.path.last { symbols.insert(name) }
            guard file.isSwift, !file.isTest else { continue }
            let outline = Outline(file.contents)
            for type in outline.types {
                let name = outline.text(of: type.name)
                symbols.insert(Tolerance.parts(of: name))
                for inherited in outline.inheritedNames(of: type) {
                    symbols.insert("\(name): \(TypeText.core(inherited))")
                }
            }
            for mark in outline.marks { symbols.insert("MARK: \(mark.text)") }
        }
        return symbols
    }

    /// A name as the entries have it.
    private static func template(_ symbol: String) -> String {
        symbol.replacing(PlaceholderName.module, with: "{{name}}")
            .replacing(CaseForm.camel.apply(to: PlaceholderName.module), with: "{{name.camel}}")
    }
}
