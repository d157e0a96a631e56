import ArgumentParsing
import JSON5
import Text

/// `vipergen doctor`: what is wrong with a project's set-up.
enum DoctorCommand {
    static var command: RunnableCommand { RunnableCommand("doctor", declaration, run: run) }

    private static func declaration(_ name: String) -> Command {
        Command(
            name, summary: "Look at the set-up of the project, and say how to fix what is wrong",
            discussion: """
                Looks at the project's directory, its configuration, template sets, modules and Xcode project, at git, and \
                at what interrupted runs have left. Nothing is changed. Exits with 1 where something is wrong.
                """,
            pointlessOptions: [Option.verbose.name])
    }

    private static func run(_ arguments: ParsedArguments, in context: RunContext) -> ExitCode {
        let checkups = Examination(arguments, in: context).run()
        let bad = checkups.count { $0.state == .bad }
        let doubtful = checkups.count { $0.state == .doubtful }
        switch arguments.reportFormat {
        case .text:
            let style = Style(arguments, in: context)
            let shown = arguments.flag(.quiet) ? checkups.filter { $0.state != .good } : checkups
            context.console.write(shown.map { $0.text(style) }.joined())
        case .json:
            let items = checkups.map(\.json)
            context.console.write(JSONText.object([("version", .number(1)), ("checks", .array(items))]).text + "\n")
        }
        if !arguments.flag(.quiet) {
            let parts = [(bad, "error"), (doubtful, "warning")].filter { $0.0 > 0 }.map { count($0.0, $0.1) }
            context.console.writeError(parts.isEmpty ? "Nothing is wrong.\n" : parts.joined(separator: ", ") + ".\n")
        }
        return bad > 0 ? .refused : .done
    }
}
