import ArgumentParsing
import Conventions
import JSON5

/// `vipergen rules`: what `check` looks for.
enum RulesCommand {
    static var command: RunnableCommand { RunnableCommand("rules", declaration, run: run) }

    private static func declaration(_ name: String) -> Command {
        Command(
            name, summary: "List the rules of 'check', or explain one with examples",
            examples: [Example("vipergen rules weak-reference", "What it finds, and why")],
            arguments: [
                Argument(
                    "RULE", help: "The identifier of a rule", isOptional: true,
                    completion: .choices(RuleIdentifier.allCases.map(\.rawValue)))
            ],
            pointlessOptions: ["project", "templates", "verbose", "quiet"])
    }

    private static func run(_ arguments: ParsedArguments, in context: RunContext) throws -> ExitCode {
        let format = arguments.reportFormat
        guard let name = arguments.arguments.first else {
            switch format {
            case .text: context.console.write(fitted(RuleReport.list(Rule.all), to: context.console))
            case .json: context.console.write(RuleReport.json(of: Rule.all))
            }
            return .done
        }
        guard let rule = RuleIdentifier(rawValue: name)?.rule else { throw CheckError.unknownRule(name) }
        switch format {
        case .text: context.console.write(fitted(RuleReport.text(of: rule), to: context.console, keepingCode: true))
        case .json: context.console.write(RuleReport.json(of: [rule]))
        }
        return .done
    }
}
