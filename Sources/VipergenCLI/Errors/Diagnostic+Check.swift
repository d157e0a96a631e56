import Conventions
import Text

extension Diagnostic {
    init(_ error: CheckError) {
        switch error {
        case .noSuchPath(let path):
            self.init(
                message: "there is no file or folder \(quoted(path))",
                hints: ["Paths are relative to the current directory, or to the project's."], exitCode: .failed)
        case .outsideProject(let path):
            self.init(
                message: "\(quoted(path)) is outside the project",
                hints: ["Name the project's directory with --project."], exitCode: .usage)
        case .badBaseline(let path, .syntax(let error)): self.init(error, in: path)
        case .badBaseline(let path, .shape(let error)): self.init(error, in: path)
        case .noBaseline(let path):
            self.init(
                message: "there is no baseline \(quoted(path))",
                hints: ["'vipergen check --write-baseline --baseline FILE' writes one."], exitCode: .failed)
        case .otherFile(let path):
            self.init(
                message: "\(quoted(path)) is not a baseline; nothing was written",
                hints: ["Give another --baseline, or remove the file first."], exitCode: .failed)
        case .badJobs(let text):
            self.init(
                message: "invalid value \(quoted(text)) for --jobs", hints: ["Write 1 or more."], exitCode: .usage)
        case .gitMissing:
            self.init(message: "--changed-since needs git, which could not be started", exitCode: .failed)
        case .gitFailed(let revision):
            self.init(
                message: "git cannot list the changes since \(quoted(revision))",
                hints: ["Is the project in a git repository, and the revision fetched?"], exitCode: .failed)
        case .noModule:
            self.init(
                message: "no module found; nothing was checked",
                hints: [
                    "A module is a presenter, an interactor and a view with the same name.",
                    "Name the project's directory with -C DIR, or give --allow-no-modules where there may be none.",
                ], exitCode: .failed)
        case .unknownRule(let name):
            self.init(
                message: "there is no rule \(quoted(name))",
                hints: suggestion(for: name, among: RuleIdentifier.allCases.map(\.rawValue), what: "rules"),
                exitCode: .usage)
        }
    }
}
