/// Two programs that do the same, run in turn so that a noisy machine is noisy for both.
struct Duel {
    let title: String
    /// The ratio that must not be passed.
    let most: Double
    let runs: Int
    let ours: (Int) -> [String]
    let theirs: (Int) -> [String]
    /// Makes the places of a run; not timed.
    var prepare: (Int) throws -> Void = { _ in }
    /// Removes what a run wrote; not timed.
    var tidy: (Int) throws -> Void = { _ in }
    /// How often theirs would have to run to do as much as ours.
    var times = 1.0

    /// A line: both medians, the median of the ratios, what is allowed, and the memory of ours.
    func fight() throws -> String {
        var costs: [(ours: RunCost, theirs: RunCost)] = []
        for number in 0..<(runs + 2) {
            try prepare(number)
            let isFirst = number.isMultiple(of: 2)
            let first = try run(isFirst ? ours(number) : theirs(number))
            let second = try run(isFirst ? theirs(number) : ours(number))
            try tidy(number)
            // Two runs warm the machine up.
            if number > 1 { costs.append(isFirst ? (first, second) : (second, first)) }
        }
        let own = median(costs.map(\.ours.microseconds)) / 1000
        let other = median(costs.map(\.theirs.microseconds)) / 1000 * times
        let ratio = median(costs.map { $0.ours.microseconds / ($0.theirs.microseconds * times) })
        let memory = Double(costs.map(\.ours.kilobytes).max() ?? 0) / 1024
        return row(
            title, "\(digits(own, 3)) ms", "\(digits(other, 3)) ms", "\(digits(ratio, 2))", "≤ \(most)",
            "\(digits(memory, 1)) MB")
    }
}

/// A line of the table.
func row(_ title: String, _ cells: String...) -> String {
    zip([title] + cells, [50, 13, 13, 8, 8, 10]).map { cell, width in
        cell + String(repeating: " ", count: max(width - cell.count, 1))
    }.joined()
}

/// A number with some digits after the point.
func digits(_ number: Double, _ count: Int) -> String {
    var scale = 1
    for _ in 0..<count { scale *= 10 }
    let scaled = Int((abs(number) * Double(scale)).rounded())
    let sign = number < 0 && scaled > 0 ? "-" : ""
    guard count > 0 else { return sign + "\(scaled)" }
    let fraction = String(scaled % scale)
    return sign + "\(scaled / scale)." + String(repeating: "0", count: count - fraction.count) + fraction
}
