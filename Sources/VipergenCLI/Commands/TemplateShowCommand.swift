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
        let word = arguments.arguments[0]
        let set: TemplateSet
        do {
            set = try project.library.load(word)
        } catch TemplateSetError.unknownSet where word.contains("/") {
            set = try TemplateCommand.set(word, in: project)
        }
        switch arguments.reportFormat {
        case .text: context.console.write(fitted(SetReport(set: set).text, to: context.console))
        case .json: context.console.write(SetReport(set: set).json)
        }
        return .done
    }
}
