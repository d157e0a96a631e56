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
    public func flag(_ name: String) -> Bool {
        negatable(name) ?? false
    }

    /// True for `--name`, false for `--no-name`, nil when neither was given.
    public func negatable(_ name: String) -> Bool? {
        occurrences.last { $0.name == name }?.isOn
    }

    /// The value of an option, nil when it was not given; the last one of an option that repeats.
    public func value(_ name: String) -> String? {
        occurrences.last { $0.name == name }?.value
    }

    /// The values of an option that repeats, in order.
    public func values(_ name: String) -> [String] {
        occurrences.filter { $0.name == name }.compactMap(\.value)
    }
}
