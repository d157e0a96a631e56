import ArgumentParsing

/// `vipergen completions`: a script for the shell.
enum CompletionsCommand {
    static var command: RunnableCommand { RunnableCommand("completions", declaration, run: run) }

    private static func declaration(_ name: String) -> Command {
        Command(
            name, summary: "Print the completion script for a shell",
            examples: [
                Example("vipergen completions zsh > ~/.zsh/completions/_vipergen", "Where zsh's fpath has that folder")
            ],
            arguments: [Argument("SHELL", help: "The shell", choices: Shell.choices)],
            pointlessOptions: ["project", "templates", "format", "verbose", "quiet", "color", "no-color"])
    }

    private static func run(_ arguments: ParsedArguments, in context: RunContext) -> ExitCode {
        guard let shell = Shell(rawValue: arguments.arguments[0]) else { return .usage }
        context.console.write(CommandTree.root.declaration.completionScript(for: shell))
        return .done
    }
}
