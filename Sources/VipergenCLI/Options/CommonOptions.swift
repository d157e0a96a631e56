import ArgumentParsing

/// The options of every command.
extension Option {
    static let project = Option(
        "project", short: "C", kind: .value(placeholder: "DIR"), help: "The project's directory",
        defaultText: "the project around the current directory",
        completion: .directories)
    static let templates = Option(
        "templates", kind: .value(placeholder: "DIR"), repeats: true,
        help: "A folder with template sets, searched first", completion: .directories)
    static let format = Option(
        "format", kind: .value(placeholder: "FORMAT"), choices: ReportFormat.choices, help: "Output format",
        defaultText: ReportFormat.text.rawValue)
    static let quiet = Option("quiet", short: "q", help: "Print errors only")
    static let verbose = Option("verbose", help: "Print what is read, and from where")
    static let color = Option(
        "color", kind: .value(placeholder: "WHEN"), choices: ColorChoice.choices, help: "When to use colors",
        defaultText: ColorChoice.auto.rawValue)
    static let noColor = Option("no-color", help: "Do not use colors, as --color never")

    static var common: [Option] { [.project, .templates, .format, .quiet, .verbose, .color, .noColor] }
}

/// What `--color` can say.
enum ColorChoice: String, CaseIterable {
    case always, auto, never
}

/// How most commands print what they found.
enum ReportFormat: String, CaseIterable {
    case text, json
}

extension ParsedArguments {
    var reportFormat: ReportFormat { value(.format).flatMap(ReportFormat.init) ?? .text }
}

extension CaseIterable where Self: RawRepresentable<String> {
    /// The cases as what an option or an argument takes.
    static var choices: [Choice] { allCases.map { Choice($0.rawValue) } }
}
