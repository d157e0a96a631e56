import ArgumentParsing
import Platform

/// The program: words in, an exit code out.
public enum Vipergen {
    /// Runs one command line, the program's name left out, and returns the exit code.
    public static func run(_ arguments: [String], in context: RunContext) -> Int32 {
        let console = context.console
        var code: ExitCode
        do {
            code = try dispatch(arguments, context)
        } catch {
            let diagnostic = Diagnostic(any: error)
            console.writeError(diagnostic.text)
            code = diagnostic.exitCode
        }
        do throws(OutputError) {
            try console.flush()
        } catch {
            if error.isBrokenPipe { return code.rawValue }
            console.writeError("error: cannot write to standard output: \(Diagnostic.reason(error.code))\n")
            if code == .done { code = .failed }
        }
        return code.rawValue
    }

    private static func dispatch(_ words: [String], _ context: RunContext) throws -> ExitCode {
        if words == ["--version"] {
            context.console.write("vipergen \(CommandTree.version)\n")
            return .done
        }
        let root = CommandTree.root
        if words.isEmpty {
            showHelp(of: [], in: root, context)
            return .done
        }
        let loose = root.parseLoosely(words)
        if loose.parsed.commandPath == GenCommand.path {
            return try GenCommand.run(words, loose, root, in: context)
        }
        let arguments = try root.parse(words)
        if arguments.versionRequested {
            context.console.write("vipergen \(CommandTree.version)\n")
            return .done
        }
        if arguments.helpRequested {
            showHelp(of: arguments.commandPath, in: root, context)
            return .done
        }
        switch arguments.commandPath {
        case ["render"]: return try RenderCommand.run(arguments, in: context)
        case ["inspect"]: return InspectCommand.run(arguments, in: context)
        case ["template", "list"]: return try TemplateListCommand.run(arguments, in: context)
        case ["template", "show"]: return try TemplateShowCommand.run(arguments, in: context)
        case ["template", "new"]: return try TemplateNewCommand.run(arguments, in: context)
        case ["template", "extract"]: return try TemplateExtractCommand.run(arguments, in: context)
        case ["template", "lint"]: return try TemplateLintCommand.run(arguments, in: context)
        case ["check"]: return try CheckCommand.run(arguments, in: context)
        case ["rules"]: return try RulesCommand.run(arguments, in: context)
        case ["init"]: return try InitCommand.run(arguments, in: context)
        case ["completions"]: return CompletionsCommand.run(arguments, root, in: context)
        case ["__complete"]: return CompleteCommand.run(arguments, in: context)
        case ["__manual"]: return ManualCommand.run(root, in: context)
        default:
            showHelp(of: arguments.commandPath, in: root, context)
            return .usage
        }
    }

    static func showHelp(of path: [String], in root: Command, _ context: RunContext) {
        let width = min(max(context.console.width, 60), 100)
        context.console.write(root.helpText(for: path, width: width))
    }
}
