import ArgumentParsing
import TemplateSets
import Text

/// The hidden command that completion scripts ask for words. It never fails: no words are an answer too.
enum CompleteCommand {
    private enum Kind: String, CaseIterable {
        case sets
        case genOptions = "gen-options"
    }

    static var command: RunnableCommand { RunnableCommand("__complete", declaration, run: run) }

    private static func declaration(_ name: String) -> Command {
        Command(
            name, summary: "Words for completion scripts",
            arguments: [
                Argument("KIND", help: "What to complete", choices: Kind.choices),
                Argument("WORD", help: "The words typed so far", isOptional: true, repeats: true),
            ],
            isHidden: true)
    }

    private static func run(_ arguments: ParsedArguments, in context: RunContext) -> ExitCode {
        let words = Array(arguments.arguments.dropFirst())
        let loose = CommandTree.root.declaration.parseLoosely(words)
        guard let kind = Kind(rawValue: arguments.arguments[0]), let project = try? Project(loose.parsed, in: context)
        else { return .done }
        switch kind {
        case .sets:
            let library = project.library
            for found in (try? library.all()) ?? [] {
                let set = try? library.load(found.name)
                context.console.write("\(escaped(found.name))\t\(escaped(set?.summary ?? ""))\n")
                for blueprint in set?.blueprints ?? [] where blueprint.name != TemplateSet.defaultBlueprint {
                    let name = escaped("\(found.name)/\(blueprint.name)")
                    context.console.write("\(name)\t\(escaped(blueprint.summary))\n")
                }
            }
        case .genOptions:
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
