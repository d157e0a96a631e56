/// A command line, understood.
public struct ParsedArguments: Sendable, Equatable {
    /// The names of the command that was chosen, below the root: `["template", "list"]`.
    public internal(set) var commandPath: [String] = []
    /// The positional arguments, in order.
    public internal(set) var arguments: [String] = []
    /// Whether `-h`, `--help` or the word `help` before a command asked for help; then nothing else was checked.
    public internal(set) var helpRequested = false
    /// Whether `Option.version` was given; then missing words are no error.
    public internal(set) var versionRequested = false

    /// One option as it was given.
    struct Occurrence: Sendable, Equatable {
        var name: String
        var isOn: Bool
        var value: String?
    }

    var occurrences: [Occurrence] = []

    /// Whether a flag was given.
    public func flag(_ option: Option) -> Bool {
        assert(!option.takesValue, "--\(option.name) has a value to be read")
        return isOn(named: option.name) ?? false
    }

    /// The value of an option, nil when it was not given; the last one of an option that repeats.
    public func value(_ option: Option) -> String? {
        assert(option.takesValue, "--\(option.name) is a flag and has no value")
        return occurrences.last { $0.name == option.name }?.value
    }

    /// The values of an option that repeats, in order.
    public func values(_ option: Option) -> [String] {
        assert(option.takesValue, "--\(option.name) is a flag and has no value")
        return values(named: option.name)
    }

    /// True for `--name`, false for `--no-name`, nil when neither was given. For options that only a run brings;
    /// those that a program declares are read by their declarations.
    public func isOn(named name: String) -> Bool? {
        occurrences.last { $0.name == name }?.isOn
    }

    /// The values of an option that only a run brings, in order.
    public func values(named name: String) -> [String] {
        occurrences.filter { $0.name == name }.compactMap(\.value)
    }

    /// The command line in one spelling, without its abbreviations.
    public var words: [String] {
        let options = occurrences.map { option in
            option.value.map { "--\(option.name)=\($0)" } ?? "--\(option.isOn ? "" : "no-")\(option.name)"
        }
        return commandPath + options + ["--"] + arguments
    }
}
