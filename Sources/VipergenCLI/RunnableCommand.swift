import ArgumentParsing

/// A command of vipergen as one value: how it is declared, and what it does. `CommandTree` lists them.
struct RunnableCommand {
    let declaration: Command
    let subcommands: [RunnableCommand]
    let run: (Invocation) throws -> ExitCode

    /// A command that takes what it declares.
    init(_ declaration: Command, run: @escaping (ParsedArguments, RunContext) throws -> ExitCode) {
        self.init(declaration) { invocation in
            guard let arguments = try invocation.arguments() else { return .done }
            return try run(arguments, invocation.context)
        }
    }

    /// A command that understands the words itself, since they decide what it takes.
    init(_ declaration: Command, understandingWords run: @escaping (Invocation) throws -> ExitCode) {
        self.declaration = declaration
        self.run = run
        subcommands = []
    }

    /// A command that is there for those below it.
    init(_ declaration: Command, subcommands: [RunnableCommand]) {
        self.declaration = declaration.with(subcommands: subcommands.map(\.declaration))
        self.subcommands = subcommands
        // Words that name none of them are no more than a question for help, or wrong.
        run = { try $0.arguments() == nil ? .done : .usage }
    }

    /// The command at a path of names below this one; nil where there is none.
    func command(at path: [String]) -> RunnableCommand? {
        var command = self
        for name in path {
            guard let next = command.subcommands.first(where: { $0.declaration.name == name }) else { return nil }
            command = next
        }
        return command
    }
}

extension Command {
    fileprivate func with(subcommands: [Command]) -> Command {
        var command = self
        command.subcommands = subcommands
        return command
    }
}
