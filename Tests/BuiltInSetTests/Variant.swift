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

extension [Variant] {
    /// As few of them as have each combination of three options' values that some of them has.
    ///
    /// What goes wrong when it is compiled does so for one option, or for two or three that meet.
    var coveringTriples: [Variant] {
        var open = Set(flatMap(\.triples))
        var left = enumerated().map { (number: $0.offset, variant: $0.element) }
        var chosen: [Int] = []
        while !open.isEmpty {
            let counts = left.map { open.intersection($0.variant.triples).count }
            guard let best = counts.indices.max(by: { (counts[$0], $1) < (counts[$1], $0) }) else { break }
            let (number, variant) = left.remove(at: best)
            open.subtract(variant.triples)
            chosen.append(number)
        }
        return chosen.sorted().map { self[$0] }
    }
}

extension Variant {
    /// The combinations of three options' values; of fewer options the one of all.
    fileprivate var triples: Set<String> {
        let values = options.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.joined(separator: "+"))" }
        guard values.count > 3 else { return [values.joined(separator: ",")] }
        var triples: Set<String> = []
        for first in values.indices {
            for second in values.indices[(first + 1)...] {
                for third in values.indices[(second + 1)...] {
                    triples.insert([first, second, third].map { values[$0] }.joined(separator: ","))
                }
            }
        }
        return triples
    }
}
