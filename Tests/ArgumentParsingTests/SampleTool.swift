import ArgumentParsing

/// A tool that is a believable part of a real one.
enum SampleTool {
    static let root = Command(
        "vipergen",
        summary: "Write VIPER modules from template sets, and check them",
        discussion: """
            A template set is the convention: what 'gen' writes is what 'check' expects.

                Templates/viper/template.json

            .vipergen.json names the sets of a project; C:\\ paths are not special.
            """,
        examples: [
            Example("vipergen gen ClientList viper", "Generate the module ClientList and its tests"),
            Example("vipergen gen --help viper", "Show what the set viper can be told"),
        ],
        options: [.version],
        commonOptions: [
            .project,
            Option(
                "format", kind: .value(placeholder: "FORMAT"), choices: ["text", "json"],
                help: "Output format",
                defaultText: "text"),
            .quiet,
        ],
        subcommands: [gen, template, check, initialize, completions, hidden])

    static let gen = Command(
        "gen",
        summary: "Write a module",
        examples: [
            Example("vipergen gen ClientList viper --dry-run", "Show what would be written"),
            Example("vipergen gen ClientList --cell Client --no-delegate", "Set parameters of the set"),
        ],
        arguments: [
            Argument("NAME", notation: "NAME[,NAME...]", help: "The module's name in UpperCamelCase"),
            Argument(
                "SET", notation: "SET[/BLUEPRINT]", help: "The template set", isOptional: true,
                completion: .command("vipergen __complete sets")),
        ],
        options: [
            Option(
                "on-conflict", kind: .value(placeholder: "ACTION"),
                choices: [
                    Choice("fail", help: "Change nothing"),
                    Choice("skip", help: "Keep the file that is there"),
                    Choice("overwrite", help: "Don't keep it: write the new one"),
                    Choice("prompt", help: "Ask"),
                ],
                help: "What to do with a file that is there and differs",
                defaultText: "prompt on a terminal, else fail"),
            .dryRun,
            .diff,
            Option("header", kind: .value(placeholder: "FILE"), help: "A file with the header", completion: .files),
            .trace,
        ],
        dynamicOptions: "vipergen __complete gen-options")

    static let template = Command(
        "template",
        summary: "List, show, make and check template sets",
        subcommands: [
            Command("list", summary: "List the sets that can be found"),
            Command(
                "show", summary: "Show what a set writes",
                arguments: [Argument("SET", help: "The set", completion: .command("vipergen __complete sets"))]),
            Command(
                "new", summary: "Begin a set of your own",
                arguments: [Argument("NAME", help: "Its name")],
                options: [
                    Option(
                        "from", kind: .value(placeholder: "SET"), help: "The set to begin with",
                        completion: .command("vipergen __complete sets"))
                ]),
            Command(
                "lint", summary: "Check sets for mistakes",
                arguments: [
                    Argument(
                        "DIR", help: "The folder of a set", isOptional: true, repeats: true, completion: .directories)
                ]),
        ])

    static let check = Command(
        "check", summary: "Check modules",
        arguments: [
            Argument("PATH", help: "A module or a folder", isOptional: true, repeats: true, completion: .files)
        ],
        options: [
            .exclude,
            Option(
                "format", kind: .value(placeholder: "FORMAT"), choices: ["text", "json", "sarif"],
                help: "Output format", defaultText: "text"),
        ])

    static let initialize = Command("init", summary: "Write .vipergen.json")

    static let completions = Command(
        "completions", summary: "Print the completions of a shell",
        arguments: [Argument("SHELL", help: "The shell", choices: ["bash", "zsh", "fish"])],
        pointlessOptions: ["format"])

    static let hidden = Command(
        "__complete", summary: "Words for completion scripts",
        arguments: [
            Argument("KIND", help: "What to complete"),
            Argument("WORD", help: "A word typed so far", isOptional: true, repeats: true),
        ],
        isHidden: true)

    /// What the set `viper` brings to `gen`.
    static let viperOptions = OptionGroup(
        title: "OPTIONS OF THE SET viper",
        options: [
            Option("cell", kind: .value(placeholder: "NAME"), help: "The table's cell"),
            Option(
                "input", kind: .value(placeholder: "NAME:TYPE"), repeats: true, help: "A value the module is given"),
            Option(
                "view", kind: .value(placeholder: "KIND"), choices: ["storyboard", "xib", "code"],
                help: "Where the view comes from", defaultText: "storyboard"),
            Option("delegate", kind: .negatable, help: "Tell a delegate what happened", defaultText: "on"),
        ])

    /// What the set `mvvm` brings to `gen`.
    static let mvvmOptions = OptionGroup(
        title: "OPTIONS OF THE SET mvvm",
        options: [Option("observable", help: "Publish every change")])

    /// The options of a set by its name; those of the default set for nil.
    static func options(of set: String?) -> OptionGroup? {
        switch set {
        case nil, "viper": viperOptions
        case "mvvm": mvvmOptions
        default: nil
        }
    }
}

extension Option {
    static let project = Option(
        "project", short: "C", kind: .value(placeholder: "DIR"), help: "The project's directory",
        defaultText: "here", completion: .directories)
    static let quiet = Option("quiet", short: "q", help: "Print errors only")
    static let dryRun = Option("dry-run", short: "n", help: "Show what would be written and write nothing")
    static let diff = Option("diff", help: "With --dry-run: show differences [unified]")
    static let trace = Option("trace", help: "Show what is nobody's business", isHidden: true)
    static let exclude = Option(
        "exclude", short: "x", kind: .value(placeholder: "PATTERN"), repeats: true, help: "Leave these out",
        completion: .choices(["Pods", "Carthage"]))
}
