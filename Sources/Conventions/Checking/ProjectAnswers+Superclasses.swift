import SwiftOutline

extension ProjectAnswers {
    /// The number of classes above one that are asked.
    private static let mostSteps = 5

    /// Asks whether a class inherits the property that keeps what it is given, where it has none itself.
    mutating func askSuperclasses(
        _ questions: Set<OpenQuestion>, _ search: (Set<String>, Set<OpenQuestion>) -> [ProjectAnswers]
    ) {
        // What is asked of the classes above, with the questions that this is about.
        var asked = questions.filter { owned[$0] == nil }.map { (question: $0, about: $0) }
        for _ in 0..<Self.mostSteps {
            asked = asked.compactMap { question, about in
                guard case .owns(let slot, _, let keeper) = question, let parent = superclasses[question] else {
                    return nil
                }
                return (.owns(slot, by: parent, as: keeper), about)
            }
            guard !asked.isEmpty else { return }
            add(search(Set(asked.flatMap(\.question.names)), Set(asked.map(\.question))))
            for (question, about) in asked {
                guard case .owns(_, let parent, _) = question, let kept = owned[question] else { continue }
                owned[about] = kept.inherited(from: parent)
            }
            asked.removeAll { owned[$0.question] != nil }
        }
    }
}

extension Outline {
    /// The class of the project's that a class of this text inherits; nil where it has a member itself by which it
    /// would keep something.
    func superclass(of type: String, having slot: ForeignSlot) -> String? {
        guard case .property(let name) = slot else { return nil }
        let own = types.first { $0.kind == .class && source[$0.name].elementsEqual(type.utf8) }
        guard let own, let first = inheritedNames(of: own).first,
            !members.contains(where: { text(of: $0.name) == name && ownerName(of: $0) == type })
        else { return nil }
        let parent = String(first.prefix { $0 != "<" })
        return CheckedModule.isForObjectsAlone(parent) || !parent.utf8.allSatisfy(\.isNamePart) ? nil : parent
    }
}
