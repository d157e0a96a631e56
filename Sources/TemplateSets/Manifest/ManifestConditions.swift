import JSON5
import Text

extension ManifestReader {
    private static let conditionKeys = [FileKeys.when, EditKeys.when, ParameterKeys.needs].map(\.name)

    /// The condition under a key; what it names must be there.
    func readCondition(
        _ key: Key, in object: ObjectReader, parameters: [Parameter]
    ) throws(TemplateSetError) -> Condition? {
        let condition: Condition?
        do throws(ShapeError) { condition = try self.condition(key, in: object) } catch { throw fault(of: error) }
        if let condition { try check(condition, in: object[key], at: object.location, parameters: parameters) }
        return condition
    }

    /// A condition under a key; nil where there is none.
    func condition(_ key: Key, in object: ObjectReader) throws(ShapeError) -> Condition? {
        guard let text = try object.string(key) else { return nil }
        guard let condition = Condition(text) else {
            throw object.unknownValue(text, of: key, known: [])
        }
        return condition
    }

    /// A text that is no condition has words of its own.
    func fault(of error: ShapeError) -> TemplateSetError {
        guard case .unknownValue(let text, let key, _) = error.kind, Self.conditionKeys.contains(key) else {
            return .shape(path: path, error)
        }
        return .badCondition(path: path, error.location, text)
    }

    /// Whether there is what a condition names.
    ///
    /// - Parameters:
    ///   - node: The text of the condition.
    ///   - location: Where what has it begins.
    func check(
        _ condition: Condition, in node: @autoclosure () -> Node?, at location: Location, parameters: [Parameter]
    ) throws(TemplateSetError) {
        let known = parameters.map(\.name)
        func place(of word: String) -> Location { node().map { Condition.place(of: word, in: $0) } ?? location }
        for name in condition.names where !known.contains(name) {
            throw .unknownParameter(path: path, place(of: name), name, known: known)
        }
        for (name, value) in condition.comparisons {
            guard let kind = parameters.first(where: { $0.name == name })?.kind, !kind.isToggle,
                let values = kind.values, !values.contains(value)
            else { continue }
            throw .unknownChoice(path: path, place(of: value), value, known: values)
        }
    }
}

extension Condition {
    /// Where a word of a condition stands in its text, which has no escapes.
    fileprivate static func place(of word: String, in node: Node) -> Location {
        var place = node.location
        guard case .string(let text) = node.content, let offset = offset(of: word, in: text) else { return place }
        place.column += 1 + offset
        return place
    }

    /// The comparisons that it makes.
    fileprivate var comparisons: [(String, String)] {
        switch self {
        case .isTrue: []
        case .equals(let name, let value): [(name, value)]
        case .not(let condition): condition.comparisons
        case .and(let first, let second), .or(let first, let second): first.comparisons + second.comparisons
        }
    }
}
