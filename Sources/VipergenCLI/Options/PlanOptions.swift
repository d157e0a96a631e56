import ArgumentParsing

/// The options of commands that carry out a plan of file changes.
extension Option {
    static let dryRun = Option("dry-run", short: "n", help: "Preview without writing; same exit code")
    static let diff = Option("diff", help: "Show the changes as a unified diff")
    static let onConflict = Option(
        "on-conflict", kind: .value(placeholder: "POLICY"), choices: ConflictChoice.choices,
        help: "What to do with existing files that differ", defaultText: "prompt on a terminal, else fail")
    static let onlyMissing = Option(
        "only-missing", help: "Add the files that a module lacks, with the options inferred from its other files")
    static let allowUnusualFiles = Option(
        "allow-unusual-files",
        help: "Let a set from outside the project write files that tools run, such as Package.swift")
}

/// What `--on-conflict` can say.
enum ConflictChoice: String, CaseIterable {
    case fail, skip, overwrite, prompt
}

extension ParsedArguments {
    /// What becomes of files that exist and differ; nil where the command line leaves it open.
    var conflictChoice: ConflictChoice? { value(.onConflict).flatMap(ConflictChoice.init) }
}
