import ArgumentParsing
import JSON5
import TemplateSets

/// `vipergen template show`: one set explained.
enum TemplateShowCommand {
    static var declaration: Command {
        Command(
            "show", summary: "Explain a template set: its tree, its parameters, a first command",
            arguments: [TemplateCommand.setArgument])
    }

    static func run(_ arguments: ParsedArguments, in context: RunContext) throws -> ExitCode {
        let project = try Project(arguments, in: context)
        let set = try project.library.load(arguments.arguments[0])
        let isJSON = arguments.value("format") == "json"
        context.console.write(isJSON ? SetReport(set: set).json : SetReport(set: set).text)
        return .done
    }
}
