import TemplateSets
import Text

/// A name that a value gives to something new, and that is one slip away from something that the project has.
public struct SlippedName: Sendable, Equatable {
    /// The option with that value, without dashes.
    public let option: String
    /// The name.
    public let name: String
    /// What the project has.
    public let nearest: String
}

extension ProjectReferences {
    /// The names in values of what the project lacks that were most likely meant as others which it has.
    ///
    /// - Parameter lacking: what is written along or is still to be written.
    public func slips(
        in given: [String: [String]], for blueprint: Blueprint, lacking: (missing: [Missing], expected: [Expected])
    ) -> [SlippedName] {
        let new = Set(lacking.missing.filter { !$0.isSample }.map(\.name.name) + lacking.expected.map(\.name))
        guard !new.isEmpty else { return [] }
        return set.parameters.filter(blueprint.takes).flatMap { parameter -> [SlippedName] in
            let texts = (given[parameter.name] ?? []).filter(new.contains)
            guard !texts.isEmpty else { return [] }
            let known = names(for: parameter)
            return texts.compactMap { text in
                known.first { Self.isSlip(text, for: $0) }
                    .map { SlippedName(option: parameter.option, name: text, nearest: $0) }
            }
        }
    }

    /// Whether a name was most likely meant as another: not a short one, nor one and many, nor one that counts.
    private static func isSlip(_ name: String, for other: String) -> Bool {
        func letters(_ text: String) -> String { String(text.filter(\.isLetter)) }
        return min(name.utf8.count, other.utf8.count) > 4 && Spelling.isSlip(name, for: other)
            && CaseForm.plural.apply(to: name) != CaseForm.plural.apply(to: other) && letters(name) != letters(other)
    }
}
