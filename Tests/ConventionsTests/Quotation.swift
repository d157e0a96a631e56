@testable import Conventions

/// Ways to write code so that it is none.
enum Quotation: CaseIterable {
    case blockComment, nestedComment, lineComments, string, rawString

    /// The sample with an example's faulty code quoted, beside what was there. Nil where the fault is none of the
    /// code's: where it is a comment, a file that is there or not, or code that is gone.
    func project(quoting example: RuleExample) throws -> ExampleProject? {
        guard example.isViolation, !example.isAboutComment,
            try example.reportedPlaces().allSatisfy({ !$0.hasSuffix(":1:1") })
        else { return nil }
        switch example.change {
        case .add(let file, let code) where file.hasSuffix(".swift"):
            return try ExampleProject.sample.applying(.add(file: file, quoted(code)))
        case .replace(let file, let old, let new) where file.hasSuffix(".swift") && !new.isEmpty:
            if isBlock { return try ExampleProject.sample.applying(.replace(file: file, old, with: old + quoted(new))) }
            var project = ExampleProject.sample
            project.files[ExampleProject.path(file)]? += quoted(new)
            return project
        default: return nil
        }
    }

    private var isBlock: Bool { self == .blockComment || self == .nestedComment }

    private func quoted(_ code: String) -> String {
        switch self {
        case .blockComment: " /*\n\(code)\n*/ "
        case .nestedComment: " /* /* */\n\(code)\n/* \(code) */ */ "
        case .lineComments: code.split(separator: "\n").map { "\n// \($0)" }.joined() + "\n"
        case .string: "\nprivate let sample = \"\"\"\n\(code)\n\"\"\"\n"
        case .rawString: "\nprivate let sample = #\"\"\"\n\(code)\n\\(\(code))\n\"\"\"#\n"
        }
    }
}
