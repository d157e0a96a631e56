import ArgumentParsing
import Platform

/// Whether words may have colours.
struct Style {
    let hasColors: Bool

    init(hasColors: Bool) {
        self.hasColors = hasColors
    }

    /// The style of standard output.
    init(_ arguments: ParsedArguments, in context: RunContext) {
        self.init(arguments, context.environment, isTerminal: context.console.isOutputTerminal)
    }

    /// The style of a stream: as the command line says, else with colours on a terminal that nobody wants without.
    init(_ arguments: ParsedArguments, _ environment: ProcessEnvironment, isTerminal: Bool) {
        let choice = arguments.value(.color).flatMap(ColorChoice.init) ?? .auto
        let refusal = environment[.noColor] ?? ""
        hasColors =
            switch arguments.flag(.noColor) ? .never : choice {
            case .always: true
            case .never: false
            case .auto: isTerminal && refusal.isEmpty && environment[.terminal] != "dumb"
            }
    }

    /// The colours in use, as terminals number them.
    enum Color: String, CaseIterable {
        case bold = "01"
        case red = "31"
        case green = "32"
        case yellow = "33"
        case cyan = "36"
        case gray = "90"
    }

    func paint(_ text: String, _ color: Color?) -> String {
        guard hasColors, let color else { return text }
        return Self.sequence(color.rawValue) + text + Self.sequence("0")
    }

    /// What of escape sequences is written where colors are in use.
    static var sequences: [String] { [sequence("0")] + Color.allCases.map { sequence($0.rawValue) } }

    private static func sequence(_ number: String) -> String { "\u{1B}[\(number)m" }
}
