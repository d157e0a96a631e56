import ArgumentParsing

/// One call of vipergen: its words, and the context that it runs in.
struct Invocation {
    /// The words, the program's name left out.
    let words: [String]
    /// What the words say as long as nobody knows which options a template set brings.
    let loose: LooseArguments
    /// The program's declaration, with all commands or just the named one.
    let root: Command
    let context: RunContext

    init(_ words: [String], root: Command, in context: RunContext) {
        self.words = words
        self.root = root
        self.context = context
        loose = root.parseLoosely(words)
    }

    /// What the words say; nil where they ask for help or the version, which are shown.
    func arguments() throws(ArgumentError) -> ParsedArguments? {
        let arguments = try root.parse(words)
        if arguments.versionRequested {
            Self.showVersion(in: context)
            return nil
        }
        if arguments.helpRequested {
            showHelp(of: arguments.commandPath, in: root)
            return nil
        }
        return arguments
    }

    /// Whether the command has an option of its own.
    func offers(_ option: Option) -> Bool {
        root.command(at: loose.parsed.commandPath)?.options.contains(option) ?? false
    }

    static func showVersion(in context: RunContext) {
        context.console.write("\(Product.name) \(Product.version)\n")
    }

    /// Shows the help of the command at a path.
    func showHelp(of path: [String], in root: Command) {
        let width = min(max(context.console.width, 60), 100)
        let style = Style(loose.parsed, in: context)
        context.console.write(style.headings(root.helpText(for: path, width: width)))
    }
}
