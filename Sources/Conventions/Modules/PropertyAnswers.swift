/// What is known of the properties of a module's types: each question goes through all of its code, and a class that
/// gives closures to thousands of things asks it as often of the same property.
final class PropertyAnswers {
    struct Question: Hashable {
        enum Kind { case letsGo, losesItems, mayEnd, mayEndList, isEnded, cancels }

        let kind: Kind
        let property: String
        /// The type that has the property; none where that does not matter.
        var owner = ""
    }

    private var known: [Question: Bool] = [:]

    func answer(to question: Question, _ find: () -> Bool) -> Bool {
        if let answer = known[question] { return answer }
        let answer = find()
        known[question] = answer
        return answer
    }

    private struct Gift: Hashable {
        let slot: ForeignSlot
        let type: String
    }

    private var keepers: [Gift: String?] = [:]

    /// The property by which a type keeps what it is given by a slot.
    func keeper(of slot: ForeignSlot, in type: String, _ find: () -> String?) -> String? {
        let gift = Gift(slot: slot, type: type)
        if let keeper = keepers[gift] { return keeper }
        let keeper = find()
        keepers[gift] = .some(keeper)
        return keeper
    }
}
