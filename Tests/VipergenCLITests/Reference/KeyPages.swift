@testable import VipergenCLI

/// The pages about `.vipergen.json` and `template.json`.
enum KeyPages {
    static var configuration: String {
        """
        # Configuration

        Every key of `.vipergen.json`.

        ## Overview

        A project is configured by `.vipergen.json` in its folder, a person by `~/.vipergen/config.json` with the same keys.
        Both are JSON5: comments and trailing commas are allowed, and plain keys need no quotes. An unknown key is an error.
        `vipergen init` writes a first `.vipergen.json` from what the project looks like.

        Command-line options win over environment variables, those over `.vipergen.json`, and that over
        `~/.vipergen/config.json`.

        \(Markdown.code("json5", example))
        ## Keys

        \(keys(of: .configuration))
        ## Environment variables

        \(Markdown.table(["Variable", "Meaning"], EnvironmentVariable.allCases.map { ["`\($0.rawValue)`", $0.help] }))
        ## Editors

        `vipergen schema` prints a JSON schema of the file, with which editors complete and explain keys and mark mistakes.
        Either give its URL in the file, or map `.vipergen.json` to it in the editor's settings:

        \(Markdown.code("json5", "\"$schema\": \"\(SchemaFile.configuration.url)\","))
        """
    }

    /// Every key with its example but `$schema`, whose value the page gives elsewhere.
    static var example: String {
        let keys = ConfigurationKeys.all.keys.filter { !$0.example.isEmpty }
        return "{\n" + keys.map { "  \"\($0.name)\": \($0.example),\n" }.joined() + "}\n"
    }

    static var template: String {
        """
        # Template Manifest

        Every key of `template.json`, and every variable of a template.

        ## Overview

        A template set is a folder with a `template.json`. Each folder beside that file, except `partials`, is a blueprint, and
        the tree in it is the tree that `vipergen gen` writes. `template.json` names the parameters, tells which files exist
        only under a condition, and tells `vipergen check` what the templates alone do not say. It is JSON5, and every key may
        be absent: `{}` is enough. An unknown key is an error.

        \(Markdown.code("json5", manifestExample))
        ## Keys

        \(keys(of: .template))
        ## Variables

        \(TemplateVariables.text)
        ## Editors

        `vipergen schema template` prints a JSON schema of the file. Its URL can stand in the file:

        \(Markdown.code("json5", "\"$schema\": \"\(SchemaFile.template.url)\","))
        """
    }

    /// A manifest that uses most keys, for a set with the files in `manifestFiles`.
    static let manifestExample = """
        {
          "name": "house",
          "summary": "The way we build screens",
          "version": "1.0.0",

          "parameters": {
            "view": { "type": "choice", "choices": ["storyboard", "code"], "help": "How the view is made" },
            "tests": { "type": "bool", "default": true, "help": "Write tests" },
            "cell": { "type": "list", "format": "type-name", "placeholder": "Name", "help": "A cell of the screen" },
            "input": { "type": "list", "of": "property", "reserved": ["view"], "help": "What the module is given" },
          },

          "blueprints": {
            "module": { "summary": "A screen with its tests" },
            "cell": { "summary": "A cell for a screen that exists", "extends": "module", "adds": ["cell"] },
          },

          "files": {
            "module/Tests": { "when": "tests" },
            "module/Modules/{{name}}/{{name}}.storyboard": { "when": "view == storyboard" },
            "module/Modules/{{name}}/{{name}}{{cell}}Cell.swift.mustache": { "each": "cell" },
          },

          "conventions": {
            "layers": {
              "view": { "mayName": ["presenter"] },
              "presenter": { "mayName": ["view"], "mayNotImport": ["UIKit", "CoreData"] },
            },
            "weak": { "{{name}}Presenter": ["delegate"] },
            "mayLack": ["{{name}}View.presenter"],
          },
        }
        """

    /// The files of the set that the example describes.
    static let manifestFiles = [
        "module/Modules/{{name}}/{{name}}.storyboard": "<document/>\n",
        "module/Modules/{{name}}/{{name}}View.swift.mustache": """
        final class {{name}}View {

            let presenter: {{name}}Presenter
        {{#input}}
            let {{name}}: {{type}}
        {{/input}}

        }

        """,
        "module/Modules/{{name}}/{{name}}Presenter.swift.mustache": """
        final class {{name}}Presenter {

            weak var view: {{name}}View?

        }

        """,
        "module/Modules/{{name}}/{{name}}{{cell}}Cell.swift.mustache": "final class {{name}}{{cell}}Cell {}\n",
        "module/Tests/{{name}}/{{name}}PresenterTests.swift.mustache": "final class {{name}}PresenterTests {}\n",
    ]

    /// A table for each object, with an example of each key.
    private static func keys(of file: SchemaFile) -> String {
        ObjectReference.all(in: file.declaration).enumerated().map { index, object in
            let rows = object.keys.map { key in
                ["`\(key.key.name)`", key.type, key.key.isRequired ? "required" : key.key.defaultText, key.help]
            }
            let examples = object.keys.filter { !$0.key.example.isEmpty }
                .map { "\"\($0.key.name)\": \($0.key.example),\n" }.joined()
            return (index == 0 ? "" : "### \(object.title)\n\n")
                + Markdown.table(["Key", "Type", "Default", "Meaning"], rows)
                + (index == 0 && file == .configuration
                    ? "" : "\nExample values:\n\n" + Markdown.code("json5", examples))
        }
        .joined(separator: "\n")
    }
}
