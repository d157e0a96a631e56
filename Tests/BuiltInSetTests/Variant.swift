/// Options of a set, as somebody would give them.
struct Variant: CustomStringConvertible, Sendable {
    var options: [String: [String]] = [:]

    var description: String {
        options.isEmpty
            ? "defaults"
            : options.sorted { $0.key < $1.key }
                .map { "\($0.key)=\($0.value.isEmpty ? "none" : $0.value.joined(separator: "+"))" }
                .joined(separator: ", ")
    }

    /// Every combination of these values; a value is a list, for an option may be given several times or not at all.
    static func all(_ choices: KeyValuePairs<String, [[String]]>) -> [Variant] {
        choices.reduce([Variant()]) { variants, choice in
            variants.flatMap { variant in
                choice.value.map { values in
                    var next = variant
                    next.options[choice.key] = values
                    return next
                }
            }
        }
    }
}
