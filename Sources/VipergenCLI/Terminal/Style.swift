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
    enum Color: Int {
        case red = 31, green = 32, yellow = 33, gray = 90
    }

    func paint(_ text: String, _ color: Color?) -> String {
        guard hasColors, let color else { return text }
        return "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m"
    }
}
