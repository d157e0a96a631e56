import JSON5
import Text

/// Where Xcode projects and the disk differ, for people and for programs.
enum XcodeReport {
    /// A line a problem.
    static func text(of problems: [XcodeProblem]) -> String {
        problems.map { "\(escaped($0.path)): \(words(for: $0))\n" }.joined()
    }

    private static func words(for problem: XcodeProblem) -> String {
        let target = quoted(problem.target ?? "")
        switch problem.kind {
        case .notInTarget: return "in no target of \(quoted(problem.project))"
        case .notOnDisk: return "in the target \(target) of \(quoted(problem.project)), and not on disk"
        case .listedTwice: return "more than once in the target \(target) of \(quoted(problem.project))"
        }
    }

    static func json(of problems: [XcodeProblem]) -> String {
        let items = problems.map { problem in
            JSONText.object([
                ("kind", .string(problem.kind.rawValue)), ("path", .string(problem.path)),
                ("target", problem.target.map { .string($0) } ?? .null),
            ])
        }
        return JSONText.object([("version", .number(1)), ("problems", .array(items))]).text + "\n"
    }

    /// How many there are, in a sentence.
    static func summary(of problems: [XcodeProblem]) -> String {
        guard !problems.isEmpty else { return "The Xcode project agrees with the disk.\n" }
        let kinds: [(XcodeProblem.Kind, String)] = [
            (.notInTarget, "in no target"), (.notOnDisk, "not on disk"), (.listedTwice, "listed twice"),
        ]
        let parts = kinds.compactMap { kind, words in
            let number = problems.count { $0.kind == kind }
            return number == 0 ? nil : "\(number) \(words)"
        }
        return "\(count(problems.count, "problem")): \(parts.joined(separator: ", ")).\n"
    }
}
