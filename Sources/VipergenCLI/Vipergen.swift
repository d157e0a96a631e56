import FileChanges
import Platform

/// The program: words in, an exit code out.
public enum Vipergen {
    /// Runs one command line, the program's name left out, and returns the exit code.
    public static func run(_ arguments: [String], in context: RunContext) -> Int32 {
        let console = context.console
        var code: ExitCode
        var invocation: Invocation?
        do {
            code = try dispatch(arguments, in: context, understood: &invocation)
        } catch {
            var diagnostic = Diagnostic(any: error)
            if let invocation {
                if case .conflicts(let conflicts) = error as? FileChangesError {
                    diagnostic = Diagnostic(conflicts, hasChoice: invocation.offers(.onConflict))
                }
                diagnostic = UsageAdvice(invocation: invocation).applied(to: diagnostic, of: error)
            }
            console.writeError(diagnostic.text)
            code = diagnostic.exitCode
        }
        do throws(OutputError) {
            try console.flush()
        } catch {
            if error.isBrokenPipe { return code.rawValue }
            console.writeError("error: cannot write to standard output: \(Diagnostic.reason(error.code))\n")
            // A report that is cut off is none.
            if code != .usage { code = .failed }
        }
        return code.rawValue
    }

    private static func dispatch(
        _ words: [String], in context: RunContext, understood: inout Invocation?
    ) throws -> ExitCode {
        if words == ["--version"] {
            Invocation.showVersion(in: context)
            return .done
        }
        var program = CommandTree.root(naming: words)
        var invocation = Invocation(words, root: program.declaration, in: context)
        if invocation.loose.parsed.commandPath.isEmpty {
            program = CommandTree.root
            invocation = Invocation(words, root: program.declaration, in: context)
        }
        understood = invocation
        context.settleColors(invocation.loose.parsed)
        if words.isEmpty {
            invocation.showHelp(of: [], in: invocation.root)
            return .done
        }
        let command = program.command(at: invocation.loose.parsed.commandPath[...]) ?? program
        return try command.run(invocation)
    }
}
