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
                    completion: .choices(RuleIdentifier.allCases.map(\.rawValue)))
            ])
    }

    static func run(_ arguments: ParsedArguments, in surroundings: Surroundings) throws -> ExitCode {
        let isJSON = arguments.value("format") == "json"
        guard let name = arguments.arguments.first else {
            surroundings.console.write(isJSON ? RuleReport.json(of: Rule.all) : RuleReport.list(Rule.all))
            return .done
        }
        guard let rule = RuleIdentifier(rawValue: name)?.rule else { throw CheckError.unknownRule(name) }
        surroundings.console.write(isJSON ? RuleReport.json(of: [rule]) : RuleReport.text(of: rule))
        return .done
    }
}
