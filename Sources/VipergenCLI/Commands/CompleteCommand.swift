import ArgumentParsing
import Conventions
import Platform
import TemplateSets
import Text

/// The hidden command that completion scripts ask for words. It never fails: no words are an answer too.
enum CompleteCommand {
    private enum Kind: String, CaseIterable {
        case sets
        case setNames = "set-names"
        case modules
        case revisions
        case genOptions = "gen-options"
    }

    static var command: RunnableCommand { RunnableCommand("__complete", declaration, run: run) }

    private static func declaration(_ name: String) -> Command {
        Command(
            name, summary: "Words for completion scripts",
            arguments: [
                Argument("KIND", help: "What to complete", choices: Kind.choices),
                Argument("WORD", help: "The words typed so far", isOptional: true, repeats: true, mayBeEmpty: true),
            ],
            isHidden: true)
    }

    private static func writeLines(_ words: [String], _ context: RunContext) {
        for word in words { context.console.write(escaped(word) + "\n") }
    }

    /// The names of the project's modules: what an extension such as `viper/cell` goes to.
    private static func moduleNames(
        in project: Project, _ arguments: ParsedArguments, _ context: RunContext
    ) -> [String] {
        guard project.place.doubt == nil, let sets = try? SetCatalog(of: project),
            let checked = try? CheckedProject(project, RuleSelection(arguments))
        else { return [] }
        let checker = ProjectChecker(checked, sets: sets, on: context.fileSystem, threads: processorCount)
        return Set(checker.moduleNames).sorted()
    }

    /// The branches and tags of the project's repository.
    private static func revisions(of project: Project, _ context: RunContext) -> [String] {
        let kinds = ["refs/heads", "refs/remotes", "refs/tags"]
        guard let git = Git(folder: project.root, programs: context.programs),
            let names = git.run(["for-each-ref", "--format=%(refname:short)"] + kinds)
        else { return [] }
        return names.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func run(_ arguments: ParsedArguments, in context: RunContext) -> ExitCode {
        let words = Array(arguments.arguments.dropFirst())
        let loose = CommandTree.root.declaration.parseLoosely(words)
        guard let kind = Kind(rawValue: arguments.arguments[0]), let project = try? Project(loose.parsed, in: context)
        else { return .done }
        switch kind {
        // 'gen --help SET' takes the set where otherwise the name stands.
        case .modules where !loose.parsed.helpRequested:
            writeLines(moduleNames(in: project, loose.parsed, context), context)
        case .sets, .modules:
            let library = project.library
            for found in (try? library.all()) ?? [] {
                let set = try? library.load(found.name)
                context.console.write("\(escaped(found.name))\t\(escaped(set?.summary ?? ""))\n")
                for blueprint in set?.blueprints ?? [] where blueprint.name != TemplateSet.defaultBlueprint {
                    let name = escaped("\(found.name)/\(blueprint.name)")
                    context.console.write("\(name)\t\(escaped(blueprint.summary))\n")
                }
            }
        case .setNames:
            for found in (try? project.library.all()) ?? [] {
                let summary = (try? project.library.load(found.name))?.summary ?? ""
                context.console.write("\(escaped(found.name))\t\(escaped(summary))\n")
            }
        case .revisions: writeLines(revisions(of: project, context), context)
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
