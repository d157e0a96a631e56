import TemplateSets
import Text

/// What a person is asked for a parameter: as short as a question is, with all the rest behind a `?`.
struct ParameterQuestion {
    private let parameter: Parameter

    init(_ parameter: Parameter) {
        self.parameter = parameter
    }

    /// The option that would answer, what it is, and of a list how to name several.
    var text: String {
        let takes = parameter.kind.isToggle || parameter.kind.values != nil ? "" : " " + parameter.placeholder
        let summary = Self.firstClause(of: parameter.help)
        let several = parameter.isList ? "; separate several with spaces" : ""
        return "--\(parameter.option)\(takes)" + (summary.isEmpty ? "" : "  " + summary) + several
    }

    /// The whole of what there is to say.
    var help: String { parameter.help.isEmpty ? "" : parameter.help + "." }

    /// What stands before the first semicolon or colon that is no part of an example.
    static func firstClause(of help: String) -> String {
        var isQuoted = false
        var last: Character?
        for index in help.indices {
            let character = help[index]
            // An apostrophe stands within a word.
            if character == "'" { isQuoted = !isQuoted && (last == nil || last == " " || last == "(") }
            if !isQuoted, character == " ", let last, last == ";" || last == ":" {
                return String(help[..<help.index(before: index)])
            }
            last = character
        }
        return help
    }
}
