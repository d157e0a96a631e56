/// What keeps a requirement of a protocol: a member of a class that does nothing.
struct Promise {
    /// What a function does beside giving a result.
    struct Effects {
        var isAsync = false
        /// The errors that it throws: `any`, or those of one type; nil where it throws none.
        var errors: String?

        /// Whether what does this can stand for what does the other.
        func isWithin(_ other: Effects) -> Bool {
            (!isAsync || other.isAsync) && (errors == nil || other.errors == "any" || errors == other.errors)
        }
    }

    /// The member, without indentation.
    let text: String
    /// Its name, with the labels of a function's parameters.
    let name: String
    /// Its types.
    let signature: String
    /// The word that says where it runs, where it says so itself.
    let isolation: String?
    /// Whether its types have names of its own.
    var isGeneric = false
    var isSettable = false
    var effects = Effects()

    /// Adds it to others. Of two that are one member, that one stays which can stand for both: what can be set as well
    /// as read, and what does not throw.
    ///
    /// - Returns: whether one class can keep all of them.
    func add(to promises: inout [Promise]) -> Bool {
        // A property and a function without parameters are one name.
        guard !promises.contains(where: { $0.name == name + "()" || $0.name + "()" == name }) else { return false }
        for (index, other) in promises.enumerated() where other.name == name {
            if other.signature != signature {
                // Functions may differ in their types alone.
                guard name.hasSuffix(")"), !isGeneric, !other.isGeneric else { return false }
                continue
            }
            guard other.isolation == isolation else { return false }
            if other.stands(for: self) { return true }
            guard stands(for: other) else { return false }
            promises[index] = self
            return true
        }
        promises.append(self)
        return true
    }

    private func stands(for other: Promise) -> Bool {
        (isSettable || !other.isSettable) && effects.isWithin(other.effects)
    }
}
