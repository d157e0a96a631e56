import ArgumentParsing
import TemplateSets

/// `vipergen template`: what there is to do with template sets.
enum TemplateCommand {
    static var command: RunnableCommand {
        RunnableCommand(
            "template", declaration,
            subcommands: [
                TemplateListCommand.command,
                TemplateShowCommand.command,
                TemplateNewCommand.command,
                TemplateExtractCommand.command,
                TemplateLintCommand.command,
            ])
    }

    private static func declaration(_ name: String) -> Command {
        Command(
            name,
            summary: "List, explain, create, extract and lint template sets",
            discussion: """
                Sets are searched in --templates, the project's Templates, the folders that .vipergen.json names, \
                ~/.vipergen/Templates, and those built into vipergen.
                """,
            examples: [
                Example("vipergen template show viper", "What a set is for, its tree and its parameters"),
                Example("vipergen template new house", "Create Templates/house to start from"),
                Example("vipergen template extract Modules/ClientList --name house", "Create a set from a module"),
            ])
    }

    static let setArgument = Argument(
        "SET", help: "The name of a template set", completion: .command("vipergen __complete set-names"))

    /// The set in a folder, which may be named by its template.json, or else the set of a name.
    static func set(_ word: String, in project: Project) throws -> TemplateSet {
        var parts = word.split(separator: "/", omittingEmptySubsequences: false)
        while parts.count > 1, parts.last == "" || parts.last == "template.json" { parts.removeLast() }
        let name = parts == [""] ? word : parts.joined(separator: "/")
        let path = try project.typedPath(name)
        if try project.fileSystem.entry(at: path) != nil { return try project.library.load(path: path) }
        return try project.library.load(name)
    }
}
