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
    /// As few of them as have each combination of so many options' values that some of them has.
    ///
    /// What goes wrong when it is compiled does so for one option, or for two that meet.
    func covering(_ count: Int) -> [Variant] {
        var open = Set(flatMap { $0.combinations(of: count) })
        var left = enumerated().map { ($0.offset, $0.element.combinations(of: count)) }
        var chosen: [Int] = []
        while !open.isEmpty {
            let counts = left.map { open.intersection($0.1).count }
            guard let best = counts.indices.max(by: { (counts[$0], $1) < (counts[$1], $0) }) else { break }
            let (number, combinations) = left.remove(at: best)
            open.subtract(combinations)
            chosen.append(number)
        }
        return chosen.sorted().map { self[$0] }
    }
}

extension Variant {
    /// The combinations of so many options' values; of fewer options the one of all.
    fileprivate func combinations(of count: Int) -> Set<[String]> {
        let values = options.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.joined(separator: "+"))" }
        guard values.count > count else { return [values] }
        return Set(values.combinations(of: count))
    }
}

extension [String] {
    fileprivate func combinations(of count: Int) -> [[String]] {
        guard count > 0 else { return [[]] }
        return indices.flatMap { first in
            Array(self[(first + 1)...]).combinations(of: count - 1).map { [self[first]] + $0 }
        }
    }
}
