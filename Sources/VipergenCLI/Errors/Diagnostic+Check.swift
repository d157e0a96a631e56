import Conventions
import Text

/// The rule that a word most likely means: a slip, or a part of its name.
func nearestRule(to word: String) -> String? {
    let rules = RuleIdentifier.allCases.map(\.rawValue)
    if let near = nearest(to: word, in: rules) { return near }
    let parts = word.lowercased().split { !$0.isLetter }.map(String.init).filter { $0.count > 2 }
    return rules.first { rule in parts.contains { part in rule.contains(part) } }
}

extension Diagnostic {
    init(_ error: CheckError) {
        switch error {
        case .noSuchPath(let path, let near):
            self.init(
                message: "there is no file or folder \(quoted(path))",
                hints: near.map { ["Did you mean \(quoted($0))?"] }
                    ?? ["Paths are relative to the current directory, or to the project's."], exitCode: .failed)
        case .outsideProject(let path):
            self.init(
                message: "\(quoted(path)) is outside the project",
                hints: ["Name the project's directory with --project."], exitCode: .usage)
        case .badBaseline(let path, .syntax(let error)): self.init(error, in: path)
        case .badBaseline(let path, .shape(let error)): self.init(error, in: path)
        case .noBaseline(let path, let isConfigured):
            self.init(
                message: "there is no baseline \(quoted(path))",
                hints: [
                    isConfigured
                        ? "'vipergen check --write-baseline' writes it; \"baseline\" in .vipergen.json names it."
                        : "'vipergen check --write-baseline --baseline FILE' writes one."
                ], exitCode: .failed)
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
            let near = nearestRule(to: name)
            self.init(
                message: "there is no rule \(quoted(name))",
                hints: (near.map { ["Did you mean \(quoted($0))?"] } ?? []) + ["'vipergen rules' lists the rules."],
                exitCode: .usage)
        case .baselineWithoutTargets:
            self.init(
                message: "no baseline was written: an Xcode project cannot be read, and so not what its targets lack",
                hints: ["Restore the project, or turn 'xcode-membership' off in .vipergen.json."], exitCode: .failed)
        case .baselineOfSomeRules:
            self.init(
                message: "--write-baseline takes the violations of all rules, not with --rule or --ignore",
                exitCode: .usage)
        case .noRuleLeft:
            self.init(
                message: "--ignore leaves no rule to check", hints: ["Leave out --rule or --ignore."], exitCode: .usage)
        case .noSuchModule(let name, let near):
            self.init(
                message: "there is no file, folder or module \(quoted(name))",
                hints: ["Did you mean \(quoted(near))?"], exitCode: .failed)
        }
    }
}
