import JSON5

/// The keys of `template.json`.
enum ManifestKeys {
    static let name = Key(
        "name", .string,
        help: "The set's name, for people who read the file. Commands know a set by the name of its folder.",
        example: #""house""#)
    static let summary = Key(
        "summary", .string, help: "What the set is for, in one line. `vipergen template list` shows it.",
        example: #""The way we build screens""#)
    static let discussion = Key(
        "discussion", .string, help: "What the set is for, at length. `vipergen template show` shows it.",
        example: #""Concrete layers without protocols between them. For screens with a view controller.""#)
    static let version = Key(
        "version", .string, help: "The set's version. `vipergen template show` shows it.", example: #""1.0.0""#)
    static let parameters = Key(
        "parameters", .named(by: ParameterKeys.name.name) { ParameterKeys.all },
        help: "What can vary. Each parameter is an option of `vipergen gen` and a variable in the templates.",
        example: #"{ cell: { type: "list", format: "type-name", help: "A cell of the screen" } }"#)
    static let blueprints = Key(
        "blueprints", .named(by: BlueprintKeys.name.name) { BlueprintKeys.all },
        help: """
            More about the trees that the set can write. Every folder of the set except `partials` is a blueprint, \
            whether it is listed here or not.
            """,
        example: #"{ module: { summary: "A screen with its tests" } }"#)
    static let files = Key(
        "files", .named(by: FileKeys.path.name) { FileKeys.all },
        help: "Files and folders that are written only under a condition, or once for each item of a list.",
        example: #"{ "module/Tests": { when: "tests != none" } }"#)

    static let deploymentTarget = Key(
        "deploymentTarget", .string,
        help: """
            The oldest version of iOS that what the set writes compiles for. `vipergen gen` warns where a target of the \
            Xcode project, or the package, is for an older one.
            """,
        example: #""17.0""#)

    static let wrapsLines = Key(
        "wrapsLines", .bool, default: "`false`",
        help: "Whether lines of Swift files with more than 120 columns are broken at their parentheses.",
        example: "true")

    /// The key under which a set says what `check` must know beyond the templates.
    ///
    /// - Parameter conventions: The keys there, which another room reads.
    static func conventions(_ conventions: @escaping @Sendable () -> ObjectDeclaration) -> Key {
        Key(
            "conventions", .object(conventions),
            help: """
                What `vipergen check` cannot learn from the templates: which files form a layer, and what a layer may \
                reference and import.
                """,
            example: #"{ layers: { presenter: { mayNotImport: ["UIKit", "CoreData"] } } }"#)
    }

    static let conventions = conventions { ObjectDeclaration("conventions", keys: []) }

    static let all = declaration(conventions: conventions)

    static func declaration(conventions: Key) -> ObjectDeclaration {
        ObjectDeclaration(
            "template set",
            keys: [
                .schema, name, summary, discussion, version, deploymentTarget, wrapsLines, parameters, blueprints,
                files, conventions,
            ])
    }
}

extension TemplateSet {
    /// What `template.json` may say.
    ///
    /// - Parameter conventions: What may stand under `conventions`, which this room does not read.
    public static func manifestDeclaration(
        conventions: @escaping @Sendable () -> ObjectDeclaration
    ) -> ObjectDeclaration {
        ManifestKeys.declaration(conventions: ManifestKeys.conventions(conventions))
    }
}

/// The keys of an entry of `files`.
enum FileKeys {
    static let path = Key(
        "path", .string,
        help: "The file or folder, as a path in the set. It is needed only where `files` is written as a list.",
        example: #""module/Tests""#)
    static let when = Key(
        "when", .string,
        help: """
            The condition under which it is written: a parameter that is on or not empty (`cell`), its opposite \
            (`!delegate`), or a comparison (`view == xib`), combined with `&&`, `||` and parentheses.
            """,
        example: #""view == xib && !delegate""#)
    static let each = Key(
        "each", .string,
        help: "The list parameter for each of whose items it is written. In the file, the parameter is that item.",
        example: #""cell""#)

    static let sample = Key(
        "sample", .string,
        help: """
            What the file gives to the tests of what names its type, as a template: an expression, nil where there is no \
            such value yet. They have it where the file is there or is written along.
            """,
        example: #""{{name}}Samples.sample""#)

    static let shared = Key(
        "shared", .bool,
        help: """
            Whether the modules share what is written: where the project has the file, changed or not, it stays as it is, \
            and is no conflict, unless it is a Swift file that lacks a type or member which it would declare. \
            `--on-conflict overwrite` writes it all the same.
            """,
        example: "true")

    static let all = ObjectDeclaration("file", keys: [path, when, each, sample, shared])
}
