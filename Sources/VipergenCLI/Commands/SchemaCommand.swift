import ArgumentParsing

/// `vipergen schema`: a JSON schema for editors.
enum SchemaCommand {
    static var command: RunnableCommand { RunnableCommand("schema", declaration, run: run) }

    private static func declaration(_ name: String) -> Command {
        Command(
            name, summary: "Print the JSON schema of .vipergen.json or template.json",
            discussion: """
                With the schema, an editor completes the keys of the file, explains them and marks mistakes. The files \
                that vipergen writes name it under "$schema".
                """,
            examples: [
                Example("vipergen schema > vipergen.schema.json", "The schema of .vipergen.json"),
                Example("vipergen schema template", "The schema of template.json"),
            ],
            arguments: [
                Argument(
                    "FILE", help: "The file that the schema describes",
                    choices: [
                        Choice(SchemaFile.configuration.rawValue, help: ".vipergen.json; the default"),
                        Choice(SchemaFile.template.rawValue, help: "template.json, the manifest of a template set"),
                    ], isOptional: true)
            ],
            pointlessOptions: ["project", "templates", "format", "verbose", "quiet", "color", "no-color"])
    }

    private static func run(_ arguments: ParsedArguments, in context: RunContext) -> ExitCode {
        let file = arguments.arguments.first.flatMap(SchemaFile.init) ?? .configuration
        context.console.write(file.text)
        return .done
    }
}
