import JSON5
import Mustache
import TemplateSets

/// What the templates of a set write and modules need not have, or may have otherwise.
///
/// Each is named as violations name it, for the placeholder module: a file `QxmodZxnameCell.swift`, a type
/// `QxmodZxnameCell`, all that it has `QxmodZxnameCell.*`, a property `QxmodZxnameView.output`, a superclass or
/// protocol `QxmodZxnameView: Reusable`, a comment `MARK: QxmodZxnameViewInput`, and that a property is weak
/// `weak QxmodZxnamePresenter.view`.
struct Tolerance: Sendable {
    private var mayLack: Set<String> = []
    private var mayDiffer: Set<String> = []

    /// Nothing is tolerated.
    init() {}

    /// Reads `conventions` of a set's `template.json`.
    init(_ conventions: ObjectReader) throws(ShapeError) {
        mayLack = Set(try conventions.strings(ConventionKeys.mayLack)?.map(Self.placeholder) ?? [])
        mayDiffer = Set(try conventions.strings(ConventionKeys.mayDiffer)?.map(Self.placeholder) ?? [])
    }

    func mayLack(_ symbol: String) -> Bool { mayLack.contains(symbol) || isOfTolerated(symbol) }
    func mayDiffer(_ symbol: String) -> Bool { mayDiffer.contains(symbol) || isOfTolerated(symbol) }

    /// Whether it is a part of a type of which nothing is asked.
    private func isOfTolerated(_ symbol: String) -> Bool {
        guard !mayLack.isEmpty, let end = symbol.firstIndex(where: { $0 == "." || $0 == ":" }) else { return false }
        return mayLack.contains(Self.parts(of: String(symbol[..<end])))
    }

    /// What stands for a property's being weak or unowned.
    static func weakness(of property: String) -> String { "weak " + property }

    /// Whether a property may be strong that is weak or unowned in the set.
    func mayBeStrong(_ property: String) -> Bool {
        mayLack.contains(Self.weakness(of: property)) || isOfTolerated(property)
    }

    /// What stands for all that a type has.
    static func parts(of type: String) -> String { type + ".*" }

    /// A name with the placeholder for the module's. What is no template stands for itself.
    static func placeholder(_ name: String) -> String {
        let data: Value = ["name": .string(PlaceholderName.module)]
        return (try? Template(name, name: "conventions").renderString(data)) ?? name
    }
}
