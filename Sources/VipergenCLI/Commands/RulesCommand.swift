import ArgumentParsing
import Conventions
import JSON5

/// `vipergen rules`: what `check` looks for.
enum RulesCommand {
    static var declaration: Command {
        Command(
            "rules", summary: "List the rules of 'check', or explain one with examples",
            examples: [Example("vipergen rules weak-reference", "Why, and what it finds")],
            arguments: [
                Argument(
                    "RULE", help: "The identifier of a rule", isOptional: true,
                    completion: .choices(Rule.identifiers))
            ])
    }

    static func run(_ arguments: ParsedArguments, in context: RunContext) throws -> ExitCode {
        let isJSON = arguments.value("format") == "json"
        guard let name = arguments.arguments.first else {
            context.console.write(isJSON ? RuleReport.json(of: Rule.all) : RuleReport.list(Rule.all))
            return .done
        }
        guard let rule = Rule.all.first(where: { $0.identifier == name }) else { throw CheckError.unknownRule(name) }
        context.console.write(isJSON ? RuleReport.json(of: [rule]) : RuleReport.text(of: rule))
        return .done
    }
}
