import ArgumentParsing

/// The options of commands that carry out a plan of file changes.
extension Option {
    static let dryRun = Option("dry-run", short: "n", help: "Show what would be done, and exit as if it were")
    static let diff = Option("diff", help: "Show the changes as a unified diff")
    static let onConflict = Option(
        "on-conflict", kind: .value(placeholder: "POLICY"), choices: ConflictChoice.choices,
        help: "What to do with files that exist and differ", defaultText: "fail; on a terminal prompt")
}

/// What `--on-conflict` can say.
enum ConflictChoice: String, CaseIterable {
    case fail, skip, overwrite, prompt
}

extension ParsedArguments {
    /// What becomes of files that exist and differ; nil where the command line leaves it open.
    var conflictChoice: ConflictChoice? { value(.onConflict).flatMap(ConflictChoice.init) }
}
