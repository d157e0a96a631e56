import Mustache
import Text

/// A form in which a module's name stands in a text: the name or its plural, in some case.
struct NameForm: Hashable, Sendable {
    var isPlural = false
    /// The case forms that are applied, in order; none for the name as it is.
    var cases: [CaseForm] = []

    static let camel = NameForm(cases: [.camel])

    /// All forms; of two that give a name one text, the likelier comes first.
    static let all: [NameForm] = [false, true].flatMap { isPlural in
        [[], [.camel], [.title], [.snake], [.kebab], [.snake, .upper], [.lower], [.upper]]
            .map { NameForm(isPlural: isPlural, cases: $0) }
    }

    /// What a template names it by, such as `name.plural.camel`.
    var variable: String {
        "name" + (isPlural ? ".plural" : "") + cases.map { "." + $0.rawValue }.joined()
    }

    func text(for name: String) -> String {
        cases.reduce(isPlural ? CaseForm.plural.apply(to: name) : name) { $1.apply(to: $0) }
    }

    var isUpper: Bool { cases.last == .upper }
}
