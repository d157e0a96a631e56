import ArgumentParsing
import JSON5
import TemplateSets

/// `vipergen template show`: one set explained.
enum TemplateShowCommand {
    static var command: RunnableCommand { RunnableCommand("show", declaration, run: run) }

    private static func declaration(_ name: String) -> Command {
        Command(
            name, summary: "Explain a template set: its tree, parameters and a first command",
            arguments: [TemplateCommand.setArgument])
    }

    private static func run(_ arguments: ParsedArguments, in context: RunContext) throws -> ExitCode {
        let project = try Project(arguments, in: context)
        let set = try project.library.load(arguments.arguments[0])
        switch arguments.reportFormat {
        case .text: context.console.write(SetReport(set: set).text)
        case .json: context.console.write(SetReport(set: set).json)
        }
        return .done
    }
}
