import ArgumentParsing

/// A command of vipergen as one value: what it is called, how it is declared, and what it does. `CommandTree` lists
/// them. Only the commands that a command line names are declared: the others' words would cost more than its own.
struct RunnableCommand {
    let name: String
    let subcommands: [RunnableCommand]
    let run: (Invocation) throws -> ExitCode
    private let declare: (String) -> Command

    /// A command that takes what it declares. The declaration is given the name.
    init(
        _ name: String, _ declare: @escaping (String) -> Command,
        run: @escaping (ParsedArguments, RunContext) throws -> ExitCode
    ) {
        self.init(name, declare) { invocation in
            guard let arguments = try invocation.arguments() else { return .done }
            return try run(arguments, invocation.context)
        }
    }

    /// A command that parses the words itself, since they decide which options it has.
    init(
        _ name: String, _ declare: @escaping (String) -> Command,
        parsingWords run: @escaping (Invocation) throws -> ExitCode
    ) {
        self.name = name
        self.declare = declare
        self.run = run
        subcommands = []
    }

    /// A command that only groups those below it.
    init(_ name: String, _ declare: @escaping (String) -> Command, subcommands: [RunnableCommand]) {
        self.name = name
        self.declare = declare
        self.subcommands = subcommands
        // Words that stop here can only ask for help or be wrong.
        run = { try $0.arguments() == nil ? .done : .usage }
    }

    /// The declaration, with those of all commands below it.
    var declaration: Command {
        var declaration = declare(name)
        declaration.subcommands = subcommands.map { $0.declaration }
        return declaration
    }

    /// The command at a path of names below this one; nil where there is none.
    func command(at path: ArraySlice<String>) -> RunnableCommand? {
        guard let name = path.first else { return self }
        return subcommands.first { $0.name == name }?.command(at: path.dropFirst())
    }
}
