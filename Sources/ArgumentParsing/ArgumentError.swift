/// What is wrong with a command line. Options are spelt as they were typed, without their value.
public enum ArgumentError: Error, Equatable {
    /// No command of that name; those there are, and the names that lead to them (the root's first).
    case unknownCommand(name: String, known: [String], path: [String])
    /// A command is needed after the names in the path.
    case missingCommand(known: [String], path: [String])
    /// No such option; those that could stand there, spelt with their dashes.
    case unknownOption(option: String, known: [String])
    /// The option needs a value and has none.
    case missingValue(option: String)
    /// The value of an option (`--project`) or of an argument (`PATH`) is an empty text, which means nothing there.
    case emptyValue(name: String)
    /// A switch was turned on and off; both as options.
    case contradiction(option: String, other: String)
    /// The option takes no value and was given one.
    case unexpectedValue(option: String, value: String)
    /// The value of an option (`--format`) or of an argument (`SHELL`) is none of the choices.
    case invalidChoice(name: String, value: String, choices: [String])
    /// The option was given twice and may be given once.
    case repeatedOption(option: String)
    /// A word too many.
    case unexpectedArgument(value: String)
    /// A word too few: the argument that is missing.
    case missingArgument(name: String)
}
