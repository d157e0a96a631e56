/// Which of the violations that several modules share stands for all.
enum SharedExample {
    /// The number of one in a file that a target builds and that is like most others.
    static func number(in group: [Violation], unbuilt: Set<String>) -> Int {
        var counts: [Substring: Int] = [:]
        for violation in group { counts[use(in: violation), default: 0] += 1 }
        func rank(_ index: Int) -> (Int, Int, Int) {
            (unbuilt.contains(group[index].path) ? 1 : 0, -(counts[use(in: group[index])] ?? 0), index)
        }
        return group.indices.min { rank($0) < rank($1) } ?? 0
    }

    /// What to say of the others where they are no copies of the example.
    static func others(in group: [Violation]) -> String {
        Set(group.map(use)).count > 1 ? ", by other names, too" : ""
    }

    /// By what the file uses what it must not, where that is named.
    private static func use(in violation: Violation) -> Substring {
        let start = violation.message.firstRange(of: "but uses '")?.upperBound
        guard violation.rule == .forbiddenImport, let start else { return "" }
        return violation.message[start...].prefix { $0 != "'" }
    }
}
