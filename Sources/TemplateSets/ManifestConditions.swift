import JSON5

extension ManifestReader {
    /// The condition that stands under `when`; what it names must be there.
    func readCondition(_ object: ObjectReader, parameters: [Parameter]) throws(TemplateSetError) -> Condition? {
        let text: String?
        do throws(ShapeError) { text = try object.string("when") } catch { throw .shape(path: path, error) }
        guard let text else { return nil }
        let place = object["when"]?.place ?? object.place
        guard let condition = Condition(text) else { throw .badCondition(path: path, place, text) }
        let known = parameters.map(\.name)
        for name in condition.names where !known.contains(name) {
            throw .unknownParameter(path: path, object.place, name, known: known)
        }
        for (name, value) in condition.comparisons {
            guard case .choice(let choices)? = parameters.first(where: { $0.name == name })?.kind,
                !choices.contains(value)
            else { continue }
            throw .unknownChoice(path: path, object.place, value, known: choices)
        }
        return condition
    }
}

extension Condition {
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
