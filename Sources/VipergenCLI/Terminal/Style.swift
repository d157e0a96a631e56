import ArgumentParsing
import Platform

/// Whether words may have colours.
struct Style {
    let hasColors: Bool

    init(hasColors: Bool) {
        self.hasColors = hasColors
    }

    init(_ arguments: ParsedArguments, in context: RunContext) {
        let refusal = context.environment[.noColor] ?? ""
        hasColors =
            context.console.isOutputTerminal && refusal.isEmpty && context.environment[.terminal] != "dumb"
            && !arguments.flag(.noColor)
    }

    /// The colours in use, as terminals number them.
    enum Color: Int, CaseIterable {
        case red = 31, green = 32, yellow = 33, gray = 90
    }

    func paint(_ text: String, _ color: Color?) -> String {
        guard hasColors, let color else { return text }
        return Self.sequence(color.rawValue) + text + Self.sequence(0)
    }

    /// What of escape sequences is written where colors are in use.
    static var sequences: [String] { [sequence(0)] + Color.allCases.map { sequence($0.rawValue) } }

    private static func sequence(_ number: Int) -> String { "\u{1B}[\(number)m" }
}
