import Conventions
import ArgumentParsing

/// The formats in which `check` prints what it found: a case here, and a file beside this one.
enum CheckFormat: String, CaseIterable {
    case text, json, sarif, github, junit

    /// Prints a result to standard output, or why there is none; text shows paths behind `shownRoot`.
    func write(
        _ result: CheckResult, _ problem: CheckError?, at shownRoot: String, _ arguments: ParsedArguments,
        in context: RunContext
    ) {
        let console = context.console
        let problem = problem.map { Diagnostic($0).message }
        let statistics = arguments.flag(.statistics) ? CheckStatistics(result) : nil
        switch self {
        case .text:
            let style = Style(arguments, in: context)
            let isForPeople = console.isOutputTerminal
            console.write(
                isForPeople
                    ? CheckGroupedText.text(of: result, in: shownRoot, style, width: console.width)
                    : CheckText.text(of: result, in: shownRoot, style))
            if let statistics { console.write(statistics.text(style)) }
        case .json: console.write(CheckJSON.text(of: result, statistics))
        case .sarif: console.write(CheckSARIF.text(of: result, statistics, problem: problem))
        case .github: CheckGitHub.write(result, statistics, at: shownRoot, in: context)
        case .junit:
            console.write(
                CheckJUnit.text(of: result, statistics, isStrict: arguments.flag(.strict), problem: problem))
        }
    }
}

extension Option {
    static let checkFormat = Option(
        "format", kind: .value(placeholder: "FORMAT"), choices: CheckFormat.choices,
        help: "Output format", defaultText: CheckFormat.text.rawValue)
}

extension ParsedArguments {
    var checkFormat: CheckFormat { value(.checkFormat).flatMap(CheckFormat.init) ?? .text }
}
