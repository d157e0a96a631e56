import ArgumentParsing
import TemplateSets
import Text

/// The hidden command that completion scripts ask for words. It never fails: no words are an answer too.
enum CompleteCommand {
    static var declaration: Command {
        Command(
            "__complete", summary: "Words for completion scripts",
            arguments: [
                Argument("KIND", help: "What to complete", choices: ["sets", "gen-options"]),
                Argument("WORD", help: "The words typed so far", isOptional: true, repeats: true),
            ],
            isHidden: true)
    }

    static func run(_ arguments: ParsedArguments, in context: RunContext) -> ExitCode {
        let words = Array(arguments.arguments.dropFirst())
        let loose = CommandTree.root.parseLoosely(words)
        guard let project = try? Project(loose.parsed, in: context) else { return .done }
        switch arguments.arguments[0] {
        case "sets":
            let library = project.library
            for found in (try? library.all()) ?? [] {
                let set = try? library.load(found.name)
                context.console.write("\(found.name)\t\(escaped(set?.summary ?? ""))\n")
                for blueprint in set?.blueprints ?? [] where blueprint.name != TemplateSet.defaultBlueprint {
                    context.console.write("\(found.name)/\(blueprint.name)\t\(escaped(blueprint.summary))\n")
                }
            }
        default:
            var choice = SetChoice(project: project)
            let candidates = loose.candidates(forArgumentAt: 1).map(Optional.some) + [nil]
            for word in candidates {
                guard let group = choice.options(of: word) else { continue }
                context.console.write(group.completionLines())
                break
            }
        }
        return .done
    }
}
