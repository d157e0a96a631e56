import ArgumentParsing
import Text

extension Diagnostic {
    init(_ error: ArgumentError) {
        self.init(message: "", exitCode: .usage)
        switch error {
        case .unknownCommand(let name, let known, let path):
            message = "unknown command \(quoted((path.dropFirst() + [name]).joined(separator: " ")))"
            hints = suggestion(for: name, among: known, what: "commands")
        case .missingCommand(let known, let path):
            message = "\(quoted(path.joined(separator: " "))) needs a command: \(alternatives(known))"
        case .unknownOption(let option, let known):
            message = "unknown option \(quoted(option))"
            hints = nearest(to: option, in: known).map { ["Did you mean \(quoted($0))?"] } ?? []
        case .missingValue(let option): message = "\(option) needs a value"
        case .emptyValue(let name): message = "\(name) must not be empty"
        case .contradiction(let option, let other): message = "\(option) and \(other) contradict each other"
        case .unexpectedValue(let option, let value):
            message = "\(option) takes no value, but was given \(quoted(value))"
        case .invalidChoice(let name, let value, let choices):
            message = "invalid value \(quoted(value)) for \(name)"
            hints = suggestion(for: value, among: choices, what: "choices")
        case .repeatedOption(let option): message = "\(option) is given twice"
        case .unexpectedArgument(let value): message = "unexpected argument \(quoted(value))"
        case .missingArgument(let name): message = "\(name) is missing"
        }
    }

    init(_ error: NameError) {
        switch error {
        case .noSetName:
            self.init(message: "--name must be given", hints: ["For example: --name house"], exitCode: .usage)
        case .badSetName(let name, let suggestion):
            self.init(
                message: "\(quoted(name)) cannot be the name of a template set",
                hints: ["Use lowercase letters, digits and dashes" + (suggestion.map { ": \(quoted($0))." } ?? ".")],
                exitCode: .usage)
        case .badDirectory(let option, let path):
            self.init(
                message: "--\(option) takes a relative path inside the project, not \(quoted(path))", exitCode: .usage)
        case .badLine(let option, let text):
            self.init(
                message: "--\(option) takes one line without control characters, not \(quoted(text))",
                exitCode: .usage)
        }
    }
}

/// A name that a command cannot use.
enum NameError: Error {
    case badSetName(String, suggestion: String?)
    /// A set that is to be made was given no name.
    case noSetName
    /// An option's value is not a relative path inside the project.
    case badDirectory(String, String)
    /// An option's value is to stand on one line of a comment, and has more, or what cannot be seen.
    case badLine(String, String)
}
