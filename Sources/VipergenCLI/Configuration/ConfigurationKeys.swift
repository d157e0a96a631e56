import Conventions
import JSON5

/// The keys of `.vipergen.json` and of `~/.vipergen/config.json`. Those that only `check` reads stand in `CheckKeys`.
enum ConfigurationKeys {
    static let template = Key(
        "template", .string, default: "`viper`",
        help: """
            The template set that `vipergen gen` uses when the command line names none, with a blueprint if it should \
            not be `module`: `viper/entity`. `vipergen check` expects modules to follow it first.
            """,
        example: #""viper""#)
    static let templates = Key(
        "templates", .strings,
        help: """
            Folders that hold template sets, relative to the project. They are searched after the project's own \
            `Templates` folder and before `~/.vipergen/Templates`.
            """,
        example: #"["Tools/Templates"]"#)
    static let project = Key(
        "project", .string, default: "the name of the Xcode project",
        help: "The project's name in file headers and, as the name of a Swift module, in `@testable import`.",
        example: #""My App""#)
    static let author = Key(
        "author", .string, help: "Author name for file headers.", example: #""Ann Example""#)
    static let organization = Key(
        "organization", .string, help: "Copyright holder for file headers.", example: #""Example Ltd""#)
    static let date = Key(
        "date", .string, default: "headers have no date",
        help: """
            The date for file headers, as `YYYY-MM-DD`. vipergen never asks the clock, so that the same command always \
            writes the same text.
            """,
        example: #""2026-01-31""#)
    static let header = Key(
        "header", .string,
        default: """
            the header in the Xcode project's `IDETemplateMacros.plist`, or else one like Xcode's, made from `project`, \
            `author` and `organization`
            """,
        help: """
            The comment at the top of each file, as a Mustache template that can use every variable of the set's \
            templates. A line that is no comment becomes one. An empty string writes none.
            """,
        example: #""// {{file}}, part of {{project}}""#)
    static let directories = Key(
        "directories", .map(from: NameKind("root"), to: .string), default: "folders of the same names",
        help: """
            Where the project keeps what a set writes. A root is the first folder of a path in the set, such as \
            `Modules` or `Tests`; its value is the folder to use instead, relative to the project.
            """,
        example: #"{ Modules: "App/Screens", Tests: "AppTests/Screens" }"#)
    static let parameters = Key(
        "parameters", .map(from: NameKind("set"), to: parametersOfSet),
        help: """
            Values for the parameters of template sets, used where the command line gives none. Names are written as \
            options are, without dashes in front: `module-name`.
            """,
        example: #"{ viper: { tests: "swift-testing", delegate: false, input: ["id:Int"] } }"#)
    static let xcode = Key(
        "xcode", .object { XcodeKeys.declaration }, default: "the only Xcode project, and the only application in it",
        help: "The Xcode project and the targets that generated files are added to.",
        example: #"{ project: "App.xcodeproj", target: "App", testTarget: "AppTests" }"#)
    static let parametersOfSet = ValueType.map(
        from: NameKind("parameter"), to: .oneOf([.string, .bool, .list(of: .string)]))

    static let all = ObjectDeclaration(
        "configuration",
        keys: [
            .schema, template, templates, project, author, organization, date, header, directories, parameters, xcode,
        ] + CheckKeys.all)
}

/// The keys that `check` reads.
enum CheckKeys {
    static let rules = Key(
        "rules",
        .map(
            from: NameKind("rule", known: { RuleIdentifier.allCases.map(\.rawValue) }, help: summary),
            to: .choice(Severity.allCases.map(\.rawValue) + [off])),
        default: "each rule's own severity",
        help:
            "The severity of each rule: `error` fails the run, `warning` fails it with `--strict`, `off` disables the rule.",
        example: #"{ "missing-test": "off", "unused-import": "error" }"#)
    static let exclude = Key(
        "exclude", .strings,
        help: """
            Files and folders that `vipergen check` skips, relative to the project. `*` stands for any text within a \
            name, `**` for any number of folders. A pattern that matches a folder covers everything in it.
            """,
        example: #"["Legacy", "**/Generated"]"#)
    static let sets = Key(
        "sets", .map(from: NameKind("folder"), to: .string), default: "the set that fits a module best",
        help: """
            The template set that the modules in a folder follow. Folders are relative to the project, and `.` is the \
            project itself; the innermost folder decides.
            """,
        example: #"{ "Modules/Settings": "viper" }"#)
    static let baseline = Key(
        "baseline", .string, default: "`\(CheckBaseline.usualName)`, if it exists",
        help: "The file that lists known violations, which are not reported.", example: #""Tools/known.json""#)

    static let all = [rules, exclude, sets, baseline]

    /// What turns a rule off.
    static let off = "off"

    private static func summary(_ identifier: String) -> String? {
        RuleIdentifier(rawValue: identifier)?.rule.summary
    }
}
