import ArgumentParsing
import Platform

/// The program: words in, an exit code out.
public enum Vipergen {
    /// Runs one command line, the program's name left out, and returns the exit code.
    public static func run(_ arguments: [String], in surroundings: Surroundings) -> Int32 {
        let console = surroundings.console
        var code: ExitCode
        do {
            code = try dispatch(arguments, surroundings)
        } catch {
            let diagnosis = Diagnosis(any: error)
            console.writeError(diagnosis.text)
            code = diagnosis.exitCode
        }
        do throws(OutputError) {
            try console.flush()
        } catch {
            if error.isBrokenPipe { return code.rawValue }
            console.writeError("error: cannot write to standard output: \(Diagnosis.reason(error.code))\n")
            if code == .done { code = .failed }
        }
        return code.rawValue
    }

    private static func dispatch(_ words: [String], _ surroundings: Surroundings) throws -> ExitCode {
        if words == ["--version"] {
            surroundings.console.write("vipergen \(CommandTree.version)\n")
            return .done
        }
        let root = CommandTree.root
        if words.isEmpty {
            showHelp(of: [], in: root, surroundings)
            return .done
        }
        let loose = root.parseLoosely(words)
        if loose.parsed.commandPath == GenCommand.path {
            return try GenCommand.run(words, loose, root, in: surroundings)
        }
        let arguments = try root.parse(words)
        if arguments.versionRequested {
            surroundings.console.write("vipergen \(CommandTree.version)\n")
            return .done
        }
        if arguments.helpRequested {
            showHelp(of: arguments.commandPath, in: root, surroundings)
            return .done
        }
        switch arguments.commandPath {
        case ["render"]: return try RenderCommand.run(arguments, in: surroundings)
        case ["inspect"]: return InspectCommand.run(arguments, in: surroundings)
        case ["template", "list"]: return try TemplateListCommand.run(arguments, in: surroundings)
        case ["template", "show"]: return try TemplateShowCommand.run(arguments, in: surroundings)
        case ["template", "new"]: return try TemplateNewCommand.run(arguments, in: surroundings)
        case ["template", "extract"]: return try TemplateExtractCommand.run(arguments, in: surroundings)
        case ["template", "lint"]: return try TemplateLintCommand.run(arguments, in: surroundings)
        case ["check"]: return try CheckCommand.run(arguments, in: surroundings)
        case ["rules"]: return try RulesCommand.run(arguments, in: surroundings)
        case ["init"]: return try InitCommand.run(arguments, in: surroundings)
        case ["completions"]: return CompletionsCommand.run(arguments, root, in: surroundings)
        case ["__complete"]: return CompleteCommand.run(arguments, in: surroundings)
        case ["__manual"]: return ManualCommand.run(root, in: surroundings)
        default:
            showHelp(of: arguments.commandPath, in: root, surroundings)
            return .usage
        }
    }

    static func showHelp(of path: [String], in root: Command, _ surroundings: Surroundings) {
        let width = min(max(surroundings.console.width, 60), 100)
        surroundings.console.write(root.helpText(for: path, width: width))
    }
}
